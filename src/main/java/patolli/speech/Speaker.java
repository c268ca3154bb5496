package patolli.speech;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** Decides whether something is said now, and what. */
public final class Speaker {
    /** Milliseconds from the beginning of one line to that of the next. An answer counts with what it answers. */
    public static final long GAP = 20_000;
    private static final double ANSWERED = 0.35;
    private final HeardLines heard;
    private final LongSupplier clock;
    private final RandomGenerator random;
    private Optional<Long> spoken = Optional.empty();

    /** @param clock milliseconds, from any beginning */
    public Speaker(HeardLines heard, LongSupplier clock, RandomGenerator random) {
        this.heard = heard;
        this.clock = clock;
        this.random = random;
    }

    /** How long nobody has said anything, in milliseconds; forever before the first line. */
    public long quiet() {
        return spoken.map(then -> clock.getAsLong() - then).orElse(Long.MAX_VALUE);
    }

    /** What he says of one of these things, the first that he chooses to speak of; empty when he says nothing. */
    public Optional<Spoken> remark(List<Situation> things, LineBook book) {
        if (quiet() < GAP) {
            return Optional.empty();
        }
        Optional<Situation> chosen = things.stream().sorted().filter(thing -> !book.of(thing).isEmpty())
                .filter(thing -> random.nextDouble() < thing.likelihood()).findFirst();
        return chosen.map(thing -> new Spoken(thing, say(book.of(thing))));
    }

    /** What is answered; empty when nothing is. */
    public Optional<String> answer(Tone tone, LineBook book) {
        List<String> lines = book.of(tone);
        return lines.isEmpty() || random.nextDouble() >= ANSWERED ? Optional.empty() : Optional.of(say(lines));
    }

    private String say(List<String> lines) {
        spoken = Optional.of(clock.getAsLong());
        return heard.next(lines, random);
    }

    /** What was heard so far. */
    public HeardLines heard() {
        return heard;
    }

    /** A line, and what it is said of. */
    public record Spoken(Situation of, String line) { }
}
