package patolli.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import patolli.play.Decision;
import patolli.play.Mark;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/** Records of games that went at random. */
public final class Records {
    private Records() { }

    /** What happened in a random game or contest, to its end. */
    public static List<Turn> game(String setup, long seed) {
        Sitting sitting = new Sitting(Positions.opening(setup));
        var dice = new Positions.Dice(sitting.state().game().casts(), seed);
        while (sitting.state().phase() != Phase.OVER) {
            switch (dice.decide(sitting.state())) {
                case Decision.Cast cast -> sitting.cast(cast.cast());
                case Decision.Bet bet -> sitting.bet(1);
                case Decision.Move move -> sitting.move(move.move());
            }
        }
        return sitting.history();
    }

    /** A contest of patolli with at least so many games, against Smoking Mirror, in which nothing was taken back. */
    public static List<Step> contest(int games) {
        for (long seed = 1;; seed++) {
            List<Turn> history = game("patolli", seed);
            List<Step> steps = Step.of(history, seats(history.getFirst().before()));
            if (Step.games(steps).size() >= games) {
                return steps;
            }
        }
    }

    /** Smoking Mirror has the last seat. */
    public static Seats seats(State state) {
        return Seats.mirrorPlays(state.sides(), state.sides().getLast());
    }

    /** The same record, in which somebody first made another move there and took it back, and threw his own beans. */
    public static List<Step> secondThoughts(List<Step> steps) {
        List<Step> all = new ArrayList<>(steps);
        for (int i = 0; i < steps.size(); i++) {
            Turn turn = steps.get(i).turn();
            if (turn.decision() instanceof Decision.Move move && turn.before().moves().size() > 1) {
                Decision other = new Decision.Move(turn.before().moves().stream().filter(m -> m != move.move())
                        .findFirst().orElseThrow());
                Events.Log log = new Events.Log();
                State after = other.apply(turn.before(), log);
                all.add(i, new Step(new Turn(turn.before(), other, log.events(), after), steps.get(i).seats(),
                        Set.of(Mark.TAKEN_BACK)));
                all.set(i - 1, new Step(all.get(i - 1).turn(), steps.get(i).seats(), Set.of(Mark.OWN_BEANS)));
                return all;
            }
        }
        throw new IllegalArgumentException("nobody had a choice");
    }
}
