package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.animation.Animation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.Box;
import patolli.model.Tempo;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** A staging dims the picture about a few things; who sits there is still seen, and whose plate is whose. */
class SpotlightTest {
    private final Pane figures = new Pane();
    private final Pane plates = new Pane();
    private final Pane over = new Pane();
    private final Region striker = in(figures);
    private final Region idle = in(figures);
    private final Region plate = in(plates);

    @BeforeAll
    static void start() {
        Fx.start();
    }

    private static Region in(Pane layer) {
        Region thing = new Region();
        layer.getChildren().add(thing);
        return thing;
    }

    private int depth(Node thing) {
        return over.getChildren().indexOf(thing);
    }

    private Animation dimmed() {
        Spotlight light = new Spotlight(over, TestPictures.get(), new Box(0, 0, 10, 10), Bursts.in("table"));
        light.setPeople(() -> List.of(striker, idle), () -> List.of(plate));
        Cues cues = new Cues();
        cues.at(0, () -> {
            light.light(striker);
            light.bystanders();
        });
        cues.over(0, 400, done -> { });
        light.over(cues);
        return cues.animation(Tempo.NORMAL, 1);
    }

    @Test
    void whoWaitsLiesInTheShadeAndTheirPlateAboveIt() {
        Fx.run(() -> {
            Animation dimmed = dimmed();
            dimmed.play();
            dimmed.pause();
            dimmed.jumpTo(Duration.millis(200));
            Node shade = over.lookup("#shade");
            assertThat(depth(idle)).as("taken out of all other shade").isNotNegative();
            assertThat(depth(shade)).as("over who waits").isGreaterThan(depth(idle));
            assertThat(depth(plate)).as("over the shade").isGreaterThan(depth(shade));
            assertThat(depth(striker)).as("before all").isGreaterThan(depth(plate));
        });
    }

    @Test
    void allLieInTheirOwnLayersAgainAtTheEnd() {
        Fx.run(() -> {
            Animation dimmed = dimmed();
            dimmed.play();
            dimmed.pause();
            dimmed.jumpTo(dimmed.getTotalDuration());
            dimmed.stop();
            assertThat(figures.getChildren()).containsExactly(striker, idle);
            assertThat(plates.getChildren()).containsExactly(plate);
            assertThat(over.getChildren()).isEmpty();
        });
    }
}
