package patolli.ui.table;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeLineCap;

/**
 * A number in thread on the cloth: so many knots, lying as the dots on the face of a die do; or in a row at the edge of
 * a square. And a flower of knots, where numbers would be too many.
 */
final class StitchedNumber extends Region {
    /** A thread's colour, what gleams on it, the furrow between its turns, and what is seen about it. */
    private record Thread(Color dye, Color gleam, Color furrow, Color edge) { }

    private static final Thread GOLD = new Thread(Color.web("#F4BC3E"), Color.web("#FFE7A6"), Color.web("#9A5E10"),
            Color.web("#141A33"));
    /** The same on a square, which may have any colour. */
    private static final Thread BONE = new Thread(Color.web("#FFF1CC"), Color.web("#FFFFFF"), Color.web("#A8743A"),
            Color.web("#120B07"));
    private static final Thread ROSE = new Thread(Color.web("#C8303C"), Color.web("#FF9A8C"), Color.web("#6E0E1C"),
            Color.web("#120B07"));
    private static final Color IVORY = Color.web("#EAD3A2");
    private static final Color SHADE = Color.color(0, 0, 0, 0.45);
    /** From one knot to the next, along a row and across; how large one is, and the dark about it. */
    private static final double ALONG = 9.6, ACROSS = 9.4, KNOT = 3, EDGE = 1.1;
    /** Numbers above that lie in two rows. */
    private static final int ROW = 3;
    /** On a square: the room there is, and how far from its middle a row lies. */
    private static final double WIDE = 36, HIGH = 30, OFF = 6.2;
    /** From one small knot to the next, at most, and how much more after the first half of more than a row has; how
     * large one is, as part of the way to the next. */
    private static final double CLOSE = 11, GAP = 1.6, PART = 0.42;
    /** How large one of those is at most; more than a row of them, if they are alone, lie in two. */
    private static final double SEWN = 3.7, TWO_ROWS = 5.4;
    /** The petals of a flower: how many, how far out they lie and how large they are. */
    private static final int PETALS = 6;
    private static final double OUT = 7.2, PETAL = 3.7, HEART = 4.3;

    private StitchedNumber(double wide, double high, Group stitches) {
        stitches.setManaged(false);
        getChildren().add(stitches);
        setMinSize(wide, high);
        setPrefSize(wide, high);
        setMaxSize(wide, high);
        setMouseTransparent(true);
    }

    /** In gold, as on the face of a die. @param wide how much room it has */
    static StitchedNumber face(int number, double wide, double high) {
        int rows = number > ROW ? 2 : 1;
        int columns = number / rows;
        Group stitches = new Group();
        for (int i = 0; i < number; i++) {
            knot(stitches, wide / 2 + ALONG * (i % columns - (columns - 1) / 2.0),
                    high / 2 + ACROSS * (i / columns - (rows - 1) / 2.0), KNOT, GOLD);
        }
        return new StitchedNumber(wide, high, stitches);
    }

    /**
     * On a square, in beads of ivory: a number that is alone in the middle, a large one in two rows; of two the one at
     * the lower edge, the other at the upper one.
     */
    static StitchedNumber edged(List<Integer> numbers) {
        Group stitches = new Group();
        if (numbers.size() == 1 && numbers.getFirst() > ROW) {
            int half = numbers.getFirst() / 2;
            row(stitches, half, HIGH / 2 - TWO_ROWS);
            row(stitches, numbers.getFirst() - half, HIGH / 2 + TWO_ROWS);
        } else if (numbers.size() == 1) {
            row(stitches, numbers.getFirst(), HIGH / 2);
        } else {
            for (int row = 0; row < numbers.size(); row++) {
                row(stitches, numbers.get(row), HIGH / 2 + (row == 0 ? OFF : -OFF));
            }
        }
        return new StitchedNumber(WIDE, HIGH, stitches);
    }

    private static void row(Group stitches, int number, double y) {
        int half = number > ROW ? number / 2 : number;
        double gap = number > ROW ? GAP : 0;
        double close = Math.min(CLOSE, (WIDE - gap - 2 * SEWN) / Math.max(1, number - 1));
        for (int i = 0; i < number; i++) {
            double x = WIDE / 2 + close * (i - (number - 1) / 2.0) + (i < half ? -gap : gap) / 2;
            bead(stitches, x, y, Math.min(SEWN, close * PART));
        }
    }

    /** Ivory, lit from the upper left, with a dark line about it. */
    private static void bead(Group on, double x, double y, double radius) {
        Circle body = new Circle(x, y, radius, new RadialGradient(0, 0, x - 0.3 * radius, y - 0.35 * radius,
                1.4 * radius, false, CycleMethod.NO_CYCLE, new Stop(0, BONE.gleam), new Stop(0.35, BONE.dye),
                new Stop(0.75, IVORY), new Stop(1, BONE.furrow)));
        on.getChildren().addAll(new Circle(x + 0.7, y + 1.2, radius + EDGE, SHADE),
                new Circle(x, y, radius + EDGE, BONE.edge), body,
                new Circle(x - 0.34 * radius, y - 0.40 * radius, 0.2 * radius, BONE.gleam));
    }

    /** A flower about the origin. */
    static Group flower() {
        Group flower = new Group();
        for (int i = 0; i < PETALS; i++) {
            double turn = 2 * Math.PI * i / PETALS;
            knot(flower, OUT * Math.cos(turn), OUT * Math.sin(turn), PETAL, BONE);
        }
        knot(flower, 0, 0, HEART, ROSE);
        flower.setManaged(false);
        return flower;
    }

    /** Two turns of thread about where it comes up, and their shadow. */
    private static void knot(Group on, double x, double y, double radius, Thread thread) {
        Circle shade = new Circle(x + 0.7, y + 1.2, radius + EDGE, SHADE);
        Circle gleam = new Circle(x - 0.34 * radius, y - 0.42 * radius, 0.27 * radius, thread.gleam);
        List<Node> parts = Stream.<Node>of(shade, new Circle(x, y, radius + EDGE, thread.edge),
                new Circle(x, y, radius, thread.dye), turn(x, y, 0.62 * radius, 150, 230, thread.furrow),
                turn(x + 0.1 * radius, y + 0.05 * radius, 0.26 * radius, -40, 240, thread.furrow), gleam).toList();
        on.getChildren().addAll(parts);
    }

    private static Arc turn(double x, double y, double radius, double from, double degrees, Color colour) {
        Arc arc = new Arc(x, y, radius, radius, from, degrees);
        arc.setType(ArcType.OPEN);
        arc.setFill(Color.TRANSPARENT);
        arc.setStroke(colour);
        arc.setStrokeWidth(0.55);
        arc.setStrokeLineCap(StrokeLineCap.ROUND);
        return arc;
    }
}
