package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.testkit.Fx;

/** The end of a game at the cloth, taken back and made again. */
class ClothEndTest {

    @Test
    void anEndThatIsTakenBackAndMadeAgainIsToldAgain() {
        List<Throwable> thrown = new CopyOnWriteArrayList<>();
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.twoTogether(), Set.of(Side.YELLOW), 5);
            while (cloth.untilAwaited() != Awaiting.NEW_CONTEST) {
                Fx.run(() -> {
                    if (cloth.model.awaiting() == Awaiting.THROW) {
                        cloth.model.release();
                    } else {
                        cloth.model.move(cloth.model.state().moves().getLast());
                    }
                });
            }
            Fx.run(() -> Thread.currentThread().setUncaughtExceptionHandler((thread, error) -> thrown.add(error)));
            Fx.run(cloth.model::undo);
            cloth.untilAwaited();
            assertThat(cloth.state().phase()).isNotEqualTo(Phase.OVER);
            Fx.run(cloth.model::redo);
            Fx.until("it is over again", () -> cloth.model.awaiting() == Awaiting.NEW_CONTEST);
            assertThat(thrown).isEmpty();
            assertThat(cloth.text("happened")).startsWith("Played again");
        } finally {
            Fx.run(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
        }
    }
}
