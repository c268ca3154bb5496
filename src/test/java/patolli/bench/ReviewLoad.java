package patolli.bench;

import java.util.ArrayList;
import java.util.List;
import patolli.ai.Opponents;
import patolli.ai.review.Reviewer;
import patolli.play.Decision;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.testkit.Records;

/**
 * Reviews as many casts as a long contest has, again and again, on a thread of its own as the program does.
 */
final class ReviewLoad {
    static final int CASTS = 900;
    private final List<List<Step>> records = new ArrayList<>();
    private final Reviewer reviewer;
    private final Runnable giveWay;
    private volatile boolean stopped;

    /**
     * Games at random, one after the other, the last of them cut off.
     *
     * @param helpersGiveWay lets those who help wait while a frame is being made
     * @param allGiveWay     lets whoever asked wait too
     */
    ReviewLoad(String setup, Runnable helpersGiveWay, Runnable allGiveWay) {
        reviewer = new Reviewer(Opponents.adviser(), helpersGiveWay);
        giveWay = allGiveWay;
        int casts = 0;
        for (long seed = 1; casts < CASTS; seed++) {
            List<Step> record = new ArrayList<>();
            List<Turn> history = Records.game(setup, seed);
            for (Step step : Step.of(history, Records.seats(history.getFirst().before()))) {
                casts += step.turn().decision() instanceof Decision.Cast ? 1 : 0;
                if (casts <= CASTS) {
                    record.add(step);
                }
            }
            records.add(record);
        }
    }

    /** All steps of all records, one record after the other. */
    List<Step> steps() {
        return records.stream().flatMap(List::stream).toList();
    }

    void start() {
        Thread.ofPlatform().daemon().name("review").start(() -> {
            while (!stopped) {
                seconds();
            }
        });
    }

    /** Reviews all of it once. @return how long that took */
    double seconds() {
        long begin = System.nanoTime();
        for (List<Step> record : records) {
            reviewer.review(record.getFirst().turn().before(), record, part -> { }, () -> {
                giveWay.run();
                return false;
            });
        }
        return (System.nanoTime() - begin) / 1e9;
    }

    /** Ends it after the time that is under way. */
    void stop() {
        stopped = true;
    }
}
