package patolli.ui.splash;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The lines that the splash offers.
 *
 * @param commands what the open lines do
 * @param closed   why the others can't be chosen yet: the name of a text of the bundle {@code splash}
 */
public record SplashModel(Map<Line, Runnable> commands, Map<Line, String> closed) {

    /** What may be chosen. */
    public enum Line { NEW_CONTEST, RESUME, OTHER_GAMES, TUTORIAL, SETTINGS, EXIT }

    /** A copy that cannot be changed. */
    public SplashModel {
        commands = Map.copyOf(commands);
        closed = Map.copyOf(closed);
    }

    /** All lines from top to bottom: those that can be chosen come first. */
    public List<Line> order() {
        return Stream.of(Line.values()).sorted(Comparator.comparing(closed::containsKey)).toList();
    }

    /** Why a line is closed; empty for one that is open. */
    public Optional<String> reason(Line line) {
        return Optional.ofNullable(closed.get(line));
    }

    /** Does what a line says; a closed line does nothing. */
    public void choose(Line line) {
        if (!closed.containsKey(line)) {
            commands.getOrDefault(line, () -> { }).run();
        }
    }
}
