package patolli.ui.table.figure;

import java.util.Optional;
import patolli.board.figure.FigurePose;
import patolli.rules.Event;
import patolli.rules.Side;

/** What somebody who sits at a table makes of what happens there. */
public record Reaction(FigurePose pose, Hold hold) {

    /** How long it is seen. */
    public enum Hold {
        /** A moment, then whatever the evening asks for. */
        MOMENT,
        /** Until another game begins. */
        LASTING
    }

    /** What it is to the one in a seat; empty when it is nothing. */
    public static Optional<Reaction> of(Event event, Side seat) {
        return switch (event) {
            case Event.Cast cast -> moment(cast.side() == seat ? FigurePose.COUNTING : FigurePose.WATCHING);
            case Event.Begins begins -> mine(begins.side(), seat, FigurePose.PLEASED, FigurePose.WATCHING);
            case Event.Bet bet -> mine(bet.side(), seat, FigurePose.PLEASED, FigurePose.WATCHING);
            case Event.Entered entered -> mine(entered.side(), seat, FigurePose.PLEASED, FigurePose.WATCHING);
            case Event.Moved _, Event.PairMoved _, Event.DirectionChosen _, Event.Tied _ ->
                    moment(FigurePose.WATCHING);
            case Event.Bumped hit -> loss(hit.side(), hit.by(), seat);
            case Event.Cut hit -> loss(hit.side(), hit.by(), seat);
            case Event.Captured hit -> loss(hit.side(), hit.by(), seat);
            case Event.Settled settled -> mine(settled.side(), seat, FigurePose.PLEASED, FigurePose.WATCHING);
            case Event.SteppedBack back -> mine(back.side(), seat, FigurePose.FLINCHING, FigurePose.PLEASED);
            case Event.BorneOff home -> mine(home.side(), seat, FigurePose.GLOATING, FigurePose.FLINCHING);
            case Event.Forfeit paid -> moment(paid.from() == seat ? FigurePose.FLINCHING
                    : paid.to().filter(seat::equals).isPresent() ? FigurePose.GLOATING : FigurePose.PLEASED);
            case Event.ExtraTurn again -> mine(again.side(), seat, FigurePose.PLEASED, FigurePose.WATCHING);
            case Event.WillMiss misses -> mine(misses.side(), seat, FigurePose.SLUMPED, FigurePose.PLEASED);
            case Event.WillStepBack back -> mine(back.side(), seat, FigurePose.SLUMPED, FigurePose.PLEASED);
            case Event.Passed passed -> mine(passed.side(), seat, FigurePose.SLUMPED, FigurePose.WATCHING);
            case Event.DieLost lost -> mine(lost.side(), seat, FigurePose.SLUMPED, FigurePose.WATCHING);
            case Event.Bankrupt broke -> Optional.of(new Reaction(broke.side() == seat ? FigurePose.SLUMPED
                    : FigurePose.GLOATING, Hold.LASTING));
            case Event.PoolTaken taken -> mine(taken.side(), seat, FigurePose.GLOATING, FigurePose.SLUMPED);
            case Event.PotShared shared -> shared.side() == seat ? moment(FigurePose.TRIUMPHANT) : Optional.empty();
            case Event.GameWon won -> Optional.of(end(won.sides().contains(seat)));
            case Event.ContestWon won -> Optional.of(end(won.side() == seat));
            case Event.Drawn _ -> Optional.of(new Reaction(FigurePose.BORED, Hold.LASTING));
            case Event.NextGame _ -> moment(FigurePose.REST);
            case Event.TurnPassed _ -> Optional.empty();
        };
    }

    /** Whether it ends whatever lasted before it. */
    public static boolean clears(Event event) {
        return event instanceof Event.NextGame;
    }

    private static Optional<Reaction> moment(FigurePose pose) {
        return Optional.of(new Reaction(pose, Hold.MOMENT));
    }

    private static Optional<Reaction> mine(Side whose, Side seat, FigurePose own, FigurePose other) {
        return moment(whose == seat ? own : other);
    }

    private static Optional<Reaction> loss(Side loser, Side by, Side seat) {
        return moment(loser == seat ? FigurePose.FLINCHING : by == seat ? FigurePose.GLOATING : FigurePose.PLEASED);
    }

    /** What the end is to somebody. */
    static Reaction end(boolean won) {
        return new Reaction(won ? FigurePose.TRIUMPHANT : FigurePose.SLUMPED, Hold.LASTING);
    }
}
