package patolli.ui.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Text;
import patolli.ai.review.Rating;
import patolli.play.Games;
import patolli.play.Skill;
import patolli.rules.Game;
import patolli.save.Statistics;
import patolli.text.Texts;
import patolli.ui.common.Pigment;

/**
 * What moves gave away contest by contest: a post for each, in its order and in the colour of those who play so, and
 * under them the name of the game. A line across the posts of a game shows their mean.
 */
final class LossChart extends Pane {
    private static final double WIDTH = 588;
    /** The more games have rows above the chart, the less room is left for it. */
    private static final double HEIGHT = 116;
    private static final double LOW = 84;
    private static final int MANY = 4;
    private static final double LEFT = 40;
    private static final double TOP = 6;
    private static final double NAMES = 22;
    private static final double HUNDRED = 100;
    /** Between the posts of one game and of the next. */
    private static final double APART = 22;
    private static final double WIDEST = 26;
    /** So many contests of a game are shown, the last ones. */
    private static final int MOST = 24;
    private static final double[] MARKS = {0.1, 0.2, 0.5, 1, 2, 5, 10, 20};
    private static final int MOST_MARKS = 4;
    /** What an example loses in so many decisions, contest by contest, in two games. */
    private static final List<List<Double>> EXAMPLES = List.of(List.of(0.9, 1.1, 0.7, 0.8, 0.5, 0.6, 0.3),
            List.of(2.0, 1.4, 1.6, 0.9));
    private static final int DECISIONS = 50;
    private final double ground;
    private final double reach;
    private final double step;

    /** One game's contests, and what they are like. */
    private record Row(Game game, Rating rating, List<Skill> contests) {

        static Optional<Row> of(Game game, Statistics statistics) {
            List<Skill> all = statistics.skills(game.name()).stream().filter(one -> one.decisions() > 0).toList();
            return Rating.of(all).map(rating -> new Row(game, rating, all.subList(Math.max(0, all.size() - MOST),
                    all.size())));
        }

        double most() {
            return contests.stream().mapToDouble(LossChart::loss).max().orElse(0);
        }
    }

    private LossChart(List<Row> rows, double high, Texts texts, Texts games) {
        double most = rows.stream().mapToDouble(Row::most).max().orElse(1);
        reach = Math.max(most * 1.06, MARKS[0] / HUNDRED);
        int posts = rows.stream().mapToInt(row -> row.contests().size()).sum();
        step = Math.min(WIDEST + 4, (WIDTH - LEFT - APART * rows.size()) / posts);
        setId("loss-chart");
        ground = high - NAMES;
        setMinSize(WIDTH, high);
        setMaxSize(WIDTH, high);
        setAccessibleRole(AccessibleRole.TEXT);
        ground();
        double free = (WIDTH - LEFT - step * posts) / rows.size();
        double x = LEFT;
        List<String> told = new ArrayList<>();
        for (Row row : rows) {
            double wide = free + step * row.contests().size();
            posts(row, x + free / 2);
            mean(row, x + free / 2);
            name(games.get(row.game().name()), x + wide / 2);
            told.add(texts.get("skill.contests", games.get(row.game().name()), row.contests().size(),
                    HUNDRED * loss(row.contests().getFirst()), HUNDRED * loss(row.contests().getLast())));
            x += wide;
        }
        setAccessibleText(String.join(" ", told));
    }

    /** The chart; empty where nothing was reviewed. */
    static Optional<LossChart> of(Statistics statistics, Texts texts, Texts games) {
        List<Row> rows = Games.all().stream().flatMap(game -> Row.of(game, statistics).stream()).toList();
        return rows.isEmpty() ? Optional.empty() : Optional.of(new LossChart(rows,
                rows.size() < MANY ? HEIGHT : LOW, texts, games));
    }

    /** As it may look one day, where nothing was reviewed: made up, and the same each time. */
    static LossChart example(Texts texts, Texts games) {
        List<Game> shown = List.of(Games.all().getFirst(), Games.all().getLast());
        List<Row> rows = IntStream.range(0, EXAMPLES.size()).mapToObj(n -> {
            List<Skill> contests = EXAMPLES.get(n).stream()
                    .map(lost -> new Skill(DECISIONS, DECISIONS * lost / HUNDRED, 0)).toList();
            return new Row(shown.get(n), Rating.of(contests).orElseThrow(), contests);
        }).toList();
        LossChart chart = new LossChart(rows, LOW, texts, games);
        chart.setId("loss-example");
        chart.setAccessibleText(texts.get("skill.example.told"));
        return chart;
    }

    private static double loss(Skill contest) {
        return contest.lost() / contest.decisions();
    }

    private double y(double loss) {
        return ground - loss / reach * (ground - TOP);
    }

    private void ground() {
        double each = MARKS[MARKS.length - 1] / HUNDRED;
        for (double mark : MARKS) {
            each = reach * HUNDRED / mark <= MOST_MARKS ? Math.min(each, mark / HUNDRED) : each;
        }
        for (int n = 0; n * each <= reach; n++) {
            Line line = new Line(LEFT, y(n * each), WIDTH, y(n * each));
            line.setStroke(Pigment.INK.color().deriveColor(0, 1, 1, n == 0 ? 0.9 : 0.22));
            line.setStrokeWidth(n == 0 ? 1.4 : 1);
            double points = n * each * HUNDRED;
            Text number = text(points == Math.rint(points) ? Long.toString(Math.round(points))
                    : Math.round(points * 10) / 10.0 + "", "points");
            number.setTextOrigin(VPos.CENTER);
            number.setY(Math.max(TOP + 4, y(n * each)));
            number.layoutBoundsProperty().subscribe(bounds -> number.setX(LEFT - 7 - bounds.getWidth()));
            getChildren().addAll(line, number);
        }
    }

    private void posts(Row row, double from) {
        double wide = Math.max(2, Math.min(WIDEST, step - Math.min(4, step / 4)));
        for (int n = 0; n < row.contests().size(); n++) {
            Skill contest = row.contests().get(n);
            double top = y(loss(contest));
            Rectangle post = new Rectangle(from + n * step + (step - wide) / 2, top, wide, Math.max(1, ground - top));
            Rating.of(List.of(contest)).ifPresent(one -> post.setFill(SkillReed.colour(one.like(row.game()))));
            post.setStroke(Pigment.INK.color());
            post.setStrokeWidth(wide < 6 ? 0.8 : 1.4);
            post.getStyleClass().add("loss-post");
            getChildren().add(post);
        }
    }

    private void mean(Row row, double from) {
        if (!row.rating().isSure()) {
            return;
        }
        double at = y(row.rating().loss().value());
        getChildren().add(mean(from - 5, from + step * row.contests().size() + 5, at));
    }

    /** Without a pale edge, which would cut the upper ends of posts. */
    private static Line mean(double from, double to, double at) {
        Line line = new Line(from, at, to, at);
        line.setStroke(Pigment.COCHINEAL.color());
        line.setStrokeWidth(2);
        line.setStrokeLineCap(StrokeLineCap.BUTT);
        // Between its parts the upper ends of posts are seen that are as high as the mean.
        line.getStrokeDashArray().setAll(7.0, 4.0);
        return line;
    }

    /** The line of a mean, beside the words for it. */
    static Line meanSample() {
        return mean(0, 25, 0);
    }

    private void name(String name, double middle) {
        Text text = text(name, "chart-game");
        text.setTextOrigin(VPos.TOP);
        text.setY(ground + 3);
        text.layoutBoundsProperty().subscribe(bounds -> text.setX(Math.min(WIDTH - bounds.getWidth(),
                middle - bounds.getWidth() / 2)));
        getChildren().add(text);
    }

    private static Text text(String words, String style) {
        Text text = new Text(words);
        text.getStyleClass().add(style);
        return text;
    }
}
