package patolli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Positions;

/** Moves in words: by their squares for lists, by what they do beside a board on which they are drawn. */
class MoveWordsTest {
    private final MoveWords words = new MoveWords();

    @Test
    void besideABoardAMoveIsToldByWhatItDoes() {
        State position = Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).on(Side.BLUE, 40, 55).state();
        List<String> told = position.moves().stream().map(move -> words.shown(position, move)).toList();
        assertThat(told).contains("2 steps");
        assertThat(position.moves().stream().map(move -> words.tell(position, move))).contains("21 to 23");
    }

    @ParameterizedTest
    @CsvSource({"patolli, 3", "bell players=4, 3", "pagade players=4, 3", "tablan, 5"})
    void everyMoveOfEveryGameHasSuchWords(String setup, long seed) {
        Positions.game(setup, seed).limit(400).filter(state -> state.phase() == Phase.MOVE).forEach(state ->
                assertThat(state.moves()).allSatisfy(move -> assertThat(words.shown(state, move)).isNotBlank()
                        .doesNotContain("{").doesNotContain(" to ")));
    }
}
