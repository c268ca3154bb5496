package patolli.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.model.TableModel;
import patolli.play.Turn;
import patolli.rules.Casts;
import patolli.rules.State;
import patolli.ui.course.Course;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Task;

/**
 * Where the tutorial is, what it asks and what may be done. It has a table of its own, at which chance and Smoking
 * Mirror keep to the script; the table rests between the steps.
 */
public final class LessonModel {
    /** What a step has come to. */
    public enum Stage {
        /** It waits for what the player is to do. */
        ASKED,
        /** What the player began is being shown. */
        GOING,
        /** It is over, and the scroll says what happened. */
        DONE
    }

    private final Course course;
    private final Executor screen;
    private final Runnable over;
    private final Runnable quit;
    private final TableModel table;
    private final ReadOnlyIntegerWrapper step = new ReadOnlyIntegerWrapper(-1);
    private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(Stage.ASKED);
    private final ReadOnlyBooleanWrapper helping = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper arrivals = new ReadOnlyIntegerWrapper();
    private List<CourseStep> steps;
    private State opening;
    private int reached;
    private int base;
    private long stamp;
    private boolean laying;
    private boolean left;

    /**
     * @param screen the way back to the FX thread, for what is to be done when everything at hand is done
     * @param over   run once, when the player goes on from the last step
     * @param quit   run instead when the player leaves before
     */
    LessonModel(Course course, Executor screen, Runnable over, Runnable quit) {
        this.course = course;
        steps = course.steps();
        this.screen = screen;
        this.over = over;
        this.quit = quit;
        opening = steps.getFirst().laid();
        table = new TableModel(() -> opening, course.seats(), () -> this::draw,
                this::choose, Runnable::run, Runnable::run);
        // Whoever learns moves with his own hand, also where there is no choice.
        table.playForcedMovesProperty().set(false);
    }

    private int draw(Casts casts) {
        return casts.find(due()).orElseThrow();
    }

    private int choose(State position) {
        return position.find(due()).orElseThrow();
    }

    /** What the script has next. */
    public String due() {
        return current().script().get(table.history().size() - base);
    }

    /** What is taught. */
    Course course() {
        return course;
    }

    /** The table of the lesson. */
    public TableModel table() {
        return table;
    }

    /** How many steps there are. */
    public int size() {
        return steps.size();
    }

    /** One of them, from 0. */
    CourseStep step(int number) {
        return steps.get(number);
    }

    /** Which step it is, from 0. */
    public ReadOnlyIntegerProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    /** How often a step has begun, the same one anew included. */
    ReadOnlyIntegerProperty arrivalsProperty() {
        return arrivals.getReadOnlyProperty();
    }

    /** Whether nothing that was played before belongs to what the scroll says. */
    boolean isOfItself() {
        return table.history().isEmpty() || stage.get() == Stage.ASKED && current().task() == Task.READ;
    }

    /** The step. */
    public CourseStep current() {
        return steps.get(step.get());
    }

    /** How far the step has come. */
    public ReadOnlyObjectProperty<Stage> stageProperty() {
        return stage.getReadOnlyProperty();
    }

    /** Whether something wrong has been tried, so that the scroll says what to do. */
    ReadOnlyBooleanProperty helpingProperty() {
        return helping.getReadOnlyProperty();
    }

    /** The furthest step that was reached, from 0. */
    int reached() {
        return reached;
    }

    /** Whether the step waits for something that is done on the mat. */
    boolean waitsForTheMat() {
        return stage.get() == Stage.ASKED && current().task().isOnTheMat();
    }

    /** Whether {@link #next()} leads on. */
    public boolean canGoOn() {
        return stage.get() == Stage.DONE || stage.get() == Stage.ASKED && !current().task().isOnTheMat();
    }

    /** Whether a position is being laid, which nobody needs to see come about. */
    boolean isLaying() {
        return laying;
    }

    /** The first step. */
    void begin() {
        goTo(0);
    }

    /** Goes on: to the next step, or, where the step asks for it, to what is to be seen. */
    public void next() {
        if (!canGoOn() || left) {
            return;
        }
        if (stage.get() == Stage.ASKED && current().task() != Task.READ) {
            table.begin();
            if (current().task() == Task.BET) {
                table.bet(Integer.parseInt(due()));
            }
        } else if (step.get() + 1 < steps.size()) {
            arrive(step.get() + 1);
        } else {
            end(over);
        }
    }

    /** Goes back to a step that was reached before, or begins this one anew. */
    void goTo(int number) {
        if (number <= reached && !left) {
            lay(number);
            arrive(number);
        }
    }

    /** Begins this step anew. */
    void repeat() {
        goTo(step.get());
    }

    /** Whether {@link #back()} leads anywhere. */
    boolean canGoBack() {
        return step.get() > 0;
    }

    /** Goes back to the step before this one. */
    void back() {
        if (canGoBack()) {
            goTo(step.get() - 1);
        }
    }

    /** Leaves the tutorial. */
    void leave() {
        end(quit);
    }

    private void end(Runnable then) {
        if (!left) {
            left = true;
            stamp++;
            table.rest();
            then.run();
        }
    }

    /** The player has tried something that is not asked for. */
    void missed() {
        helping.set(true);
    }

    /** A turn begins to be shown. */
    void going() {
        helping.set(false);
        stage.set(Stage.GOING);
    }

    /**
     * A turn has been shown.
     *
     * @param more lets the table go on
     */
    void shown(Runnable more) {
        if (left) {
            return;
        }
        boolean amiss = isAmiss();
        if (!amiss && table.history().size() - base < current().script().size()) {
            more.run();
            return;
        }
        table.rest();
        long now = stamp;
        screen.execute(() -> {
            if (stamp == now) {
                if (amiss) {
                    repeat();
                    missed();
                } else {
                    told();
                }
            }
        });
    }

    /** Whether something else has just been played where the step is about one thing alone. */
    private boolean isAmiss() {
        Turn last = table.history().getLast();
        String wanted = current().script().get(table.history().size() - 1 - base);
        return current().exact() && !last.decision().text(last.before()).equals(wanted);
    }

    private void told() {
        if (current().after().isEmpty()) {
            arrive(step.get() + 1);
        } else {
            stage.set(Stage.DONE);
        }
    }

    private void arrive(int number) {
        if (!table.state().equals(steps.get(number).start())) {
            chosen(number).ifPresentOrElse(way -> steps = way, () -> lay(number));
        }
        stamp++;
        base = table.history().size();
        reached = Math.max(reached, number);
        helping.set(false);
        if (steps.get(number).task().isOnTheMat()) {
            table.begin();
        }
        stage.set(Stage.ASKED);
        step.set(number);
        arrivals.set(arrivals.get() + 1);
    }

    /** The way on which that step begins with what the learner has chosen. */
    private Optional<List<CourseStep>> chosen(int number) {
        return course.ways().stream().filter(way -> way.get(number).start().equals(table.state())).findFirst();
    }

    private void lay(int number) {
        stamp++;
        laying = true;
        opening = steps.get(number).laid();
        table.newContest();
        // What has been taken in hand now is played at once, and nothing follows.
        steps.get(number).prelude().forEach(text -> table.bet(Integer.parseInt(text)));
        table.rest();
        laying = false;
    }
}
