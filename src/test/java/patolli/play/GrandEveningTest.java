package patolli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import patolli.play.GrandEvening.Bout;
import patolli.play.GrandEvening.Result;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;

/** What a grand evening is played for, and how it is written down. */
class GrandEveningTest {
    private static final GrandEvening FRESH = GrandEvening.of(Games.all());

    private static GrandEvening ended(Result... results) {
        GrandEvening evening = FRESH;
        for (Result result : results) {
            evening = evening.ended(result);
        }
        return evening;
    }

    @Test
    void bothBeginWithAsManyAsAllStakesTogether() {
        assertThat(FRESH.bouts()).hasSize(4);
        assertThat(List.of(FRESH.stake(0), FRESH.stake(3), FRESH.purse(), FRESH.mine(), FRESH.house()))
                .containsExactly(1, 4, 10, 10, 10);
        assertThat(FRESH.hasBegun()).isFalse();
    }

    @Test
    void whoWinsTakesBothStakesAndADrawGivesThemBack() {
        GrandEvening evening = ended(Result.WON, Result.LOST, Result.DRAWN);
        assertThat(List.of(evening.mine(), evening.house())).containsExactly(9, 11);
        assertThat(evening.next()).hasValue(3);
        assertThat(evening.ended(Result.WON).mine()).isEqualTo(13);
        assertThat(evening.ended(Result.WON).due()).isEmpty();
    }

    @Test
    void nobodyIsEverShortAndWhoLosesTheFirstTwoCanStillWin() {
        assertThat(ended(Result.LOST, Result.LOST, Result.LOST, Result.LOST).mine()).isZero();
        GrandEvening turned = ended(Result.LOST, Result.LOST, Result.WON, Result.WON);
        assertThat(turned.mine()).isGreaterThan(turned.house());
    }

    @Test
    void itIsReadFromItsText() {
        GrandEvening evening = ended(Result.LOST, Result.DRAWN).begun("5a1f00");
        assertThat(evening.text()).isEqualTo(Games.all().get(0).name() + "=lost " + Games.all().get(1).name()
                + "=drawn " + Games.all().get(2).name() + "=5a1f00");
        assertThat(GrandEvening.read(Games.all(), evening.text())).isEqualTo(evening);
        assertThat(evening.due().flatMap(Bout::seal)).contains("5a1f00");
        assertThat(evening.hasBegun()).isTrue();
    }

    @Test
    void whatATextDoesNotTellHasNotBegun() {
        for (String text : List.of("", " ", "chess=won", "chess")) {
            assertThat(GrandEvening.read(Games.all(), text)).isEqualTo(FRESH);
        }
        GrandEvening fewer = new GrandEvening(FRESH.bouts().subList(0, 1)).ended(Result.WON);
        assertThat(GrandEvening.read(Games.all(), fewer.text()).next()).hasValue(1);
    }

    @Test
    void onlyAgainstTheHouseAContestIsWonOrLost() {
        State over = Positions.game("patolli", 4).filter(state -> state.phase() == Phase.OVER).findFirst()
                .orElseThrow();
        Side winner = over.winners().iterator().next();
        Side loser = over.sides().stream().filter(side -> side != winner).findFirst().orElseThrow();
        assertThat(GrandEvening.result(over, Seats.mirrorPlays(over.sides(), loser), false)).isEqualTo(Result.WON);
        assertThat(GrandEvening.result(over, Seats.mirrorPlays(over.sides(), winner), false)).isEqualTo(Result.LOST);
        assertThat(GrandEvening.result(over, Seats.allPlayers(over.sides()), false)).isEqualTo(Result.DRAWN);
        assertThat(GrandEvening.result(over, Seats.computersPlay(over.sides(), over.sides()), false))
                .isEqualTo(Result.DRAWN);
        assertThat(GrandEvening.result(over, Seats.mirrorPlays(over.sides(), loser), true))
                .as("a contest in which seats were changed is not won").isEqualTo(Result.DRAWN);
        assertThat(GrandEvening.result(over, Seats.mirrorPlays(over.sides(), winner), true))
                .as("but lost").isEqualTo(Result.LOST);
        assertThat(new Bout(over.game(), Optional.empty(), Optional.of(Result.DRAWN)).result().map(Result::key))
                .contains("drawn");
    }
}
