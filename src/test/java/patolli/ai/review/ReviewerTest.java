package patolli.ai.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.Judged;
import patolli.ai.Opponent;
import patolli.ai.Opponents;
import patolli.play.Decision;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;
import patolli.testkit.Records;

/** A review tells luck from skill, and both add up to what became of the game. */
class ReviewerTest {
    private static final double EXACT = 1e-9;
    private static final int CONTESTS = 125;
    private static final int POSITIONS = 12;
    private static final int STEPS = 24;
    /** Finds no decision better than another: what they lost is not asked for. */
    private static final Opponent MILD = (state, milliseconds, stopped) ->
            state.moves().stream().map(move -> new Judged(move, 0.5)).toList();

    private static Review review(List<Turn> history, Opponent judge) {
        State start = history.getFirst().before();
        return new Reviewer(judge).review(start, Step.of(history, Records.seats(start)), part -> { }, () -> false)
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void luckAndSkillAddUpToTheResult(String setup) {
        addsUp(setup, 21);
    }

    /** Five hundred at random of the four games, and a fifth as many of each other kind of table. */
    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    @Tag("long")
    @Tag("variants")
    void luckAndSkillAddUpToTheResultOfHundredsOfContests(String setup) {
        int contests = setup.contains(" ") ? CONTESTS / 5 : CONTESTS;
        for (long seed = 1; seed <= contests; seed++) {
            addsUp(setup, seed);
        }
    }

    private static void addsUp(String setup, long seed) {
        List<Turn> history = Records.game(setup, seed);
        State end = history.getLast().after();
        Review review = review(history, MILD);
        for (Side side : review.sides()) {
            double result = end.winners().isEmpty() ? 0.5 : end.winners().contains(side) ? 1 : 0;
            assertThat(review.begins(side) + review.luck(side) + review.skill(side) + review.gifts(side))
                    .isCloseTo(result, within(EXACT));
            assertThat(review.ends(side)).isCloseTo(result, within(EXACT));
        }
        assertThat(review.steps()).hasSameSizeAs(history);
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void theLuckOfAllCastsFromAPositionIsNoneOnAverage(String setup) {
        List<State> positions = Positions.game(setup, 5).filter(state -> state.phase().isChance())
                .limit(POSITIONS).toList();
        assertThat(positions).isNotEmpty();
        for (State state : positions) {
            Casts casts = state.game().casts();
            double luck = 0;
            for (int cast = 0; cast < casts.size(); cast++) {
                luck += casts.chance(cast) * review(List.of(turn(state, new Decision.Cast(cast))), MILD)
                        .luck(state.mover());
            }
            assertThat(luck).isCloseTo(0, within(EXACT));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bell players=3", "bell players=4 partners=true", "pagade players=4"})
    void whatOneGainsTheOthersLose(String setup) {
        Review review = review(Records.game(setup, 5).stream().limit(120).toList(), MILD);
        assertThat(review.steps()).hasSizeGreaterThan(60).allSatisfy(step -> {
            assertThat(step.changes().stream().mapToDouble(each -> each).sum()).isCloseTo(0, within(EXACT));
            assertThat(step.later().stream().mapToDouble(each -> each).sum()).isCloseTo(0, within(EXACT));
        });
    }

    /** Luck is of the casts, and nothing else is: reckoned again from what the positions are worth. */
    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void theLuckOfAGameIsThatOfItsCastsAlone(String setup) {
        List<Turn> history = Records.game(setup, 8).stream().limit(STEPS).toList();
        Review review = review(history, MILD);
        PlainReviewer plain = new PlainReviewer(MILD);
        for (int seat = 0; seat < review.sides().size(); seat++) {
            double luck = 0;
            for (Turn turn : history) {
                if (turn.decision() instanceof Decision.Cast) {
                    luck += plain.seen(turn.after())[seat] - plain.worth(turn.before())[seat];
                }
            }
            assertThat(review.luck(review.sides().get(seat))).isCloseTo(luck, within(EXACT));
        }
    }

    private static Turn turn(State before, Decision decision) {
        Events.Log log = new Events.Log();
        State after = decision.apply(before, log);
        return new Turn(before, decision, log.events(), after);
    }

    @Test
    void aDecisionLosesWhatTheBestOneIsThoughtToBeMoreWorth() {
        // The last of the legal moves is thought to be the best, each before it half as good.
        Opponent judge = (state, milliseconds, stopped) -> {
            List<Judged> all = new ArrayList<>();
            double value = 0.8;
            for (int move : state.moves().reversed()) {
                all.add(new Judged(move, value));
                value /= 2;
            }
            return all;
        };
        List<Turn> history = Records.game("pagade", 6);
        for (ReviewedStep step : review(history, judge).steps()) {
            State before = history.get(step.index()).before();
            List<Integer> moves = before.moves();
            if (step.decision() instanceof Decision.Move move) {
                int worse = moves.size() - 1 - moves.indexOf(move.move());
                assertThat(step.loss()).isCloseTo(0.8 - 0.8 / Math.pow(2, worse), within(EXACT));
                assertThat(step.grade()).isEqualTo(Grade.of(step.loss()));
                assertThat(step.best()).isEqualTo(before.text(moves.getLast()));
            } else {
                assertThat(step.loss()).isZero();
                assertThat(step.isLuck()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    void whoeverDecidesAsTheJudgeLosesNothing(String setup) {
        Opponent judge = Opponents.adviser();
        Positions.game(setup, 9).filter(state -> state.phase() == Phase.MOVE).limit(25).forEach(state -> {
            Decision best = new Decision.Move(judge.judge(state, 1000).getFirst().move());
            assertThat(review(List.of(turn(state, best)), judge).steps().getFirst().loss()).isZero();
        });
    }

    @Test
    void whatWasTakenBackIsLeftOut() {
        List<Step> plain = Records.contest(2);
        List<Step> thoughts = Records.secondThoughts(plain);
        State start = plain.getFirst().turn().before();
        Review review = new Reviewer(MILD).review(start, thoughts, part -> { }, () -> false).orElseThrow();
        assertThat(review.steps()).hasSameSizeAs(plain);
        assertThat(review.steps()).extracting(ReviewedStep::index).doesNotHaveDuplicates().isSorted()
                .allMatch(index -> thoughts.get(index).marks().stream().noneMatch(mark -> mark.name()
                        .equals("TAKEN_BACK")));
    }

    @Test
    void itTellsHowFarItIsAndStopsWhenAsked() {
        List<Turn> history = Records.game("bell", 3);
        List<Step> record = Step.of(history, Records.seats(history.getFirst().before()));
        List<Double> told = new ArrayList<>();
        AtomicInteger asked = new AtomicInteger();
        assertThat(new Reviewer(MILD).review(history.getFirst().before(), record, told::add,
                () -> asked.incrementAndGet() > 40)).isEmpty();
        assertThat(told).isSorted().allMatch(part -> part > 0 && part < 1);
        told.clear();
        new Reviewer(MILD).review(history.getFirst().before(), record, told::add, () -> false);
        assertThat(told).hasSameSizeAs(record).isSorted().endsWith(1.0);
    }

    @Test
    void theTableHasALineForEachStepWithColumnsForAllSides() {
        Review review = review(Records.game("bell players=3", 4), MILD);
        List<String> lines = ReviewTable.of(review);
        assertThat(lines.getFirst()).isEqualTo("step,side,kind,text,"
                + String.join(",", review.sides().stream().map(Side::key).toList()) + ",loss,grade,best,next,less");
        assertThat(lines).filteredOn(line -> line.contains(",luck,") || line.contains(",skill,"))
                .hasSize(review.steps().size());
        assertThat(lines).filteredOn(line -> line.contains(",later,"))
                .hasSize((int) review.steps().stream().filter(ReviewedStep::hasLater).count());
        for (Side side : review.sides()) {
            assertThat(lines).filteredOn(line ->
                    line.startsWith("," + side.key() + ",total,,")).singleElement().asString()
                    .contains(String.format(Locale.ROOT, "%.6f", review.skill(side)).replace("-0.000000", "0.000000"))
                    .endsWith(String.format(Locale.ROOT, "%.6f,,,,", review.lost(side)));
        }
        assertThat(lines).allSatisfy(line -> assertThat(line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1))
                .hasSize(12));
    }

    /** A contest is over when one side has everything: twenty assets, of which each has ten at the beginning. */
    @Test
    void whereAssetsArePlayedForLuckAndSkillAddUpInThemAsWell() {
        List<Turn> history = Records.game("patolli", 3);
        Review review = review(history, Opponents.adviser());
        assertThat(review.assets()).isEqualTo(20);
        List<String> lines = ReviewTable.of(review);
        List<String> names = List.of(lines.getFirst().split(","));
        assertThat(names).endsWith("next", "less", "red assets", "blue assets", "loss assets", "less assets");
        for (Side side : review.sides()) {
            double begins = review.begins(side) * review.assets();
            assertThat(begins).isCloseTo(10, within(EXACT));
            double result = history.getLast().after().winners().contains(side) ? 20 : 0;
            int column = names.indexOf(side.key() + " assets");
            assertThat(sum(lines, column, Set.of("begin", "luck", "skill", "later"))).isCloseTo(result, within(1e-3));
            assertThat(sum(lines, column, Set.of("end"))).isCloseTo(result, within(1e-3));
        }
        assertThat(lines.stream().skip(1).map(line -> line.split(",", -1))).allSatisfy(cells ->
                assertThat(Double.parseDouble(cells[names.indexOf("loss assets")])).isCloseTo(
                        20 * Double.parseDouble(cells[names.indexOf("loss")]), within(1e-4)));
        assertThat(review(Records.game("bell", 3), MILD).assets()).as("coins go into one pot").isZero();
    }

    private static double sum(List<String> lines, int column, Set<String> kinds) {
        return lines.stream().skip(1).map(line -> line.split(",", -1)).filter(cells -> kinds.contains(cells[2]))
                .mapToDouble(cells -> Double.parseDouble(cells[column])).sum();
    }

    @Test
    void gradesBeginAtTheirBounds() {
        for (Grade grade : Grade.values()) {
            assertThat(Grade.of(grade.from())).isEqualTo(grade);
            assertThat(Grade.of(Math.nextDown(grade.from()))).isNotEqualTo(grade == Grade.GOOD ? Grade.BAD : grade);
        }
    }
}
