package patolli.ui.bell;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;
import patolli.settings.TextSize;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** A heap of coins on the mat, larger or smaller, and how many there are. */
final class CoinHeap {
    /** The picture of a single coin. */
    static final String ONE = "bell/coin.png";
    private static final int FEW = 2;
    private static final int MANY = 9;
    /** Half as wide as the largest heap, with some room. */
    private static final double REACH = 38;
    private static final double ROOM = 5;
    private static final double WIDE = 64;
    private static final double HIGH = 20;
    /** From the middle of the heap to the nearer edge of its number. */
    private static final double AWAY = 24;
    private final Sprite heap;
    private final Label number = new Label();
    private final Point2D at;
    private final boolean above;
    private double high = HIGH;
    private int held;
    private boolean used = true;

    /** @param above whether its number lies above it, and not below */
    CoinHeap(Pane layer, Pictures pictures, Point2D at, boolean above) {
        this.at = at;
        this.above = above;
        heap = new Sprite(pictures, ONE);
        number.getStyleClass().add("coins");
        number.setAlignment(Pos.CENTER);
        number.setMouseTransparent(true);
        layer.getChildren().addAll(heap, number);
        settle();
    }

    Point2D at() {
        return at;
    }

    /** The number grows away from the heap. */
    void size(TextSize size) {
        number.getTransforms().setAll(new Scale(size.factor(), size.factor(), WIDE / 2, above ? HIGH : 0));
        high = HIGH * size.factor();
    }

    /** The heap with its number. */
    Rectangle2D area() {
        double more = AWAY + high + ROOM;
        return new Rectangle2D(at.getX() - REACH, at.getY() - (above ? more : REACH), 2 * REACH, REACH + more);
    }

    int held() {
        return held;
    }

    /** Notes how many there are; they are seen to be when it has settled. */
    void hold(int coins) {
        held = coins;
    }

    /** Whether there is a heap here at all. */
    void use(boolean inPlay) {
        used = inPlay;
    }

    List<Sprite> sprites() {
        return List.of(heap);
    }

    void settle() {
        heap.picture(held >= MANY ? "bell/coins-many.png" : held >= FEW ? "bell/coins-few.png" : ONE);
        heap.rest();
        heap.place(at);
        heap.setVisible(used && held > 0);
        number.setText(Integer.toString(held));
        number.setVisible(used);
        number.setManaged(false);
        number.resizeRelocate(at.getX() - WIDE / 2, at.getY() + (above ? -AWAY - HIGH : AWAY), WIDE, HIGH);
    }
}
