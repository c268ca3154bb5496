package patolli.rules.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;

/** RULES.md section 4, casts and rule 9. */
class TablanOpeningTest {
    private static final TablanGame GAME = TablanGame.INSTANCE;

    @Test
    void theSticksFallSixteenWays() {
        assertThat(GAME.casts().texts()).containsExactly("0", "2", "8", "12");
        assertThat(GAME.casts().weights()).containsExactly(10, 4, 1, 1);
    }

    @Test
    void atTheStartEveryHomeSquareHoldsAnUnmovedPiece() throws Refusal {
        State start = GAME.start(Map.of());

        assertThat(start.sides()).containsExactly(Side.WHITE, Side.BLACK);
        assertThat(TablanPosition.squares(start, "white", "unmoved")).isEqualTo("ABCDEFGHIJKL");
        assertThat(TablanPosition.squares(start, "black", "unmoved")).isEqualTo("abcdefghijkl");
    }

    @Test
    void thePlayersCastInTurnWhiteFirst() throws Refusal {
        State state = GAME.start(Map.of());
        assertThrows(state, "white", null, null);
        state = TablanPosition.cast(state, "8");
        assertThrows(state, "black", "8", null);
        state = TablanPosition.cast(state, "0");
        assertThrows(state, "white", "8", "0");
        state = TablanPosition.cast(state, "12");
        assertThrows(state, "black", "12", "0");
    }

    private static void assertThrows(State state, String turn, String white, String black) {
        var casts = new HashMap<String, String>();
        casts.put("white", white);
        casts.put("black", black);
        assertThat(state.tree()).containsEntry("phase", "throwoff").containsEntry("turn", turn)
                .containsEntry("throws", casts);
    }

    @ParameterizedTest
    @CsvSource({"2,white", "0 2,black", "8 12 2,white", "12 0 8 2,black"})
    void whoCastsATwoBeginsWithIt(String casts, String beginner) throws Refusal {
        State state = GAME.start(Map.of());
        for (String cast : casts.split(" ")) {
            state = TablanPosition.cast(state, cast);
        }

        assertThat(state.phase()).isEqualTo(Phase.MOVE);
        assertThat(state.tree()).containsEntry("turn", beginner).containsEntry("cast", "2").doesNotContainKey("throws");
        assertThat(state.moves().stream().map(state::text)).containsExactlyInAnyOrderElementsOf(
                beginner.equals("white") ? List.of("K-L,L-M", "K-M", "L-N") : List.of("k-l,l-m", "k-m", "l-n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"white", "black"})
    void withTheOptionFirstThatPlayerMakesAnOrdinaryFirstCast(String first) throws Refusal {
        State start = GAME.start(Map.of("first", first));

        assertThat(start.tree()).containsEntry("phase", "cast").containsEntry("turn", first)
                .doesNotContainKey("throws");
        assertThat(TablanPosition.cast(start, "8")).as("an 8 moves no unmoved piece").isEqualTo(start);
        assertThat(TablanPosition.cast(start, "0").mover()).isNotEqualTo(start.mover());
        assertThat(TablanPosition.cast(start, "2").phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void optionsShowTheirValuesAndFirstOnlyWhenGiven() throws Refusal {
        assertThat(GAME.start(Map.of()).options().asMap())
                .isEqualTo(Map.of("in-order", "false", "end", "no-moves"));
        assertThat(GAME.start(Map.of("first", "black")).options().asMap()).containsEntry("first", "black");
    }
}
