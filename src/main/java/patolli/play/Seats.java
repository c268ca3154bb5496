package patolli.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import patolli.rules.Side;

/**
 * Who plays which side: players and computers in any mix, computers only among them; and what those are called who have
 * given a name, and how well computers play. Immutable, equal by value.
 */
public final class Seats {
    private final Map<Side, Seat> seats;
    private final Map<Side, String> names;
    /** Of the computers that don't play as well as they can. */
    private final Map<Side, Level> levels;

    private Seats(Map<Side, Seat> seats, Map<Side, String> names, Map<Side, Level> levels) {
        this.seats = seats;
        this.names = names;
        this.levels = levels;
    }

    /** Exactly these sides play, in the order of {@link Side}. */
    public static Seats of(Map<Side, Seat> seats) {
        if (seats.isEmpty()) {
            throw new IllegalArgumentException("somebody must play");
        }
        return new Seats(new EnumMap<>(seats), Map.of(), Map.of());
    }

    /** Everybody sits at this screen. */
    public static Seats allPlayers(List<Side> sides) {
        return computersPlay(sides, Set.of());
    }

    /** Smoking Mirror plays one side, players the others. */
    public static Seats mirrorPlays(List<Side> sides, Side mirror) {
        return computersPlay(sides, Set.of(mirror));
    }

    /** Computers play some of the sides, or all, and players the others. */
    public static Seats computersPlay(List<Side> sides, Collection<Side> computers) {
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        for (Side side : sides) {
            seats.put(side, computers.contains(side) ? Seat.MIRROR : Seat.PLAYER);
        }
        return of(seats);
    }

    /** Who plays that side; a side that does not play counts as a player's. */
    public Seat of(Side side) {
        return seats.getOrDefault(side, Seat.PLAYER);
    }

    /** Every side that plays, with who plays it. */
    public Map<Side, Seat> asMap() {
        return Collections.unmodifiableMap(seats);
    }

    /** The sides that computers play. */
    public Set<Side> computers() {
        return held(Seat.MIRROR);
    }

    /** The sides of those who sit at this screen; none in a demo. */
    public Set<Side> players() {
        return held(Seat.PLAYER);
    }

    private Set<Side> held(Seat by) {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        seats.forEach((side, seat) -> {
            if (seat == by) {
                sides.add(side);
            }
        });
        return Collections.unmodifiableSet(sides);
    }

    /** What whoever plays that side is called; empty without a name. */
    public Optional<String> name(Side side) {
        return Optional.ofNullable(names.get(side));
    }

    /** All names that were given. */
    public Map<Side, String> names() {
        return Collections.unmodifiableMap(names);
    }

    /** The same seats, and whoever plays that side is called so. @param name empty to be called nothing */
    public Seats called(Side side, String name) {
        Map<Side, String> now = new EnumMap<>(Side.class);
        now.putAll(names);
        now.remove(side);
        if (!name.isEmpty() && seats.containsKey(side)) {
            now.put(side, name);
        }
        return new Seats(seats, now, levels);
    }

    /** The same seats without names, and with computers that play as well as they can. */
    public Seats bare() {
        return new Seats(seats, Map.of(), Map.of());
    }

    /** How well whoever plays that side plays; a player counts as the best. */
    public Level level(Side side) {
        return levels.getOrDefault(side, Level.MIRROR);
    }

    /** All levels that are not the best. */
    public Map<Side, Level> levels() {
        return Collections.unmodifiableMap(levels);
    }

    /** The same seats, and the computer that plays that side plays so well; nothing changes where no computer does. */
    public Seats playing(Side side, Level level) {
        Map<Side, Level> now = new EnumMap<>(Side.class);
        now.putAll(levels);
        now.remove(side);
        if (level != Level.MIRROR && seats.get(side) == Seat.MIRROR) {
            now.put(side, level);
        }
        return new Seats(seats, names, now);
    }

    /** The same seats, and all computers play so well. */
    public Seats playing(Level level) {
        Seats now = this;
        for (Side side : computers()) {
            now = now.playing(side, level);
        }
        return now;
    }

    /** The side that the only computer plays, against one player or several; empty without one, and with several. */
    public Optional<Side> mirror() {
        Set<Side> computers = computers();
        return computers.size() == 1 ? computers.stream().findFirst() : Optional.empty();
    }

    /**
     * Everybody takes the seat whose turn comes next, and name and level along: so those who sat opposite each
     * other, as partners do, still do.
     *
     * @param turnOrder the sides that play, in the order of their turns
     */
    public Seats switched(List<Side> turnOrder) {
        if (!seats.keySet().equals(Set.copyOf(turnOrder))) {
            throw new IllegalArgumentException(turnOrder + " are not who sits here: " + seats.keySet());
        }
        List<Side> from = new ArrayList<>(turnOrder);
        Collections.rotate(from, 1);
        Map<Side, Seat> next = new EnumMap<>(Side.class);
        Map<Side, String> called = new EnumMap<>(Side.class);
        Map<Side, Level> playing = new EnumMap<>(Side.class);
        for (Side side : turnOrder) {
            Side before = from.removeFirst();
            next.put(side, seats.get(before));
            name(before).ifPresent(name -> called.put(side, name));
            Optional.ofNullable(levels.get(before)).ifPresent(level -> playing.put(side, level));
        }
        return new Seats(next, called, playing);
    }

    /** These seats with names and levels of those who sit where they sat before, and are still of the same kind. */
    public Seats keepingNames(Seats before) {
        Seats now = this;
        for (Side side : seats.keySet()) {
            if (before.seats.get(side) == seats.get(side) && name(side).isEmpty()) {
                now = now.called(side, before.name(side).orElse(""));
            }
            if (!levels.containsKey(side)) {
                now = now.playing(side, before.level(side));
            }
        }
        return now;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seats all && seats.equals(all.seats) && names.equals(all.names)
                && levels.equals(all.levels);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * seats.hashCode() + names.hashCode()) + levels.hashCode();
    }

    @Override
    public String toString() {
        return seats + (names.isEmpty() ? "" : " called " + names) + (levels.isEmpty() ? "" : " playing " + levels);
    }
}
