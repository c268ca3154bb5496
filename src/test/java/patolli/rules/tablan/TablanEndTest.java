package patolli.rules.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;

/** RULES.md section 4, rule 8. */
class TablanEndTest {

    @ParameterizedTest(name = "white {0} settled, black {1}")
    @CsvSource({"c,'',white", "c,AB,draw", "c,ABC,black", "'',A,draw", "'','',white"})
    void whenNobodyCanPlayWhoHoldsMoreEnemyHomeSquaresWins(String white, String black, String winner) throws Refusal {
        State after = new TablanPosition().white("", "x", white).black("", "", black).play("12", "x-l");

        assertThat(after.phase()).isEqualTo(Phase.OVER);
        assertThat(after.turn()).isEmpty();
        assertThat(after.tree()).containsEntry("winner", winner);
        assertThat(after.winners().stream().map(Side::key)).isEqualTo(
                winner.equals("draw") ? List.of() : List.of(winner));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"no-moves,CAST", "first-home,OVER"})
    void oneSideHomeEndsTheGameOnlyByOption(String end, Phase phase) throws Refusal {
        State after = new TablanPosition().option("end", end).white("", "x", "").black("", "q", "").play("12", "x-l");

        assertThat(after.phase()).isEqualTo(phase);
        assertThat(after.winners()).isEqualTo(phase == Phase.OVER ? Set.of(Side.WHITE) : Set.of());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"no-moves,CAST", "first-home,OVER"})
    void soDoesTheCaptureOfTheLastPieceOutside(String end, Phase phase) throws Refusal {
        State after = new TablanPosition().option("end", end).white("", "M", "").black("", "O", "AB").play("2", "M-O");

        assertThat(after.phase()).isEqualTo(phase);
        assertThat(after.tree()).containsEntry("winner", phase == Phase.OVER ? "black" : null);
    }

    @Test
    void aSideThatIsHomeGoesOnCastingAndPassing() throws Refusal {
        State home = new TablanPosition().white("", "x", "").black("", "q", "").play("12", "x-l");

        assertThat(TablanPosition.cast(home, "12")).isEqualTo(home);
        State passed = TablanPosition.cast(home, "0");
        assertThat(passed.mover()).isEqualTo(Side.BLACK);
        assertThat(passed.phase()).isEqualTo(Phase.CAST);
    }

    @Test
    void aPieceThatNoCastCanMoveEndsTheGame() throws Refusal {
        // x could go only to b, h and l; once p has settled it has no fellow left for halves
        TablanPosition before = new TablanPosition().white("", "vx", "hl").black("", "", "A");

        assertThat(before.play("2", "v-w,x-a").phase()).isEqualTo(Phase.CAST);
        assertThat(new TablanPosition().white("", "xp", "bh").play("12", "p-d").phase()).isEqualTo(Phase.CAST);
        assertThat(new TablanPosition().white("", "xp", "hlb").play("12", "p-d").phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void anUnmovedPieceThatNoTwoCanMoveEndsTheGame() throws Refusal {
        State after = new TablanPosition().white("J", "x", "").black("", "", "L").play("12", "x-l");

        assertThat(after.phase()).isEqualTo(Phase.OVER);
        assertThat(after.tree()).containsEntry("winner", "draw");
    }

    @Test
    void inOrderAPieceThatCantReachTheNextSquareEndsTheGame() throws Refusal {
        // x could go only to b, h and l; once p has settled the next square is e
        TablanPosition position = new TablanPosition().option("in-order", true).white("", "ux", "a");
        assertThat(position.play("2", "x-b").phase()).isEqualTo(Phase.CAST);

        position.white("", "px", "abc");
        assertThat(position.play("12", "p-d").phase()).isEqualTo(Phase.OVER);
    }
}
