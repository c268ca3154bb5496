package patolli.rules.pagade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import patolli.rules.Draft;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.ThrowOff;
import patolli.rules.Trait;

/** A position of {@link PagadeGame} that is being put together. */
record PagadeDraft(PagadeState state) implements Draft {
    private static final String DICE = "dice";
    private static final String HAS_CUT = "hasCut";
    /** Both dice in phase move, or the one that is left. */
    private static final List<String> CASTS = Stream.concat(StickDice.CASTS.texts().stream(),
            Stream.of("1", "3", "4", "6")).toList();
    private static final int ROOM = 2;

    @Override
    public PagadeDraft put(Side side, Spot from, Spot to) throws Refusal {
        int seat = PagadePath.SEATS.indexOf(side);
        int own = state.board().pawns(seat);
        int at = step(side, from).orElseThrow(() -> Draft.unvisited(side, (Spot.Square) from));
        int step = step(side, to).orElseThrow(() -> Draft.unvisited(side, (Spot.Square) to));
        AllPawns moved = state.board().with(seat, Pawns.move(own, at, step));
        if (PagadePath.isOpen(step)) {
            for (Side other : state.sides()) {
                int on = PagadePath.SEATS.indexOf(other) - seat & 3;
                if (on > 0 && Pawns.standing(moved.pawns(seat + on & 3), PagadePath.meets(on, step)) > 0) {
                    throw Draft.taken((Spot.Square) to, other);
                }
            }
            if (Pawns.standing(moved.pawns(seat), step) > ROOM) {
                throw new Refusal(side.key() + " has two pawns on step " + step + " already", "three", side, to);
            }
        }
        return with(moved);
    }

    /** The step on that side's path; empty where it never leads. */
    private static Optional<Integer> step(Side side, Spot at) {
        return switch (at) {
            case Spot.Hand _, Spot.Captured _ -> Optional.of(PagadePath.HAND);
            case Spot.Home _ -> Optional.of(PagadePath.HOME);
            case Spot.Square square -> {
                List<Integer> steps = IntStream.range(PagadePath.HAND + 1, PagadePath.HOME)
                        .filter(step -> PagadePath.number(side, step) == square.number()).boxed().toList();
                yield steps.stream().filter(step -> step >= PagadePath.TIP_HOMEWARD == square.again()).findFirst()
                        .or(() -> steps.stream().findFirst());
            }
        };
    }

    @Override
    public PagadeDraft turn(Side side, Spot at) throws Refusal {
        return switch (at) {
            case Spot.Hand _ -> put(side, at, new Spot.Home(side));
            case Spot.Home _ -> put(side, at, new Spot.Hand(side));
            case Spot.Captured _ -> throw Draft.plain();
            case Spot.Square(int number, boolean again) -> {
                if (lying(side, at).isEmpty()) {
                    throw Draft.plain();
                }
                yield put(side, at, new Spot.Square(number, !again));
            }
        };
    }

    /** In the own middle column a pawn stands on its way out, and lies on its way home. */
    @Override
    public Optional<String> lying(Side side, Spot at) {
        int step = step(side, at).orElse(PagadePath.HAND);
        boolean twice = PagadePath.isBelly(step) || PagadePath.isOwnTip(step);
        return twice ? Optional.of(step >= PagadePath.TIP_HOMEWARD ? "again" : "out") : Optional.empty();
    }

    @Override
    public List<Trait> traits() {
        List<Trait> traits = new ArrayList<>(Draft.common(state, PagadeReader.PHASES, StickDice.CASTS.texts()));
        traits.removeIf(trait -> trait.name().equals(CAST));
        if (state.phase() == Phase.MOVE) {
            traits.add(Trait.of(DICE, state.dice().stream().map(String::valueOf).collect(Collectors.joining(",")),
                    CASTS));
        }
        if (state.phase() == Phase.THROWOFF) {
            traits.removeIf(trait -> trait.name().equals(TURN));
            traits.addAll(state.setup().throwOff().traits(state.throwOff()));
        }
        state.sides().forEach(side -> traits.add(Trait.truth(HAS_CUT, side, state.hasCut(side))));
        return traits;
    }

    @Override
    public PagadeDraft with(Trait trait, String value) {
        return switch (trait.name()) {
            case PHASE -> with(Phase.of(value).orElseThrow(), state.seat(), state.low(), state.high(),
                    state.setup().throwOff().start());
            case TURN -> with(state.phase(), PagadePath.SEATS.indexOf(Side.of(value).orElseThrow()), state.low(),
                    state.high(), state.throwOff());
            case DICE -> {
                String[] dice = value.split(",");
                yield with(state.phase(), state.seat(), Integer.parseInt(dice[0]),
                        dice.length > 1 ? Integer.parseInt(dice[1]) : 0, state.throwOff());
            }
            case THROWN -> with(state.phase(), state.seat(), 0, 0, state.setup().throwOff().with(state.throwOff(),
                    trait.side().orElseThrow(), value));
            case HAS_CUT -> {
                AllPawns now = state.board();
                int bit = 1 << PagadePath.SEATS.indexOf(trait.side().orElseThrow());
                int cutters = Boolean.parseBoolean(value) ? now.cutters() | bit : now.cutters() & ~bit;
                yield with(new AllPawns(now.red(), now.black(), now.yellow(), now.green(), cutters));
            }
            default -> throw new IllegalArgumentException("no trait " + trait);
        };
    }

    private PagadeDraft with(AllPawns board) {
        return new PagadeDraft(new PagadeState(state.setup(), board, state.phase(), state.seat(), state.low(),
                state.high(), state.throwOff()));
    }

    private PagadeDraft with(Phase phase, int seat, int low, int high, ThrowOff throwOff) {
        boolean move = phase == Phase.MOVE;
        boolean first = phase == Phase.THROWOFF;
        int acting = first ? state.setup().seat(Math.max(0, throwOff.next())) : phase == Phase.OVER ? 0 : seat;
        return new PagadeDraft(new PagadeState(state.setup(), state.board(), phase, acting,
                move ? Math.max(1, low) : 0, move ? low == 0 ? 1 : high : 0, first ? throwOff : ThrowOff.NONE));
    }
}
