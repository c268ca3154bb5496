package patolli.ai.review;

import java.util.Comparator;
import java.util.List;
import patolli.play.Decision;
import patolli.play.Seats;
import patolli.play.Skill;
import patolli.play.Step;
import patolli.rules.Side;

/**
 * A record, reviewed: every side's chance to win at the beginning, what each step changed in it, and so its chance at
 * the end (1 if it has won, 0 if it has lost). Luck and skill add up to the difference.
 *
 * @param sides  those that played
 * @param begins their chances at the beginning, in this order
 * @param steps  in their order, without what was taken back
 * @param assets how many assets a contest is played for, 0 for none. Its winner has them all, and the chance to win it
 *               is the share of them that a side can expect to hold after the game under way: so a chance times this is
 *               what a position is worth in assets
 */
public record Review(List<Side> sides, List<Double> begins, List<ReviewedStep> steps, int assets) {

    public Review {
        sides = List.copyOf(sides);
        begins = List.copyOf(begins);
        steps = List.copyOf(steps);
    }

    /** A side's chance to win at the beginning. */
    public double begins(Side side) {
        return begins.get(sides.indexOf(side));
    }

    /** By how much all casts together changed a side's chance to win. */
    public double luck(Side side) {
        int seat = sides.indexOf(side);
        return steps.stream().mapToDouble(step -> step.luck(seat)).sum();
    }

    /** By how much a side's own decisions changed its chance to win. */
    public double skill(Side side) {
        return changed(side, side);
    }

    /** By how much the decisions of all others changed a side's chance to win. */
    public double gifts(Side side) {
        return sides.stream().filter(other -> other != side).mapToDouble(other -> changed(side, other)).sum();
    }

    /**
     * By how much the decisions of one side changed another's chance to win, or its own, with what came to light after
     * casts that left it nothing to do.
     */
    public double changed(Side side, Side by) {
        int seat = sides.indexOf(side);
        return steps.stream().filter(step -> step.side() == by).mapToDouble(step -> step.decided(seat)).sum();
    }

    /** A side's chance to win at the end. */
    public double ends(Side side) {
        return begins(side) + luck(side) + skill(side) + gifts(side);
    }

    /**
     * What a side's decisions lost against the best ones, each as it was judged where it was made. Their sum is an
     * estimate of what the best decisions would have kept in these places with the same casts; no other course of the
     * game is played out, and as what is lost can be won back and lost again, it can be more than a whole victory.
     */
    public double lost(Side side) {
        return decisions(side).stream().mapToDouble(ReviewedStep::loss).sum();
    }

    /** How many decisions of a side had something to choose. */
    public long choices(Side side) {
        return decisions(side).stream().filter(ReviewedStep::isChoice).count();
    }

    /** How many of these have this grade. */
    public long count(Side side, Grade grade) {
        return decisions(side).stream().filter(step -> step.isChoice() && step.grade() == grade).count();
    }

    /** A side's decisions that lost something, the dearest first. */
    public List<ReviewedStep> dearest(Side side, int atMost) {
        return decisions(side).stream().filter(step -> step.grade() != Grade.GOOD)
                .sorted(Comparator.comparingDouble(ReviewedStep::loss).reversed()).limit(atMost).toList();
    }

    private List<ReviewedStep> decisions(Side side) {
        return steps.stream().filter(step -> !step.isLuck() && step.side() == side).toList();
    }

    /**
     * What the players did against computers: at each step those count who then sat there, if a computer sat there as
     * well.
     *
     * @param record what was reviewed
     */
    public Skill ofPlayers(List<Step> record) {
        int decisions = 0;
        double lost = 0;
        double luck = 0;
        for (ReviewedStep step : steps) {
            Seats seats = record.get(step.index()).seats();
            if (seats.players().isEmpty() || seats.computers().isEmpty()) {
                continue;
            }
            if (step.isLuck()) {
                luck += sides.stream().filter(seats.players()::contains)
                        .mapToDouble(side -> step.changes().get(sides.indexOf(side))).average().orElse(0);
            } else if (step.isChoice() && step.decision() instanceof Decision.Move
                    && seats.players().contains(step.side())) {
                decisions++;
                lost += step.loss();
            }
        }
        return new Skill(decisions, lost, luck);
    }
}
