package patolli.ai.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.ai.Opponents;
import patolli.ai.judge.Evaluators;
import patolli.ai.measure.Interval;
import patolli.ai.rollout.Rollout.Standing;
import patolli.ai.rollout.Rollout.What;
import patolli.play.Level;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;

/**
 * Towards the end of a game few positions are left, and what each is worth among players of a level can be reckoned: a
 * level chooses the same in the same position. Playing it out comes to the same.
 */
class RolloutExactTest {
    private static final int MOST = 400;
    private static final int GAMES = 300;
    private static final long SEED = 5;
    private static final double CLOSE = 1e-12;
    private static final double HALF_A_POINT = 0.005;

    /** What can come of a position, with its chances. */
    private record Fork(int[] to, double[] chances) { }

    /** A position, and what it is worth to whoever acts. */
    private record Known(State state, double worth) { }

    @ParameterizedTest
    @CsvSource({"patolli,merchant", "bell,merchant", "pagade,merchant", "tablan,merchant", "bell,mirror",
        "tablan,tourist"})
    @Tag("breadth")
    void whatIsReckonedIsPlayedOut(String setup, String key) {
        Level level = Level.FIXED.stream().filter(one -> one.key().equals(key)).findFirst().orElseThrow();
        Known race = race(setup, level);
        for (Luck luck : Luck.values()) {
            List<Standing> told = new ArrayList<>();
            new Rollout(Optional.of(level), luck).run(race.state(), What.POSITION, GAMES, SEED, told::add, () -> false);
            Interval found = told.getLast().candidates().getFirst().chance();
            double reach = 1.5 * (found.high() - found.low()) / 2 + HALF_A_POINT;
            assertThat(found.value()).as("%s at %s, luck %s: %s", setup, key, luck, found)
                    .isBetween(race.worth() - reach, race.worth() + reach);
        }
    }

    /** The earliest position of a game from which so few others can come, undecided. */
    private static Known race(String setup, Level level) {
        for (long seed = 1;; seed++) {
            Optional<Known> earliest = Optional.empty();
            for (State state : game(setup, seed).reversed()) {
                if (state.phase() == Phase.CAST) {
                    Optional<Double> worth = worth(state, level);
                    if (worth.isEmpty()) {
                        break;
                    }
                    if (worth.get() > 0.1 && worth.get() < 0.9) {
                        earliest = Optional.of(new Known(state, worth.get()));
                    }
                }
            }
            if (earliest.isPresent()) {
                return earliest.get();
            }
        }
    }

    /** The positions of one game that went at random. */
    private static List<State> game(String setup, long seed) {
        try {
            State opening = Positions.opening(setup);
            State state = opening.game().startSingle(opening.options());
            var dice = new Positions.Dice(state.game().casts(), seed);
            List<State> all = new ArrayList<>();
            while (state.phase() != Phase.OVER) {
                all.add(state);
                state = dice.decide(state).apply(state, Events.NONE);
            }
            return all;
        } catch (Refusal e) {
            throw new AssertionError(e);
        }
    }

    /** To whoever acts; empty where too many positions can come. */
    private static Optional<Double> worth(State from, Level level) {
        Map<State, Integer> numbers = new LinkedHashMap<>(Map.of(from, 0));
        Deque<State> due = new ArrayDeque<>(List.of(from));
        List<Fork> forks = new ArrayList<>();
        List<Double> worth = new ArrayList<>();
        Side side = from.mover();
        while (!due.isEmpty()) {
            State state = due.remove();
            boolean over = state.phase() == Phase.OVER;
            worth.add(over ? Evaluators.best().chance(state, side) : 0);
            forks.add(over ? new Fork(new int[0], new double[0]) : fork(state, level, numbers, due));
            if (numbers.size() > MOST) {
                return Optional.empty();
            }
        }
        double change = 1;
        while (change > CLOSE) {
            change = 0;
            for (int n = forks.size() - 1; n >= 0; n--) {
                Fork fork = forks.get(n);
                double now = fork.to().length == 0 ? worth.get(n) : 0;
                for (int i = 0; i < fork.to().length; i++) {
                    now += fork.chances()[i] * worth.get(fork.to()[i]);
                }
                change = Math.max(change, Math.abs(now - worth.get(n)));
                worth.set(n, now);
            }
        }
        return Optional.of(worth.getFirst());
    }

    private static Fork fork(State state, Level level, Map<State, Integer> numbers, Deque<State> due) {
        Casts casts = state.game().casts();
        List<State> next = new ArrayList<>();
        double[] chances = new double[state.phase().isChance() ? casts.size() : 1];
        Arrays.setAll(chances, n -> state.phase().isChance() ? casts.chance(n) : 1);
        for (int n = 0; n < chances.length; n++) {
            next.add(state.phase().isChance() ? state.cast(n, Events.NONE)
                    : state.play(Opponents.at(level).judge(state, 1).getFirst().move(), Events.NONE));
        }
        int[] to = next.stream().mapToInt(after -> numbers.computeIfAbsent(after, fresh -> {
            due.add(fresh);
            return numbers.size();
        })).toArray();
        return new Fork(to, chances);
    }
}
