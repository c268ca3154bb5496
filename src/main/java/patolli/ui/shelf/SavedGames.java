package patolli.ui.shelf;

import java.util.HashMap;
import java.util.Map;
import patolli.play.Seats;
import patolli.rules.Game;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.table.AllTables;
import patolli.ui.table.SmallMat;

/** Puts the sheet of saved games together. */
public final class SavedGames {
    private SavedGames() { }

    /**
     * The sheet over a model; the model is told when it is to be taken away.
     *
     * @param thumbnails kept by whoever shows the sheet, so that it opens at once the next time
     */
    public static View load(ShelfModel model, Pictures pictures, Thumbnails thumbnails) {
        return load(model, pictures, thumbnails, ShelfWords.hereAndNow(new Texts("shelf")));
    }

    static View load(ShelfModel model, Pictures pictures, Thumbnails thumbnails, ShelfWords words) {
        Texts texts = new Texts("shelf");
        return FxmlView.load("shelf", texts, new ShelfController(model, pictures, thumbnails, texts, words));
    }

    /** What a Patolli that may only look tells the player once, when it has been opened. */
    public static String lookingOnly() {
        return new Texts("shelf").get("readOnly.notice");
    }

    /** The small pictures of all games: those that have a table of their own, and cards for the others. */
    public static Thumbnails thumbnails(AllTables tables, Pictures pictures) {
        Texts texts = new Texts("shelf");
        ShelfWords words = ShelfWords.hereAndNow(texts);
        Map<Game, Glimpse> glimpses = new HashMap<>();
        tables.tables().forEach(table -> glimpses.put(table.game(), new SmallMat(table, pictures)::paint));
        return new Thumbnails(tables.tables().stream().findFirst(), glimpses,
                new PlainGlimpse(pictures, words::game, state -> words.due(state, Seats.allPlayers(state.sides()))),
                (state, seats) -> tables.of(state.game()).map(table -> table.words().progress(state, seats))
                        .orElse(""));
    }

    /** What a game on the shelf is called. */
    public static String title(Item item) {
        return ShelfWords.hereAndNow(new Texts("shelf")).title(item);
    }
}
