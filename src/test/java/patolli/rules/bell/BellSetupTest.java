package patolli.rules.bell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

class BellSetupTest {

    @ParameterizedTest
    @CsvSource({"2, 6, red blue", "3, 5, red yellow blue", "4, 4, red yellow blue green"})
    void eachNumberOfPlayersHasItsColoursAndPieces(int players, int pieces, String colours) throws Refusal {
        BellState state = BellPosition.start("players=" + players);
        assertThat(state.sides().stream().map(Side::key)).containsExactly(colours.split(" "));
        for (int i = 0; i < players; i++) {
            assertThat(state.player(i)).isEqualTo(new BellPlayer(0, pieces, 0, 0, 15, false, BellPlayer.NOWHERE));
        }
        assertThat(state.pot()).isEqualTo(5 * players);
    }

    @Test
    void everyOptionHasItsStandardValue() throws Refusal {
        assertThat(BellPosition.start("").options().asMap()).isEqualTo(Map.of("players", "2", "stake", "5",
                "purse", "20", "penalty", "1", "wedges", "8", "partners", "false", "forfeits", "coins"));
    }

    @Test
    void theStateObjectHasTheProtocolsMembersInItsOrder() throws Refusal {
        Map<String, Object> tree = BellPosition.start("first=blue").tree();
        assertThat(tree.toString()).isEqualTo("{game=bell, options={players=2, stake=5, purse=20, penalty=1, wedges=8,"
                + " partners=false, forfeits=coins, first=blue}, phase=cast, turn=blue, cast=null, players={"
                + "red={hand=6, squares=[], off=0, direction=null, purse=15, miss=false, stepBack=null}, "
                + "blue={hand=6, squares=[], off=0, direction=null, purse=15, miss=false, stepBack=null}}, "
                + "pot=10, winner=null}");
        assertThat(BellPosition.start("").tree().keySet()).containsExactly(
                "game", "options", "phase", "turn", "cast", "players", "pot", "winner", "throws");
    }

    @Test
    void stakesAreTakenFromThePurse() throws Refusal {
        BellState state = BellPosition.start("players=3 stake=7 purse=9 first=yellow");
        assertThat(state.player(2).purse()).isEqualTo(2);
        assertThat(state.pot()).isEqualTo(21);
        assertThat(state.phase()).isEqualTo(Phase.CAST);
        assertThat(state.mover()).isEqualTo(Side.YELLOW);
    }

    @ParameterizedTest
    @ValueSource(strings = {"miss-turn", "step-back"})
    void withoutGamblingThereAreNoCoins(String forfeits) throws Refusal {
        BellState state = BellPosition.start("forfeits=" + forfeits);
        assertThat(state.pot()).isZero();
        assertThat(state.player(0).purse()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "stake=21                      | stake of 21 is larger than the purse of 20",
        "purse=4                       | stake of 5 is larger than the purse of 4",
        "purse=4 forfeits=miss-turn    | stake of 5 is larger than the purse of 4",
        "partners=true                 | partners need four players, not 2",
        "partners=true players=3       | partners need four players, not 3",
        "first=yellow                  | option first is yellow, but only red, blue play",
        "first=green players=3         | option first is green, but only red, yellow, blue play",
        "first=black players=4         | option first can be",
        "players=1                     | option players",
        "players=5                     | option players",
        "stake=1001 purse=1001         | option stake",
        "stake=-1                      | option stake",
        "purse=1001                    | option purse",
        "penalty=1001                  | option penalty",
        "wedges=12                     | option wedges",
        "partners=yes                  | option partners",
        "forfeits=none                 | option forfeits",
        "bear-off=past                 | unknown option",
    })
    void whatDoesNotGoTogetherIsRefused(String options, String fault) {
        assertThatThrownBy(() -> BellPosition.start(options)).isInstanceOf(Refusal.class).hasMessageContaining(fault);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stake=0 purse=0 penalty=0", "stake=1000 purse=1000 penalty=1000",
        "partners=true players=4", "players=4 first=green", "players=3 first=yellow"})
    void theEdgesOfWhatIsAllowedAreAllowed(String options) throws Refusal {
        BellState state = BellPosition.start(options);
        assertThat(BellGame.INSTANCE.read(state.tree())).isEqualTo(state);
    }
}
