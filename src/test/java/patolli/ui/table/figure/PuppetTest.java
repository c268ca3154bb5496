package patolli.ui.table.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Scene;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.board.figure.FigurePose;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rigs;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;
import patolli.ui.common.Pictures;

/** A figure is painted beside the FX thread, and shows what it was until then. */
class PuppetTest {
    private static final Bounds SEEN = new BoundingBox(0, 0, 400, 600);
    private final Queue<Runnable> waiting = new ArrayDeque<>();

    @BeforeEach
    void start() {
        Fx.start();
    }

    @Test
    void itIsThereAtOnceWhenItIsFirstSeen() {
        Fx.run(() -> {
            FigureView figure = figure(waiting::add);
            assertThat(seen(figure)).isEqualTo(posed(FigurePose.REST));
            assertThat(waiting).isEmpty();
        });
    }

    @Test
    void theNextPoseComesWhenItIsPainted() {
        Fx.run(() -> {
            FigureView figure = figure(waiting::add);
            int[] rest = seen(figure);
            take(figure, FigurePose.FLINCHING);
            assertThat(seen(figure)).isEqualTo(rest);
            waiting.remove().run();
            assertThat(seen(figure)).isEqualTo(posed(FigurePose.FLINCHING)).isNotEqualTo(rest);
            assertThat(waiting).isEmpty();
        });
    }

    @Test
    void whatChangesMeanwhileIsPaintedAfterIt() {
        Fx.run(() -> {
            FigureView figure = figure(waiting::add);
            seen(figure);
            take(figure, FigurePose.FLINCHING);
            seen(figure);
            take(figure, FigurePose.GLOATING);
            seen(figure);
            assertThat(waiting).hasSize(1);
            waiting.remove().run();
            seen(figure);
            waiting.remove().run();
            assertThat(seen(figure)).isEqualTo(posed(FigurePose.GLOATING));
            assertThat(waiting).isEmpty();
        });
    }

    private static FigureView figure(Executor soon) {
        FigureView figure = new FigureView(new Sitter(Rigs.MERCHANT, FigureSize.TALL, Sitter.Facing.RIGHT),
                new Pictures(Runnable::run, soon, Runnable::run));
        new Scene(new Group(figure));
        return figure;
    }

    private static int[] posed(FigurePose pose) {
        FigureView figure = figure(Runnable::run);
        take(figure, pose);
        return seen(figure);
    }

    private static void take(FigureView figure, FigurePose pose) {
        figure.take(pose, Optional.empty(), FigureView.Manner.AT_ONCE, 1);
    }

    private static int[] seen(FigureView figure) {
        return Pixels.of(figure.getScene(), SEEN, 1).argb();
    }
}
