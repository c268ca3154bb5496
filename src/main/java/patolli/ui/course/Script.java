package patolli.ui.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import patolli.rules.Events;
import patolli.rules.State;

/**
 * Writes the steps down one after the other: each goes on from where the one before has ended, until another moment
 * is laid; what both sides hold goes on through the whole tutorial.
 */
public final class Script {
    private final List<CourseStep> steps = new ArrayList<>();
    private State laid;
    private State now;
    private List<String> played = new ArrayList<>();
    private Optional<Draft> draft = Optional.empty();

    /**
     * Nothing is written yet.
     *
     * @param opening where the first step begins
     */
    public Script(State opening) {
        laid = opening;
        now = opening;
    }

    /**
     * Another moment of the game.
     *
     * @param moment made of the position before it, for what goes on
     */
    public void lay(UnaryOperator<State> moment) {
        close();
        laid = moment.apply(now);
        now = laid;
        played = new ArrayList<>();
    }

    /** The next step. */
    public Draft step(String name, Task task) {
        close();
        Draft begun = new Draft(name, task);
        draft = Optional.of(begun);
        return begun;
    }

    /** All that was written. */
    public List<CourseStep> steps() {
        close();
        return List.copyOf(steps);
    }

    private void close() {
        draft.ifPresent(written -> {
            steps.add(written.done());
            written.script.forEach(this::play);
        });
        draft = Optional.empty();
    }

    private void play(String text) {
        now = after(now, text, Events.NONE);
        played.add(text);
    }

    /** The position after a decision or a cast that is written so. */
    public static State after(State state, String text, Events events) {
        if (state.phase().isChance()) {
            return state.cast(state.game().casts().find(text).orElseThrow(), events);
        }
        return state.play(state.find(text).orElseThrow(() -> new IllegalStateException(text + " can't be played at "
                + state)), events);
    }

    /** A step that is being written. */
    public final class Draft {
        private final String name;
        private final Task task;
        private List<Place> places = List.of();
        private List<String> script = List.of();
        private CourseStep.Pointing pointing = CourseStep.Pointing.TOGETHER;
        private List<Place> after = List.of();
        private boolean exact;

        private Draft(String name, Task task) {
            this.name = name;
            this.task = task;
        }

        /** Where to look, and first where to act. */
        public Draft at(Place... all) {
            places = List.of(all);
            return this;
        }

        /** Where to look, one place after the other. */
        public void along(List<Place> all) {
            places = List.copyOf(all);
            pointing = CourseStep.Pointing.IN_TURN;
        }

        /** What happens in it. */
        public Draft plays(String... decisions) {
            script = List.of(decisions);
            return this;
        }

        /** The player may not choose otherwise: what is said or comes next is about this and nothing else. */
        public Draft exactly(String... decisions) {
            exact = true;
            return plays(decisions);
        }

        /** It is said after the deed what came of it, and points there. */
        public void then(Place... all) {
            after = List.of(all);
        }

        private CourseStep done() {
            // The beans of an empty mat fly as soon as it is laid: it can only be played to, not begun with.
            boolean from = now.castsAlone();
            return new CourseStep(name, task, from ? laid : now, from ? List.copyOf(played) : List.of(), now, script,
                    exact, pointing, places, after);
        }
    }
}
