package patolli.ui.table;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import patolli.model.Tempo;
import patolli.ui.common.Paths;

/** A piece that is taken up with the mouse: it follows, and is let go over a place where it may land, or goes back. */
final class PieceDrag {
    /** A hand that only clicks may tremble so far, in design units. */
    private static final double TREMBLE = 7;
    private static final double BACK = 190;
    private final Pane layer;
    private final TableStage stage;
    private Point2D pressed = Point2D.ZERO;
    private Optional<PieceSprite> held = Optional.empty();
    private Optional<Return> returning = Optional.empty();
    /** Whether the last press became a drag, so that its end is no click. */
    private boolean dragged;

    /** @param layer in whose coordinates the pieces lie */
    PieceDrag(Pane layer, TableStage stage) {
        this.layer = layer;
        this.stage = stage;
    }

    /** What becomes of a drag. */
    interface Goal {
        /** The piece has been taken up. */
        void taken(PieceSprite piece);

        /** It is not held any more. */
        void released();

        /** Whether the piece may land there. */
        boolean lies(Point2D at);

        /** It was let go there, where it may land. */
        void landed(PieceSprite piece, Point2D at);
    }

    /** Lets the primary button take up a piece by this region. */
    void under(Region region, PieceSprite piece, Goal goal) {
        region.setOnMousePressed(primary(event -> {
            dragged = false;
            pressed = at(event);
        }));
        region.setOnMouseDragged(primary(event -> drag(piece, at(event), goal)));
        region.setOnMouseReleased(primary(event -> release(at(event), goal)));
    }

    private static EventHandler<MouseEvent> primary(Consumer<MouseEvent> work) {
        return event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                work.accept(event);
            }
        };
    }

    private Point2D at(MouseEvent event) {
        return layer.sceneToLocal(event.getSceneX(), event.getSceneY());
    }

    private void drag(PieceSprite piece, Point2D at, Goal goal) {
        if (held.isEmpty() && !dragged && at.distance(pressed) > TREMBLE) {
            stopWay();
            dragged = true;
            held = Optional.of(piece);
            piece.toFront();
            goal.taken(piece);
        }
        held.ifPresent(up -> Paths.hold(up, at));
    }

    private void release(Point2D at, Goal goal) {
        Optional<PieceSprite> up = held;
        held = Optional.empty();
        up.ifPresent(piece -> {
            goal.released();
            if (goal.lies(at)) {
                goal.landed(piece, at);
            } else {
                goBack(piece);
            }
        });
    }

    private void goBack(PieceSprite piece) {
        Tempo tempo = stage.tempoProperty().get();
        if (tempo == Tempo.INSTANT || stage.reducedMotionProperty().get()) {
            putBack(piece);
            return;
        }
        Animation way = Paths.arc(piece, piece.home(), 0, 1, tempo.of(BACK));
        returning = Optional.of(new Return(piece, way));
        way.setOnFinished(event -> stopWay());
        way.play();
    }

    /** It lies where it was, and can still be moved. */
    private static void putBack(PieceSprite piece) {
        piece.settle();
        piece.standOut(true);
    }

    private void stopWay() {
        returning.ifPresent(Return::end);
        returning = Optional.empty();
    }

    /** A piece on its way back to where it was taken up. */
    private record Return(PieceSprite piece, Animation way) {

        void end() {
            way.stop();
            putBack(piece);
        }
    }

    /** Whether what was just pressed has been dragged, so that letting go is no click. */
    boolean isDragged() {
        return dragged;
    }

    /** Whoever holds a piece holds it no more: it lies where it belongs. */
    void cancel() {
        held.ifPresent(PieceDrag::putBack);
        held = Optional.empty();
        stopWay();
    }
}
