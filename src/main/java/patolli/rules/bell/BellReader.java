package patolli.rules.bell;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import patolli.rules.Options;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Reads a position from the state object of the engine protocol: its form here, its sense in {@link BellCheck}. */
final class BellReader {
    private static final List<String> STATE =
            List.of("game", "options", "phase", "turn", "cast", "players", "pot", "winner", "tied", "throws");
    private static final List<String> PLAYER =
            List.of("hand", "squares", "off", "direction", "purse", "miss", "stepBack");

    private final Members tree;
    private final Setup setup;

    private BellReader(Members tree, Setup setup) {
        this.tree = tree;
        this.setup = setup;
    }

    static BellState read(Map<String, Object> map) throws Refusal {
        var tree = new Members("the state", map);
        tree.only(STATE);
        if (tree.has("game") && !tree.text("game").equals(BellGame.INSTANCE.name())) {
            throw tree.wrong("game", "\"bell\"", tree.any("game"));
        }
        return new BellReader(tree, new Setup(options(tree))).state();
    }

    private static Options options(Members tree) throws Refusal {
        var given = new HashMap<String, String>();
        Members options = tree.object("options", "the options");
        for (Object name : options.names()) {
            Object value = options.any(String.valueOf(name));
            if (!(value instanceof String || value instanceof Integer || value instanceof Long
                    || value instanceof Boolean)) {
                throw options.wrong(String.valueOf(name), "a string, a whole number, true or false", value);
            }
            given.put(String.valueOf(name), value.toString());
        }
        return Options.of(BellGame.INSTANCE.options(), given);
    }

    private BellState state() throws Refusal {
        String key = tree.text("phase");
        Phase phase = Phase.of(key).filter(known -> known != Phase.BET)
                .orElseThrow(() -> tree.wrong("phase", "throwoff, cast, move or over", key));
        OptionalInt turn = turn(phase);
        OptionalInt cast = cast(phase);
        Player[] players = players();
        int pot = tree.number("pot", 0, setup.coins());
        Optional<List<?>> winner = winner(phase);
        if (phase != Phase.THROWOFF) {
            refuseThrows(phase);
        }
        BellState state = switch (phase) {
            case THROWOFF -> BellState.throwing(setup, throwOff(), players, pot);
            case CAST -> BellState.casting(setup, turn.getAsInt(), players, pot);
            case MOVE -> BellState.moving(setup, turn.getAsInt(), cast.getAsInt(), players, pot);
            case OVER -> BellState.over(setup, players);
            case BET -> throw new AssertionError("refused above");
        };
        new BellCheck(state, setup).check(pot);
        if (phase == Phase.THROWOFF && state.seat() != turn.getAsInt()) {
            throw tree.wrong("turn", "\"" + state.mover().key() + "\", who casts next in the throw-off",
                    tree.any("turn"));
        }
        if (winner.isPresent() && !sides("winner").equals(state.winners())) {
            throw tree.wrong("winner", "those who have borne off all their pieces, "
                    + String.join(" and ", state.winners().stream().map(Side::key).toList()), winner.get());
        }
        return state;
    }

    private OptionalInt turn(Phase phase) throws Refusal {
        Optional<String> turn = tree.textOrNull("turn");
        if (phase == Phase.OVER) {
            if (turn.isPresent()) {
                throw tree.wrong("turn", "null when the game is over", turn.get());
            }
            return OptionalInt.empty();
        }
        return OptionalInt.of(seat("turn", turn.orElse(null)));
    }

    private OptionalInt cast(Phase phase) throws Refusal {
        Optional<String> cast = tree.textOrNull("cast");
        if (phase != Phase.MOVE) {
            if (cast.isPresent()) {
                throw tree.wrong("cast", "null in phase " + phase.key(), cast.get());
            }
            return OptionalInt.empty();
        }
        int index = castOf("cast", cast.orElse(null));
        if (BellGame.value(index) == 0) {
            throw tree.wrong("cast", "a cast that can be played", "0");
        }
        return OptionalInt.of(index);
    }

    private Optional<List<?>> winner(Phase phase) throws Refusal {
        Object winner = tree.any("winner");
        if (phase == Phase.OVER) {
            return Optional.of(tree.list("winner"));
        }
        if (winner != null) {
            throw tree.wrong("winner", "null until the game is over", winner);
        }
        return Optional.empty();
    }

    private Player[] players() throws Refusal {
        Members all = tree.object("players", "the players");
        List<String> colours = setup.sides.stream().map(Side::key).toList();
        all.only(colours);
        Player[] players = new Player[setup.players];
        for (int i = 0; i < players.length; i++) {
            Members player = all.object(colours.get(i), colours.get(i));
            player.only(PLAYER);
            players[i] = new Player(squares(player), player.number("hand", 0, setup.pieces),
                    player.number("off", 0, setup.pieces), direction(player),
                    player.number("purse", 0, setup.coins()), player.flag("miss"), stepBack(player));
        }
        return players;
    }

    private static long squares(Members player) throws Refusal {
        long squares = 0;
        for (Object value : player.list("squares")) {
            int square = player.number("squares", value, 0, BellBoard.SQUARES - 1);
            if (BellBoard.has(squares, square)) {
                throw new Refusal("two pieces stand on square " + square);
            }
            squares |= 1L << square;
        }
        return squares;
    }

    private static int direction(Members player) throws Refusal {
        Optional<String> direction = player.textOrNull("direction");
        if (direction.isEmpty()) {
            return 0;
        }
        return switch (direction.get()) {
            case "+" -> Track.CLOCKWISE;
            case "-" -> Track.ANTICLOCKWISE;
            default -> throw player.wrong("direction", "\"+\", \"-\" or null", direction.get());
        };
    }

    private static int stepBack(Members player) throws Refusal {
        return player.any("stepBack") == null ? Player.NOWHERE
                : player.number("stepBack", 0, BellBoard.SQUARES - 1);
    }

    private ThrowOff throwOff() throws Refusal {
        Members casts = tree.object("throws", "the throws");
        casts.only(setup.sides.stream().map(Side::key).toList());
        ThrowOff throwOff = ThrowOff.among(setup.players);
        if (tree.has("tied")) {
            throwOff = new ThrowOff(sides("tied").stream().mapToInt(side -> 1 << setup.sides.indexOf(side)).sum(),
                    throwOff.casts());
        }
        for (int i = 0; i < setup.players; i++) {
            Optional<String> cast = casts.textOrNull(setup.sides.get(i).key());
            if (cast.isPresent()) {
                throwOff = throwOff.with(i, castOf("throws", cast.get()));
            }
        }
        return throwOff;
    }

    private void refuseThrows(Phase phase) throws Refusal {
        for (String name : Stream.of("tied", "throws").filter(tree::has).toList()) {
            throw new Refusal("the state has \"" + name + "\" in phase " + phase.key() + ", long after the throw-off");
        }
    }

    /** A list of different colours that play. */
    private Set<Side> sides(String name) throws Refusal {
        var sides = new LinkedHashSet<Side>();
        for (Object colour : tree.list(name)) {
            if (!sides.add(setup.sides.get(seat(name, colour)))) {
                throw tree.wrong(name, "different colours", colour + " twice");
            }
        }
        return sides;
    }

    private int seat(String name, Object colour) throws Refusal {
        int seat = colour instanceof String key ? Side.of(key).map(setup.sides::indexOf).orElse(-1) : -1;
        if (seat < 0) {
            throw tree.wrong(name, "a colour that plays", colour);
        }
        return seat;
    }

    private int castOf(String name, String text) throws Refusal {
        OptionalInt index = text == null ? OptionalInt.empty() : BellGame.INSTANCE.casts().find(text);
        return index.orElseThrow(() -> tree.wrong(name, "one of the casts "
                + String.join(", ", BellGame.INSTANCE.casts().texts()), text));
    }
}
