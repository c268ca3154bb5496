package patolli.ui.table.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.board.figure.FigurePose;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Glance;
import patolli.board.figure.Rigs;
import patolli.model.Tempo;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.common.Pictures;

/** Those who sit at a table live as long as they are seen, and no more than the player allows. */
class CompanyTest {
    private static final Event BUMP = new Event.Bumped(Side.RED, Side.BLUE, 3);
    private Company company;
    private FigureView red;
    private FigureView blue;

    @BeforeEach
    void sit() {
        Fx.start();
        Fx.run(() -> {
            Pictures pictures = TestPictures.get();
            company = new Company(new Point2D(640, 600), new Point2D(640, 400));
            red = new FigureView(new Sitter(Rigs.MERCHANT, FigureSize.TALL, Sitter.Facing.RIGHT), pictures);
            red.setLayoutX(120);
            red.setLayoutY(230);
            blue = new FigureView(new Sitter(Rigs.TEZCATLIPOCA, FigureSize.TALL, Sitter.Facing.LEFT), pictures);
            blue.setLayoutX(940);
            blue.setLayoutY(230);
            new Group(red, blue);
            company.seat(Side.RED, red);
            company.seat(Side.BLUE, blue);
        });
    }

    @Test
    void atOnceAPoseIsThereInTheSameMoment() {
        Fx.run(() -> {
            company.pace(Tempo.INSTANT, false);
            company.wake(true);
            company.happens(BUMP, Optional.of(new Point2D(640, 380)));
            assertThat(red.pose()).isEqualTo(FigurePose.FLINCHING);
            assertThat(blue.pose()).isEqualTo(FigurePose.GLOATING);
            assertThat(company.isStirring()).isFalse();
        });
    }

    @Test
    void aPoseComesByAShortMovementAndGoesAgain() {
        Fx.run(() -> {
            company.pace(Tempo.FAST, false);
            company.wake(true);
            company.happens(BUMP, Optional.empty());
            assertThat(red.isMoving()).isTrue();
            assertThat(company.isBreathing()).isTrue();
        });
        Fx.until("the moment is over", () -> red.pose() == FigurePose.REST && !red.isMoving());
        Fx.run(() -> company.wake(false));
    }

    @Test
    void withLessMovementNothingBreathesAndPosesFade() {
        Fx.run(() -> {
            company.pace(Tempo.FAST, true);
            company.wake(true);
            assertThat(company.isBreathing()).isFalse();
            int children = red.getChildren().size();
            company.happens(BUMP, Optional.empty());
            assertThat(red.getChildren()).as("the old pose under the new").hasSize(children + 1);
            assertThat(company.isBreathing()).isFalse();
        });
        Fx.until("the old pose has gone", () -> red.getChildren().size() == 1 && !red.isMoving());
        Fx.run(() -> company.wake(false));
    }

    @Test
    void unseenNothingMoves() {
        Fx.run(() -> {
            company.pace(Tempo.NORMAL, false);
            company.wake(true);
            company.happens(BUMP, Optional.empty());
            assertThat(company.isStirring()).isTrue();
            company.wake(false);
            assertThat(company.isStirring()).isFalse();
        });
    }

    @Test
    void eyesLookWhereSomethingHappens() {
        Fx.run(() -> {
            company.pace(Tempo.INSTANT, false);
            company.wake(true);
            company.happens(new Event.Moved(Side.RED, 3, 4), Optional.of(new Point2D(640, 640)));
            assertThat(List.of(red.gaze(), blue.gaze())).containsOnly(new Glance(1, 1));
            company.happens(new Event.Moved(Side.RED, 3, 4), Optional.of(new Point2D(640, 90)));
            assertThat(List.of(red.gaze(), blue.gaze())).containsOnly(new Glance(1, -1));
        });
    }

    @Test
    void whoHasLostStaysSoUntilAnotherGameBegins() {
        Fx.run(() -> {
            company.pace(Tempo.INSTANT, false);
            company.wake(true);
            company.happens(new Event.GameWon(Set.of(Side.RED), 2, List.of()), Optional.empty());
            company.turnOf(Optional.of(Side.RED), Duty.BET);
            assertThat(blue.pose()).isEqualTo(FigurePose.SLUMPED);
            company.happens(new Event.NextGame(2), Optional.empty());
            company.turnOf(Optional.of(Side.RED), Duty.MOVE);
            assertThat(blue.pose()).isEqualTo(FigurePose.REST);
            assertThat(red.pose()).isEqualTo(FigurePose.PONDERING);
        });
    }

    @Test
    void wordsComeFromTheMouthOnTheSideToWhichAFigureLooks() {
        Fx.run(() -> {
            assertThat(red.mouth().getX()).isGreaterThan(120 + 110);
            assertThat(blue.mouth().getX()).isLessThan(940 + 110);
            assertThat(red.mouth().getY()).isBetween(230.0, 400.0);
        });
    }
}
