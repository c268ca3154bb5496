package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import javafx.animation.Animation;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.beans.SeededCasts;
import patolli.model.Awaiting;
import patolli.model.Performer;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.text.Texts;
import patolli.ui.patolli.PatolliTable;

/** How long Smoking Mirror's turns take, reckoned from the movements themselves. */
class PaceTest {

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @Test
    void atNormalTempoHisTurnTakesAboutOneSecondAndAFifth() {
        assertThat(meanTurn(Tempo.NORMAL)).isBetween(900.0, 1500.0);
    }

    @Test
    void atFastTempoHisTurnTakesLessThanSixTenths() {
        assertThat(meanTurn(Tempo.FAST)).isBetween(200.0, 600.0);
    }

    @Test
    void atRelaxedTempoHeTakesHisTime() {
        assertThat(meanTurn(Tempo.RELAXED)).isGreaterThan(meanTurn(Tempo.NORMAL) * 1.5);
    }

    @Test
    void whatExplainsAForcedMoveCanBeRead() {
        assertThat(explained("Only move.", Tempo.NORMAL)).as("at least").isBetween(1200.0, 1300.0);
        assertThat(explained("x".repeat(45), Tempo.NORMAL)).as("fifteen a second").isBetween(2990.0, 3010.0);
        assertThat(explained("x".repeat(45), Tempo.RELAXED)).isGreaterThan(4000);
        assertThat(explained("x".repeat(45), Tempo.FAST)).isBetween(1000.0, 2000.0);
        String said = new Texts("board").get("expect.forced");
        assertThat(explained(said, Tempo.NORMAL)).as(said).isLessThan(2200);
    }

    private static double explained(String words, Tempo tempo) {
        return Fx.call(() -> {
            TableStage table = new TableStage(new PatolliTable(), new Pane(), new Pane(), new Pane(), new Pane(),
                    new Pane(), new Pane(), TestPictures.get());
            table.tempoProperty().set(tempo);
            table.explainForced(words);
            return table.length(Performer.Beat.FORCED).toMillis();
        });
    }

    /** Milliseconds from his taking up the beans to the end of what follows from his move. */
    private static double meanTurn(Tempo tempo) {
        return Fx.call(() -> {
            TableStage table = new TableStage(new PatolliTable(), new Pane(), new Pane(), new Pane(), new Pane(),
                    new Pane(), new Pane(), TestPictures.get());
            table.tempoProperty().set(tempo);
            Stopwatch watch = new Stopwatch(table);
            SeededCasts beans = new SeededCasts(11);
            TableModel model = new TableModel(() -> Positions.opening("patolli"),
                    Seats.mirrorPlays(TestBoard.SIDES, Side.BLUE), () -> beans, state -> state.moves().getLast(),
                    Runnable::run, Runnable::run);
            model.setPerformer(watch);
            model.begin();
            while (model.awaiting() != Awaiting.NEW_CONTEST) {
                model.bet(1);
                model.release();
                if (model.awaiting() == Awaiting.MOVE) {
                    model.move(model.state().moves().getFirst());
                }
            }
            watch.end();
            assertThat(watch.turns).hasSizeGreaterThan(100);
            OptionalDouble mean = watch.turns.stream().mapToDouble(Duration::toMillis).average();
            return mean.orElseThrow();
        });
    }

    /** Adds up how long everything in a turn of Smoking Mirror would be shown, and shows nothing. */
    private static final class Stopwatch implements Performer {
        private final TableStage table;
        private final List<Duration> turns = new ArrayList<>();
        private Duration sum = Duration.ZERO;

        Stopwatch(TableStage table) {
            this.table = table;
        }

        @Override
        public void perform(Turn turn, Runnable told, Runnable done) {
            boolean his = turn.before().mover() == Side.BLUE && !turn.before().castsAlone()
                    && turn.before().phase() != Phase.BET;
            for (var movement : table.movements(turn)) {
                var shown = movement.get();
                shown.ifPresent(Animation::stop);
                if (his) {
                    sum = sum.add(shown.map(Animation::getTotalDuration).orElse(Duration.ZERO));
                }
            }
            table.settle(turn);
            told.run();
            done.run();
        }

        @Override
        public void pause(Beat beat, Runnable done) {
            if (beat == Beat.MIRROR_CASTS) {
                end();
            }
            if (beat != Beat.FORCED) {
                sum = sum.add(table.length(beat));
            }
            done.run();
        }

        void end() {
            if (sum.greaterThan(Duration.ZERO)) {
                turns.add(sum);
            }
            sum = Duration.ZERO;
        }

        @Override
        public void show(State state) {
            table.show(state);
        }
    }
}
