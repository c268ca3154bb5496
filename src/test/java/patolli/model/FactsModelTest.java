package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.junit.jupiter.api.Test;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.settings.Settings;
import patolli.testkit.ScriptedCasts;
import patolli.text.Fact;
import patolli.text.Facts;

/** When facts come and go, by a clock that a test turns. */
class FactsModelTest {
    private static final List<Fact> FACTS = IntStream.range(0, 7).mapToObj(n -> new Fact("fact " + n, "source"))
            .toList();
    private final Preferences preferences = new Preferences();
    private final List<Duration> asked = new ArrayList<>();
    private Optional<Runnable> waiting = Optional.empty();
    private boolean fitting = true;
    private final TestTable table = new TestTable(Position.toCast(Side.RED).on(Side.RED, 3, 20).state(),
            TestTable.TWO_PLAYERS, ScriptedCasts.always(2));
    private final FactsModel facts = model(FACTS);

    private FactsModel model(List<Fact> known) {
        return new FactsModel(Map.of("some", new Facts(known, Optional.empty())),
                game -> fitting ? Optional.of("some") : Optional.empty(), table.model, preferences, this::after,
                new Random(5));
    }

    private Subscription after(Duration time, Runnable then) {
        asked.add(time);
        waiting = Optional.of(then);
        return () -> waiting = waiting.filter(other -> other != then);
    }

    private void timePasses() {
        Runnable due = waiting.orElseThrow();
        waiting = Optional.empty();
        due.run();
    }

    private Optional<Fact> shown() {
        return facts.shownProperty().get();
    }

    /** Red and blue throw and move until somebody is to throw again. */
    private void aTurn() {
        table.model.release();
        if (table.model.awaiting() == Awaiting.MOVE) {
            table.model.move(table.state().moves().getFirst());
        }
    }

    private void takenUpAndLaidDown() {
        timePasses();
        table.model.rattle(1);
        table.model.rest();
        table.model.begin();
    }

    @Test
    void oneComesAfterTwoToThreeMinutesWhileAThrowIsAwaited() {
        facts.start();
        assertThat(shown()).isEmpty();
        assertThat(asked.getLast().toMinutes()).isBetween(2.0, 3.0);
        timePasses();
        assertThat(shown()).isPresent();
    }

    @Test
    void noneComesBesideAGameThatItDoesNotBelongToAndOneThatIsSeenGoes() {
        fitting = false;
        facts.start();
        timePasses();
        assertThat(shown()).isEmpty();
        fitting = true;
        table.model.rattle(1);
        table.model.rest();
        table.model.begin();
        assertThat(shown()).isPresent();
        fitting = false;
        table.model.rattle(1);
        assertThat(shown()).isEmpty();
    }

    @Test
    void onceItHasBeenReadItGoesAsSoonAsTheBeansAreTakenUpAndTheNextHasItsOwnTime() {
        facts.start();
        timePasses();
        timePasses();
        assertThat(shown()).isPresent();
        assertThat(waiting).as("no other one while it lies there").isEmpty();
        table.model.rattle(1);
        assertThat(shown()).isEmpty();
        assertThat(asked.getLast().toMinutes()).isBetween(2.0, 3.0);
    }

    @Test
    void itStaysThroughThrowsUntilItCanHaveBeenReadAndGoesThen() {
        facts.start();
        timePasses();
        assertThat(asked.getLast()).isEqualTo(Duration.seconds("fact 0source".length() / 15.0));
        Optional<Fact> fact = shown();
        for (int i = 0; i < 3; i++) {
            aTurn();
        }
        assertThat(shown()).isPresent().isEqualTo(fact);
        timePasses();
        assertThat(shown()).isEmpty();
        assertThat(asked.getLast().toMinutes()).isBetween(2.0, 3.0);
    }

    @Test
    void itCanBePutAwayBefore() {
        facts.start();
        timePasses();
        facts.dismiss();
        assertThat(shown()).isEmpty();
        timePasses();
        assertThat(shown()).as("the next one").isPresent();
    }

    @Test
    void withNothingShownThereIsNothingToPutAway() {
        facts.start();
        int before = asked.size();
        facts.dismiss();
        assertThat(asked).hasSize(before);
    }

    @Test
    void anotherIntervalCutsNoneShort() {
        facts.start();
        timePasses();
        Optional<Fact> fact = shown();
        preferences.of(Settings.FACTS_INTERVAL).set(12);
        aTurn();
        assertThat(shown()).isPresent().isEqualTo(fact);
        timePasses();
        assertThat(shown()).isEmpty();
        assertThat(asked.getLast().toMinutes()).isBetween(12.0, 13.0);
    }

    @Test
    void oneThatIsDueWaitsUntilAThrowIsAwaited() {
        facts.start();
        table.model.release();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        timePasses();
        assertThat(shown()).isEmpty();
        table.model.move(table.state().moves().getFirst());
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
        assertThat(shown()).isPresent();
    }

    @Test
    void noneComesWhileTheBeansAreHeld() {
        facts.start();
        table.model.rattle(3);
        timePasses();
        assertThat(shown()).isEmpty();
    }

    @Test
    void noneRepeatsUntilAllWereShown() {
        facts.start();
        for (int round = 0; round < 3; round++) {
            Set<Fact> seen = new HashSet<>();
            for (int i = 0; i < FACTS.size(); i++) {
                timePasses();
                seen.add(shown().orElseThrow());
                takenUpAndLaidDown();
            }
            assertThat(seen).hasSameSizeAs(FACTS);
        }
    }

    @Test
    void anotherEveningGoesOnWhereTheLastOneEnded() {
        Set<Fact> seen = new HashSet<>();
        facts.start();
        for (int i = 0; i < FACTS.size(); i++) {
            FactsModel evening = model(FACTS);
            evening.start();
            timePasses();
            seen.add(evening.shownProperty().get().orElseThrow());
            evening.stop();
        }
        assertThat(seen).hasSameSizeAs(FACTS);
    }

    @Test
    void turnedOffTheyGoAndStayAway() {
        facts.start();
        timePasses();
        preferences.of(Settings.FACTS).set(false);
        assertThat(shown()).isEmpty();
        assertThat(waiting).isEmpty();
        preferences.of(Settings.FACTS).set(true);
        assertThat(waiting).isPresent();
    }

    @Test
    void theIntervalCanBeSet() {
        facts.start();
        preferences.of(Settings.FACTS_INTERVAL).set(12);
        assertThat(asked.getLast().toMinutes()).isBetween(12.0, 13.0);
    }

    @Test
    void stoppedTheyStop() {
        facts.start();
        timePasses();
        facts.stop();
        assertThat(shown()).isEmpty();
        aTurn();
        assertThat(waiting).isEmpty();
    }

    @Test
    void besideEachGameComeItsOwnAndOnlyItsOwnTroubleIsTold() {
        Fact mine = new Fact("of this game", "source");
        String[] here = {"mine"};
        FactsModel both = new FactsModel(Map.of("mine", new Facts(List.of(mine), Optional.empty()), "others",
                new Facts(List.of(), Optional.of("their file is missing"))), game -> Optional.of(here[0]), table.model,
                preferences, this::after, new Random(5));
        both.start();
        timePasses();
        assertThat(both.shownProperty().get()).contains(mine);
        assertThat(both.trouble(table.state().game())).isEmpty();
        here[0] = "others";
        table.model.rattle(1);
        assertThat(both.shownProperty().get()).isEmpty();
        assertThat(both.trouble(table.state().game())).contains("their file is missing");
    }

    @Test
    void withoutFactsNothingHappens() {
        model(List.of()).start();
        assertThat(asked).isEmpty();
    }
}
