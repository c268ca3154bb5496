package patolli.rules.pagade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Casts;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;

/** Dice, options and the throw-off. */
class PagadeStartTest {

    @Test
    void twoDiceOfFourFacesMakeTenCasts() {
        Casts casts = PagadeGame.INSTANCE.casts();
        assertThat(casts.texts()).containsExactly("1,1", "1,3", "1,4", "1,6", "3,3", "3,4", "3,6", "4,4", "4,6", "6,6");
        assertThat(casts.weights()).containsExactly(1, 2, 2, 2, 1, 2, 2, 1, 2, 1);
        assertThat(casts.total()).isEqualTo(16);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        players=2                  | red 6 7 12 12; yellow 6 7 12 12
        players=4                  | red 6 7 12 12; black 6 7 12 12; yellow 6 7 12 12; green 6 7 12 12
        start=6-7-23-24            | red 6 7 23 24; yellow 6 7 23 24
        players=4 start=6-7-23-24  | red 6 7 23 24; black 6 7 23 24; yellow 6 7 23 24; green 6 7 23 24
        """)
    void theOptionsSayWhoPlaysAndFromWhere(String options, String pawns) {
        State state = PagadePosition.start(options.split(" "));
        assertThat(PagadePosition.pawns(state)).isEqualTo(pawns);
        assertThat(state.phase()).isEqualTo(Phase.THROWOFF);
        assertThat(state.mover()).isEqualTo(Side.RED);
    }

    @Test
    void theOptionsAreListedWithTheirStandardValues() {
        assertThat(PagadePosition.start().tree())
                .containsEntry("options", Map.of("players", "2", "start", "6-7-12-12"));
        assertThat(PagadePosition.start("first=yellow").tree())
                .containsEntry("options", Map.of("players", "2", "start", "6-7-12-12", "first", "yellow"));
    }

    @ParameterizedTest
    @CsvSource({"2,red", "2,yellow", "4,red", "4,black", "4,yellow", "4,green"})
    void theOptionFirstSkipsTheThrowOff(String players, String first) {
        State state = PagadePosition.start("players=" + players, "first=" + first);
        assertThat(state.phase()).isEqualTo(Phase.CAST);
        assertThat(state.mover().key()).isEqualTo(first);
        assertThat(state.tree()).doesNotContainKey("throws");
    }

    @ParameterizedTest
    @CsvSource({"players,3", "start,1-2-3-4", "first,blue", "first,black", "first,green", "stake,5"})
    void otherOptionsAreRefused(String name, String value) {
        assertThatThrownBy(() -> PagadeGame.INSTANCE.start(Map.of(name, value)))
                .isInstanceOf(Refusal.class).hasMessageContaining("option").hasMessageContaining(name);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(delimiter = '|', textBlock = """
        2 | 1,1 6,6                                  | YELLOW
        2 | 3,6 1,1                                  | RED
        2 | 4,6 4,6 1,1 1,3                          | YELLOW
        4 | 1,1 3,3 6,6 4,6                          | YELLOW
        # 3,4 and 1,6 are the same sum; the others don't cast again, however little the tied then make
        4 | 1,6 3,3 3,4 1,1 1,1 1,3                  | YELLOW
        4 | 1,1 3,6 6,6 6,6 1,1 1,3                  | GREEN
        4 | 1,1 3,6 3,6 3,6 1,1 1,3 1,3 6,6 4,6      | YELLOW
        4 | 1,1 1,1 1,1 1,1 1,1 1,1 1,1 1,3          | GREEN
        """)
    void theHighestSumBeginsAndTiesAreCastAgainAmongThemselves(int players, String casts, Side first) {
        State state = PagadePosition.start("players=" + players);
        for (String cast : casts.split(" ")) {
            assertThat(state.phase()).isEqualTo(Phase.THROWOFF);
            assertThat(PagadePosition.read(state.tree())).isEqualTo(state);
            state = state.cast(PagadePosition.cast(cast), Events.NONE);
        }
        assertThat(state.phase()).isEqualTo(Phase.CAST);
        assertThat(state.mover()).isEqualTo(first);
    }

    @Test
    void theThrowOffTellsItsCastsTiesAndWhoBegins() {
        Events.Log log = new Events.Log();
        State state = PagadePosition.start("players=4");
        for (String cast : "1,1 3,6 6,6 6,6 1,1 1,3".split(" ")) {
            state = state.cast(PagadePosition.cast(cast), log);
        }
        assertThat(log.events()).containsSubsequence(new Event.Cast(Side.GREEN, "6,6"),
                new Event.Tied(List.of(Side.YELLOW, Side.GREEN)), new Event.Cast(Side.YELLOW, "1,1"),
                new Event.Cast(Side.GREEN, "1,3"), new Event.Begins(Side.GREEN)).hasSize(8);
    }

    @Test
    void inARoundAmongTheTiedTheOthersKeepTheirCasts() {
        State state = PagadePosition.start("players=4");
        for (String cast : "1,1 3,6 6,6 6,6".split(" ")) {
            state = state.cast(PagadePosition.cast(cast), Events.NONE);
        }
        Map<String, Object> expected = new LinkedHashMap<>(Map.of("red", "1,1", "black", "3,6"));
        Arrays.asList("yellow", "green").forEach(colour -> expected.put(colour, null));
        assertThat(state.tree()).containsEntry("throws", expected)
                .containsEntry("tied", List.of("yellow", "green")).containsEntry("turn", "yellow");
        assertThat(state.tree().keySet()).endsWith("throws", "tied");
    }

    @Test
    void aTieOfAllIsTheBeginningAgain() {
        State start = PagadePosition.start();
        State tied = start.cast(0, Events.NONE).cast(0, Events.NONE);
        assertThat(tied).isEqualTo(start);
        assertThat(tied.tree().keySet()).containsExactly("game", "options", "phase", "turn", "dice", "players",
                "winner", "throws");
    }
}
