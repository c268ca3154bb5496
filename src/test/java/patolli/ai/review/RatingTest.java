package patolli.ai.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.Opponents;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.play.Decision;
import patolli.play.Games;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.play.Skill;
import patolli.play.Step;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;
import patolli.testkit.Records;

/** What somebody gives away a decision, over all contests. */
class RatingTest {
    private static final double EXACT = 1e-9;
    private static final int LONGEST = 500;

    private static Review review(State start, List<Step> record) {
        return new Reviewer(Opponents.adviser()).review(start, record, part -> { }, () -> false).orElseThrow();
    }

    static List<Game> games() {
        return Games.all();
    }

    @Test
    void theMeanIsOverAllDecisionsAndItsIntervalOverContests() {
        Rating rating = Rating.of(List.of(new Skill(10, 0.1, 0.5), new Skill(30, 0.9, -0.2),
                new Skill(20, 0.2, 0))).orElseThrow();
        assertThat(rating.loss().value()).isCloseTo(1.2 / 60, within(EXACT));
        // by hand: the deviations from 0.02 a decision are -0.1, 0.3 and -0.2, of 20 decisions in a mean contest;
        // Student's t of three contests is 4.303
        double error = Math.sqrt((0.01 + 0.09 + 0.04) / 400 / 2 / 3);
        assertThat(rating.loss().high()).isCloseTo(0.02 + 4.303 * error, within(EXACT));
        assertThat(rating.luck()).isCloseTo(0.3, within(EXACT));
        assertThat(rating.decisions()).isEqualTo(60);
        assertThat(rating.isSure()).isTrue();
        assertThat(Rating.of(List.of(new Skill(10, 0.1, 0.5))).map(Rating::isSure)).contains(false);
        assertThat(Rating.of(List.of(Skill.NONE))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBoundsLieBetweenTheLevelsAndTheBestLosesLeast(Game game) {
        List<Double> bounds = Level.FIXED.stream().map(level -> Rating.bound(game, level)).toList();
        assertThat(bounds).isSortedAccordingTo((one, other) -> Double.compare(other, one)).doesNotHaveDuplicates();
        for (Level level : Level.FIXED) {
            double below = Rating.bound(game, level);
            assertThat(Rating.of(List.of(new Skill(1, Math.nextDown(below), 0))).orElseThrow().like(game))
                    .isEqualTo(level);
        }
    }

    /** Red is the player: only red's choices count, and only red's chance. */
    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    void thePlayersMovesAndThePlayersLuckCount(String setup) {
        State start = Positions.opening(setup);
        Side player = start.sides().getFirst();
        List<Step> record = Step.of(Records.game(setup, 4), Records.seats(start));
        Review review = review(start, record);
        Skill skill = review.ofPlayers(record);
        List<ReviewedStep> choices = review.steps().stream().filter(step -> step.side() == player && step.isChoice()
                && step.decision() instanceof Decision.Move).toList();
        assertThat(skill.decisions()).isEqualTo(choices.size()).isEqualTo((int) record.stream()
                .filter(step -> step.turn().decision() instanceof Decision.Move
                        && step.turn().before().mover() == player && step.turn().before().moves().size() > 1).count());
        assertThat(skill.lost()).isCloseTo(choices.stream().mapToDouble(ReviewedStep::loss).sum(), within(EXACT));
        assertThat(skill.luck()).isCloseTo(review.luck(player), within(EXACT));
        List<Step> alone = record.stream().map(step -> new Step(step.turn(), Seats.allPlayers(start.sides()), Set.of()))
                .toList();
        assertThat(review.ofPlayers(alone)).as("players among themselves").isEqualTo(Skill.NONE);
    }

    @Test
    void theNextBestIsTheBestOfAllOthers() {
        State start = Positions.opening("tablan");
        for (ReviewedStep step : review(start, Step.of(Records.game("tablan", 4), Records.seats(start))).steps()) {
            Optional<ReviewedStep.NextBest> next = step.next();
            assertThat(next.isPresent()).isEqualTo(step.isChoice());
            next.ifPresent(other -> {
                assertThat(other.text()).isNotEqualTo(step.best());
                assertThat(other.less()).isBetween(0.0, step.loss() > 0 ? step.loss() : 1);
            });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @Tag("long")
    @Tag("variants")
    void computersPlayLikeTheirLevel(Game game) {
        for (Level level : Level.FIXED.subList(0, 3)) {
            List<Skill> all = new ArrayList<>();
            for (int n = 0; n < 12; n++) {
                State start = Positions.opening(game.name());
                List<Step> record = Step.of(played(start, level, n).history(), Records.seats(start));
                all.add(review(start, record).ofPlayers(record));
            }
            assertThat(Rating.of(all).orElseThrow().like(game)).as("%s: %s", game.name(), Rating.of(all))
                    .isEqualTo(level);
        }
    }

    private static Sitting played(State start, Level level, long seed) {
        Sitting sitting = new Sitting(start);
        QuickRandom random = new QuickRandom(seed);
        QuickCasts casts = new QuickCasts(start.game().casts(), random);
        while (sitting.state().phase() != Phase.OVER && sitting.length() < LONGEST) {
            State now = sitting.state();
            switch (now.phase()) {
                case THROWOFF, CAST -> sitting.cast(casts.draw());
                case BET -> sitting.bet(1 + random.below(now.moves().size()));
                case MOVE -> sitting.move(Opponents.at(level).judge(now, 1).getFirst().move());
                case OVER -> throw new IllegalStateException();
            }
        }
        return sitting;
    }
}
