package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import patolli.rules.Leg;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.testkit.Positions;

/** What can be chosen of a move whose pieces are chosen one after the other. */
class LegChoiceTest {
    private static LegChoice choice(State state) {
        return new LegChoice(state.moves().stream().map(state::view).toList(), Optional.empty());
    }

    /** The way leads over the tip of the own arm twice: outward, and homeward. */
    @Test
    void aPlaceThatAnotherReachesAtItsSecondPassIsNotOnesAlone() throws Refusal {
        Map<String, Object> tree = new HashMap<>(Map.of("game", "pagade", "options", Map.of("players", 2), "phase",
                "move", "turn", "red", "dice", List.of(4, 6), "players", Map.of(
                        "red", Map.of("pawns", List.of(4, 7, 20, 72), "hasCut", true),
                        "yellow", Map.of("pawns", List.of(6, 7, 12, 12), "hasCut", true))));
        tree.put("winner", null);
        LegChoice choice = choice(PagadeGame.INSTANCE.read(tree));
        List<Spot> twice = choice.legs().stream().map(Leg::to).filter(spot -> choice.legs().stream()
                .anyMatch(other -> !other.to().equals(spot) && other.to().isWith(spot))).toList();
        assertThat(twice).hasSize(2);
        assertThat(choice.alone().map(Leg::to)).isNotEmpty().doesNotContainAnyElementsOf(twice);
    }

    /** Whole throws go alone; halves, one after the other, do not. */
    @Test
    void aPartIsWhatAnotherPieceSharesTheThrowWith() {
        List<State> choices = Positions.game("tablan", 4).filter(state -> state.phase() == Phase.MOVE
                && state.moves().size() > 1).limit(200).toList();
        int parts = 0;
        for (State state : choices) {
            LegChoice choice = choice(state);
            for (Leg leg : choice.legs()) {
                boolean alone = choice.views().stream().anyMatch(view -> view.legs().equals(List.of(leg)));
                assertThat(choice.isPart(leg)).as("%s in %s", leg, choice.views()).isNotEqualTo(alone);
                if (!alone) {
                    parts++;
                    LegChoice second = new LegChoice(choice.views(), Optional.of(leg));
                    assertThat(second.legs()).isNotEmpty().allMatch(second::isPart);
                }
            }
        }
        assertThat(parts).isGreaterThan(20);
    }

    @Test
    void whatLeadsAloneToAPlaceIsTheOnlyOneThere() {
        assertThat(Positions.game("pagade players=4", 9).limit(2000).filter(state -> !state.moves().isEmpty())
                .map(LegChoiceTest::choice)).allSatisfy(choice -> assertThat(choice.alone()).allSatisfy(leg ->
                        assertThat(choice.legs().stream().filter(other -> other.to().isWith(leg.to())))
                                .containsExactly(leg)));
    }
}
