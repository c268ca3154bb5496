package patolli.ui.statistics;

import java.util.List;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import patolli.ai.measure.Interval;
import patolli.ai.review.Rating;
import patolli.play.Level;
import patolli.rules.Game;
import patolli.ui.common.Pigment;

/**
 * What somebody gives away, on a painted reed: at its left end nothing, and in its parts what computers of each level
 * give away, the best one leftmost. A bead shows the mean, a thread over it the interval.
 */
final class SkillReed extends Pane {
    /** Left of the reed stands 0, right of it what its end is. */
    private static final double LEFT = 13;
    private static final double WIDTH = 246;
    private static final double RIGHT = 29;
    private static final double HEIGHT = 15;
    private static final double TOP = 5;
    private static final double CAP = 5;
    private static final double HUNDRED = 100;
    private static final double BEAD = 6.5;
    /** The reed ends so many times beyond the weakest level's bound. */
    private static final double BEYOND = 1.8;
    private static final Map<Level, Pigment> COLOURS = Map.of(Level.MIRROR, Pigment.OBSIDIAN, Level.PRIEST,
            Pigment.TURQUOISE, Level.MERCHANT, Pigment.OCHRE, Level.TOURIST, Pigment.EARTH);
    private final double end;

    /** Nobody's yet: only where the levels lie. @param told what it shows, in words */
    SkillReed(Game game, String told) {
        end = BEYOND * Rating.bound(game, Level.FIXED.get(1));
        double from = 0;
        for (Level level : Level.FIXED.reversed()) {
            double to = Math.min(end, Rating.bound(game, level));
            part(x(from), x(to) - x(from), level);
            from = to;
        }
        Text zero = number("0");
        zero.layoutBoundsProperty().subscribe(bounds -> zero.setX(LEFT - 5 - bounds.getWidth()));
        number(Math.round(HUNDRED * end * 10) / 10.0 + "").setX(LEFT + WIDTH + 5);
        setMinSize(LEFT + WIDTH + RIGHT, HEIGHT + 2 * TOP);
        setMaxSize(LEFT + WIDTH + RIGHT, HEIGHT + 2 * TOP);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        getStyleClass().add("skill-reed");
    }

    /** @param told what it shows, in words */
    SkillReed(Game game, Rating rating, String told) {
        this(game, told);
        double middle = TOP + HEIGHT / 2;
        Interval loss = rating.loss();
        if (rating.isSure()) {
            interval(this, x(loss.low()), x(loss.high()), middle);
        }
        getChildren().add(bead(x(loss.value()), middle));
    }

    private Text number(String digits) {
        Text number = new Text(digits);
        number.getStyleClass().add("points");
        number.setTextOrigin(VPos.CENTER);
        number.setY(TOP + HEIGHT / 2);
        getChildren().add(number);
        return number;
    }

    private static Group bead(double x, double y) {
        Circle rim = new Circle(x, y, BEAD + 1.4, Pigment.BONE.color());
        Circle bead = new Circle(x, y, BEAD, Pigment.COCHINEAL.color());
        bead.setStroke(Pigment.INK.color());
        bead.setStrokeWidth(1.4);
        return new Group(rim, bead);
    }

    private double x(double loss) {
        return LEFT + WIDTH * Math.clamp(loss / end, 0, 1);
    }

    private void part(double left, double width, Level level) {
        getChildren().add(painted(left, TOP, width, HEIGHT, level));
    }

    private static Rectangle painted(double left, double top, double width, double height, Level level) {
        Rectangle part = new Rectangle(left, top, width, height);
        part.setFill(COLOURS.get(level).color());
        part.setStroke(Pigment.INK.color());
        part.setStrokeWidth(1.4);
        return part;
    }

    /** Light under dark, so that it is seen on any pigment. */
    private static void interval(Pane into, double from, double to, double middle) {
        for (Pigment pigment : List.of(Pigment.BONE, Pigment.INK)) {
            for (Line line : List.of(new Line(from, middle, to, middle),
                    new Line(from, middle - CAP, from, middle + CAP), new Line(to, middle - CAP, to, middle + CAP))) {
                line.setStroke(pigment.color());
                line.setStrokeWidth(pigment == Pigment.BONE ? 4.4 : 2);
                into.getChildren().add(line);
            }
        }
    }

    /** The bead, beside the words for it. */
    static Node beadSample() {
        return bead(0, 0);
    }

    /** An interval, beside the words for it. */
    static Node intervalSample() {
        Pane pane = new Pane();
        interval(pane, 2, 24, 7.5);
        pane.setMinSize(26, 15);
        pane.setMaxSize(26, 15);
        return pane;
    }

    /** The colour of a level's part. */
    static Color colour(Level level) {
        return COLOURS.get(level).color();
    }

    /** A piece of a level's part, beside its name. */
    static Node sample(Level level) {
        Pane pane = new Pane(painted(1, 2, 22, 11, level));
        pane.setMinSize(24, 15);
        pane.setMaxSize(24, 15);
        return pane;
    }
}
