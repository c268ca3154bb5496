package patolli.play;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.rules.Side;

/** Who plays which side. Immutable, equal by value. */
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
        return with(sides, Optional.empty());
    }

    /** Smoking Mirror plays one side, players the others. */
    public static Seats mirrorPlays(List<Side> sides, Side mirror) {
        return with(sides, Optional.of(mirror));
    }

    private static Seats with(List<Side> sides, Optional<Side> mirror) {
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        for (Side side : sides) {
            seats.put(side, mirror.filter(side::equals).isPresent() ? Seat.MIRROR : Seat.PLAYER);
        }
        return new Seats(seats);
    }

    /** Who plays that side; a side that does not play counts as a player's. */
    public Seat of(Side side) {
        return seats.getOrDefault(side, Seat.PLAYER);
    }

    /** Every side that plays, with who plays it. */
    public Map<Side, Seat> asMap() {
        return Collections.unmodifiableMap(seats);
    }

    /** The side that Smoking Mirror plays. */
    public Optional<Side> mirror() {
        return seats.entrySet().stream().filter(e -> e.getValue() == Seat.MIRROR).map(Map.Entry::getKey).findFirst();
    }

    /** Smoking Mirror takes the seat after his own; the player of that seat takes his. */
    public Seats switched() {
        return mirror().map(side -> {
            List<Side> sides = List.copyOf(seats.keySet());
            return mirrorPlays(sides, sides.get((sides.indexOf(side) + 1) % sides.size()));
        }).orElse(this);
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
