package patolli.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;
import javafx.util.Subscription;
import patolli.rules.Game;
import patolli.settings.Settings;
import patolli.text.Fact;

/**
 * Lets an AztecFact appear now and then: when its time has come and the game waits for somebody to take up the beans.
 * It stays until it can have been read, whatever is thrown meanwhile, and until the beans were taken up; or until it is
 * put away. None comes twice before all were shown, over any number of evenings.
 */
public final class FactsModel {
    /** No facts, ever. */
    public static final FactsModel NONE = new FactsModel(List.of(), game -> false, null, null, null, null);

    /** Lets time pass. */
    @FunctionalInterface
    public interface Clock {
        /** Runs {@code then} after that time, unless the handle is used before. */
        Subscription after(Duration time, Runnable then);
    }

    private final List<Fact> facts;
    private final Predicate<Game> beside;
    private final TableModel table;
    private final Preferences preferences;
    private final Clock clock;
    private final RandomGenerator random;
    private final ReadOnlyObjectWrapper<Optional<Fact>> shown = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Subscription ties = Subscription.EMPTY;
    private Subscription waiting = Subscription.EMPTY;
    private boolean due;
    private boolean read;
    private boolean takenUp;

    /**
     * Facts that wait to be started.
     *
     * @param facts  none when they could not be read: then none appears
     * @param beside beside which games they belong
     */
    public FactsModel(List<Fact> facts, Predicate<Game> beside, TableModel table, Preferences preferences, Clock clock,
            RandomGenerator random) {
        this.facts = List.copyOf(facts);
        this.beside = beside;
        this.table = table;
        this.preferences = preferences;
        this.clock = clock;
        this.random = random;
    }

    /** The fact that is to be seen now. */
    public ReadOnlyObjectProperty<Optional<Fact>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** Begins to wait; until {@link #stop()} facts come. */
    public void start() {
        stop();
        if (facts.isEmpty()) {
            return;
        }
        ties = Subscription.combine(table.awaitingProperty().subscribe(now -> look()),
                table.drawsProperty().subscribe(now -> look()),
                preferences.of(Settings.AZTEC_FACTS).subscribe(on -> rearm()),
                preferences.of(Settings.FACTS_INTERVAL).subscribe(minutes -> rearm()));
    }

    /** No more facts; the one that is shown goes. */
    public void stop() {
        ties.unsubscribe();
        ties = Subscription.EMPTY;
        waiting.unsubscribe();
        due = false;
        shown.set(Optional.empty());
    }

    /** Puts away the fact that is shown. */
    public void dismiss() {
        if (shown.get().isPresent()) {
            shown.set(Optional.empty());
            rearm();
        }
    }

    /** How long it takes to read one. */
    static Duration readingTime(Fact fact) {
        return Reading.time(fact.text(), fact.source());
    }

    private void rearm() {
        boolean wanted = preferences.of(Settings.AZTEC_FACTS).get();
        if (wanted && shown.get().isPresent()) {
            return;
        }
        waiting.unsubscribe();
        due = false;
        if (wanted) {
            double minutes = preferences.of(Settings.FACTS_INTERVAL).get() + random.nextDouble();
            waiting = clock.after(Duration.minutes(minutes), () -> {
                due = true;
                look();
            });
        } else {
            shown.set(Optional.empty());
        }
    }

    private void look() {
        Awaiting now = table.awaiting();
        boolean resting = (now == Awaiting.THROW || now == Awaiting.OWN_THROW) && table.drawsProperty().get() == 0;
        boolean belongs = beside.test(table.state().game());
        if (shown.get().isPresent() && !belongs) {
            dismiss();
        } else if (shown.get().isPresent()) {
            takenUp |= !resting;
            if (takenUp && read) {
                dismiss();
            }
        } else if (resting && due && belongs) {
            show(next());
        }
    }

    private void show(Fact fact) {
        due = false;
        read = false;
        takenUp = false;
        waiting = clock.after(readingTime(fact), () -> {
            read = true;
            look();
        });
        shown.set(Optional.of(fact));
    }

    /** The next one of the order that is kept in the settings; a new order when all were shown. */
    private Fact next() {
        ObjectProperty<Integer> order = preferences.of(Settings.FACTS_ORDER);
        ObjectProperty<Integer> count = preferences.of(Settings.FACTS_NEXT);
        if (order.get() == 0 || count.get() >= facts.size()) {
            order.set(1 + random.nextInt(Integer.MAX_VALUE - 1));
            count.set(0);
        }
        List<Fact> shuffled = new ArrayList<>(facts);
        Collections.shuffle(shuffled, new Random(order.get()));
        Fact next = shuffled.get(count.get());
        count.set(count.get() + 1);
        return next;
    }
}
