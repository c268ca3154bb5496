package patolli.ui;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import patolli.model.TableModel;
import patolli.ui.common.KeptPictures;
import patolli.ui.common.View;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;

/** The board scene of an evening: that of the game that lies on the table, made when it is first played there. */
final class Boards {
    private final AllTables tables;
    private final TableModel table;
    private final Function<GameTable, View> make;
    private final Map<GameTable, View> scenes = new HashMap<>();

    Boards(AllTables tables, TableModel table, Function<GameTable, View> make) {
        this.tables = tables;
        this.table = table;
        this.make = make;
    }

    /** The scene of the game that lies on the table. */
    View shown() {
        // Each holds its mat and figures in several lights: that of another game is made anew when it is played again.
        scenes.entrySet().removeIf(kept -> kept.getKey() != playing() && release(kept.getValue()));
        return scenes.computeIfAbsent(playing(), make);
    }

    /** The pictures that its scene wants, if that is still to be made. */
    List<String> pictures() {
        return scenes.containsKey(playing()) ? List.of() : playing().pictures();
    }

    private static boolean release(View gone) {
        KeptPictures.release(gone.root());
        return true;
    }

    /** The table of that game. */
    GameTable playing() {
        return tables.playing(table.state().game());
    }

    /** The table of the main game. */
    GameTable main() {
        return tables.tables().getFirst();
    }

    /** The table of the game that is taught now: that game, if it has a tutorial; else the main one. */
    GameTable taught() {
        return Optional.of(playing()).filter(at -> at.course().isPresent()).orElseGet(this::main);
    }
}
