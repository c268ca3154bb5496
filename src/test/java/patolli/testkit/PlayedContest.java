package patolli.testkit;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import patolli.beans.Occasion;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.beans.Thrown;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.rules.Casts;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.save.Entry;
import patolli.save.Header;
import patolli.save.Terms;

/**
 * A contest played at random with sealed beans, to its end, as a save keeps it: with decisions taken back and played
 * again, and some casts of real beans.
 */
public final class PlayedContest {
    private static final Instant BEGUN = Instant.parse("2026-11-22T10:47:33Z");
    private static final int LONGEST_SHAKE = 300;

    private final SplittableRandom random;
    private final Map<Occasion, Thrown> made = new HashMap<>();
    private final List<Entry> entries = new ArrayList<>();
    private final Sitting sitting;
    private final Header header;
    private final Seed seed;
    private final SealedBeans beans;

    private PlayedContest(String setup, long number, int version, Shaking shaking, String word) {
        this(setup, new SplittableRandom(number), Optional.empty(), version, shaking, word);
    }

    private PlayedContest(String setup, SplittableRandom random, Optional<Seed> sealed, int version, Shaking shaking,
            String word) {
        this.random = random;
        seed = sealed.orElseGet(() -> Seed.draw(random));
        beans = version == 1 ? new SealedBeans(seed) : new SealedBeans(seed, word);
        State start = Positions.opening(setup);
        sitting = new Sitting(start);
        header = Header.of(new Terms(version, start.game(), start.options(), BEGUN,
                Seats.mirrorPlays(start.sides(), start.sides().get(1)), shaking), seed);
        if (!word.isEmpty()) {
            entries.add(new Entry.Word(word));
        }
        while (sitting.state().phase() != Phase.OVER) {
            act();
        }
    }

    /** @param setup as in {@link OptionSets} */
    public static PlayedContest of(String setup, long number) {
        return new PlayedContest(setup, number, Terms.VERSION, Shaking.BY_HAND, "");
    }

    /** One to which the players have added a word; none if it is empty. */
    public static PlayedContest of(String setup, long number, Shaking shaking, String word) {
        return new PlayedContest(setup, number, Terms.VERSION, shaking, word);
    }

    /** One with those beans. */
    public static PlayedContest with(Seed seed, String setup) {
        return new PlayedContest(setup, new SplittableRandom(1), Optional.of(seed), Terms.VERSION, Shaking.BY_HAND,
                "");
    }

    /** One as programs kept it that wrote version 1. */
    public static PlayedContest older(String setup, long number) {
        return new PlayedContest(setup, number, 1, Shaking.BY_HAND, "");
    }

    public Header header() {
        return header;
    }

    public Seed seed() {
        return seed;
    }

    /** All entries up to the end of the contest. */
    public List<Entry> unopened() {
        return List.copyOf(entries);
    }

    /** The same, and then the beans are opened. */
    public List<Entry> entries() {
        List<Entry> all = new ArrayList<>(entries);
        all.add(new Entry.Opened(seed));
        all.add(new Entry.Closed(BEGUN.plusSeconds(1_000)));
        return all;
    }

    private void act() {
        State state = sitting.state();
        if (random.nextInt(15) == 0 && sitting.length() > 0) {
            back();
        } else if (state.phase().isChance()) {
            cast(state);
        } else {
            List<Integer> moves = state.moves();
            // Small bets make long contests.
            int choices = state.phase() == Phase.BET ? Math.min(2, moves.size()) : moves.size();
            int move = moves.get(random.nextInt(choices));
            entries.add(state.phase() == Phase.BET ? new Entry.Bet(move) : new Entry.Move(state.text(move)));
            (state.phase() == Phase.BET ? sitting.bet(move) : sitting.move(move)).orElseThrow();
        }
    }

    private void back() {
        sitting.undo();
        entries.add(new Entry.Undo(1));
        if (random.nextInt(3) == 0) {
            sitting.redo().orElseThrow();
            entries.add(new Entry.Redo(1));
        }
    }

    private void cast(State state) {
        Casts table = state.game().casts();
        Occasion occasion = sitting.occasion().orElseThrow();
        Thrown cast = made.computeIfAbsent(occasion, due -> {
            if (random.nextInt(40) == 0) {
                return Thrown.own(random.nextInt(table.size()));
            }
            boolean still = header.shaking() == Shaking.NONE || header.seats().of(due.side()) == Seat.MIRROR;
            long shake = still ? 0 : 1 + random.nextInt(LONGEST_SHAKE);
            return Thrown.of(beans.cast(due, shake, table), shake);
        });
        entries.add(new Entry.Cast(occasion, cast.shake(), table.text(cast.cast())));
        sitting.cast(cast.cast()).orElseThrow();
    }

    /** A cast entry with another result. */
    public Entry.Cast changed(Entry.Cast cast) {
        List<String> texts = header.game().casts().texts();
        String other = texts.get((texts.indexOf(cast.cast()) + 1) % texts.size());
        return new Entry.Cast(cast.occasion(), cast.shake(), other);
    }
}
