package patolli.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;
import javafx.util.Subscription;
import patolli.rules.Game;
import patolli.settings.Settings;
import patolli.speech.HeardLines;
import patolli.text.Fact;
import patolli.text.Facts;

/**
 * Lets a fact of the world that the game comes from appear now and then: when its time has come and the game waits for
 * somebody to take up the beans. It stays until it can have been read, whatever is thrown meanwhile, and until the
 * beans were taken up; or until it is put away. None comes twice before all that belong beside the game were shown,
 * over any number of evenings.
 */
public final class FactsModel {
    /** No facts, ever. */
    public static final FactsModel NONE = new FactsModel(Map.of(), game -> Optional.empty(), null, null, null, null);

    /** Lets time pass. */
    @FunctionalInterface
    public interface Clock {
        /** Runs {@code then} after that time, unless the handle is used before. */
        Subscription after(Duration time, Runnable then);
    }

    private final Map<String, Facts> known;
    private final Function<Game, Optional<String>> beside;
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
     * @param known  all there are, by a name; of those that could not be read none appears
     * @param beside the name of those that belong beside a game
     */
    public FactsModel(Map<String, Facts> known, Function<Game, Optional<String>> beside, TableModel table,
            Preferences preferences, Clock clock, RandomGenerator random) {
        this.known = Map.copyOf(known);
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

    /** Why there are none beside a game though some belong there, in a few words. */
    public Optional<String> trouble(Game game) {
        return beside.apply(game).map(known::get).flatMap(Facts::trouble);
    }

    private List<Fact> of(Game game) {
        return beside.apply(game).map(known::get).map(Facts::facts).orElse(List.of());
    }

    /** Begins to wait; until {@link #stop()} facts come. */
    public void start() {
        stop();
        if (known.values().stream().allMatch(each -> each.facts().isEmpty())) {
            return;
        }
        ties = Subscription.combine(table.awaitingProperty().subscribe(now -> look()),
                table.drawsProperty().subscribe(now -> look()),
                preferences.of(Settings.FACTS).subscribe(on -> rearm()),
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
        boolean wanted = preferences.of(Settings.FACTS).get();
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
        List<Fact> fitting = of(table.state().game());
        if (shown.get().filter(fact -> !fitting.contains(fact)).isPresent()) {
            dismiss();
        } else if (shown.get().isPresent()) {
            takenUp |= !resting;
            if (takenUp && read) {
                dismiss();
            }
        } else if (resting && due && !fitting.isEmpty()) {
            show(next(fitting));
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

    /** One that was not shown yet; when all were, another round begins. What was shown is kept in the settings. */
    private Fact next(List<Fact> fitting) {
        ObjectProperty<String> memory = preferences.of(Settings.FACTS_SEEN);
        HeardLines seen = new HeardLines(memory.get());
        String text = seen.next(fitting.stream().map(Fact::text).toList(), random);
        memory.set(seen.memory());
        return fitting.stream().filter(fact -> fact.text().equals(text)).findFirst().orElseThrow();
    }
}
