package patolli.ui.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.Opponents;
import patolli.ai.review.Review;
import patolli.ai.review.ReviewedStep;
import patolli.ai.review.Reviewer;
import patolli.app.GameTables;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.model.ReviewModel;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Records;
import patolli.testkit.TestPictures;
import patolli.text.MoveWords;
import patolli.text.Texts;

/** Where assets are played for, a review is told in them as well. */
class ReviewUnitsTest {
    private static Alone open(String setup) {
        List<Turn> game = Records.game(setup, 3);
        List<Step> steps = Step.of(game, Records.seats(game.getFirst().before()));
        Alone alone = Alone.show(() -> ReviewSheet.load(new ReviewDesk(
                new ReviewModel(new Reviewer(Opponents.adviser()), Runnable::run, Platform::runLater),
                new ReplayModel(game.getFirst().before(), steps), GameTables.ALL.playing(game.getFirst().before()
                        .game()), step -> { }, Optional.empty(),
                (lines, then) -> { }, () -> { }), new Preferences(), TestPictures.get()));
        Fx.until("the review is there", () -> alone.scene().lookup("#luck-chart") != null);
        return alone;
    }

    private static Review review(String setup) {
        List<Turn> game = Records.game(setup, 3);
        return new Reviewer(Opponents.adviser()).review(game.getFirst().before(),
                Step.of(game, Records.seats(game.getFirst().before())), part -> { }, () -> false).orElseThrow();
    }

    private static List<String> dear(Alone alone) {
        return Fx.call(() -> alone.node("#dearest").lookupAll(".judged").stream()
                .map(node -> ((Labeled) node).getText()).toList());
    }

    @Test
    void allFiguresChangeToAssetsAndBack() {
        Review review = review("patolli");
        Side red = review.sides().getFirst();
        ReviewedStep worst = review.dearest(red, 1).getFirst();
        try (Alone alone = open("patolli")) {
            String points = alone.text("#sum");
            assertThat(points).startsWith("From 50% to ");
            assertThat(dear(alone).getFirst()).contains(String.format("lost %.1f points", 100 * worst.loss())
                    .replace(".0 ", " "));
            Mouse.click(alone.node("#in-assets"));
            assertThat(alone.text("#sum")).startsWith("From 10 assets to " + Math.round(20 * review.ends(red)) + ":")
                    .contains("luck " + new Unit("assets", 20).signed(review.luck(red)));
            assertThat(Fx.call(() -> alone.scene().lookup("#luck-chart").getAccessibleText()))
                    .isEqualTo(alone.text("#sum"));
            assertThat(dear(alone).getFirst()).contains(String.format("lost %.2f", 20 * worst.loss())
                    .replaceAll("0+$", "") + " assets");
            Fx.run(() -> alone.node("#in-points").requestFocus());
            Keys.type(KeyCode.ENTER);
            assertThat(alone.text("#sum")).isEqualTo(points);
        }
    }

    /** What is written, to the last digit. */
    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "bell players=3", "pagade", "tablan"})
    @Tag("breadth")
    void whatIsWrittenAddsUp(String setup) {
        Review review = review(setup);
        State left = Records.game(setup, 3).getLast().after();
        for (Unit unit : review.assets() == 0 ? List.of(Unit.POINTS) : List.of(Unit.POINTS, Unit.assets(review))) {
            for (Side side : review.sides()) {
                Account account = Account.of(review, side, unit);
                assertThat(account.begins()).isEqualTo(unit.parts(review.begins(side)));
                assertThat(account.ends()).as("all or nothing").isEqualTo(unit.parts(left.winners().contains(side)
                        ? 1 : 0));
                assertThat(account.lost()).isEqualTo(unit.parts(review.lost(side)));
                assertThat(account.luck()).isEqualTo(unit.parts(review.luck(side)));
                double others = review.sides().stream().filter(other -> other != side)
                        .mapToDouble(other -> review.sides().size() == 2 ? review.lost(other)
                                : given(review, side, other)).sum();
                assertThat(account.others()).isEqualTo(unit.parts(others));
                assertThat(unit.number(account.later())).as("but for rounding").isCloseTo(unit.whole()
                        * (review.skill(side) + review.gifts(side) + review.lost(side) - others),
                        within(3 * unit.number(1)));
            }
        }
    }

    /** What another's decisions have brought it, without what came to light after throws that left nothing to do. */
    private static double given(Review review, Side side, Side other) {
        int seat = review.sides().indexOf(side);
        return review.steps().stream().filter(step -> step.side() == other && !step.isLuck())
                .mapToDouble(step -> step.changes().get(seat)).sum();
    }

    @Test
    void ownLossesAndTheOthersAreToldApart() {
        Review review = review("patolli");
        Unit assets = Unit.assets(review);
        Side red = review.sides().getFirst();
        Side blue = review.sides().getLast();
        Account account = Account.of(review, red, assets);
        assertThat(account.lost()).isNotEqualTo(account.others());
        try (Alone alone = open("patolli")) {
            Mouse.click(alone.node("#in-assets"));
            assertThat(alone.text("#sum"))
                    .contains("gave away " + assets.signed(account.lost()).substring(1) + " assets in "
                            + review.choices(red) + " decisions, ")
                    .endsWith(" " + assets.signed(account.others()).substring(1) + " in " + review.choices(blue)
                            + " decisions.");
            assertThat(alone.text("#luckName")).endsWith(" " + assets.signed(account.luck()));
            assertThat(alone.text("#skillName")).endsWith(" " + assets.signed(account.others() - account.lost()));
            assertThat(alone.text("#laterName")).endsWith(" " + assets.signed(account.later()));
            assertThat(Fx.call(() -> ((Labeled) alone.node("#laterName")).getTooltip().getText())).isNotBlank();
        }
    }

    /** What one of three loses does not all come to one: there the others' decisions are told by what they do. */
    @Test
    void amongManyTheOthersDecisionsAreToldByWhatTheyBrought() {
        Review review = review("bell players=3");
        Account account = Account.of(review, review.sides().getFirst(), Unit.POINTS);
        try (Alone alone = open("bell players=3")) {
            assertThat(alone.text("#sum")).endsWith(" decisions; those of the others made "
                    + Unit.POINTS.signed(account.others()) + ".");
        }
    }

    /** What the best decisions would have kept is the same figure, and stands next to it. */
    @Test
    void whatWasGivenAwayIsExplainedRightBehindIt() {
        try (Alone alone = open("patolli")) {
            List<String> ids = Fx.call(() -> ((Pane) alone.node("#accountPage")).getChildren().stream()
                    .map(Node::getId).toList());
            assertThat(ids).containsSequence("sum", "weighed", "cordNames", "chartPlace");
            assertThat(alone.text("#sum")).contains(" gave away ");
            assertThat(alone.text("#weighed"))
                    .startsWith("Given away: what the best player would keep with the same throws.");
        }
    }

    @ParameterizedTest
    @CsvSource({"0, no decision", "1, one decision", "2, 2 decisions"})
    void soManyDecisionsAreCountedInWords(int count, String words) {
        Texts texts = new Texts("review");
        assertThat(texts.get("lost.two.assets", "Red", 0, count, "Blue", 1.5, count))
                .isEqualTo("Red gave away 0 assets in " + words + ", Blue 1.5 in " + words + ".");
        assertThat(texts.get("lost.many.points", "Red", 0, count, "+1"))
                .isEqualTo("Red gave away 0 points in " + words + "; those of the others made +1.");
    }

    /** Arrow keys choose at once, as a click does. */
    @Test
    void theUnitIsChosenByArrowKeys() {
        try (Alone alone = open("patolli")) {
            String points = alone.text("#sum");
            Fx.run(() -> alone.node("#in-points").requestFocus());
            Keys.type(KeyCode.RIGHT);
            assertThat(alone.text("#sum")).startsWith("From 10 assets to ");
            Keys.type(KeyCode.LEFT);
            assertThat(alone.text("#sum")).isEqualTo(points);
        }
    }

    @Test
    void whereOnlyVictoryIsPlayedForThereIsNoChoice() {
        try (Alone alone = open("tablan")) {
            assertThat(Fx.call(() -> alone.scene().lookup("#in-assets"))).isNull();
            assertThat(Fx.call(() -> alone.node("#units").lookup(".stat-note"))).isNotNull();
        }
    }

    @Test
    void eachDearDecisionIsComparedWithTheBestAndWithTheNextBest() {
        Review review = review("tablan");
        List<ReviewedStep> worst = review.dearest(review.sides().getFirst(), 3);
        try (Alone alone = open("tablan")) {
            List<String> told = dear(alone);
            assertThat(told).hasSameSizeAs(worst);
            for (int n = 0; n < told.size(); n++) {
                State state = Records.game("tablan", 3).get(worst.get(n).index()).before();
                String next = worst.get(n).next().orElseThrow().text();
                String best = new MoveWords().tell(state, state.find(worst.get(n).best()).orElseThrow());
                assertThat(told.get(n)).endsWith(next.equals(worst.get(n).text()) ? "only " + best + " was better."
                        : best + " was best, " + new MoveWords().tell(state, state.find(next).orElseThrow())
                                + " next best (\u2212" + String.format("%.1f",
                                100 * worst.get(n).next().orElseThrow().less()).replace(".0", "") + ").");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0.512, +51, +10.2", "-0.512, \u221251, \u221210.2", "0.001, 0, 0", "0.5, +50, +10",
        "-0.02, \u22122, \u22120.4"})
    void signsAreTold(double part, String points, String assets) {
        assertThat(Unit.POINTS.signed(part)).isEqualTo(points);
        assertThat(new Unit("assets", 20).signed(part)).isEqualTo(assets);
    }
}
