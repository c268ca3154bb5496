package patolli.rules.pagade;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.ThrowOff;
import patolli.rules.Tree;

/** Reads a state object and refuses, in words, whatever the rules can't hold. */
final class PagadeReader {
    private static final List<String> MEMBERS =
            List.of("game", "options", "phase", "turn", "dice", "players", "winner");
    static final Set<Phase> PHASES = EnumSet.complementOf(EnumSet.of(Phase.BET));

    private final Tree tree;
    private final PagadeSetup setup;
    private final Phase phase;
    private final AllPawns board;

    PagadeReader(Map<String, Object> members) throws Refusal {
        tree = new Tree("the state", members);
        setup = PagadeSetup.of(tree.options(PagadeGame.INSTANCE.options()));
        phase = tree.phase(setup.options(), PHASES);
        tree.only(MEMBERS, phase, "throws", "tied");
        board = board();
    }

    PagadeState read() throws Refusal {
        new PagadeCheck(setup, board).check();
        checkEnd();
        int[] dice = dice();
        Optional<Side> turn = tree.turn(phase, setup.sides());
        int seat = turn.map(PagadePath.SEATS::indexOf).orElse(0);
        ThrowOff throwOff = ThrowOff.NONE;
        if (phase == Phase.THROWOFF) {
            Refusal.unless(board.equals(setup.board()),
                    "in phase throwoff every pawn is still on its starting step and nobody has cut", "moved-early");
            throwOff = setup.throwOff().read(tree, turn.orElseThrow());
        }
        if (phase == Phase.MOVE) {
            checkMove(seat, dice);
        }
        int low = dice.length > 0 ? dice[0] : 0;
        PagadeState state = new PagadeState(setup, board, phase, seat, low, dice.length > 1 ? dice[1] : 0, throwOff);
        tree.expect("winner", PagadeTree.winner(state));
        return state;
    }

    private AllPawns board() throws Refusal {
        Tree players = tree.tree("players");
        players.only(setup.sides().stream().map(Side::key).toList());
        AllPawns read = new AllPawns(0, 0, 0, 0, 0);
        int cutters = 0;
        for (int seat : setup.seats()) {
            String key = PagadePath.SEATS.get(seat).key();
            Tree player = players.tree(key);
            player.only(List.of("pawns", "hasCut"));
            int[] steps = player.numbers("pawns", PagadePath.HAND, PagadePath.HOME);
            if (steps.length != Pawns.COUNT) {
                throw new Refusal(key + " has " + steps.length + " pawns instead of four", "pieces",
                        PagadePath.SEATS.get(seat), steps.length, Pawns.COUNT);
            }
            Arrays.sort(steps);
            read = read.with(seat, Pawns.pack(steps[0], steps[1], steps[2], steps[3]));
            cutters |= player.truth("hasCut") ? 1 << seat : 0;
        }
        return new AllPawns(read.red(), read.black(), read.yellow(), read.green(), cutters);
    }

    private int[] dice() throws Refusal {
        int[] dice = tree.numbers("dice", 1, StickDice.MOST);
        Arrays.sort(dice);
        if (phase != Phase.MOVE && dice.length > 0) {
            throw new Refusal("there are dice to be used only in phase move, not in phase " + phase.key());
        }
        if (phase == Phase.MOVE && (dice.length < 1 || dice.length > 2)) {
            throw new Refusal("in phase move one or two dice are still to be used, not " + dice.length);
        }
        for (int die : dice) {
            if (!StickDice.isFace(die)) {
                throw new Refusal("a die shows 1, 3, 4 or 6, not " + die);
            }
        }
        return dice;
    }

    private void checkMove(int seat, int[] dice) throws Refusal {
        int own = board.pawns(seat);
        boolean possible = dice.length == 2 ? PagadeMoves.any(board, seat, dice[0], dice[1])
                : PagadeMoves.isUsable(board, seat, own, board.hasCut(seat), dice[0]);
        if (!possible) {
            throw new Refusal("phase move needs a legal move, but " + PagadePath.SEATS.get(seat).key()
                    + " has none with " + Arrays.toString(dice), "no-move", PagadePath.SEATS.get(seat),
                    Arrays.stream(dice).mapToObj(Integer::toString).collect(Collectors.joining(", ")));
        }
        if (dice.length == 1) {
            new PagadeCheck(setup, board).checkMidTurn(seat);
        }
    }

    private void checkEnd() throws Refusal {
        for (int seat : setup.seats()) {
            if (board.pawns(seat) == Pawns.ALL_HOME) {
                if (phase != Phase.OVER) {
                    throw new Refusal(PagadePath.SEATS.get(seat).key()
                            + " has all pawns home, so the phase must be over", "all-off",
                            PagadePath.SEATS.get(seat));
                }
                return;
            }
        }
        boolean dead = PagadeMoves.isDead(setup, board);
        Refusal.unless(!dead || phase == Phase.OVER, "no cast could move any pawn, so the game is over: a draw",
                "dead");
        Refusal.unless(dead || phase != Phase.OVER,
                "the game can't be over: nobody has all pawns home, and some cast could move a pawn", "not-over");
    }
}
