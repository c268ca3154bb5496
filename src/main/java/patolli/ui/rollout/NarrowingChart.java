package patolli.ui.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import patolli.ai.rollout.Candidate;
import patolli.ai.rollout.Rollout.Standing;
import patolli.ui.common.Cord;
import patolli.ui.common.Pigment;

/**
 * How chances became sure while games were played, from left to right: for each of the best moves a cord at its chance
 * and about it the interval, which narrows. A bead at the end of a cord has the move's number.
 */
final class NarrowingChart extends Pane {
    static final double WIDTH = 340;
    static final double HEIGHT = 139;
    /** What stands left of the cords: the chances. */
    private static final double LEFT = 40;
    private static final double TOP = 4;
    private static final double BOTTOM = 135;
    private static final double BEAD = 8;
    private static final double CORD = 2.6;
    private static final double CONTOUR = 5.2;
    /** Beads at the same chance stand so far beside each other. */
    private static final double BESIDE = 17;
    /** After fewer games chances leap about. */
    private static final int FEW = 4;
    private static final double ROOM = 0.03;
    private static final double BAND = 0.28;
    private static final double EDGE = 0.35;
    private static final double[] MARKS = {0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5};
    private static final int MOST_MARKS = 5;
    private final List<Standing> past;
    private final double low;
    private final double high;

    /**
     * @param past how it stood, one after the other, at least once
     * @param most so many of the best are drawn
     * @param told what it shows, in words
     */
    NarrowingChart(List<Standing> past, int most, String told) {
        this.past = past.stream().filter(one -> one == past.getLast() || one.candidates().getFirst().games() >= FEW)
                .toList();
        List<Candidate> all = this.past.getLast().candidates();
        List<Candidate> shown = all.subList(0, Math.min(most, all.size()));
        low = Math.max(0, shown.stream().mapToDouble(one -> one.chance().low()).min().orElse(0) - ROOM);
        high = Math.min(1, shown.stream().mapToDouble(one -> one.chance().high()).max().orElse(1) + ROOM);
        setId("narrowing");
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        ground();
        Pane drawn = new Pane();
        drawn.setClip(new Rectangle(LEFT + 1, TOP + 1, WIDTH - LEFT - 2, BOTTOM - TOP - 2));
        getChildren().add(drawn);
        for (int n = shown.size() - 1; n >= 0; n--) {
            drawn.getChildren().addAll(way(shown.get(n), Cord.RANKS.get(n)));
        }
        if (all.size() > 1) {
            for (int n = shown.size() - 1; n >= 0; n--) {
                double at = shown.get(n).chance().value();
                long near = shown.subList(0, n).stream().filter(better ->
                        Math.abs(y(better.chance().value()) - y(at)) < 2 * BEAD).count();
                bead(n + 1, Cord.RANKS.get(n), x(past.getLast().part()) + near * BESIDE, y(at));
            }
        }
    }

    private double x(double part) {
        return LEFT + (WIDTH - LEFT - BEAD - 4 - 2 * BESIDE) * part;
    }

    private double y(double chance) {
        return BOTTOM - (chance - low) / (high - low) * (BOTTOM - TOP);
    }

    /** Bark paper with a line for every so many hundredths. */
    private void ground() {
        Rectangle paper = new Rectangle(LEFT, TOP, WIDTH - LEFT - 1, BOTTOM - TOP);
        paper.setFill(Pigment.BONE.color().deriveColor(0, 1, 1, 0.5));
        paper.setStroke(Pigment.INK.color());
        paper.setStrokeWidth(1.4);
        getChildren().add(paper);
        double each = MARKS[MARKS.length - 1];
        for (double mark : MARKS) {
            each = (high - low) / mark <= MOST_MARKS && mark < each ? mark : each;
        }
        for (long n = (long) Math.ceil(low / each); n * each <= high; n++) {
            double at = y(n * each);
            Line line = new Line(LEFT + 1, at, WIDTH - 2, at);
            line.setStroke(Pigment.INK.color().deriveColor(0, 1, 1, 0.22));
            Text number = new Text(Math.round(n * each * 100) + " %");
            number.getStyleClass().add("points");
            number.setTextOrigin(VPos.CENTER);
            number.setY(Math.clamp(at, TOP + 6, BOTTOM - 6));
            number.layoutBoundsProperty().subscribe(bounds -> number.setX(LEFT - 5 - bounds.getWidth()));
            getChildren().addAll(line, number);
        }
    }

    /** The interval and the chance of one of them, from the first time on that it was told. */
    private List<Node> way(Candidate candidate, Cord look) {
        Polyline cord = new Polyline();
        List<Double> upper = new ArrayList<>();
        Polygon band = new Polygon();
        for (Standing standing : past) {
            found(standing, candidate).ifPresent(now -> {
                double x = x(standing.part());
                cord.getPoints().addAll(x, y(now.chance().value()));
                band.getPoints().addAll(x, y(now.chance().low()));
                upper.addAll(0, List.of(x, y(now.chance().high())));
            });
        }
        band.getPoints().addAll(upper);
        band.setFill(look.pigment().color().deriveColor(0, 1, 1, BAND));
        band.setStroke(Pigment.INK.color().deriveColor(0, 1, 1, EDGE));
        Polyline contour = new Polyline();
        contour.getPoints().setAll(cord.getPoints());
        stroke(contour, Pigment.INK.color(), CONTOUR);
        stroke(cord, look.pigment().color(), CORD);
        for (double part : look.dashes(CORD)) {
            cord.getStrokeDashArray().add(part);
        }
        return List.of(band, contour, cord);
    }

    private static Optional<Candidate> found(Standing standing, Candidate candidate) {
        return standing.candidates().stream().filter(one -> one.move().equals(candidate.move())).findFirst();
    }

    private static void stroke(Polyline cord, Color colour, double width) {
        cord.setStroke(colour);
        cord.setStrokeWidth(width);
        cord.setStrokeLineCap(StrokeLineCap.ROUND);
        cord.setStrokeLineJoin(StrokeLineJoin.ROUND);
    }

    private void bead(int number, Cord cord, double x, double y) {
        Circle bead = new Circle(x, y, BEAD, cord.pigment().color());
        bead.setStroke(Pigment.INK.color());
        bead.setStrokeWidth(1.4);
        Text text = new Text(Integer.toString(number));
        text.getStyleClass().add("bead-number");
        text.setStyle("-fx-fill: " + (cord.written() == Pigment.INK ? "-ink" : "-bone"));
        text.setTextOrigin(VPos.CENTER);
        text.setY(y);
        text.layoutBoundsProperty().subscribe(bounds -> text.setX(x - bounds.getWidth() / 2));
        getChildren().addAll(bead, text);
    }
}
