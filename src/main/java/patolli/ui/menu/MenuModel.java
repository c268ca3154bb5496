package patolli.ui.menu;

import java.util.Map;
import java.util.Optional;
import patolli.model.Preferences;
import patolli.model.TableModel;

/**
 * What the menus show and do.
 *
 * @param factsTrouble why there are no facts, for the player; empty when there are
 * @param commands     what is done elsewhere; what is missing does nothing
 * @param chosen       told of every line that is chosen, before anything is done
 */
public record MenuModel(TableModel table, Preferences preferences, Optional<String> factsTrouble,
        Map<Command, Runnable> commands, Runnable chosen) {

    /** What the menus ask somebody else to do. */
    public enum Command {
        ROLLOUT, NEW_CONTEST, OTHER_GAMES, SAVED_GAMES, REPLAY, SETTINGS, LEAVE, TUTORIAL, BOOK, STORY, CHECK,
        STATISTICS, LABORATORY, POSITION, ABOUT, EXIT
    }

    /** A copy that cannot be changed. */
    public MenuModel {
        commands = Map.copyOf(commands);
    }

    /** With nobody who is told of every line. */
    public MenuModel(TableModel table, Preferences preferences, Optional<String> factsTrouble,
            Map<Command, Runnable> commands) {
        this(table, preferences, factsTrouble, commands, () -> { });
    }

    /** Does what a line of the menu says. */
    public void run(Command command) {
        chosen.run();
        commands.getOrDefault(command, () -> { }).run();
    }
}
