package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.ai.Judged;
import patolli.ai.review.Reviewer;
import patolli.files.Disk;
import patolli.model.Reckoning;
import patolli.play.Skill;
import patolli.play.Step;
import patolli.rules.Refusal;

/** Contests that were not reviewed are, one after the other; what came of each is kept. */
class ReckoningTest {
    private static final int MORE_THAN_ANY = 100_000;
    private static final Reviewer MILD = new Reviewer((state, milliseconds, stopped) ->
            state.moves().stream().map(move -> new Judged(move, 0.5)).toList());
    @TempDir
    private Path folder;
    private StatisticsStore store;
    private final Map<String, SavedGame> shelf = new LinkedHashMap<>();
    private final List<String> looked = new ArrayList<>();
    private final Queue<Runnable> due = new ArrayDeque<>();
    private final Reckoning reckoning = new Reckoning(new Kept(), MILD, due::add, Runnable::run);

    private final class Kept implements Reckoning.Source {
        @Override
        public void read(Consumer<Statistics> then) {
            then.accept(store.load().statistics());
        }

        @Override
        public List<Shelved> saves() {
            return shelf.entrySet().stream().<Shelved>map(each -> new Shelved.Contest(each.getKey(), Optional.empty(),
                    each.getValue().header(), each.getValue().seats(), false, each.getValue().sitting().state(), 1, 1,
                    Instant.EPOCH, Optional.empty())).toList();
        }

        @Override
        public Optional<SavedGame> look(String id) {
            looked.add(id);
            return Optional.ofNullable(shelf.get(id)).filter(_ -> !id.startsWith("lost"));
        }

        @Override
        public List<Step> record(SavedGame contest) {
            return Step.of(contest.sitting().history(), contest.seats());
        }

        @Override
        public void keep(SavedGame contest, Skill skill, Runnable then) {
            store.keep(contest, skill);
            then.run();
        }
    }

    @BeforeEach
    void open() {
        store = new StatisticsStore(folder, Disk.REAL);
    }

    private void put(String id, String options, long chance, int length) {
        Played played = new Played(options, chance).straight(length);
        try {
            SavedGame saved = SavedGame.of(played.header, played.entries);
            shelf.put(id, saved);
            store.count(saved);
        } catch (Refusal e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatIsOverAndWasNotReviewedIsLeft() {
        put("one", "tablan", 1, MORE_THAN_ANY);
        put("two", "tablan", 2, MORE_THAN_ANY);
        put("a copy", "tablan", 2, MORE_THAN_ANY);
        put("going on", "patolli", 3, 40);
        store.keep(shelf.get("one"), new Skill(3, 0.5, 0));
        reckoning.refresh();
        assertThat(reckoning.waitingProperty().get()).isEqualTo(1);
        assertThat(reckoning.statisticsProperty().get().skills("tablan")).containsExactly(new Skill(3, 0.5, 0));
    }

    @Test
    void allOfItIsReviewedOnceAndProgressIsTold() {
        put("one", "tablan", 1, MORE_THAN_ANY);
        put("two", "bell", 2, MORE_THAN_ANY);
        reckoning.refresh();
        List<Double> told = new ArrayList<>();
        reckoning.progressProperty().subscribe(part -> told.add(part.doubleValue()));
        reckoning.start();
        assertThat(reckoning.runningProperty().get()).isTrue();
        reckoning.start();
        assertThat(due).as("what is under way is not begun again").hasSize(1);
        due.remove().run();
        assertThat(looked).containsExactly("one", "two");
        assertThat(told).hasSizeGreaterThan(20).isSorted().endsWith(1.0);
        assertThat(reckoning.runningProperty().get()).isFalse();
        assertThat(reckoning.waitingProperty().get()).isZero();
        assertThat(reckoning.statisticsProperty().get().skills("tablan")).hasSize(1);
        assertThat(reckoning.statisticsProperty().get().skills("bell")).hasSize(1)
                .allMatch(skill -> skill.decisions() > 0);
        reckoning.start();
        assertThat(due).as("nothing is left").isEmpty();
    }

    @Test
    void itGivesWayAgainAndAgain() {
        AtomicInteger times = new AtomicInteger();
        Reckoning patient = new Reckoning(new Kept(), MILD, due::add, Runnable::run, times::incrementAndGet);
        put("one", "tablan", 1, MORE_THAN_ANY);
        patient.refresh();
        patient.start();
        due.remove().run();
        assertThat(times).hasValueGreaterThan(shelf.get("one").sitting().history().size());
    }

    @Test
    void whoeverStopsItKeepsWhatWasReviewedUntilThen() {
        put("one", "tablan", 1, MORE_THAN_ANY);
        put("two", "tablan", 2, MORE_THAN_ANY);
        reckoning.refresh();
        reckoning.start();
        reckoning.progressProperty().subscribe(part -> {
            if (part.doubleValue() > 0.6) {
                reckoning.stop();
            }
        });
        due.remove().run();
        assertThat(reckoning.runningProperty().get()).isFalse();
        assertThat(reckoning.statisticsProperty().get().skills("tablan")).hasSize(1);
        assertThat(reckoning.waitingProperty().get()).isEqualTo(1);
    }

    @Test
    void whatCantBeReadIsToldAndTheOthersAreReviewed() {
        put("lost", "tablan", 1, MORE_THAN_ANY);
        put("two", "tablan", 2, MORE_THAN_ANY);
        reckoning.refresh();
        reckoning.start();
        due.remove().run();
        assertThat(reckoning.failedProperty().get()).isTrue();
        assertThat(reckoning.waitingProperty().get()).isEqualTo(1);
        assertThat(reckoning.statisticsProperty().get().skills("tablan")).hasSize(1);
    }
}
