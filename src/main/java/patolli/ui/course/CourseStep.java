package patolli.ui.course;

import java.util.List;
import java.util.Optional;
import patolli.rules.Events;
import patolli.rules.Leg;
import patolli.rules.Phase;
import patolli.rules.Spot;
import patolli.rules.State;

/**
 * One step of the tutorial.
 *
 * @param name      its name in the game's bundle {@code lesson}
 * @param laid      the position that is laid for it
 * @param prelude   what is played on it unseen before the step begins, as written
 * @param start     the position that this leads to
 * @param script    what is played in the step by both sides and chance, as written
 * @param exact     whether the player may not choose otherwise
 * @param pointing  how the places are pointed at
 * @param places    what is pointed at; a task on the mat is done at the first of them
 * @param after     what is pointed at when the deed is done and the scroll says what came of it; none where the next
 *                  step follows at once
 */
public record CourseStep(String name, Task task, State laid, List<String> prelude, State start, List<String> script,
        boolean exact, Pointing pointing, List<Place> places, List<Place> after) {

    /** Where the first piece goes that the script moves over the board; empty if none does. */
    public Optional<Leg> way() {
        State now = start;
        for (String text : script) {
            if (now.phase() == Phase.MOVE) {
                Leg leg = now.view(now.find(text).orElseThrow()).legs().getFirst();
                if (leg.from() instanceof Spot.Square) {
                    return Optional.of(leg);
                }
            }
            now = Script.after(now, text, Events.NONE);
        }
        return Optional.empty();
    }

    /** Where the piece stands that is to be moved by dice; empty where the step asks for no such move. */
    public Optional<Spot> asked() {
        return task == Task.MOVE && start.phase() == Phase.MOVE && !start.dice().isEmpty()
                ? Optional.of(start.view(start.find(script.getFirst()).orElseThrow()).legs().getFirst().from())
                : Optional.empty();
    }

    /** Where that piece can go. */
    public List<Leg> goals() {
        return asked().stream().flatMap(from -> start.moves().stream().flatMap(move -> start.view(move).legs().stream())
                .filter(leg -> leg.from().equals(from))).distinct().toList();
    }

    /** How several places are pointed at. */
    public enum Pointing {
        /** All at once. */
        TOGETHER,
        /** One after the other, as a piece would go. */
        IN_TURN
    }
}
