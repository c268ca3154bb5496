package patolli.rules.patolli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import patolli.rules.Draft;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.Trait;

/** A contest of Patolli that is being put together. Assets only change hands: there are always all twenty. */
record PatolliDraft(PatolliState state) implements Draft {
    private static final String GAME_NUMBER = "gameNumber";
    private static final String WINNER = "winner";
    /** Before the id of an asset: who holds how many of it, red, the pool and blue. */
    private static final String ASSET = "asset.";

    @Override
    public PatolliDraft put(Side side, Spot from, Spot to) throws Refusal {
        Men taken = switch (from) {
            case Spot.Square square -> men(side).flip(step(side, square));
            case Spot.Home _ -> off(men(side), -1);
            case Spot.Hand _, Spot.Captured _ -> men(side);
        };
        return switch (to) {
            case Spot.Square square -> {
                int step = step(side, square);
                if (step >= state.setup().home()) {
                    throw Draft.unvisited(side, square);
                }
                Side other = side == Side.RED ? Side.BLUE : Side.RED;
                if (men(other).has(step(other, square))) {
                    throw Draft.taken(square, other);
                }
                if (taken.has(step)) {
                    throw Draft.taken(square, side);
                }
                yield with(side, taken.flip(step));
            }
            case Spot.Home _ -> with(side, off(taken, 1));
            case Spot.Hand _, Spot.Captured _ -> with(side, taken);
        };
    }

    @Override
    public PatolliDraft turn(Side side, Spot at) throws Refusal {
        return switch (at) {
            case Spot.Hand _ -> with(side, off(men(side), 1));
            case Spot.Home _ -> with(side, off(men(side), -1));
            case Spot.Square _, Spot.Captured _ -> throw Draft.plain();
        };
    }

    @Override
    public List<Trait> traits() {
        List<Trait> traits = new ArrayList<>(Draft.common(state, PatolliReader.PHASES, state.game().casts().texts()));
        state.winners().forEach(side -> traits.add(Trait.of(WINNER, side.key(),
                PatolliState.SIDES.stream().map(Side::key).toList())));
        for (Asset asset : Asset.KINDS) {
            traits.add(Trait.of(ASSET + asset.key(), held(asset), shares(asset.count())));
        }
        traits.add(Trait.number(GAME_NUMBER, Optional.empty(), state.gameNumber(), 1, PatolliReader.MOST_GAMES));
        return traits;
    }

    /** Every way to share out so many: how many red has, how many lie in the pool, how many blue has. */
    private static List<String> shares(int count) {
        List<String> shares = new ArrayList<>();
        for (int red = count; red >= 0; red--) {
            for (int pool = count - red; pool >= 0; pool--) {
                shares.add(red + " " + pool + " " + (count - red - pool));
            }
        }
        return shares;
    }

    private String held(Asset asset) {
        Purse purse = state.purse();
        int kind = Assets.all(asset);
        return Integer.bitCount(purse.red() & kind) + " " + Integer.bitCount(purse.pool() & kind) + " "
                + Integer.bitCount(purse.blue() & kind);
    }

    @Override
    public PatolliDraft with(Trait trait, String value) {
        return switch (trait.name()) {
            case PHASE -> with(Phase.of(value).orElseThrow());
            case TURN -> with(state.phase(), value.equals(Side.BLUE.key()), state.cast(), state.gameNumber(),
                    state.purse(), Optional.empty());
            case CAST -> with(state.phase(), state.blueToAct(), state.game().casts().find(value).orElseThrow(),
                    state.gameNumber(), state.purse(), Optional.empty());
            case WINNER -> with(Phase.OVER, false, -1, state.gameNumber(), state.purse(), Side.of(value));
            case GAME_NUMBER -> with(state.phase(), state.blueToAct(), state.cast(), Integer.parseInt(value),
                    state.purse(), winner());
            default -> with(state.phase(), state.blueToAct(), state.cast(), state.gameNumber(),
                    shared(Asset.of(trait.name().substring(ASSET.length())).orElseThrow(), value), winner());
        };
    }

    private PatolliDraft with(Phase phase) {
        int cast = phase != Phase.MOVE ? -1 : Math.max(0, state.cast());
        return with(phase, state.blueToAct() && phase != Phase.OVER, cast, state.gameNumber(), state.purse(),
                phase == Phase.OVER ? Optional.of(winner().orElse(Side.RED)) : Optional.empty());
    }

    private Purse shared(Asset asset, String share) {
        String[] counts = share.split(" ");
        int kind = Assets.all(asset);
        int red = some(asset, Integer.parseInt(counts[0]), kind);
        int pool = some(asset, Integer.parseInt(counts[1]), kind & ~red);
        Purse before = state.purse();
        return new Purse(before.red() & ~kind | red, before.blue() & ~kind | kind & ~red & ~pool,
                before.pool() & ~kind | pool);
    }

    private static int some(Asset asset, int count, int free) {
        int some = 0;
        for (int i = 0; i < count; i++) {
            some |= Assets.oneOf(asset, free & ~some);
        }
        return some;
    }

    private PatolliDraft with(Phase phase, boolean blueToAct, int cast, int gameNumber, Purse purse,
            Optional<Side> winner) {
        return new PatolliDraft(new PatolliState(state.setup(), phase, blueToAct, cast, gameNumber, men(Side.RED),
                men(Side.BLUE), purse, winner.orElse(null)));
    }

    private PatolliDraft with(Side side, Men men) {
        return new PatolliDraft(new PatolliState(state.setup(), state.phase(), state.blueToAct(), state.cast(),
                state.gameNumber(), side == Side.RED ? men : men(Side.RED), side == Side.BLUE ? men : men(Side.BLUE),
                state.purse(), winner().orElse(null)));
    }

    private Optional<Side> winner() {
        Set<Side> winners = state.winners();
        return winners.stream().findFirst();
    }

    private Men men(Side side) {
        return new Men(state.near(side), state.far(side), state.off(side));
    }

    private static Men off(Men men, int more) {
        return new Men(men.near(), men.far(), men.off() + more);
    }

    private static int step(Side side, Spot.Square square) {
        return PatolliSquares.step(square.number(), side == Side.BLUE);
    }
}
