package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import patolli.play.Decision;
import patolli.play.Mark;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.play.Walked;
import patolli.rules.Leg;
import patolli.rules.State;
import patolli.testkit.Positions;
import patolli.testkit.Records;

/** Going through a record. */
class ReplayModelTest {
    private final List<Step> steps = Records.contest(3);
    private final ReplayModel model = new ReplayModel(Positions.opening("patolli"), steps);
    private final Slow slow = new Slow();
    /** From here on there is a moment to read between two steps. */
    private final int calm = IntStream.range(0, steps.size()).filter(i -> steps.subList(i, i + 5).stream()
            .noneMatch(step -> step.turn().before().castsAlone())).findFirst().orElseThrow();

    @Test
    void eachStepForwardsAndBackLeadsToItsPosition() {
        for (int at = 1; at <= steps.size(); at++) {
            model.forward();
            assertThat(model.position()).isEqualTo(at);
            assertThat(model.state()).isEqualTo(steps.get(at - 1).turn().after());
            assertThat(model.toldProperty().get()).isEqualTo(at - 1);
        }
        model.forward();
        assertThat(model.position()).as("there is nothing after the end").isEqualTo(steps.size());
        for (int at = steps.size() - 1; at >= 0; at--) {
            model.back();
            assertThat(model.state()).isEqualTo(steps.get(at).turn().before());
        }
        model.back();
        assertThat(model.position()).isZero();
    }

    @Test
    void theLastMoveIsWhereAPieceWentLastInThisGame() {
        List<Leg> last = List.of();
        for (int at = 1; at <= steps.size(); at++) {
            model.forward();
            List<Leg> moves = Walked.of(steps.get(at - 1).turn());
            last = model.position() == model.beginning(model.game()) ? List.of() : moves.isEmpty() ? last : moves;
            assertThat(model.lastMoves()).as("after %d steps", at).isEqualTo(last);
        }
        model.jump(0);
        assertThat(model.lastMoves()).isEmpty();
    }

    @Test
    void aMoveThatWasTakenBackIsNotTheLastOneOnceThePlayGoesOnWithoutIt() {
        List<Step> twice = Records.secondThoughts(steps);
        int back = IntStream.range(0, twice.size()).filter(i -> twice.get(i).has(Mark.TAKEN_BACK)).findFirst()
                .orElseThrow();
        ReplayModel thought = new ReplayModel(Positions.opening("patolli"), twice);
        thought.jump(back + 1);
        assertThat(thought.lastMoves()).isEqualTo(Walked.of(twice.get(back).turn()));
        thought.jump(back + 2);
        assertThat(thought.lastMoves()).isEqualTo(Walked.of(twice.get(back + 1).turn()))
                .isNotEqualTo(Walked.of(twice.get(back).turn()));
    }

    @Test
    void gamesAreGoneThroughOneByOne() {
        List<Integer> begun = new ArrayList<>();
        for (int game = 1; game < model.games(); game++) {
            model.nextGame();
            begun.add(model.position());
            assertThat(model.game()).isEqualTo(game + 1);
            assertThat(model.told()).as("nothing of that game is told yet").isEmpty();
        }
        assertThat(begun).isEqualTo(IntStream.range(0, steps.size()).filter(i -> i > 0
                && steps.get(i).turn().decision() instanceof Decision.Bet).boxed().toList());
        model.nextGame();
        assertThat(model.position()).isEqualTo(model.size());
        model.previousGame();
        assertThat(model.position()).isEqualTo(begun.getLast());
        model.forward();
        model.previousGame();
        assertThat(model.position()).as("from within a game to its beginning").isEqualTo(begun.getLast());
        model.previousGame();
        assertThat(model.position()).isEqualTo(begun.get(begun.size() - 2));
    }

    @Test
    void itPlaysToTheEndByItselfHoweverLongTheRecordAndThenAnew() {
        model.togglePlaying();
        assertThat(model.position()).isEqualTo(model.size());
        assertThat(model.playingProperty().get()).isFalse();
        model.setPerformer(slow);
        model.togglePlaying();
        assertThat(model.position()).isZero();
        assertThat(model.playingProperty().get()).isTrue();
    }

    @Test
    void pausedItStopsAfterTheStepThatIsBeingShown() {
        model.jump(calm);
        model.setPerformer(slow);
        model.togglePlaying();
        slow.go();
        assertThat(model.position()).isEqualTo(calm + 1);
        assertThat(model.state()).as("while it is being shown").isEqualTo(steps.get(calm).turn().before());
        model.togglePlaying();
        slow.go();
        assertThat(model.state()).isEqualTo(steps.get(calm).turn().after());
        assertThat(slow.waiting).isEmpty();
        model.togglePlaying();
        slow.go();
        assertThat(model.position()).isEqualTo(calm + 2);
    }

    @Test
    void pausedBetweenTwoStepsItStays() {
        model.setPerformer(slow);
        model.togglePlaying();
        model.togglePlaying();
        slow.go();
        assertThat(model.position()).isZero();
    }

    @Test
    void aStepByHandStopsThePlayingAndCutsShortWhatIsShown() {
        model.setPerformer(slow);
        model.togglePlaying();
        slow.go();
        model.forward();
        assertThat(model.playingProperty().get()).isFalse();
        assertThat(slow.seen).containsExactly(steps.get(0).turn(), steps.get(1).turn());
        assertThat(model.state()).isEqualTo(steps.get(1).turn().before());
        assertThat(model.toldProperty().get()).isZero();
    }

    @Test
    void whatWasDroppedByAJumpNeverCountsAsShown() {
        model.setPerformer(slow);
        model.forward();
        Runnable late = slow.waiting.getFirst();
        model.jump(7);
        late.run();
        assertThat(model.position()).isEqualTo(7);
        assertThat(model.state()).isEqualTo(steps.get(6).turn().after());
    }

    @Test
    void itPlaysOnFromWhereItIsTurnedTo() {
        model.setPerformer(slow);
        model.togglePlaying();
        model.jump(calm);
        slow.go();
        slow.go();
        assertThat(slow.seen).containsExactly(steps.get(calm).turn());
    }

    @Test
    void whatWasTakenBackIsShownAndThenTheOtherMoveFromWhereItBegan() {
        List<Step> thoughts = Records.secondThoughts(steps);
        int back = IntStream.range(0, thoughts.size()).filter(i -> thoughts.get(i).has(Mark.TAKEN_BACK))
                .findFirst().orElseThrow();
        ReplayModel again = new ReplayModel(Positions.opening("patolli"), thoughts);
        again.setPerformer(slow);
        again.jump(back);
        slow.go();
        again.forward();
        slow.go();
        again.forward();
        assertThat(slow.turnedTo).last().isEqualTo(thoughts.get(back).turn().before());
        slow.go();
        assertThat(slow.seen).containsExactly(thoughts.get(back).turn(), thoughts.get(back + 1).turn());
        slow.go();
        assertThat(again.state()).isEqualTo(thoughts.get(back + 1).turn().after());
        assertThat(again.games()).isEqualTo(model.games());
    }

    @Test
    void anEmptyRecordHasNothingToPlay() {
        ReplayModel empty = new ReplayModel(Positions.opening("patolli"), List.of());
        empty.togglePlaying();
        empty.forward();
        empty.back();
        empty.nextGame();
        empty.previousGame();
        assertThat(empty.position()).isZero();
        assertThat(empty.playingProperty().get()).isFalse();
    }

    /** Everything waits until it is let go; only a skip is faster. */
    private static final class Slow implements Performer {
        private final List<Turn> seen = new ArrayList<>();
        private final List<State> turnedTo = new ArrayList<>();
        private final List<Runnable> waiting = new ArrayList<>();

        void go() {
            List<Runnable> due = List.copyOf(waiting);
            waiting.clear();
            due.forEach(Runnable::run);
        }

        @Override
        public void perform(Turn turn, Runnable told, Runnable done) {
            seen.add(turn);
            waiting.add(() -> {
                told.run();
                done.run();
            });
        }

        @Override
        public void pause(Beat beat, Runnable done) {
            waiting.add(done);
        }

        @Override
        public void show(State state) {
            waiting.clear();
        }

        @Override
        public void turnTo(State state, Runnable done) {
            turnedTo.add(state);
            waiting.clear();
            waiting.add(done);
        }

        @Override
        public void skip() {
            go();
        }
    }
}
