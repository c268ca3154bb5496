package patolli.ai.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.Opponent;
import patolli.ai.Opponents;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.State;
import patolli.testkit.Records;

/** Several threads, and what they keep from one half of a turn to the other, change no figure of a review. */
class SharedReviewTest {
    private static final int STEPS = 24;

    private static List<Step> record(String setup, long seed) {
        List<Turn> history = Records.game(setup, seed);
        return Step.of(history, Records.seats(history.getFirst().before()));
    }

    private static Review review(List<Step> record, int threads) {
        return new Reviewer(Opponents.adviser(), threads).review(start(record), record, part -> { }, () -> false)
                .orElseThrow();
    }

    private static State start(List<Step> record) {
        return record.getFirst().turn().before();
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void theFiguresAreThoseOfOneStepAfterTheOther(String setup) {
        agree(setup, 31, STEPS);
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    @Tag("long")
    @Tag("variants")
    void theFiguresOfWholeContestsAreThoseOfOneStepAfterTheOther(String setup) {
        for (long seed = 1; seed <= 3; seed++) {
            agree(setup, seed, Integer.MAX_VALUE);
        }
    }

    private static void agree(String setup, long seed, int most) {
        List<Step> whole = record(setup, seed);
        List<Step> record = whole.subList(0, Math.min(most, whole.size()));
        Review plain = new PlainReviewer(Opponents.adviser()).review(start(record), record);
        assertThat(review(record, 1)).as(setup).isEqualTo(plain);
        assertThat(review(record, 2)).as(setup).isEqualTo(plain);
    }

    @Test
    void whatWasTakenBackIsLeftOutByAll() {
        List<Step> record = Records.secondThoughts(Records.contest(2)).subList(0, STEPS);
        assertThat(review(record, 3)).isEqualTo(new PlainReviewer(Opponents.adviser()).review(start(record), record));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void everyPieceIsDoneOnceByOneOfSoMany(int threads) {
        Set<Integer> done = ConcurrentHashMap.newKeySet();
        AtomicInteger workers = new AtomicInteger();
        Helpers.work(threads, 50, () -> {
            workers.incrementAndGet();
            return piece -> assertThat(done.add(piece)).isTrue();
        });
        assertThat(done).hasSize(50);
        assertThat(workers).hasValue(threads);
    }

    @Test
    void noMoreThreadsWorkThanThereArePieces() {
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        Helpers.work(4, 1, () -> piece -> seen.add(Thread.currentThread()));
        assertThat(seen).containsExactly(Thread.currentThread());
        Helpers.work(4, 0, () -> piece -> seen.clear());
        assertThat(seen).hasSize(1);
    }

    /** Two pieces wait for each other: they are done at the same time. */
    @Test
    void itWorksOnTwoAtATimeAndTheHelperGivesWay() {
        CyclicBarrier both = new CyclicBarrier(2);
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        Helpers.work(2, 2, () -> piece -> {
            seen.add(Thread.currentThread());
            try {
                both.await(30, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        assertThat(seen).hasSize(2).filteredOn(thread -> thread != Thread.currentThread()).singleElement()
                .satisfies(helper -> {
                    assertThat(helper.isDaemon()).isTrue();
                    assertThat(helper.getPriority()).isEqualTo(Thread.MIN_PRIORITY);
                });
    }

    /** Whoever asked waits until the helper has given way. */
    @Test
    void whoHelpsGivesWayAndWhoAsksDoesNot() {
        CountDownLatch gaveWay = new CountDownLatch(1);
        Set<Thread> waited = ConcurrentHashMap.newKeySet();
        Thread asking = Thread.currentThread();
        Opponent judge = (state, milliseconds, stopped) -> {
            stopped.getAsBoolean();
            if (Thread.currentThread() == asking) {
                await(gaveWay);
            }
            return Opponents.plain().judge(state, 1, () -> false);
        };
        List<Step> record = record("bell", 3);
        assertThat(new Reviewer(judge, 2, () -> {
            waited.add(Thread.currentThread());
            gaveWay.countDown();
        }).review(start(record), record, part -> { }, () -> false)).isPresent();
        assertThat(waited).hasSize(1).doesNotContain(asking);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aFaultEndsItAndIsTold(int threads) {
        List<Integer> begun = Collections.synchronizedList(new ArrayList<>());
        assertThatThrownBy(() -> Helpers.work(threads, 1_000_000, () -> piece -> {
            begun.add(piece);
            throw new IllegalStateException("piece " + piece);
        })).isInstanceOf(IllegalStateException.class).hasMessageStartingWith("piece");
        assertThat(begun).hasSizeLessThanOrEqualTo(threads);
    }

    @Test
    void progressGrowsStepByStepInTheThreadThatAsksHoweverManyWork() {
        List<Step> record = record("bell", 3);
        Thread asking = Thread.currentThread();
        List<Double> told = new ArrayList<>();
        new Reviewer((state, milliseconds, stopped) -> Opponents.plain().judge(state, 1, stopped), 4)
                .review(start(record), record, part -> {
                    assertThat(Thread.currentThread()).isSameAs(asking);
                    told.add(part);
                }, () -> false);
        assertThat(told).isEqualTo(IntStream.rangeClosed(1, record.size()).mapToObj(done -> (double) done
                / record.size()).toList());
    }
}
