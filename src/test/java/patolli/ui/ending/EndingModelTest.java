package patolli.ui.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.ending.EndingModel.Kind;
import patolli.ui.patolli.PatolliTable;

class EndingModelTest {
    private static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);
    private static final EndTeller TELLER = new PatolliTable().endings();
    private final Texts texts = Texts.of("patolli", "ending");

    @ParameterizedTest
    @CsvSource({"RED, BLUE, false, GAME_WON", "BLUE, BLUE, false, GAME_LOST", "RED, BLUE, true, CONTEST_WON",
            "BLUE, BLUE, true, CONTEST_LOST", "RED, RED, true, CONTEST_LOST_HEAD", "BLUE, RED, true, CONTEST_WON"})
    void hisMoodIsThatOfTheLoserOrTheWinner(Side winner, Side mirror, boolean contest, Kind kind) {
        assertThat(EndingModel.kind(Set.of(winner), Seats.mirrorPlays(SIDES, mirror), contest, TELLER)).isEqualTo(kind);
    }

    @Test
    void betweenTwoPeopleHeHasNoPart() {
        assertThat(EndingModel.kind(Set.of(Side.BLUE), Seats.allPlayers(SIDES), false, TELLER)).isEqualTo(Kind.MAT_WON);
        assertThat(EndingModel.kind(Set.of(Side.RED), Seats.allPlayers(SIDES), true, TELLER)).isEqualTo(Kind.MAT_OVER);
    }

    @Test
    void nobodyWinsADraw() {
        assertThat(EndingModel.kind(Set.of(), Seats.mirrorPlays(SIDES, Side.BLUE), true, TELLER)).isEqualTo(Kind.DRAWN);
    }

    /** Red and blue are partners against yellow and green; a letter is who sits there: a player or the mirror. */
    @ParameterizedTest
    @CsvSource({"PMMM, RED BLUE, CONTEST_WON", "PMMM, YELLOW GREEN, CONTEST_LOST_PLAIN", "PPMM, RED BLUE, MAT_OVER",
            "PMPM, RED BLUE, CONTEST_WON", "MMMM, RED BLUE, MAT_OVER", "PPPP, YELLOW GREEN, MAT_OVER",
            "PPPM, GREEN, CONTEST_LOST_PLAIN"})
    void amongFourHeSpeaksToThePlayersWhenTheyHaveWonOrLostTogether(String who, String winners, Kind kind) {
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        List<Side> four = List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN);
        for (int i = 0; i < four.size(); i++) {
            seats.put(four.get(i), who.charAt(i) == 'P' ? Seat.PLAYER : Seat.MIRROR);
        }
        Set<Side> won = Stream.of(winners.split(" ")).map(Side::valueOf).collect(Collectors.toSet());
        assertThat(EndingModel.kind(won, Seats.of(seats), true, (turn, seated) -> "")).isEqualTo(kind);
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
        assertThat(sayings).hasSizeGreaterThanOrEqualTo(2);
        if (!kind.isHisVoice() && kind != Kind.DRAWN) {
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
