package patolli.ui.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import patolli.board.Box;
import patolli.board.SpeechRoom;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.table.BoardScene;

/**
 * How the pointing hand lies: with the tip of its finger at the edge of what it points at, and itself where it covers
 * least of what is to be seen.
 *
 * @param tip   where the tip of the finger is, in design units
 * @param right 1 when the hand lies to the right of the tip, -1 to the left
 * @param down  1 when it lies below the tip, -1 above
 */
record Hand(Point2D tip, int right, int down) {
    private static final double WIDTH = 64;
    private static final double HEIGHT = 80;
    /** The tip of the finger in the picture, in which the hand lies to the right and above. */
    private static final Point2D FINGER = new Point2D(6, 74);
    /** How far from the middle of what it points at the tip lies at most, each way. */
    private static final double REACH = 15;
    /** Where the bar with the steps begins. */
    private static final double BAR = 757;

    /** The hand for a step whose deed is done there. */
    static Hand at(Rectangle2D area, CourseStep step, SpeechRoom scroll, BoardScene board) {
        List<Rectangle2D> seen = seen(step, board).toList();
        List<Rectangle2D> track = board.squares();
        return Stream.of(new Hand(area, 1, -1), new Hand(area, 1, 1), new Hand(area, -1, 1), new Hand(area, -1, -1))
                .min(Comparator.comparing((Hand hand) -> hand.covers(scroll) || hand.body().getMaxY() > BAR)
                        .thenComparingLong(hand -> hand.covers(seen))
                        .thenComparingLong(hand -> hand.covers(track)))
                .orElseThrow();
    }

    private long covers(List<Rectangle2D> areas) {
        return areas.stream().filter(body()::intersects).count();
    }

    private boolean covers(SpeechRoom scroll) {
        Rectangle2D body = body();
        return scroll.covers(new Box(body.getMinX(), body.getMinY(), body.getWidth(), body.getHeight()));
    }

    private Hand(Rectangle2D area, int right, int down) {
        this(new Point2D(area.getMinX() + area.getWidth() / 2 + right * REACH,
                area.getMinY() + area.getHeight() / 2 + down * REACH), right, down);
    }

    /** What should not lie under the hand, nor over it: the way, the other places, and all pieces. */
    private static Stream<Rectangle2D> seen(CourseStep step, BoardScene board) {
        State start = step.start();
        Stream<Place> standing = start.sides().stream().flatMap(side -> start.pieces(side).stream())
                .filter(Spot.Square.class::isInstance).map(spot -> new Place.Square(((Spot.Square) spot).number()));
        return Stream.concat(step.way().map(board::bounds).stream().flatMap(List::stream),
                Stream.concat(step.places().stream().skip(1), standing).map(board::bounds));
    }

    /** Where the hand lies, but for the finger. */
    private Rectangle2D body() {
        double more = 14;
        return new Rectangle2D(right > 0 ? tip.getX() + more : tip.getX() - WIDTH, down > 0 ? tip.getY() + more
                : tip.getY() - HEIGHT, WIDTH - more, HEIGHT - more);
    }

    /** Lays the picture of the hand down so. */
    void lay(ImageView picture) {
        picture.setScaleX(right);
        picture.setScaleY(-down);
        picture.relocate(right > 0 ? tip.getX() - FINGER.getX() : tip.getX() - WIDTH + FINGER.getX(),
                down < 0 ? tip.getY() - FINGER.getY() : tip.getY() - HEIGHT + FINGER.getY());
    }
}
