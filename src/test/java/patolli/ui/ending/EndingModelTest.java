package patolli.ui.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.ending.EndingModel.Kind;

class EndingModelTest {
    private static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);
    private final Texts texts = new Texts("ending");

    @ParameterizedTest
    @CsvSource({"RED, BLUE, false, GAME_WON", "BLUE, BLUE, false, GAME_LOST", "RED, BLUE, true, CONTEST_WON",
            "BLUE, BLUE, true, CONTEST_LOST", "RED, RED, true, CONTEST_LOST_HEAD", "BLUE, RED, true, CONTEST_WON"})
    void hisMoodIsThatOfTheLoserOrTheWinner(Side winner, Side mirror, boolean contest, Kind kind) {
        assertThat(EndingModel.kind(winner, Seats.mirrorPlays(SIDES, mirror), contest)).isEqualTo(kind);
    }

    @Test
    void betweenTwoPeopleHeHasNoPart() {
        assertThat(EndingModel.kind(Side.BLUE, Seats.allPlayers(SIDES), false)).isEqualTo(Kind.MAT_WON);
        assertThat(EndingModel.kind(Side.RED, Seats.allPlayers(SIDES), true)).isEqualTo(Kind.MAT_OVER);
    }

    @ParameterizedTest
    @EnumSource
    void everyEndHasItsWordsAndSeveralSayings(Kind kind) {
        TreeSet<String> sayings = new TreeSet<>();
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            EndingModel model = EndingModel.of(kind, "Red", texts, "", random, List.of());
            assertThat(model.title()).isNotBlank();
            sayings.add(model.saying());
        }
        assertThat(sayings).hasSizeGreaterThanOrEqualTo(3);
        if (!kind.isHisVoice()) {
            assertThat(sayings).allMatch(saying -> saying.contains("Red"));
        }
    }

    @Test
    void heHasTheLibraryCard() {
        Random random = new Random(2);
        for (int i = 0; i < 50; i++) {
            assertThat(EndingModel.of(Kind.CONTEST_LOST, "Blue", texts, "", random, List.of()).saying())
                    .startsWith("“Aha! I’ve got your library card!");
        }
    }
}
