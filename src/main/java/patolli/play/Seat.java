package patolli.play;

import java.util.Locale;
import java.util.Optional;

/** Who plays a side. */
public enum Seat {
    /** Somebody at this screen. */
    PLAYER,
    /** A computer; the name is that of the only one there was when files got their form. */
    MIRROR;

    private final String key = name().toLowerCase(Locale.ROOT);

    /** The name in files: {@code mirror}. */
    public String key() {
        return key;
    }

    /** The seat with that key. */
    public static Optional<Seat> of(String key) {
        for (Seat seat : values()) {
            if (seat.key.equals(key)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }
}
