package patolli.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import patolli.rules.Events;
import patolli.rules.Refusal;
import patolli.rules.State;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.patolli.PatolliState;
import patolli.ui.table.Place;

/**
 * Writes the steps down one after the other: each goes on from where the one before has ended, until another moment
 * is laid; what both sides hold goes on through the whole tutorial.
 */
final class Script {
    private final List<Step> steps = new ArrayList<>();
    private PatolliState laid = opening();
    private PatolliState now = laid;
    private List<String> played = new ArrayList<>();
    private Draft draft;

    private static PatolliState opening() {
        try {
            return (PatolliState) PatolliGame.INSTANCE.start(Map.of());
        } catch (Refusal refusal) {
            throw new IllegalStateException("the standard options must go together", refusal);
        }
    }

    /** Another moment of the game. */
    void lay(Moment moment) {
        close();
        laid = moment.as(now);
        now = laid;
        played = new ArrayList<>();
    }

    /** The next step. */
    Draft step(String name, Task task) {
        close();
        draft = new Draft(name, task);
        return draft;
    }

    /** All that was written. */
    List<Step> steps() {
        close();
        return List.copyOf(steps);
    }

    private void close() {
        if (draft != null) {
            steps.add(draft.done());
            draft.script.forEach(this::play);
            draft = null;
        }
    }

    private void play(String text) {
        now = (PatolliState) after(now, text, Events.NONE);
        played.add(text);
    }

    /** The position after a decision or a cast that is written so. */
    static State after(State state, String text, Events events) {
        if (state.phase().isChance()) {
            return state.cast(state.game().casts().find(text).orElseThrow(), events);
        }
        return state.play(state.find(text).orElseThrow(() -> new IllegalStateException(text + " can't be played at "
                + state)), events);
    }

    /** A step that is being written. */
    final class Draft {
        private final String name;
        private final Task task;
        private List<Place> places = List.of();
        private List<String> script = List.of();
        private Step.Pointing pointing = Step.Pointing.TOGETHER;
        private List<Place> after = List.of();
        private Stand stand = Stand.RIGHT;

        private Draft(String name, Task task) {
            this.name = name;
            this.task = task;
        }

        /** Where to look, and first where to act. */
        Draft at(Place... all) {
            places = List.of(all);
            return this;
        }

        /** Where to look, one place after the other. */
        void along(List<Place> all) {
            places = List.copyOf(all);
            pointing = Step.Pointing.IN_TURN;
        }

        /** Where the card lies. */
        Draft card(Stand where) {
            stand = where;
            return this;
        }

        /** What happens in it. */
        Draft plays(String... decisions) {
            script = List.of(decisions);
            return this;
        }

        /** The card says after the deed what came of it, and points there. */
        void then(Place... all) {
            after = List.of(all);
        }

        private Step done() {
            // The beans of an empty mat fly as soon as it is laid: it can only be played to, not begun with.
            boolean from = now.castsAlone();
            return new Step(name, task, from ? laid : now, from ? List.copyOf(played) : List.of(), now, script,
                    pointing, places, stand, after);
        }
    }
}
