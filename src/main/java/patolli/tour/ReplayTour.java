package patolli.tour;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.RadioButton;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import patolli.ai.Opponents;
import patolli.ai.review.Reviewer;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.model.ReviewModel;
import patolli.play.Decision;
import patolli.play.Mark;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Events;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.Pigment;
import patolli.ui.common.Shots;
import patolli.ui.common.View;
import patolli.ui.replay.ReplayDesk;
import patolli.ui.replay.ReplayScene;
import patolli.ui.review.ReviewDesk;
import patolli.ui.review.ReviewSheet;
import patolli.ui.table.AllTables;
import patolli.ui.table.TableEar;

/** Looks through a contest and takes a picture of its beginning, its middle, a second thought and its end. */
public final class ReplayTour {
    /** How dark it is under a sheet. */
    private static final double VEIL = 0.58;
    private final AllTables tables;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Shots shots;

    /** @param preferences at tempo instant */
    public ReplayTour(AllTables tables, Preferences preferences, Pictures pictures, Shots shots) {
        this.tables = tables;
        this.preferences = preferences;
        this.pictures = pictures;
        this.shots = shots;
    }

    /**
     * Takes them all.
     *
     * @param show shows a root in a scene
     */
    public void run(List<Turn> history, Seats seats, Function<Parent, Scene> show) throws IOException {
        List<Step> steps = new ArrayList<>(Step.of(history, seats));
        int choice = secondThought(steps);
        ReplayModel model = new ReplayModel(history.getFirst().before(), steps);
        ReplayScene replay = ReplayScene.load(tables, model,
                new ReplayDesk("A grand contest", (lines, then) -> { }, record -> { }, record -> { }, edited -> { },
                        () -> { }),
                preferences, pictures, TableEar.DEAF);
        Scene scene = show.apply(replay.root());
        replay.attach(scene);
        take(scene, "replay-beginning");
        model.jump(choice);
        take(scene, "replay-own-beans");
        model.forward();
        take(scene, "replay-taken-back");
        model.jump(steps.size());
        take(scene, "replay-end");
        View sheet = ReviewSheet.load(new ReviewDesk(new ReviewModel(new Reviewer(Opponents.adviser()), Runnable::run,
                Runnable::run), model, tables.playing(history.getFirst().before().game()), model::jump,
                Optional.of((step, side) -> { }), (lines, then) -> { }, () -> { }), preferences, pictures);
        ImageView ground = new ImageView(scene.snapshot(null));
        Region veil = new Region();
        veil.setBackground(Background.fill(Pigment.INK.color().deriveColor(0, 1, 1, VEIL)));
        Scene under = show.apply(new StackPane(ground, veil, sheet.root()));
        sheet.attach(under);
        take(under, "review");
        ((RadioButton) sheet.root().lookup("#in-assets")).fire();
        take(under, "review-in-assets");
        ((ButtonBase) sheet.root().lookup("#turn")).fire();
        take(under, "review-decisions");
        sheet.detach();
        replay.detach();
    }

    /** Somewhere in the second half the choice of a move was thought better of, and the beans were real ones. */
    private static int secondThought(List<Step> steps) {
        for (int i = steps.size() / 2; i < steps.size(); i++) {
            Turn turn = steps.get(i).turn();
            if (turn.decision() instanceof Decision.Move move && turn.before().moves().size() > 1) {
                Decision other = new Decision.Move(turn.before().moves().stream().filter(m -> m != move.move())
                        .findFirst().orElseThrow());
                Events.Log log = new Events.Log();
                State after = other.apply(turn.before(), log);
                Seats seats = steps.get(i).seats();
                steps.set(i - 1, new Step(steps.get(i - 1).turn(), seats, Set.of(Mark.OWN_BEANS)));
                steps.add(i, new Step(new Turn(turn.before(), other, log.events(), after), seats,
                        Set.of(Mark.TAKEN_BACK)));
                return i;
            }
        }
        return 0;
    }

    private void take(Scene scene, String name) throws IOException {
        // The list measures its lines when it is laid out, and may then want another turn.
        for (int i = 0; i < 3; i++) {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
        }
        shots.take(scene, name);
    }
}
