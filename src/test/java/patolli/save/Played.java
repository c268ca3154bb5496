package patolli.save;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntFunction;
import patolli.beans.Occasion;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.beans.Thrown;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;

/** A contest played at random, as the table would: what was kept of it, and what it came to. */
final class Played {
    static final Instant BEGUN = Instant.parse("2026-11-22T10:47:33Z");

    final Header header;
    final Seed seed;
    final Sitting sitting;
    final List<Entry> entries = new ArrayList<>();
    final Map<Occasion, Thrown> thrown = new HashMap<>();
    Seats seats;

    private final SplittableRandom random;
    private final SealedBeans beans;

    /** @param options as in {@link patolli.testkit.OptionSets} */
    Played(String options, long chance) {
        this(options, chance, sides -> Seats.mirrorPlays(sides, sides.getLast()));
    }

    /** @param seating who plays which of the sides */
    Played(String options, long chance, Function<List<Side>, Seats> seating) {
        random = new SplittableRandom(chance);
        seed = Seed.draw(random);
        beans = new SealedBeans(seed, "");
        sitting = new Sitting(Positions.opening(options));
        seats = seating.apply(sitting.state().sides());
        header = Header.of(Terms.of(sitting.state().game(), sitting.state().options(), BEGUN, seats,
                Shaking.BY_HAND), seed);
        entries.add(new Entry.TakenUp(1, BEGUN));
    }

    /** Plays on until the contest is over or so many entries are made, without anything but casts and decisions. */
    Played straight(int most) {
        while (entries.size() < most && !isOver()) {
            step();
        }
        return this;
    }

    /** Plays on with everything that a player may do besides. */
    Played about(int most) {
        while (entries.size() < most && !isOver()) {
            switch (random.nextInt(24)) {
                case 0 -> undo(1 + random.nextInt(5));
                case 1 -> redo();
                case 2 -> entries.add(new Entry.Hint());
                case 3 -> {
                    seats = seats.switched(sitting.state().sides());
                    entries.add(new Entry.Seated(seats));
                }
                case 4 -> entries.add(new Entry.TakenUp(entries.size(), BEGUN.plusSeconds(2L * entries.size())));
                default -> step();
            }
        }
        return this;
    }

    boolean isOver() {
        return sitting.state().phase() == Phase.OVER;
    }

    /** Opens the beans and leaves. */
    Played end() {
        if (isOver()) {
            entries.add(new Entry.Opened(seed));
        }
        entries.add(new Entry.Closed(BEGUN.plusSeconds(3600)));
        return this;
    }

    void step() {
        State now = sitting.state();
        switch (now.phase()) {
            case THROWOFF, CAST -> cast(now, 1 + random.nextLong(200));
            case BET -> {
                // Small bets make long contests.
                int bet = random.nextInt(10) > 0 ? now.moves().getFirst() : pick(now.moves());
                entries.add(new Entry.Bet(bet));
                sitting.bet(bet);
            }
            case MOVE -> {
                int move = pick(now.moves());
                entries.add(new Entry.Move(now.text(move)));
                sitting.move(move);
            }
            case OVER -> throw new IllegalStateException();
        }
    }

    void cast(State now, long shake) {
        Occasion due = sitting.occasion().orElseThrow();
        Thrown made = thrown.computeIfAbsent(due, occasion -> random.nextInt(10) == 0
                ? Thrown.own(random.nextInt(now.game().casts().size()))
                : Thrown.of(beans.cast(occasion, shake, now.game().casts()), shake));
        entries.add(new Entry.Cast(due, made.shake(), now.game().casts().text(made.cast())));
        sitting.cast(made.cast());
    }

    void undo(int times) {
        int turns = Math.min(times, sitting.length());
        sitting.undo(turns);
        add(turns, Entry.Undo::new);
    }

    void redo() {
        int turns = Math.min(1 + random.nextInt(5), sitting.undone().size());
        sitting.redo(turns);
        add(turns, Entry.Redo::new);
    }

    /** As one entry, or one by one as older saves have it. */
    private void add(int turns, IntFunction<Entry> step) {
        if (turns > 0 && random.nextBoolean()) {
            entries.add(step.apply(turns));
        } else {
            entries.addAll(Collections.nCopies(turns, step.apply(1)));
        }
    }

    private int pick(List<Integer> moves) {
        return moves.get(random.nextInt(moves.size()));
    }

    byte[] bytes() {
        return SaveText.write(header, entries);
    }
}
