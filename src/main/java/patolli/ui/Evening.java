package patolli.ui;

import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.application.Platform;
import patolli.beans.CastSource;
import patolli.model.Mind;
import patolli.model.TableModel;
import patolli.rules.Game;
import patolli.rules.Refusal;
import patolli.rules.State;

/** What an evening at the table is made of, wherever it is shown. */
public final class Evening {
    private Evening() { }

    /** A table for contests of a game with its standard options. */
    public static TableModel table(Game game, Supplier<CastSource> beans, Mind mirror, Executor thinker) {
        return new TableModel(() -> opening(game), beans, mirror, thinker, Platform::runLater);
    }

    private static State opening(Game game) {
        try {
            return game.start(Map.of());
        } catch (Refusal e) {
            throw new IllegalStateException("the standard options of " + game.name() + " must go together", e);
        }
    }
}
