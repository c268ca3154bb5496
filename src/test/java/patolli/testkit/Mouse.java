package patolli.testkit;

import com.sun.javafx.scene.SceneHelper;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * The mouse, put straight into a scene's own handling, so that picking, hovering, dragging and clicks come about as
 * they do from the screen. The robot of the headless platform loses the button while it drags.
 */
public final class Mouse {
    private Mouse() { }

    /** Clicks the middle of a node with the primary button. */
    public static void click(Node node) {
        click(node, MouseButton.PRIMARY);
    }

    /** Clicks the middle of a node. */
    public static void click(Node node, MouseButton button) {
        Fx.run(() -> click(node.getScene(), aim(node), button));
    }

    /** Clicks the middle of a node twice, as fast as can be. */
    public static void doubleClick(Node node) {
        Fx.run(() -> {
            click(node.getScene(), aim(node), MouseButton.PRIMARY);
            click(node.getScene(), aim(node), MouseButton.PRIMARY);
        });
    }

    /** Clicks a point of the scene. */
    public static void click(Scene scene, Point2D at) {
        Fx.run(() -> click(scene, at, MouseButton.PRIMARY));
    }

    /** Moves over the middle of a node. */
    public static void move(Node node) {
        Fx.run(() -> send(node.getScene(), MouseEvent.MOUSE_MOVED, aim(node), MouseButton.NONE, false));
    }

    /** Moves over a point of the scene. */
    public static void move(Scene scene, Point2D at) {
        Fx.run(() -> send(scene, MouseEvent.MOUSE_MOVED, at, MouseButton.NONE, false));
    }

    /** Presses the primary button over the middle of a node and keeps it down. */
    public static void press(Node node) {
        Fx.run(() -> {
            send(node.getScene(), MouseEvent.MOUSE_MOVED, aim(node), MouseButton.NONE, false);
            send(node.getScene(), MouseEvent.MOUSE_PRESSED, aim(node), MouseButton.PRIMARY, true);
        });
    }

    /** Lets the primary button go over the middle of a node. */
    public static void release(Node node) {
        Fx.run(() -> send(node.getScene(), MouseEvent.MOUSE_RELEASED, aim(node), MouseButton.PRIMARY, false));
    }

    /** With the primary button down, moves to a point of the scene. */
    public static void dragOn(Scene scene, Point2D to) {
        Fx.run(() -> send(scene, MouseEvent.MOUSE_DRAGGED, to, MouseButton.PRIMARY, true));
    }

    /** Drags from the middle of a node to a point of its scene. */
    public static void drag(Node node, Point2D to) {
        Fx.run(() -> {
            Scene scene = node.getScene();
            Point2D from = aim(node);
            send(scene, MouseEvent.MOUSE_MOVED, from, MouseButton.NONE, false);
            send(scene, MouseEvent.MOUSE_PRESSED, from, MouseButton.PRIMARY, true);
            for (int i = 1; i <= 10; i++) {
                send(scene, MouseEvent.MOUSE_DRAGGED, from.interpolate(to, i / 10.0), MouseButton.PRIMARY, true);
            }
            send(scene, MouseEvent.MOUSE_RELEASED, to, MouseButton.PRIMARY, false);
        });
    }

    /** The middle of a node in its scene. */
    public static Point2D middle(Node node) {
        var bounds = node.localToScene(node.getLayoutBounds());
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    /** Where a node will be when the next picture is drawn: a branch that waits for its layout gets it first. */
    private static Point2D aim(Node node) {
        node.getScene().getRoot().applyCss();
        node.getScene().getRoot().layout();
        return middle(node);
    }

    private static void click(Scene scene, Point2D at, MouseButton button) {
        send(scene, MouseEvent.MOUSE_MOVED, at, MouseButton.NONE, false);
        send(scene, MouseEvent.MOUSE_PRESSED, at, button, true);
        send(scene, MouseEvent.MOUSE_RELEASED, at, button, false);
    }

    private static void send(Scene scene, EventType<MouseEvent> type, Point2D at, MouseButton button, boolean down) {
        boolean still = button == MouseButton.NONE;
        var window = scene.getWindow();
        SceneHelper.processMouseEvent(scene, new MouseEvent(type, at.getX(), at.getY(),
                at.getX() + scene.getX() + window.getX(), at.getY() + scene.getY() + window.getY(), button,
                still ? 0 : 1, false, false, false, false, down && button == MouseButton.PRIMARY, false,
                down && button == MouseButton.SECONDARY, false, false, still, null));
    }
}
