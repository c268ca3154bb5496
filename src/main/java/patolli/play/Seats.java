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

/** Who plays which side: players and computers in any mix, computers only among them. Immutable, equal by value. */
public final class Seats {
    private final Map<Side, Seat> seats;

    private Seats(Map<Side, Seat> seats) {
        this.seats = seats;
    }

    /** Exactly these sides play, in the order of {@link Side}. */
    public static Seats of(Map<Side, Seat> seats) {
        if (seats.isEmpty()) {
            throw new IllegalArgumentException("somebody must play");
        }
        return new Seats(new EnumMap<>(seats));
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

    /** The side that the only computer plays, against one player or several; empty without one, and with several. */
    public Optional<Side> mirror() {
        Set<Side> computers = computers();
        return computers.size() == 1 ? computers.stream().findFirst() : Optional.empty();
    }

    /** Everybody takes the seat after the own one, in the order of {@link Side}. */
    public Seats switched() {
        List<Seat> sitting = new ArrayList<>(seats.values());
        Collections.rotate(sitting, 1);
        Map<Side, Seat> next = new EnumMap<>(Side.class);
        seats.keySet().forEach(side -> next.put(side, sitting.removeFirst()));
        return of(next);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seats all && seats.equals(all.seats);
    }

    @Override
    public int hashCode() {
        return seats.hashCode();
    }

    @Override
    public String toString() {
        return seats.toString();
    }
}
