package patolli.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.ScaleTransition;
import javafx.animation.Transition;
import javafx.animation.TranslateTransition;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.util.Duration;
import patolli.board.SpeechRoom;
import patolli.ui.common.Pictures;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.course.Task;
import patolli.ui.table.BoardScene;
import patolli.ui.table.Footprints;

/** Rings round squares and pieces, dotted frames round larger things, and a hand that points at what is to be done. */
final class Highlights {
    /** So many squares of a way, or fewer, are all told by feet. */
    private static final int SHORT = 60;
    private static final double PULSE = 720;
    private static final double ROUND = 13_600;
    private static final double CORNER = 44;
    private static final double WIDE = 1.2;
    /** How much wider than a square the ring round it is at most. */
    private static final double RING = 28;
    /** So many times as wide it is about a square whose own marks are rings, so that it lies round those. */
    private static final double AROUND = 1.4;
    /** From the middle of a square's number to the dots of a ring. */
    private static final double NUMBER = 14;
    /** How far round an oblong square its frame lies: no piece is higher than the square. */
    private static final double FRAME = 3;
    /** How much broader and higher a ring is that goes from one oblong square to the next. */
    private static final double BROADER = 6;
    private static final double HIGHER = 10;
    private final Pane layer;
    private final Pictures pictures;
    private final BoardScene board;
    private final Optional<Place.Square> meeting;
    private final List<Animation> running = new ArrayList<>();

    /**
     * @param layer   over the board, in design units
     * @param meeting the square above the beans at which two limbs meet
     */
    Highlights(Pane layer, Pictures pictures, BoardScene board, Optional<Place.Square> meeting) {
        this.layer = layer;
        this.pictures = pictures;
        this.board = board;
        this.meeting = meeting;
    }

    /** Nothing is pointed at any more. */
    void clear() {
        running.forEach(Animation::stop);
        running.clear();
        layer.getChildren().clear();
    }

    /**
     * Points at what a step speaks of before the deed.
     *
     * @param scroll where the step is written
     * @param calm   nothing moves
     */
    void ask(CourseStep step, SpeechRoom scroll, boolean calm) {
        clear();
        if (step.pointing() == CourseStep.Pointing.IN_TURN) {
            journey(step.places(), calm);
        } else {
            mark(step.places(), marked(step), calm);
        }
        if (step.task().isOnTheMat()) {
            point(Hand.at(board.bounds(step.places().getFirst()), step, scroll, board), calm);
        }
    }

    /** Where marks of moves lie: where the dice lead; without dice, on all places that are pointed at. */
    private List<Rectangle2D> marked(CourseStep step) {
        return step.asked().isPresent() || step.task() != Task.MOVE
                ? step.goals().stream().flatMap(leg -> board.end(leg).stream()).toList()
                : step.places().stream().filter(Place.Square.class::isInstance).map(board::bounds).toList();
    }

    /** Points at what came of the deed. */
    void tell(CourseStep step, boolean calm) {
        clear();
        mark(step.after(), List.of(), calm);
    }

    /** @param goals where marks of moves lie, over which no dots are to be seen */
    private void mark(List<Place> places, List<Rectangle2D> goals, boolean calm) {
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            Rectangle2D area = board.bounds(place);
            Node mark = !isSmall(place) ? frame(place, area) : isOblong(area) ? dots(area, goals)
                    : goals.contains(area) ? open(ring(area), area) : ring(area);
            mark.setId("highlight-" + i);
            pulse(mark, calm);
        }
    }

    private static boolean isOblong(Rectangle2D area) {
        return area.getWidth() != area.getHeight();
    }

    /** Round an oblong square, and what stands on it: a round mark would lie over its neighbours. */
    private Node dots(Rectangle2D area, List<Rectangle2D> goals) {
        List<Rectangle2D> others = goals.stream().filter(goal -> !goal.contains(middle(area))).toList();
        Group dots = Halo.about(new Rectangle2D(area.getMinX() - FRAME, area.getMinY() - FRAME,
                area.getWidth() + 2 * FRAME, area.getHeight() + 2 * FRAME), CORNER, others);
        layer.getChildren().add(dots);
        return dots;
    }

    /** The bowl or shield of what is played for, and beans where no limbs bound their ground; sticks lie wide. */
    private static boolean isRound(Place place, Rectangle2D area) {
        return place == Place.Thing.POOL || place == Place.Thing.BEANS && area.getWidth() < WIDE * area.getHeight();
    }

    private static boolean isSmall(Place place) {
        return place instanceof Place.Square || place instanceof Place.Waiting;
    }

    private ImageView ring(Rectangle2D area) {
        ImageView ring = pictures.view("ui/ring.png");
        double whole = pictures.width("ui/ring.png");
        double wide = board.hasRings() ? AROUND * area.getWidth()
                : Math.min(whole, area.getWidth() + (isOblong(area) ? BROADER : RING));
        double high = isOblong(area) ? area.getHeight() + HIGHER : wide;
        pictures.enlarge(ring, new Rectangle2D(0, 0, whole, whole), wide, high);
        put(ring, middle(area));
        layer.getChildren().add(ring);
        return ring;
    }

    /** Leaves out what would lie over the number at the upper corner of a square. */
    private static ImageView open(ImageView ring, Rectangle2D area) {
        double wide = ring.getFitWidth();
        double high = ring.getFitHeight();
        ring.setClip(Shape.subtract(new Rectangle(wide, high),
                new Circle(wide / 2, (high - area.getHeight()) / 2, NUMBER)));
        return ring;
    }

    private Shape frame(Place place, Rectangle2D area) {
        Shape frame = meeting.filter(square -> place == Place.Thing.BEANS)
                .map(square -> Halo.between(area, board.bounds(square)))
                .orElseGet(() -> Halo.about(area, isRound(place, area) ? area.getWidth() : CORNER));
        layer.getChildren().add(frame);
        return frame;
    }

    private void pulse(Node mark, boolean calm) {
        if (calm) {
            return;
        }
        ScaleTransition pulse = new ScaleTransition(Duration.millis(PULSE), mark);
        // A large frame that grew by as much as a ring would run over its neighbours.
        double more = 7 / Math.max(mark.getLayoutBounds().getWidth(), mark.getLayoutBounds().getHeight());
        pulse.setToX(1 + more);
        pulse.setToY(1 + more);
        play(pulse);
    }

    /**
     * Lit feet on the way but for where something stands, and a ring that goes it; marks lie on its first place and on
     * its last. A long way is told by feet on every other square, and where it turns.
     */
    private void journey(List<Place> places, boolean calm) {
        List<Rectangle2D> areas = places.stream().map(board::bounds).toList();
        List<Point2D> way = areas.stream().map(Highlights::middle).toList();
        for (int i = 0; i < way.size(); i++) {
            if (!isSmall(places.get(i)) || board.isTaken(way.get(i)) || !isTold(way, i)) {
                continue;
            }
            ImageView feet = pictures.view(board.mark("feet-lit"));
            put(feet, way.get(i));
            feet.setRotate(Footprints.heading(way, i));
            layer.getChildren().add(feet);
        }
        for (int i : new int[] {0, places.size() - 1}) {
            Node end = isSmall(places.get(i)) ? ring(areas.get(i)) : frame(places.get(i), areas.get(i));
            end.setId("highlight-" + i);
        }
        if (calm) {
            return;
        }
        ImageView walker = ring(areas.getFirst());
        Transition walk = new Transition() {
            {
                setCycleDuration(Duration.millis(ROUND));
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                double at = done * (areas.size() - 1);
                int from = Math.min((int) at, areas.size() - 2);
                put(walker, middle(areas.get(from)).interpolate(middle(areas.get(from + 1)), at - from));
            }
        };
        walk.setCycleCount(Animation.INDEFINITE);
        running.add(walk);
        walk.play();
    }

    private static boolean isTold(List<Point2D> way, int i) {
        return way.size() <= SHORT || i % 2 == 0
                || Math.abs(Footprints.heading(way, i) - Footprints.heading(way, i - 1)) > 1;
    }

    private void point(Hand hand, boolean calm) {
        ImageView picture = pictures.view("ui/pointer.png");
        picture.setId("hand");
        hand.lay(picture);
        layer.getChildren().add(picture);
        if (!calm) {
            TranslateTransition knock = new TranslateTransition(Duration.millis(PULSE), picture);
            knock.setByX(9 * hand.right());
            knock.setByY(9 * hand.down());
            play(knock);
        }
    }

    private void play(Animation animation) {
        animation.setCycleCount(Animation.INDEFINITE);
        animation.setAutoReverse(true);
        running.add(animation);
        animation.play();
    }

    private static void put(ImageView view, Point2D middle) {
        view.relocate(middle.getX() - view.getFitWidth() / 2, middle.getY() - view.getFitHeight() / 2);
    }

    private static Point2D middle(Rectangle2D area) {
        return new Point2D(area.getMinX() + area.getWidth() / 2, area.getMinY() + area.getHeight() / 2);
    }
}
