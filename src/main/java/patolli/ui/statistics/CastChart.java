package patolli.ui.statistics;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Text;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.common.Pigment;
import patolli.ui.common.SideMark;
import patolli.ui.statistics.StatisticsModel.Falls;

/**
 * How often each cast came, painted as posts on a band of ground: one post a side, each over its side's mark, and a
 * cord across it where chance would have it end. How often it came is written at the mark.
 */
final class CastChart extends Pane {
    private static final double WIDTH = 604;
    private static final double HEIGHT = 146;
    /** Where the posts stand. */
    private static final double GROUND = 96;
    /** How high the highest post or cord is. */
    private static final double HIGHEST = 88;
    private static final double WIDEST = 34;
    private static final double CONTOUR = 1.6;
    private static final double BETWEEN = 7;
    /** From the ground down to the marks, and from a mark to its number. */
    private static final double UNDER = 8;
    private static final double NEAR = 3;
    /** How far a cord reaches beyond its post. */
    private static final double OVER = 2.2;
    /** Posts narrower than this have small numbers, and these under their marks. */
    private static final double NARROW = 26;
    /** Notches stand no closer than this; each is so many casts. */
    private static final double CLOSEST = 9;
    private static final int[] NOTCHES = {5, 10, 20, 50, 100, 200, 500};
    private final Texts texts;
    private final List<Falls> falls;
    private final double scale;
    private final double group;
    private final double post;

    CastChart(List<Falls> falls, Texts texts) {
        this.falls = falls;
        this.texts = texts;
        int casts = falls.getFirst().fairness().casts().size();
        group = WIDTH / casts;
        post = Math.min(WIDEST, (group - 14) / falls.size() - between());
        scale = HIGHEST / Math.max(1, most());
        setId("chart");
        setMinSize(WIDTH, HEIGHT);
        setPrefSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setAccessibleRole(AccessibleRole.TEXT);
        setFocusTraversable(false);
        ground();
        List<String> told = new ArrayList<>();
        for (int cast = 0; cast < casts; cast++) {
            cast(cast, told);
        }
        setAccessibleText(String.join(" ", told));
    }

    private double between() {
        return falls.size() > 2 ? BETWEEN / 2 : BETWEEN;
    }

    private double most() {
        double most = 0;
        for (Falls side : falls) {
            for (int cast = 0; cast < side.fairness().casts().size(); cast++) {
                most = Math.max(most, Math.max(side.fairness().counts().get(cast), side.fairness().expected(cast)));
            }
        }
        return most;
    }

    /** A band as under the figures of a codex. */
    private void ground() {
        Rectangle band = new Rectangle(0, GROUND, WIDTH, 6);
        paint(band, Pigment.OCHRE);
        getChildren().add(band);
        for (double x = 10; x < WIDTH - 6; x += 18) {
            Polygon step = new Polygon(x, GROUND + 5, x, GROUND + 3, x + 3, GROUND + 3, x + 3, GROUND + 1, x + 6,
                    GROUND + 1, x + 6, GROUND + 3, x + 9, GROUND + 3, x + 9, GROUND + 5);
            step.setFill(Pigment.COCHINEAL.color());
            getChildren().add(step);
        }
    }

    private void cast(int cast, List<String> told) {
        double middle = group * (cast + 0.5);
        double step = post + between();
        double x = middle - step * falls.size() / 2 + between() / 2;
        for (Falls side : falls) {
            told.add(post(side, cast, x));
            x += step;
        }
        Label name = new Label(falls.getFirst().fairness().casts().text(cast));
        name.getStyleClass().add("cast-name");
        name.layoutXProperty().bind(name.widthProperty().divide(-2).add(middle));
        name.setLayoutY(GROUND + (post < NARROW ? 36 : 25));
        getChildren().add(name);
    }

    /** A side's post for one cast; what it tells, in words. */
    private String post(Falls side, int cast, double x) {
        long count = side.fairness().counts().get(cast);
        double expected = side.fairness().expected(cast);
        double height = count * scale;
        if (count > 0) {
            Rectangle wood = new Rectangle(x, GROUND - height, post, height);
            paint(wood, SideMark.pigment(side.side()));
            getChildren().add(wood);
            notches(side, x, count);
        }
        double mark = Math.min(15, post + 2);
        SideMark sign = new SideMark(side.side(), mark);
        getChildren().add(sign);
        Text number = number(count);
        if (side.fairness().total() > 0) {
            cord(x, GROUND - expected * scale);
            getChildren().add(number);
        }
        place(sign, number, x + post / 2);
        return texts.get("chart.post", side.name(), side.fairness().casts().text(cast), count, expected);
    }

    /** A post is cut at every fifth cast, or every tenth and so on where it is long. */
    private void notches(Falls side, double x, long count) {
        int each = NOTCHES[NOTCHES.length - 1];
        for (int n = NOTCHES.length - 1; n >= 0 && NOTCHES[n] * scale >= CLOSEST; n--) {
            each = NOTCHES[n];
        }
        Color ink = side.side() == Side.BLACK ? Pigment.BONE.color() : Pigment.INK.color();
        for (int cut = each; cut < count; cut += each) {
            Line notch = new Line(x + 1, GROUND - cut * scale, x + post - 1, GROUND - cut * scale);
            notch.setStroke(ink);
            notch.setStrokeWidth(0.9);
            getChildren().add(notch);
        }
    }

    /** Where the post would end if chance were exact. */
    private void cord(double x, double y) {
        for (Color ink : List.of(Pigment.BONE.color(), Pigment.INK.color())) {
            Line line = new Line(x - OVER, y, x + post + OVER, y);
            line.setStroke(ink);
            line.setStrokeWidth(ink.equals(Pigment.INK.color()) ? 2.2 : 4.4);
            line.setStrokeLineCap(StrokeLineCap.ROUND);
            getChildren().add(line);
        }
    }

    private Text number(long count) {
        Text number = new Text(Long.toString(count));
        number.getStyleClass().add(post < NARROW ? "cast-count-small" : "cast-count");
        number.setTextOrigin(VPos.CENTER);
        return number;
    }

    /** A mark and its number stand under the middle of their post: side by side, or one under the other. */
    private void place(SideMark sign, Text number, double middle) {
        double mark = sign.prefWidth(-1);
        number.setY(GROUND + (post < NARROW ? 29 : UNDER + mark / 2));
        number.layoutBoundsProperty().subscribe(bounds -> {
            double both = post < NARROW ? mark : mark + NEAR + bounds.getWidth();
            sign.relocate(middle - both / 2, GROUND + UNDER);
            number.setX(post < NARROW ? middle - bounds.getWidth() / 2 : middle + both / 2 - bounds.getWidth());
        });
    }

    private static void paint(Shape shape, Pigment fill) {
        shape.setFill(fill.color());
        shape.setStroke(Pigment.INK.color());
        shape.setStrokeWidth(CONTOUR);
    }

    /** The small cord beside the words that explain it. */
    static Node sample() {
        Pane pane = new Pane();
        Line line = new Line(2, 8, 24, 8);
        line.setStroke(Pigment.INK.color());
        line.setStrokeWidth(2.2);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        pane.getChildren().add(line);
        pane.setMinSize(26, 16);
        pane.setMaxSize(26, 16);
        return pane;
    }
}
