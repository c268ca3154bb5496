package patolli.rules.bell;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.ThrowOff;
import patolli.rules.Tree;

/** Reads a position from the state object of the engine protocol: its form here, its sense in {@link BellCheck}. */
final class BellReader {
    private static final List<String> MEMBERS =
            List.of("game", "options", "phase", "turn", "cast", "players", "pot", "winner");
    private static final List<String> PLAYER =
            List.of("hand", "squares", "off", "direction", "purse", "miss", "stepBack");
    static final Set<Phase> PHASES = EnumSet.complementOf(EnumSet.of(Phase.BET));

    private final Tree tree;
    private final BellSetup setup;
    private final Phase phase;

    BellReader(Map<String, Object> members) throws Refusal {
        tree = new Tree("the state", members);
        setup = new BellSetup(tree.options(BellGame.INSTANCE.options()));
        phase = tree.phase(setup.options, PHASES);
        tree.only(MEMBERS, phase, "throws", "tied");
    }

    BellState read() throws Refusal {
        Optional<Side> turn = tree.turn(phase, setup.sides);
        int seat = turn.map(setup.sides::indexOf).orElse(-1);
        int cast = tree.cast(phase, BellGame.INSTANCE.casts());
        BellPlayer[] players = players();
        int pot = tree.number("pot", 0, setup.coins());
        ThrowOff throwOff = phase == Phase.THROWOFF ? setup.throwOff.read(tree, turn.orElseThrow()) : ThrowOff.NONE;
        BellState state = switch (phase) {
            case THROWOFF -> BellState.throwing(setup, throwOff, players, pot);
            case CAST -> BellState.casting(setup, seat, players, pot);
            case MOVE -> BellState.moving(setup, seat, cast, players, pot);
            case OVER -> BellState.over(setup, players);
            case BET -> throw new AssertionError("refused above");
        };
        new BellCheck(state, setup).check(pot);
        checkWinner(state);
        return state;
    }

    private void checkWinner(BellState state) throws Refusal {
        if (phase != Phase.OVER) {
            tree.expect("winner", null);
        } else if (!tree.sides("winner", setup.sides).equals(state.winners())) {
            throw new Refusal("\"winner\" must name those who have borne off all their pieces: "
                    + String.join(", ", BellTree.winner(state)));
        }
    }

    private BellPlayer[] players() throws Refusal {
        Tree all = tree.tree("players");
        List<String> colours = setup.sides.stream().map(Side::key).toList();
        all.only(colours);
        BellPlayer[] players = new BellPlayer[setup.players];
        for (int i = 0; i < players.length; i++) {
            Tree player = all.tree(colours.get(i));
            player.only(PLAYER);
            players[i] = new BellPlayer(squares(player), player.number("hand", 0, setup.pieces),
                    player.number("off", 0, setup.pieces), direction(player),
                    player.number("purse", 0, setup.coins()), player.truth("miss"), stepBack(player));
        }
        return players;
    }

    private static long squares(Tree player) throws Refusal {
        long squares = 0;
        for (int square : player.numbers("squares", 0, BellSquares.SQUARES - 1)) {
            if (BellSquares.has(squares, square)) {
                throw new Refusal("two pieces stand on square " + square, "doubled", new Spot.Square(square));
            }
            squares |= 1L << square;
        }
        return squares;
    }

    private static int direction(Tree player) throws Refusal {
        Optional<String> direction = player.text("direction");
        if (direction.isEmpty()) {
            return 0;
        }
        return switch (direction.get()) {
            case "+" -> BellPath.CLOCKWISE;
            case "-" -> BellPath.ANTICLOCKWISE;
            default -> throw player.wrong("direction", "\"+\", \"-\" or null");
        };
    }

    private static int stepBack(Tree player) throws Refusal {
        return player.get("stepBack") == null ? BellPlayer.NOWHERE
                : player.number("stepBack", 0, BellSquares.SQUARES - 1);
    }
}
