package patolli.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.beans.QuickRandom;
import patolli.engine.StateText;
import patolli.rules.Draft;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.Trait;
import patolli.ui.position.PositionWords;

/** What holds for positions of every game that are put together, along random games and through random changes. */
class DraftLawsTest {
    private static final long SEED = 17;
    private static final int CHANGES = 6;
    private static final String EVERY_SETUP = "patolli.testkit.OptionSets#all";

    /** Every state of a short game, and every so many of a long one. */
    private static Stream<State> met(String setup, int most) {
        List<State> all = Positions.game(setup, SEED).toList();
        int every = Math.max(1, all.size() / most);
        return IntStream.range(0, all.size()).filter(i -> i % every == 0 || i == all.size() - 1).mapToObj(all::get);
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    @Tag("breadth")
    void everyPositionOfAGameCanBeAndItsTextGivesItBack(String setup) throws Refusal {
        for (long seed = 0; seed < 3; seed++) {
            for (State state : Positions.game(setup, seed).toList()) {
                assertThat(state.draft().checked()).isEqualTo(state);
                assertThat(StateText.read(StateText.write(state))).isEqualTo(state);
            }
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void whatIsSetToWhatItIsChangesNothing(String setup) {
        met(setup, 300).forEach(state -> {
            Draft draft = state.draft();
            for (Trait trait : draft.traits()) {
                assertThat(trait.admits(trait.value())).as("%s of %s", trait, state).isTrue();
                boolean settled = trait.name().equals(Draft.PHASE) || trait.name().equals(Draft.THROWN);
                if (!settled) {
                    assertThat(draft.with(trait, trait.value()).state()).as("%s", trait).isEqualTo(state);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void aPieceThatIsTakenUpCanBePutBack(String setup) throws Refusal {
        for (State state : met(setup, 60).toList()) {
            for (Side side : state.sides()) {
                for (Spot from : new ArrayList<>(Set.copyOf(state.pieces(side)))) {
                    for (Spot to : List.of(new Spot.Hand(side), new Spot.Square(3))) {
                        Optional<Draft> away = put(state.draft(), side, from, to).filter(_ -> !lost(from));
                        if (away.isPresent()) {
                            Draft back = away.get().put(side, landed(state, away.get().state(), side), from);
                            assertThat(Set.copyOf(back.state().pieces(side))).as("%s %s %s", state, from, to)
                                    .isEqualTo(Set.copyOf(state.pieces(side)));
                        }
                    }
                }
            }
        }
    }

    private static boolean lost(Spot from) {
        return from instanceof Spot.Captured || from.equals(new Spot.Square(3));
    }

    /** The spot at which there is a piece more than before. */
    private static Spot landed(State before, State after, Side side) {
        List<Spot> now = new ArrayList<>(after.pieces(side));
        before.pieces(side).forEach(now::remove);
        return now.isEmpty() ? after.pieces(side).getFirst() : now.getFirst();
    }

    private static Optional<Draft> put(Draft draft, Side side, Spot from, Spot to) {
        try {
            return Optional.of(draft.put(side, from, to));
        } catch (Refusal refusal) {
            assertThat(refusal.fault()).as("%s", refusal.getMessage()).isPresent();
            return Optional.empty();
        }
    }

    /** However it is changed, it can be, just as it is seen, or the fault has a name and words of its own. */
    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    @Tag("breadth")
    void whateverIsChangedCanBeAsItLiesOrIsRefusedInWords(String setup) {
        QuickRandom random = new QuickRandom(SEED);
        PositionWords words = new PositionWords(Positions.opening(setup).game());
        Set<String> said = new TreeSet<>();
        met(setup, 250).forEach(state -> {
            Draft draft = state.draft();
            for (int i = 0; i < CHANGES; i++) {
                draft = changed(draft, random, words);
                try {
                    assertThat(draft.checked()).isEqualTo(draft.state());
                } catch (Refusal refusal) {
                    assertThat(refusal.fault()).as("%s in %s", refusal.getMessage(), draft.state()).isPresent();
                    said.add(refusal.fault().orElseThrow());
                    assertThat(words.why(refusal)).doesNotStartWith("This text holds no position")
                            .doesNotContain("null").endsWith(".");
                }
            }
        });
        assertThat(said).hasSizeGreaterThan(3);
    }

    private static Draft changed(Draft draft, QuickRandom random, PositionWords words) {
        State state = draft.state();
        if (random.below(3) == 0) {
            Trait trait = draft.traits().get(random.below(draft.traits().size()));
            return draft.with(trait, trait.isNumber() ? Integer.toString(trait.least() + random.below(
                    Math.min(30, trait.most() - trait.least() + 1))) : trait.values().get(
                    random.below(trait.values().size())));
        }
        Side side = state.sides().get(random.below(state.sides().size()));
        Spot from = state.pieces(side).get(random.below(state.pieces(side).size()));
        try {
            return random.below(6) == 0 ? draft.turn(side, from)
                    : draft.put(side, from, to(state, side, random));
        } catch (Refusal refusal) {
            assertThat(refusal.fault()).as("%s", refusal.getMessage()).isPresent();
            assertThat(words.why(refusal)).doesNotStartWith("This text holds no position").doesNotContain("null");
            return draft;
        }
    }

    private static Spot to(State state, Side side, QuickRandom random) {
        boolean captures = state.game().name().equals("tablan");
        return switch (random.below(8)) {
            case 0 -> captures ? new Spot.Captured(side) : new Spot.Home(side);
            case 1 -> captures ? new Spot.Captured(side) : new Spot.Hand(side);
            default -> new Spot.Square(random.below(GameTables.ALL.playing(state.game()).board().squares()),
                    random.below(2) == 0);
        };
    }
}
