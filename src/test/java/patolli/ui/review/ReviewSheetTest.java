package patolli.ui.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.scene.control.Labeled;
import javafx.scene.control.RadioButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.ai.Opponents;
import patolli.ai.review.Grade;
import patolli.ai.review.Review;
import patolli.ai.review.ReviewTable;
import patolli.ai.review.ReviewedStep;
import patolli.ai.review.Reviewer;
import patolli.app.GameTables;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.model.ReviewModel;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Side;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Records;
import patolli.testkit.TestPictures;

/** The sheet of a review as somebody reads it. */
class ReviewSheetTest {
    private static final List<Turn> GAME = Records.game("pagade", 8);
    private static final List<Step> STEPS = Step.of(GAME, Records.seats(GAME.getFirst().before()));
    /** Other threads take part: they would wait for a lambda of this class until the class is there. */
    private static final Review REVIEW = new Reviewer(Opponents.adviser()).review(GAME.getFirst().before(), STEPS,
            part -> { }, Boolean.FALSE::booleanValue).orElseThrow();
    private final List<List<String>> written = new ArrayList<>();
    private final List<Integer> shown = new ArrayList<>();
    private final List<String> played = new ArrayList<>();
    private int closed;
    private Alone alone;

    @AfterEach
    void close() {
        alone.close();
    }

    private void open(Executor beside) {
        alone = Alone.show(() -> ReviewSheet.load(new ReviewDesk(
                new ReviewModel(new Reviewer(Opponents.adviser()), beside, Platform::runLater),
                new ReplayModel(GAME.getFirst().before(), STEPS), GameTables.ALL.playing(GAME.getFirst().before()
                        .game()), shown::add,
                Optional.of((step, side) -> played.add(step + " " + side)), (lines, then) -> {
                    written.add(lines);
                    then.accept("It is written.");
                }, () -> closed++), new Preferences(), TestPictures.get()));
    }

    private void openReviewed() {
        open(Runnable::run);
        Fx.until("the review is there", () -> alone.scene().lookup("#luck-chart") != null);
    }

    private String text(String id) {
        return Fx.call(() -> ((Labeled) alone.node("#" + id)).getText());
    }

    private String told() {
        return Fx.call(() -> alone.scene().lookup("#luck-chart").getAccessibleText());
    }

    @Test
    void luckAndSkillOfThePlayerAreToldFirstAndThoseOfTheOthersOnAClick() {
        openReviewed();
        Side player = REVIEW.sides().getFirst();
        Side other = REVIEW.sides().getLast();
        assertThat(text("sum")).isEqualTo(told()).contains(points(REVIEW.luck(player)),
                " gave away " + Math.round(100 * REVIEW.lost(player)) + " points in ");
        assertThat(text("grades")).startsWith(REVIEW.count(player, Grade.GOOD) + " good");
        Mouse.click(alone.node("#review-" + other.key()));
        assertThat(Fx.call(() -> ((RadioButton) alone.node("#review-" + other.key())).isSelected())).isTrue();
        assertThat(text("sum")).isEqualTo(told()).contains(points(REVIEW.luck(other)),
                " gave away " + Math.round(100 * REVIEW.lost(other)) + " points in ");
        assertThat(text("grades")).startsWith(REVIEW.count(other, Grade.GOOD) + " good");
    }

    @Test
    void theSideIsChosenByArrowKeys() {
        openReviewed();
        Side other = REVIEW.sides().getLast();
        Fx.run(() -> alone.node("#review-" + REVIEW.sides().getFirst().key()).requestFocus());
        String first = text("sum");
        Keys.type(KeyCode.RIGHT);
        assertThat(Fx.call(() -> ((RadioButton) alone.node("#review-" + other.key())).isSelected())).isTrue();
        assertThat(text("sum")).isEqualTo(told()).contains(points(REVIEW.luck(other)));
        Keys.type(KeyCode.LEFT);
        assertThat(text("sum")).isEqualTo(told()).isEqualTo(first);
    }

    private static String points(double part) {
        long points = Math.round(100 * part);
        return points == 0 ? "0" : (points > 0 ? "+" : "\u2212") + Math.abs(points);
    }

    @Test
    void theDearestDecisionsLeadToTheirSteps() {
        openReviewed();
        List<ReviewedStep> dearest = REVIEW.dearest(REVIEW.sides().getFirst(), 3);
        assertThat(dearest).as("a game at random has mistakes").hasSize(3)
                .isSortedAccordingTo((one, other) -> Double.compare(other.loss(), one.loss()));
        Mouse.click(alone.node("#turn"));
        Mouse.click(alone.node("#look-2"));
        assertThat(Fx.call(() -> shown)).containsExactly(dearest.get(1).index());
        assertThat(Fx.call(() -> closed)).isEqualTo(1);
    }

    @Test
    void theyAreOnAPageOfTheirOwnWithTheBoard() {
        openReviewed();
        assertThat(Fx.call(() -> alone.node("#momentsPage").isVisible())).isFalse();
        Fx.run(() -> alone.node("#turn").requestFocus());
        Keys.type(KeyCode.ENTER);
        assertThat(Fx.call(() -> alone.node("#momentsPage").isVisible())).isTrue();
        assertThat(Fx.call(() -> alone.node("#accountPage").isVisible())).isFalse();
        assertThat(Fx.call(() -> alone.node("#dearest").lookupAll(".board-picture"))).hasSize(3);
        Keys.type(KeyCode.ENTER);
        assertThat(Fx.call(() -> alone.node("#accountPage").isVisible())).isTrue();
    }

    @Test
    void theyCanBePlayedAgain() {
        openReviewed();
        ReviewedStep dearest = REVIEW.dearest(REVIEW.sides().getFirst(), 1).getFirst();
        Mouse.click(alone.node("#turn"));
        Mouse.click(alone.node("#play-1"));
        assertThat(Fx.call(() -> played)).containsExactly(dearest.index() + " " + dearest.side());
        assertThat(Fx.call(() -> closed)).isEqualTo(1);
    }

    @Test
    void whatTheDecisionsGaveAwayIsTheSumOfTheirLosses() {
        openReviewed();
        Side player = REVIEW.sides().getFirst();
        double sum = REVIEW.steps().stream().filter(step -> step.side() == player)
                .mapToDouble(ReviewedStep::loss).sum();
        assertThat(sum).as("a game at random loses much").isGreaterThan(0.02);
        assertThat(text("sum")).contains(" gave away " + Math.round(100 * sum) + " points in ");
    }

    @Test
    void theTableIsWrittenAndWhatBecameOfItIsSaid() {
        openReviewed();
        Mouse.click(alone.node("#export"));
        assertThat(Fx.call(() -> written)).containsExactly(ReviewTable.of(REVIEW));
        assertThat(text("news")).isEqualTo("It is written.");
    }

    @Test
    void whileItIsMadeNothingElseIsOfferedThanToCloseIt() {
        open(work -> { });
        assertThat(text("working")).contains(" 0%");
        assertThat(Fx.call(() -> alone.node("#export").isDisabled())).isTrue();
        assertThat(Fx.call(() -> alone.node("#turn").isDisabled())).isTrue();
        assertThat(Fx.call(() -> alone.node("#account").isVisible())).isFalse();
        Keys.type(KeyCode.ENTER);
        assertThat(Fx.call(() -> closed)).isEqualTo(1);
    }
}
