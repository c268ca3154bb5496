package patolli.ui;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import patolli.model.Pledge;
import patolli.model.TableModel;
import patolli.ui.common.View;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.proof.PlayersWord;
import patolli.ui.table.AllTables;
import patolli.ui.table.BetAsked;
import patolli.ui.table.HintAsked;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** Shows the bet before a game, and takes what is laid down there to the table. */
final class Bets {
    private final Theatre theatre;
    private final Scenes scenes;
    private final TableModel table;
    private final AllTables tables;
    private final Optional<Library> library;
    private final Supplier<Map<Command, Runnable>> commands;
    private final Boards boards;
    /** Of this contest's word; it outlives a bet scene that is shown anew. */
    private final StringProperty typedWord = new SimpleStringProperty(this, "typedWord", "");

    Bets(Theatre theatre, Scenes scenes, TableModel table, AllTables tables, Optional<Library> library,
            Supplier<Map<Command, Runnable>> commands, Boards boards) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.table = table;
        this.tables = tables;
        this.library = library;
        this.commands = commands;
        this.boards = boards;
    }

    /** Shows the bet, or the board for games without one. */
    void show() {
        BetAsked asked = new BetAsked(table.state(), table.seats(), this::lay, library.flatMap(Library::seal), word(),
                new HintAsked(table.hintProperty(), table::askForHint), table.isTrial());
        scenes.beforePlay(tables.playing(table.state().game()), asked, commands.get())
                .ifPresentOrElse(this::show, () -> theatre.show(Act.BOARD, boards.shown()));
    }

    private void show(View bet) {
        theatre.show(Act.BET, bet);
        scenes.expect(boards.pictures());
    }

    /** Another contest has its own word. */
    void forgetWord() {
        typedWord.set("");
    }

    private PlayersWord word() {
        if (table.takesWord()) {
            return new PlayersWord.Asked(typedWord);
        }
        return table.provision().pledge().map(Pledge::word).filter(added -> !added.isEmpty())
                .<PlayersWord>map(PlayersWord.Added::new).orElseGet(PlayersWord.None::new);
    }

    private void lay(int amount) {
        theatre.show(Act.BOARD, boards.shown());
        table.addWord(typedWord.get());
        forgetWord();
        table.bet(amount);
    }
}
