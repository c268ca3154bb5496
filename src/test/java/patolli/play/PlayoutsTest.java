package patolli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;

/** Random games by the number. */
class PlayoutsTest {

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void everyGameHasWinnersOrIsDrawn(String setup) throws Refusal {
        State opening = single(setup);
        Playouts playouts = played(opening, 40, 1);
        int winnersOfOneGame = opening.options().find("partners").filter("true"::equals).isPresent() ? 2 : 1;
        long wins = opening.sides().stream().mapToLong(playouts::wins).sum();
        assertThat(wins).isEqualTo((playouts.games() - playouts.draws()) * winnersOfOneGame);
        assertThat(playouts.games()).isEqualTo(40);
        assertThat(playouts.casts()).isGreaterThan(playouts.games());
        assertThat(playouts.decisions()).isGreaterThan(playouts.games());
    }

    @Test
    void theSameSeedGivesTheSameGames() throws Refusal {
        State opening = single("pagade");
        assertThat(played(opening, 100, 3).casts()).isEqualTo(played(opening, 100, 3).casts())
                .isNotEqualTo(played(opening, 100, 4).casts());
    }

    @Test
    void whereNobodyBeginsByRuleNobodyIsFavoured() throws Refusal {
        Playouts playouts = played(single("tablan"), 4_000, 5);
        double decided = playouts.games() - playouts.draws();
        assertThat(playouts.wins(Side.WHITE) / decided).isCloseTo(0.5, within(0.04));
    }

    @Test
    void aContestIsPlayedForOneGameOnly() throws Refusal {
        Playouts games = played(single("patolli"), 2_000, 6);
        Playouts contests = played(Positions.opening("patolli"), 2_000, 6);
        assertThat(games.casts()).isLessThan(contests.casts() * 97 / 100);
    }

    private static State single(String setup) throws Refusal {
        State opening = Positions.opening(setup);
        return opening.game().startSingle(opening.options());
    }

    private static Playouts played(State opening, int games, long seed) {
        var playouts = new Playouts(opening.game().casts(), seed);
        for (int game = 0; game < games; game++) {
            playouts.play(opening);
        }
        return playouts;
    }
}
