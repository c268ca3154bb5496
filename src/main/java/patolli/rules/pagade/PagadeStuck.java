package patolli.rules.pagade;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.rules.Hindrance;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Why a pawn of the side to act can't be played with the dice that are left: the rule that stops it first. */
final class PagadeStuck {
    private final PagadeState state;
    private final AllPawns board;
    private final int seat;
    private final Side side;

    PagadeStuck(PagadeState state) {
        this.state = state;
        board = state.board();
        seat = state.seat();
        side = PagadePath.SEATS.get(seat);
    }

    /** Empty when the pawn there can be played, or none is there. */
    Optional<Hindrance> of(Spot origin) {
        return at(origin).stream().mapToObj(this::at).flatMap(Optional::stream).findFirst();
    }

    /** Empty when one pawn there can go by these dice, or none is there. */
    Optional<Hindrance> of(Spot origin, List<Integer> dice) {
        return at(origin).stream().mapToObj(from -> by(from, dice)).flatMap(Optional::stream).findFirst();
    }

    /** The step of the pawns that stand there. */
    private OptionalInt at(Spot origin) {
        return IntStream.range(0, Pawns.COUNT).map(rank -> state.step(side, rank))
                .filter(step -> step < PagadePath.HOME && PagadePath.spot(side, step).equals(origin)).findFirst();
    }

    private Optional<Hindrance> by(int from, List<Integer> dice) {
        if (state.moves().stream().anyMatch(move ->
                PagadeMove.from(move) == from && !PagadeMove.isPair(move) && state.view(move).uses().equals(dice))) {
            return Optional.empty();
        }
        if (Pawns.anyInHand(board.pawns(seat)) && (from != PagadePath.HAND || dice.size() > 1)) {
            return Optional.of(new Hindrance.HandFirst());
        }
        return landing(from, from + dice.stream().mapToInt(die -> die).sum())
                .or(() -> Optional.of(new Hindrance.OtherDie()));
    }

    private Optional<Hindrance> at(int from) {
        if (state.moves().stream().anyMatch(move -> PagadeMove.from(move) == from)) {
            return Optional.empty();
        }
        if (Pawns.anyInHand(board.pawns(seat)) && from != PagadePath.HAND) {
            return Optional.of(new Hindrance.HandFirst());
        }
        List<Hindrance> reasons = distances().mapToObj(far -> landing(from, from + far)).flatMap(Optional::stream)
                .toList();
        return Stream.concat(reasons.stream().filter(Hindrance.NeedsCut.class::isInstance), reasons.stream())
                .findFirst().or(() -> Optional.of(new Hindrance.OtherDie()));
    }

    /** How far one pawn could go: by each die, and by their sum. */
    private IntStream distances() {
        return state.high() == 0 ? IntStream.of(state.low())
                : IntStream.of(state.low(), state.high(), state.low() + state.high());
    }

    /** Why one pawn can't land on a step; empty when it could. */
    private Optional<Hindrance> landing(int from, int to) {
        if (board.admitsOne(seat, board.pawns(seat), board.hasCut(seat), to)) {
            return Optional.empty();
        }
        if (to > PagadePath.TIP_HOMEWARD && !board.hasCut(seat)) {
            return Optional.of(new Hindrance.NeedsCut(PagadePath.PATHS.square(side, PagadePath.TIP_HOMEWARD + 1)));
        }
        if (to > PagadePath.HOME) {
            return Optional.of(new Hindrance.TooFar(PagadePath.HOME - from));
        }
        Spot.Square square = PagadePath.PATHS.square(side, to);
        return Optional.of(Pawns.standing(board.pawns(seat), to) > 1 ? new Hindrance.OwnPair(square)
                : new Hindrance.EnemyPair(square));
    }
}
