package patolli.ui.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
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
            assertThat(points).startsWith("From 50 of a hundred to ");
            assertThat(dear(alone).getFirst()).contains(String.format("lost %.1f points", 100 * worst.loss())
                    .replace(".0 ", " "));
            Mouse.click(alone.node("#in-assets"));
            assertThat(alone.text("#sum")).startsWith("From 10 assets to " + Math.round(20 * review.ends(red)) + ":")
                    .contains("the throws made " + new Unit("assets", 20).signed(review.luck(red)));
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
        for (Unit unit : review.assets() == 0 ? List.of(Unit.POINTS) : List.of(Unit.POINTS, Unit.assets(review))) {
            for (Side side : review.sides()) {
                Account account = Account.of(review, side, unit);
                assertThat(account.begins() + account.luck() - account.lost() + account.others() + account.later())
                        .isEqualTo(account.ends());
                assertThat(account.lost()).isEqualTo(unit.parts(review.lost(side)));
                assertThat(account.luck()).isEqualTo(unit.parts(review.luck(side)));
                double others = review.sides().size() > 2 ? review.gifts(side) : review.sides().stream()
                        .filter(other -> other != side).mapToDouble(review::lost).sum();
                assertThat(account.others()).isEqualTo(unit.parts(others));
                assertThat(unit.number(account.later())).as("but for rounding").isCloseTo(unit.whole()
                        * (review.skill(side) + review.gifts(side) + review.lost(side) - others),
                        within(3 * unit.number(1)));
            }
        }
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
                    .contains("gave away " + assets.signed(account.lost()).substring(1) + " in " + review.choices(red)
                            + " decisions, ")
                    .endsWith(" " + assets.signed(account.others()).substring(1) + " in " + review.choices(blue) + ".");
            assertThat(alone.text("#best")).contains(" " + assets.signed(account.later()) + ",");
            assertThat(Fx.call(() -> ((Labeled) alone.node("#best")).getTooltip().getText())).isNotBlank();
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
                assertThat(told.get(n)).endsWith(next.equals(worst.get(n).text()) ? best + " alone was better."
                        : best + " best, " + new MoveWords().tell(state, state.find(next).orElseThrow())
                                + " next (\u2212" + String.format("%.1f",
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
