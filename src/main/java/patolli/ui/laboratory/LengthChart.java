package patolli.ui.laboratory;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import patolli.ai.laboratory.Findings;
import patolli.text.Texts;
import patolli.ui.common.Pigment;
import patolli.ui.common.RoundMarks;

/**
 * How long games are: a post for each span of casts, as high as the share of games that fell into it, for one set of
 * rules beside the other, on a band of ground; under it casts and the minutes that they take, and a bead where the mean
 * is.
 */
final class LengthChart extends Pane {
    /** On its sheet. */
    static final double WIDTH = 588;
    private static final double HEIGHT = 129;
    /** Left of it stand the shares. */
    private static final double LEFT = 52;
    private static final double GROUND = 80;
    private static final double HIGHEST = 71;
    private static final double BAND = 6;
    private static final double GAP = 5;
    /** From the ground's upper edge down to both lines of words. */
    private static final double CASTS = 24;
    private static final double MINUTES = 40;
    private static final double BEAD = 7;
    private static final int[] SPANS = {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000};
    private static final int MOST_POSTS = 16;
    private static final int MOST_SHARES = 3;
    private static final double HUNDRED = 100;
    /** So many in a thousand games at either end are taken into the outermost posts. */
    private static final int ENDS = 5;
    /** Words under the ground stand no closer than this. */
    private static final double ROOM = 64;
    private final Texts texts;
    private final List<Findings> sets;
    private final int span;
    private final int from;
    private final int posts;
    private final double wide;

    LengthChart(List<Findings> sets, Texts texts, String told) {
        this(sets, texts, told, WIDTH);
    }

    /** The same, so wide. */
    LengthChart(List<Findings> sets, Texts texts, String told, double wide) {
        this.wide = wide;
        this.sets = sets;
        this.texts = texts;
        int least = sets.stream().mapToInt(set -> end(set, ENDS)).min().orElse(0);
        int most = sets.stream().mapToInt(set -> end(set, 1000 - ENDS)).max().orElse(1);
        span = IntStream.of(SPANS).filter(each -> most / each - least / each < MOST_POSTS).findFirst()
                .orElse(most / MOST_POSTS + 1);
        from = least / span;
        posts = most / span - from + 1;
        setId("length-chart");
        setMinSize(wide, HEIGHT);
        setPrefSize(wide, HEIGHT);
        setMaxSize(wide, HEIGHT);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        double[][] parts = new double[sets.size()][];
        for (int set = 0; set < sets.size(); set++) {
            parts[set] = parts(sets.get(set));
        }
        double highest = IntStream.range(0, parts.length).mapToDouble(set -> max(parts[set])).max().orElse(1);
        double step = RoundMarks.step(highest, MOST_SHARES);
        double top = Math.ceil(highest / step) * step;
        shares(top, step);
        ground();
        for (int set = 0; set < parts.length; set++) {
            posts(set, parts[set], top);
        }
        for (int set = 0; set < parts.length; set++) {
            bead(set, x(sets.get(set).casts().value()));
        }
        words();
    }

    private static double max(double[] parts) {
        return IntStream.range(0, parts.length).mapToDouble(post -> parts[post]).max().orElse(1);
    }

    /** The length that so many of a thousand games are shorter than. */
    private static int end(Findings set, int thousandths) {
        List<Integer> sorted = set.lengths().stream().sorted().toList();
        return sorted.get((int) ((long) (sorted.size() - 1) * thousandths / 1000));
    }

    /** Which part of the games has each span of lengths. */
    private double[] parts(Findings set) {
        double[] parts = new double[posts];
        List<Integer> lengths = set.lengths();
        for (int length : lengths) {
            parts[Math.clamp(length / span - from, 0, posts - 1)] += 1.0 / lengths.size();
        }
        return parts;
    }

    private double x(double casts) {
        return LEFT + Math.clamp((casts / span - from) / posts, 0, 1) * (wide - LEFT);
    }

    /** A line for every so many of a hundred games, up to the next one over the highest post. */
    private void shares(double top, double step) {
        for (double share : RoundMarks.between(0, top, step)) {
            double y = GROUND - HIGHEST * share / top;
            Line line = new Line(LEFT, y, wide, y);
            line.setStroke(Pigment.INK.color().deriveColor(0, 1, 1, 0.22));
            getChildren().add(line);
            Text text = word(texts.get("chart.share", HUNDRED * share), "points", y);
            text.layoutBoundsProperty().subscribe(bounds -> text.setX(LEFT - 7 - bounds.getWidth()));
        }
    }

    /** A band as under the figures of a codex, in the colour of no set of rules. */
    private void ground() {
        Rectangle band = new Rectangle(LEFT, GROUND, wide - LEFT - 1, BAND);
        band.setFill(Pigment.EARTH.color());
        RuleMark.contour(band);
        getChildren().add(band);
        for (double x = LEFT + 10; x < wide - 10; x += 18) {
            Polygon step = new Polygon(x, GROUND + 5, x, GROUND + 3, x + 3, GROUND + 3, x + 3, GROUND + 1, x + 6,
                    GROUND + 1, x + 6, GROUND + 3, x + 9, GROUND + 3, x + 9, GROUND + 5);
            step.setFill(Pigment.INK.color());
            getChildren().add(step);
        }
    }

    private void posts(int set, double[] parts, double top) {
        double group = (wide - LEFT) / posts;
        double post = (group - GAP) / sets.size();
        for (int n = 0; n < posts; n++) {
            double height = HIGHEST * parts[n] / top;
            if (height > 0) {
                RuleMark.bar(this, set, LEFT + n * group + GAP / 2 + set * post, GROUND - height, post, height);
            }
        }
    }

    /** Where the mean is: it hangs on the ground's lower edge. */
    private void bead(int set, double x) {
        Polygon bead = triangle(x, GROUND - 1);
        bead.setFill(RuleMark.colour(set));
        bead.getStyleClass().add("mean");
        getChildren().add(bead);
    }

    private static Polygon triangle(double x, double top) {
        double foot = top + 1 + BAND + BEAD;
        Polygon triangle = new Polygon(x, top, x + BEAD + 1, foot, x - BEAD - 1, foot);
        RuleMark.contour(triangle);
        return triangle;
    }

    /** The mark of a mean, beside the words for it. */
    static Polygon meanSample() {
        Polygon sample = triangle(0, 0);
        sample.setFill(Pigment.BONE.color());
        return sample;
    }

    private void words() {
        Text counted = word(texts.get("chart.throws"), "points", GROUND + CASTS);
        // in a book larger words reach farther
        counted.layoutBoundsProperty().subscribe(bounds -> counted.setX(Math.max(0, LEFT - 7 - bounds.getWidth())));
        int each = (int) Math.ceil(ROOM * posts / (wide - LEFT));
        for (int n = 0; n <= posts; n++) {
            double x = LEFT + (wide - LEFT) * n / posts;
            if (n % each != 0 || x < LEFT + ROOM / 3 || x > wide - ROOM / 3) {
                continue;
            }
            int casts = (from + n) * span;
            Line tick = new Line(x, GROUND + BAND, x, GROUND + BAND + 4);
            RuleMark.contour(tick);
            getChildren().add(tick);
            word(texts.get("chart.casts", casts), "cast-count", x, CASTS);
            word(texts.get("chart.minutes", Math.round(Findings.minutes(casts))), "chart-minutes", x, MINUTES);
        }
    }

    private void word(String words, String style, double x, double down) {
        Text text = word(words, style, GROUND + down);
        text.layoutBoundsProperty().subscribe(bounds -> text.setX(x - bounds.getWidth() / 2));
    }

    private Text word(String words, String style, double y) {
        Text text = new Text(words);
        text.getStyleClass().add(style);
        text.setTextOrigin(VPos.CENTER);
        text.setY(y);
        getChildren().add(text);
        return text;
    }
}
