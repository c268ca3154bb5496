package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.util.Subscription;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.State;

/** Those who hear what happens at a table: the one that was set, and then the others in the order of their coming. */
final class TableEars {
    private final List<TableEar> others = new ArrayList<>();
    private TableEar first = TableEar.DEAF;
    private Optional<Turn> performed = Optional.empty();
    private final List<Event> unheard = new ArrayList<>();

    void set(TableEar listener) {
        first = listener;
    }

    Subscription listen(TableEar listener) {
        others.add(listener);
        return () -> others.remove(listener);
    }

    void inHand(boolean held) {
        first.inHand(held);
        List.copyOf(others).forEach(listener -> listener.inHand(held));
    }

    void bitten() {
        first.bitten();
        List.copyOf(others).forEach(TableEar::bitten);
    }

    void laid(State state) {
        first.laid(state);
        List.copyOf(others).forEach(listener -> listener.laid(state));
    }

    /** What is heard from now on happens in this turn. */
    void begin(Turn turn) {
        performed = Optional.of(turn);
        unheard.clear();
        unheard.addAll(turn.events());
    }

    /** It is the moment at which an event of the turn is heard. */
    void hear(Event event) {
        performed.ifPresent(turn -> {
            unheard.removeIf(left -> left == event);
            first.happens(turn, event);
            List.copyOf(others).forEach(listener -> listener.happens(turn, event));
        });
    }

    /** An event of a turn is heard alone, whatever else there is. */
    void hear(Turn turn, Event event) {
        begin(turn);
        hear(event);
        drop();
    }

    /** What was not shown on its way is heard now. */
    void hearTheRest() {
        List.copyOf(unheard).forEach(this::hear);
        performed = Optional.empty();
    }

    /** What was not heard is not heard any more. */
    void drop() {
        performed = Optional.empty();
    }
}
