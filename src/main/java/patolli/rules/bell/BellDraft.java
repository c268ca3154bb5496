package patolli.rules.bell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.rules.Draft;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.ThrowOff;
import patolli.rules.Trait;

/**
 * A position of {@link BellGame} that is being put together. What is in no purse lies in the pot; who has all pieces in
 * hand has chosen no direction, and everybody else has.
 */
record BellDraft(BellState state) implements Draft {
    private static final String DIRECTION = "direction";
    private static final String PURSE = "purse";
    private static final String MISS = "miss";
    private static final String STEP_BACK = "stepBack";
    private static final List<String> DIRECTIONS = List.of(BellTree.direction(BellPath.CLOCKWISE),
            BellTree.direction(BellPath.ANTICLOCKWISE));

    /** A 0 is never played. */
    private static final List<String> PLAYED = BellGame.INSTANCE.casts().texts().subList(1,
            BellGame.INSTANCE.casts().size());

    @Override
    public BellDraft put(Side side, Spot from, Spot to) throws Refusal {
        BellPlayer player = player(side);
        long squares = player.squares();
        int hand = player.hand();
        int off = player.off();
        switch (from) {
            case Spot.Square square -> squares &= ~(1L << square.number());
            case Spot.Home _ -> off--;
            case Spot.Hand _, Spot.Captured _ -> hand--;
        }
        switch (to) {
            case Spot.Square square -> {
                if (!player.waiting() && path(side).last() == square.number()) {
                    throw Draft.unvisited(side, square);
                }
                if (BellSquares.has(squares, square.number())) {
                    throw Draft.taken(square, side);
                }
                for (Side other : state.sides()) {
                    if (other != side && BellSquares.has(player(other).squares(), square.number())) {
                        throw Draft.taken(square, other);
                    }
                }
                squares |= 1L << square.number();
            }
            case Spot.Home _ -> off++;
            case Spot.Hand _, Spot.Captured _ -> hand++;
        }
        return with(side, lying(player, squares, hand, off));
    }

    @Override
    public BellDraft turn(Side side, Spot at) throws Refusal {
        BellPlayer player = player(side);
        return switch (at) {
            case Spot.Hand _ -> with(side, lying(player, player.squares(), player.hand() - 1, player.off() + 1));
            case Spot.Home _ -> with(side, lying(player, player.squares(), player.hand() + 1, player.off() - 1));
            case Spot.Square _, Spot.Captured _ -> throw Draft.plain();
        };
    }

    /** The same player with the pieces so; what no piece is there for any more is not owed. */
    private BellPlayer lying(BellPlayer player, long squares, int hand, int off) {
        int direction = hand == state.setup().pieces ? 0
                : player.waiting() ? BellPath.CLOCKWISE : player.direction();
        boolean owes = player.stepBack() != BellPlayer.NOWHERE && BellSquares.has(squares, player.stepBack());
        return new BellPlayer(squares, hand, off, direction, player.purse(),
                player.miss() && (squares & state.wedges()) != 0, owes ? player.stepBack() : BellPlayer.NOWHERE);
    }

    @Override
    public List<Trait> traits() {
        List<Trait> traits = new ArrayList<>(Draft.common(state, BellReader.PHASES, PLAYED));
        if (state.phase() == Phase.THROWOFF) {
            traits.removeIf(trait -> trait.name().equals(TURN));
            traits.addAll(state.setup().throwOff.traits(state.throwOff()));
        }
        for (Side side : state.sides()) {
            BellPlayer player = player(side);
            if (!player.waiting()) {
                traits.add(Trait.of(DIRECTION, side, BellTree.direction(player.direction()), DIRECTIONS));
            }
            if (state.setup().coins() > 0) {
                traits.add(Trait.number(PURSE, Optional.of(side), player.purse(), 0, state.setup().coins()));
            }
            List<Integer> wedges = wedges(player);
            if (!wedges.isEmpty() && state.forfeits() == Forfeits.MISS_TURN) {
                traits.add(Trait.truth(MISS, side, player.miss()));
            }
            if (!wedges.isEmpty() && state.forfeits() == Forfeits.STEP_BACK) {
                traits.add(Trait.of(STEP_BACK, side, player.stepBack() == BellPlayer.NOWHERE ? NONE
                        : Integer.toString(player.stepBack()), Stream.concat(Stream.of(NONE),
                        wedges.stream().map(String::valueOf)).toList()));
            }
        }
        return traits;
    }

    private List<Integer> wedges(BellPlayer player) {
        return IntStream.range(0, BellSquares.SQUARES).filter(square -> BellSquares.has(
                player.squares() & state.wedges(), square)).boxed().toList();
    }

    @Override
    public BellDraft with(Trait trait, String value) {
        return switch (trait.name()) {
            case PHASE -> with(Phase.of(value).orElseThrow(), state.seat(), state.cast(),
                    state.setup().throwOff.start(), state.players());
            case TURN -> with(state.phase(), state.sides().indexOf(Side.of(value).orElseThrow()), state.cast(),
                    state.throwOff(), state.players());
            case CAST -> with(state.phase(), state.seat(), state.game().casts().find(value).orElseThrow(),
                    state.throwOff(), state.players());
            case THROWN -> with(state.phase(), state.seat(), state.cast(), state.setup().throwOff.with(
                    state.throwOff(), trait.side().orElseThrow(), value), state.players());
            default -> {
                Side side = trait.side().orElseThrow();
                BellPlayer player = player(side);
                yield with(side, switch (trait.name()) {
                    case PURSE -> player.holding(Integer.parseInt(value));
                    case MISS -> player.missing(Boolean.parseBoolean(value));
                    case STEP_BACK -> player.steppingBack(value.equals(NONE) ? BellPlayer.NOWHERE
                            : Integer.parseInt(value));
                    case DIRECTION -> new BellPlayer(player.squares(), player.hand(), player.off(),
                            value.equals(DIRECTIONS.getFirst()) ? BellPath.CLOCKWISE : BellPath.ANTICLOCKWISE,
                            player.purse(), player.miss(), player.stepBack());
                    default -> throw new IllegalArgumentException("no trait " + trait);
                });
            }
        };
    }

    private BellDraft with(Side side, BellPlayer player) {
        BellPlayer[] players = state.players();
        players[state.sides().indexOf(side)] = player;
        return with(state.phase(), state.seat(), state.cast(), state.throwOff(), players);
    }

    private BellDraft with(Phase phase, int seat, int cast, ThrowOff throwOff, BellPlayer[] players) {
        int pot = Math.max(0, state.setup().coins() - Arrays.stream(players).mapToInt(BellPlayer::purse).sum());
        int acting = Math.max(0, seat);
        return new BellDraft(switch (phase) {
            case THROWOFF -> BellState.throwing(state.setup(), throwOff, players, pot);
            case CAST -> BellState.casting(state.setup(), acting, players, pot);
            case MOVE -> BellState.moving(state.setup(), acting, Math.max(1, cast), players, pot);
            case OVER -> BellState.over(state.setup(), players);
            case BET -> throw new IllegalArgumentException("nobody bets in this game");
        });
    }

    private BellPlayer player(Side side) {
        return state.player(state.sides().indexOf(side));
    }

    private BellPath path(Side side) {
        return state.path(state.sides().indexOf(side));
    }
}
