package patolli.ai.review;

import java.util.List;
import java.util.Optional;
import patolli.play.Decision;
import patolli.rules.Side;

/**
 * What one step of a record changed.
 *
 * @param index    which step of the record, from 0
 * @param side     whose cast or decision it was
 * @param decision what it was
 * @param text     how the chronicle writes it
 * @param changes  by how much it changed each side's chance to win, in the order of the sides
 * @param later    what came to light of these chances only after it: where a cast leaves nothing to do, the position is
 *                 then judged by the casts that follow it; 0 for all else
 * @param loss     how much worse it was than the best decision, in that side's chance to win; 0 for casts and where
 *                 there was nothing to choose
 * @param best     how the best decision is written; the same as {@code text} where there was none better
 * @param next     the best of all decisions but that one; empty for casts and where there was nothing to choose
 */
public record ReviewedStep(int index, Side side, Decision decision, String text, List<Double> changes,
        List<Double> later, double loss, String best, Optional<NextBest> next) {

    /**
     * The best decision but one.
     *
     * @param text how it is written
     * @param less how much less it is worth than the best, in that side's chance to win; 0 or more
     */
    public record NextBest(String text, double less) { }

    public ReviewedStep {
        changes = List.copyOf(changes);
        later = List.copyOf(later);
    }

    /** Whether something came to light only after it. */
    public boolean hasLater() {
        return later.stream().anyMatch(part -> part != 0);
    }

    /** Whether chance alone changed something. */
    public boolean isLuck() {
        return decision instanceof Decision.Cast;
    }

    /** By how much chance changed what the side on a seat can hope for. */
    public double luck(int seat) {
        return isLuck() ? changes.get(seat) : 0;
    }

    /** By how much the decision changed it, with what came to light later. */
    public double decided(int seat) {
        return later.get(seat) + (isLuck() ? 0 : changes.get(seat));
    }

    /** Whether there was something to choose. */
    public boolean isChoice() {
        return next.isPresent();
    }

    public Grade grade() {
        return Grade.of(loss);
    }
}
