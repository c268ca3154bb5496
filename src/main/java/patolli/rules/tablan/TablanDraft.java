package patolli.rules.tablan;

import static patolli.rules.Side.WHITE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import patolli.rules.Draft;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.Trait;

/**
 * A position of Tablan that is being put together. A piece that comes to its own home row counts as moved, unless it
 * comes where its path begins.
 */
record TablanDraft(TablanState state) implements Draft {

    @Override
    public TablanDraft put(Side side, Spot from, Spot to) throws Refusal {
        long set = state.set(side);
        if (from instanceof Spot.Square square) {
            long bit = bit(side, square);
            set &= ~(bit | bit << TablanMoves.UNMOVED);
        }
        if (to instanceof Spot.Square square) {
            for (Side other : TablanState.SIDES) {
                long there = other == side ? set : state.set(other);
                if ((there & bit(other, square)) != 0) {
                    throw Draft.taken(square, other);
                }
            }
            set |= bit(side, square) | (bit(side, square) & 1) << TablanMoves.UNMOVED;
        }
        return with(side, set);
    }

    @Override
    public TablanDraft turn(Side side, Spot at) throws Refusal {
        if (lying(side, at).isEmpty()) {
            throw Draft.plain();
        }
        return with(side, state.set(side) ^ bit(side, (Spot.Square) at) << TablanMoves.UNMOVED);
    }

    /** On its own home row a piece has moved or not; where its path begins it never has. */
    @Override
    public Optional<String> lying(Side side, Spot at) {
        if (!(at instanceof Spot.Square square) || (bit(side, square) & TablanSquares.HOME & ~1) == 0) {
            return Optional.empty();
        }
        return Optional.of((state.unmoved(side) & bit(side, square)) != 0 ? "unmoved" : "moved");
    }

    @Override
    public Optional<String> reached(Side side, Spot at) {
        return at instanceof Spot.Square square && (state.settled(side) & bit(side, square)) != 0
                ? Optional.of("settled") : Optional.empty();
    }

    @Override
    public List<Trait> traits() {
        List<Trait> traits = new ArrayList<>(Draft.common(state, TablanReader.PHASES, TablanGame.CASTS.texts().subList(
                TablanGame.TWO, TablanGame.CASTS.size())));
        if (state.phase() == Phase.THROWOFF) {
            for (Side side : TablanState.SIDES) {
                int cast = side == WHITE ? state.opening().white() : state.opening().black();
                traits.add(Draft.thrown(side, cast < 0 ? Optional.empty() : Optional.of(TablanGame.CASTS.text(cast)),
                        TablanGame.CASTS.texts().stream()));
            }
        }
        return traits;
    }

    @Override
    public TablanDraft with(Trait trait, String value) {
        return switch (trait.name()) {
            case PHASE -> with(Phase.of(value).orElseThrow(), state.turn().orElse(WHITE), state.cast(),
                    state.opening(), state.set(WHITE), state.set(Side.BLACK));
            case TURN -> with(state.phase(), Side.of(value).orElseThrow(), state.cast(), state.opening(),
                    state.set(WHITE), state.set(Side.BLACK));
            case CAST -> with(state.phase(), state.mover(), TablanGame.CASTS.find(value).orElseThrow(),
                    state.opening(), state.set(WHITE), state.set(Side.BLACK));
            case THROWN -> with(state.phase(), state.mover(), state.cast(), state.opening().with(
                    trait.side().orElseThrow(), TablanGame.CASTS.find(value).orElse(TablanOpening.NONE)),
                    state.set(WHITE), state.set(Side.BLACK));
            default -> throw new IllegalArgumentException("no trait " + trait);
        };
    }

    private TablanDraft with(Side side, long set) {
        return with(state.phase(), state.turn().orElse(WHITE), state.cast(), state.opening(),
                side == WHITE ? set : state.set(WHITE), side == WHITE ? state.set(Side.BLACK) : set);
    }

    private TablanDraft with(Phase phase, Side turn, int cast, TablanOpening opening, long white, long black) {
        return new TablanDraft(TablanState.of(state.setup(), phase, turn, phase == Phase.MOVE
                ? Math.max(TablanGame.TWO, cast) : cast, opening, white, black));
    }

    private static long bit(Side side, Spot.Square square) {
        return 1L << TablanSquares.step(side, square.number());
    }
}
