package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.TWO_PLAYERS;

import java.util.Map;
import org.junit.jupiter.api.Test;
import patolli.play.Sitting;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.ScriptedCasts;

/** What is played on from the middle of a game. */
class TrialTest {
    private static final State CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 20).on(Side.BLUE, 40, 50).state();
    private final TestKeeper keeper = new TestKeeper(ScriptedCasts.always(1));
    private final TestTable table = new TestTable(TestTable.opening(), TWO_PLAYERS, keeper);

    private void tryOut() {
        table.model.bet(1);
        table.model.resume(SavedContest.trial(CHOICE, TWO_PLAYERS, ScriptedCasts.always(2)));
        table.model.begin();
    }

    @Test
    void itGoesOnFromThereAndIsKeptAndSealedByNobody() {
        tryOut();
        assertThat(table.model.isTrial()).isTrue();
        assertThat(table.state()).isEqualTo(CHOICE);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        int kept = keeper.handed.size();
        assertThat(keeper.handed).as("the contest before is left as it is").startsWith("bet 1")
                .endsWith("closed");
        table.model.move(CHOICE.moves().getFirst());
        table.model.undo();
        assertThat(table.state()).isEqualTo(CHOICE);
        assertThat(keeper.handed).hasSize(kept);
        assertThat(table.model.provision().seal()).isEmpty();
    }

    @Test
    void theNextContestBeginsAtTheBeginningAndIsKeptAgain() {
        tryOut();
        table.model.newContest();
        assertThat(table.model.isTrial()).isFalse();
        assertThat(table.state()).isEqualTo(TestTable.opening());
        table.model.bet(1);
        assertThat(keeper.handed.subList(keeper.handed.indexOf("closed") + 1, keeper.handed.size()))
                .startsWith("bet 1");
    }

    @Test
    void whatWasKeptIsNoTrial() {
        assertThat(new SavedContest(new Sitting(TestTable.opening()), TWO_PLAYERS, Map.of(),
                keeper.open(TestTable.opening(), TWO_PLAYERS)).isTrial()).isFalse();
    }
}
