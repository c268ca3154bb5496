package patolli.ui.bell;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;
import patolli.settings.TextSize;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** Coins on the mat that can be counted, on an open purse or in the pot, and their number. */
final class CoinHeap {
    /** The picture of a single coin. */
    static final String ONE = "bell/coin.png";
    /** So many lie one by one; of more, tens are stacked. */
    private static final int SINGLE = 20;
    private static final int TEN = 10;
    private static final int ROW = 5;
    /** From coin to coin and from row to row of those that lie one by one, and from coin to coin up a stack. */
    private static final double PITCH = 11.5;
    private static final double ROWS = 10.5;
    private static final double UP = 2.2;
    /** From stack to stack, and to the one behind. */
    private static final double STACKS = 17;
    private static final int STACKED = 3;
    private static final double BEHIND = 19;
    private static final double PURSE_WIDE = 37;
    private static final double PURSE_HIGH = 31;
    /** Half as wide as the largest heap, with some room. */
    private static final double REACH = 38;
    private static final double ROOM = 5;
    private static final double WIDE = 64;
    private static final double HIGH = 20;
    /** From the middle of the heap to the nearer edge of its number. */
    private static final double AWAY = 24;
    private final List<Sprite> coins = new ArrayList<>();
    private final Pane heap = new Pane();
    private final Pictures pictures;
    private final Group purse = new Group();
    private final Label number = new Label();
    private final Point2D at;
    private final boolean above;
    private double high = HIGH;
    private int held;
    private boolean used = true;

    /**
     * @param above whether its number lies above it, and not below
     * @param open  whether a purse lies under it, even when it is empty
     */
    CoinHeap(Pane layer, Pictures pictures, Point2D at, boolean above, boolean open) {
        this.at = at;
        this.above = above;
        this.pictures = pictures;
        heap.setManaged(false);
        heap.setMouseTransparent(true);
        number.getStyleClass().add("coins");
        number.setAlignment(Pos.CENTER);
        number.setMouseTransparent(true);
        if (open) {
            purse.getChildren().add(new OpenPurse(at, PURSE_WIDE, PURSE_HIGH));
        }
        layer.getChildren().addAll(purse, heap, number);
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
        return List.copyOf(coins);
    }

    void settle() {
        lay();
        heap.setVisible(used);
        purse.setVisible(used);
        number.setText(Integer.toString(held));
        number.setVisible(used);
        number.setManaged(false);
        number.resizeRelocate(at.getX() - WIDE / 2, at.getY() + (above ? -AWAY - HIGH : AWAY), WIDE, HIGH);
    }

    /** As many coins as are held: in rows one by one, or in stacks of ten and what is left beside them. */
    private void lay() {
        while (coins.size() > held) {
            heap.getChildren().remove(coins.removeLast());
        }
        while (coins.size() < held) {
            Sprite coin = new Sprite(pictures, ONE);
            coins.add(coin);
            heap.getChildren().add(coin);
        }
        List<Point2D> places = held <= SINGLE ? rows() : stacks();
        for (int i = 0; i < held; i++) {
            coins.get(i).place(at.add(places.get(i)));
        }
    }

    private List<Point2D> rows() {
        int rows = (held + ROW - 1) / ROW;
        return IntStream.range(0, held).mapToObj(i -> {
            int inRow = Math.min(ROW, held - i / ROW * ROW);
            return new Point2D(PITCH * (i % ROW - (inRow - 1) / 2.0), ROWS * (i / ROW - (rows - 1) / 2.0));
        }).toList();
    }

    /** Three stacks stand in a row, those behind first. */
    private List<Point2D> stacks() {
        int count = (held + TEN - 1) / TEN;
        int rows = (count + STACKED - 1) / STACKED;
        return IntStream.range(0, held).mapToObj(i -> {
            int stack = i / TEN;
            int inRow = Math.min(STACKED, count - stack / STACKED * STACKED);
            return new Point2D(STACKS * (stack % STACKED - (inRow - 1) / 2.0),
                    BEHIND * (stack / STACKED - (rows - 1) / 2.0) + UP * (TEN / 2.0 - i % TEN));
        }).toList();
    }
}
