package patolli.rules.pagade;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Reads the members {@code throws} and {@code tied} of a state in phase throwoff. */
final class ThrowOffReader {
    private static final int HIGHEST = 12;

    private final Members state;
    private final Setup setup;

    ThrowOffReader(Members state, Setup setup) {
        this.state = state;
        this.setup = setup;
    }

    /** @param turn the seat that is said to cast next */
    ThrowOff read(int turn) throws Refusal {
        ThrowOff all = new ThrowOff(setup.everyone(), casts());
        ThrowOff read = state.has("tied") ? new ThrowOff(tied(), all.casts())
                : isInTurn(all) ? all : new ThrowOff(awaited(all), all.casts());
        checkOut(read);
        if (read.turn() < 0) {
            throw new Refusal("throws: the round is complete, so somebody begins or it is cast again");
        }
        if (!isInTurn(read)) {
            throw new Refusal("throws: somebody has cast before their turn; in a round among players who drew level"
                    + " the member tied names them");
        }
        if (read.turn() != turn) {
            throw new Refusal("turn is " + key(turn) + ", but by the throws " + key(read.turn()) + " casts next");
        }
        return read;
    }

    private int casts() throws Refusal {
        Members casts = Members.of("throws", state.any("throws"));
        casts.allow(setup.sides().stream().map(Side::key).collect(Collectors.toSet()));
        ThrowOff read = ThrowOff.NONE;
        for (int seat : setup.seats()) {
            Optional<String> text = casts.textOrNull(key(seat));
            if (text.isPresent()) {
                OptionalInt cast = StickDice.CASTS.find(text.get());
                read = read.with(seat, cast.orElseThrow(() -> new Refusal(
                        "throws: " + text.get() + " is no cast of two dice, the lower written first")));
            }
        }
        return read.casts();
    }

    private int tied() throws Refusal {
        List<String> keys = state.texts("tied");
        int tied = 0;
        for (String key : keys) {
            tied |= 1 << Side.of(key).filter(setup.sides()::contains).map(PagadePath.SEATS::indexOf)
                    .orElseThrow(() -> new Refusal("tied names \"" + key + "\", who doesn't play"));
        }
        if (Integer.bitCount(tied) != keys.size() || keys.size() < 2 || tied == setup.everyone()) {
            throw new Refusal("tied names each of two or more players once, and is left out when it would name all");
        }
        return tied;
    }

    /**
     * Without the member {@code tied}, a null in the first seat beside the casts of others can only be a new round
     * among those whose casts are null.
     */
    private int awaited(ThrowOff all) {
        int awaited = 0;
        for (int seat : setup.seats()) {
            awaited |= all.cast(seat) < 0 ? 1 << seat : 0;
        }
        return all.cast(0) < 0 && Integer.bitCount(awaited) > 1 ? awaited : setup.everyone();
    }

    private void checkOut(ThrowOff read) throws Refusal {
        for (int seat : setup.seats()) {
            if (read.isRunning(seat)) {
                continue;
            }
            if (read.cast(seat) < 0) {
                throw new Refusal("throws: " + key(seat) + " is not among the tied, so the losing cast must be there");
            }
            if (StickDice.sum(read.cast(seat)) == HIGHEST) {
                throw new Refusal("throws: " + key(seat) + " can't have lost with the highest cast");
            }
        }
    }

    /** Whether nobody in the running has cast before somebody who casts earlier. */
    private boolean isInTurn(ThrowOff read) {
        for (int seat : setup.seats()) {
            if (read.turn() >= 0 && seat > read.turn() && read.isRunning(seat) && read.cast(seat) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static String key(int seat) {
        return PagadePath.SEATS.get(seat).key();
    }
}
