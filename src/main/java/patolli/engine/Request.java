package patolli.engine;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Every request of the protocol but quit, which ends it. */
enum Request {
    GAMES(Beginning::games),
    NEW(Beginning::newGame),
    STATE(Beginning::state),
    SET(Beginning::set),
    UNDO(Beginning::undo),
    CHANCES(Chance::chances),
    CAST(Chance::cast),
    MOVES(Choice::moves),
    PLAY(Choice::play),
    BET(Choice::bet),
    PERFT(Counting::perft, true),
    PLAYOUTS(Counting::playouts, true),
    BEST(Advice::best, true),
    STOP(Halt::alone);

    private final String key = name().toLowerCase(Locale.ROOT);
    private final Command command;
    private final boolean isLong;

    Request(Command command) {
        this(command, false);
    }

    Request(Command command, boolean isLong) {
        this.command = command;
        this.isLong = isLong;
    }

    /** The request of that name. */
    static Optional<Request> named(String name) {
        return Stream.of(values()).filter(request -> request.key.equals(name)).findFirst();
    }

    /** All names, in the order of the alphabet. */
    static List<String> names() {
        return Stream.of(values()).map(request -> request.key).sorted().toList();
    }

    /** What answers it. */
    Command command() {
        return command;
    }

    /** Whether an answer may take so long that somebody wants to stop it. */
    boolean isLong() {
        return isLong;
    }

    /** How it is written. */
    String key() {
        return key;
    }
}
