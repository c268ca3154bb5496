package patolli.tour;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.util.Subscription;
import patolli.model.TableModel;
import patolli.ui.common.Shots;
import patolli.ui.course.Task;
import patolli.ui.lesson.LessonModel;
import patolli.ui.lesson.LessonModel.Stage;
import patolli.ui.lesson.LessonScene;

/**
 * Goes through the whole tutorial by itself and takes a picture of each step, and of what its card says after the
 * deed. The scene's preferences say how fast; for pictures that are the same each time nothing should move.
 */
public final class LessonTour {
    /** What the pictures' names begin with, unless another game's tutorial is pictured. */
    public static final String NAME = "lesson-";
    private final LessonScene view;
    private final LessonModel lesson;
    private final Scene scene;
    private final Shots shots;
    private final String name;
    private final Consumer<Optional<Exception>> done;
    private Subscription watching = Subscription.EMPTY;
    private boolean due;

    /**
     * @param view not attached yet; its root is in the scene
     * @param name what the pictures' names begin with
     * @param done told when the tutorial is over, with the error that ended it early if there was one
     */
    public LessonTour(LessonScene view, Scene scene, Shots shots, String name,
            Consumer<Optional<Exception>> done) {
        this.view = view;
        this.scene = scene;
        this.shots = shots;
        this.name = name;
        this.done = done;
        lesson = view.lesson();
    }

    /** Begins; belongs onto the FX thread. */
    public void start() {
        view.attach(scene);
        watching = Subscription.combine(lesson.stageProperty().subscribe(this::later),
                lesson.stepProperty().subscribe(this::later));
        later();
    }

    /** Step and stage change together: what they come to is answered once. */
    private void later() {
        if (!due) {
            due = true;
            Platform.runLater(this::answer);
        }
    }

    private void answer() {
        due = false;
        try {
            if (lesson.stageProperty().get() == Stage.GOING) {
                return;
            }
            boolean after = lesson.stageProperty().get() == Stage.DONE;
            if (!after) {
                view.gather();
            }
            shots.take(scene, name + lesson.current().name() + (after ? "-after" : ""));
            if (lesson.stepProperty().get() == lesson.size() - 1) {
                finish(Optional.empty());
            } else if (lesson.canGoOn()) {
                lesson.next();
            } else {
                play(lesson.table());
            }
        } catch (IOException | RuntimeException e) {
            finish(Optional.of(e));
        }
    }

    private void play(TableModel table) {
        if (lesson.current().task() == Task.THROW) {
            table.release();
        } else {
            table.move(table.state().find(lesson.due()).orElseThrow());
        }
    }

    private void finish(Optional<Exception> error) {
        watching.unsubscribe();
        view.detach();
        done.accept(error);
    }
}
