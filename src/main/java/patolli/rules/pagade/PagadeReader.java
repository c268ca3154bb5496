package patolli.rules.pagade;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import patolli.rules.Options;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Reads a state object and refuses, in words, whatever the rules can't hold. */
final class PagadeReader {
    private static final Set<String> ALWAYS = Set.of("game", "options", "phase", "turn", "dice", "players", "winner");
    private static final Set<String> THROWOFF = Set.of("throws", "tied");

    private final Members state;
    private final Setup setup;
    private final Phase phase;
    private final Board board;

    private PagadeReader(Members state) throws Refusal {
        this.state = state;
        Map<String, String> options = state.has("options")
                ? Members.of("options", state.any("options")).settings() : Map.of();
        setup = Setup.of(Options.of(new PagadeGame().options(), options));
        phase = phase();
        Set<String> known = new HashSet<>(ALWAYS);
        if (phase == Phase.THROWOFF) {
            known.addAll(THROWOFF);
        }
        state.allow(known);
        board = board();
    }

    static PagadeState read(Map<String, Object> tree) throws Refusal {
        PagadeReader reader = new PagadeReader(Members.of("the state", tree));
        new BoardCheck(reader.setup, reader.board).check();
        return reader.read();
    }

    private PagadeState read() throws Refusal {
        checkWinner();
        int[] dice = dice();
        Optional<String> turn = state.textOrNull("turn");
        if (phase == Phase.OVER) {
            if (turn.isPresent()) {
                throw new Refusal("the game is over, so turn must be null, not \"" + turn.get() + "\"");
            }
            return new PagadeState(setup, board, phase, 0, 0, 0, ThrowOff.NONE);
        }
        int seat = seat("turn", turn.orElseThrow(
                () -> new Refusal("turn is null, but in phase " + phase.key() + " somebody must act")));
        ThrowOff throwOff = ThrowOff.NONE;
        if (phase == Phase.THROWOFF) {
            if (!board.equals(setup.board())) {
                throw new Refusal("in phase throwoff every pawn is still on its starting step and nobody has cut");
            }
            throwOff = new ThrowOffReader(state, setup).read(seat);
        }
        if (phase == Phase.MOVE) {
            checkMove(seat, dice);
        }
        int low = dice.length > 0 ? dice[0] : 0;
        return new PagadeState(setup, board, phase, seat, low, dice.length > 1 ? dice[1] : 0, throwOff);
    }

    private Phase phase() throws Refusal {
        String key = state.text("phase");
        Phase read = Phase.of(key).filter(known -> known != Phase.BET).orElseThrow(() -> new Refusal(
                "phase can be throwoff, cast, move or over, not \"" + key + "\""));
        if (read == Phase.THROWOFF && setup.first().isPresent()) {
            throw new Refusal("with the option first there is no throw-off");
        }
        return read;
    }

    private Board board() throws Refusal {
        Members players = Members.of("players", state.any("players"));
        players.allow(setup.sides().stream().map(Side::key).collect(Collectors.toSet()));
        Board read = new Board(0, 0, 0, 0, 0);
        int cutters = 0;
        for (int seat : setup.seats()) {
            String key = PagadePath.SEATS.get(seat).key();
            Members player = Members.of(key, players.any(key));
            player.allow(Set.of("pawns", "hasCut"));
            int[] steps = player.numbers("pawns");
            if (steps.length != Pawns.COUNT) {
                throw new Refusal(key + " has " + steps.length + " pawns instead of four");
            }
            for (int step : steps) {
                if (step < PagadePath.HAND || step > PagadePath.HOME) {
                    throw new Refusal(key + " has a pawn on step " + step
                            + "; steps go from 0 (in hand) to 84 (Home)");
                }
            }
            read = read.with(seat, Pawns.pack(steps[0], steps[1], steps[2], steps[3]));
            cutters |= player.flag("hasCut") ? 1 << seat : 0;
        }
        return new Board(read.red(), read.black(), read.yellow(), read.green(), cutters);
    }

    private int seat(String name, String key) throws Refusal {
        return Side.of(key).filter(setup.sides()::contains).map(PagadePath.SEATS::indexOf)
                .orElseThrow(() -> new Refusal(name + " is \"" + key + "\", who doesn't play"));
    }

    private int[] dice() throws Refusal {
        int[] dice = state.numbers("dice");
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
        String key = PagadePath.SEATS.get(seat).key();
        int own = board.pawns(seat);
        boolean possible = dice.length == 2 ? LegalMoves.any(board, seat, dice[0], dice[1])
                : LegalMoves.isUsable(board, seat, own, board.hasCut(seat), dice[0]);
        if (!possible) {
            throw new Refusal("phase move needs a legal move, but " + key + " has none with " + Arrays.toString(dice));
        }
        if (dice.length == 1) {
            new BoardCheck(setup, board).checkMidTurn(seat);
        }
    }

    private void checkWinner() throws Refusal {
        Optional<String> winner = state.textOrNull("winner");
        String home = null;
        for (int seat : setup.seats()) {
            if (board.pawns(seat) == Pawns.ALL_HOME) {
                home = PagadePath.SEATS.get(seat).key();
            }
        }
        if (phase != Phase.OVER) {
            if (winner.isPresent()) {
                throw new Refusal("winner must be null until the game is over");
            }
            if (home != null) {
                throw new Refusal(home + " has all pawns home, so the phase must be over");
            }
            if (LegalMoves.isDead(setup, board)) {
                throw new Refusal("no cast could move any pawn, so the game is over: a draw");
            }
            return;
        }
        String said = winner.orElseThrow(() -> new Refusal("the game is over, so winner can't be null"));
        if (home != null ? !said.equals(home) : !said.equals(PagadeTree.DRAW)) {
            throw new Refusal(home != null ? "winner is \"" + said + "\", but " + home + " has all pawns home"
                    : "winner is \"" + said + "\", but nobody has all pawns home");
        }
        if (home == null && !LegalMoves.isDead(setup, board)) {
            throw new Refusal("the game can't be a draw while some cast could move a pawn");
        }
    }
}
