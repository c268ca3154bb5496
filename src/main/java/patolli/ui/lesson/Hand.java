package patolli.ui.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
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
    /** Or so far beside it, of its width, at half its height. */
    private static final double BESIDE = 0.4;
    /** Which way the finger goes on from its tip; places along it and the palm, and half of what they cover there. */
    private static final Point2D FINGER_WAY = new Point2D(0.58, 0.81);
    private static final double[] ALONG = {6, 16, 28, 42, 56, 70};
    private static final double[] THICK = {4, 5, 6, 13, 15, 12};
    /** Where the bar with the steps begins. */
    private static final double BAR = 757;

    /** The hand for a step whose deed is done there. */
    static Hand at(Rectangle2D area, CourseStep step, SpeechRoom scroll, BoardScene board) {
        List<Rectangle2D> seen = seen(step, board).toList();
        List<Rectangle2D> track = board.squares();
        Rectangle2D pool = board.bounds(Place.Thing.POOL);
        List<Rectangle2D> goals = step.goals().stream().flatMap(leg -> board.end(leg).stream())
                .filter(goal -> !goal.equals(area)).toList();
        Point2D way = step.way().filter(_ -> step.asked().isPresent())
                .map(leg -> ahead(area, board.bounds(leg))).orElse(Point2D.ZERO);
        Point2D corner = new Point2D(REACH, REACH);
        Point2D side = new Point2D(area.getWidth() * BESIDE, 0);
        return Stream.of(corner, side).limit(step.asked().isPresent() ? 2 : 1)
                .flatMap(from -> Stream.of(new Hand(area, from, 1, -1), new Hand(area, from, 1, 1),
                        new Hand(area, from, -1, 1), new Hand(area, from, -1, -1)))
                .min(Comparator.comparing((Hand hand) -> hand.covers(scroll) || hand.body().getMaxY() > BAR)
                        .thenComparingLong(hand -> hand.covers(seen))
                        .thenComparingLong(hand -> goals.stream().filter(hand::touches).count())
                        .thenComparing(hand -> way.dotProduct(hand.right(), hand.down()) > 0)
                        .thenComparing(hand -> hand.body().intersects(pool))
                        .thenComparingLong(hand -> hand.covers(track)))
                .orElseThrow();
    }

    /** From the middle of an area to the end of a way. */
    private static Point2D ahead(Rectangle2D area, List<Rectangle2D> way) {
        return way.isEmpty() ? Point2D.ZERO : middle(way.getLast()).subtract(middle(area));
    }

    private static Point2D middle(Rectangle2D area) {
        return new Point2D(area.getMinX() + area.getWidth() / 2, area.getMinY() + area.getHeight() / 2);
    }

    private long covers(List<Rectangle2D> areas) {
        return areas.stream().filter(body()::intersects).count();
    }

    /** Whether the finger or the palm lies over a part of it. */
    private boolean touches(Rectangle2D area) {
        return IntStream.range(0, ALONG.length).anyMatch(i -> {
            Point2D at = tip.add(new Point2D(right * FINGER_WAY.getX(), down * FINGER_WAY.getY()).multiply(ALONG[i]));
            return area.intersects(at.getX() - THICK[i], at.getY() - THICK[i], 2 * THICK[i], 2 * THICK[i]);
        });
    }

    private boolean covers(SpeechRoom scroll) {
        Rectangle2D body = body();
        return scroll.covers(new Box(body.getMinX(), body.getMinY(), body.getWidth(), body.getHeight()));
    }

    private Hand(Rectangle2D area, Point2D from, int right, int down) {
        this(middle(area).add(right * from.getX(), down * from.getY()), right, down);
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
