package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.beans.SeededCasts;
import patolli.play.Decision;
import patolli.play.Seats;
import patolli.play.Walked;
import patolli.play.Turn;
import patolli.rules.Leg;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;

/** Tables with players and computers in any mix, and with computers only. */
class AnySeatsTest {
    private static final int LONGEST = 20_000;

    private static TestTable table(String setup, List<Side> computers, long seed) {
        State opening = Positions.opening(setup);
        return new TestTable(opening, Seats.computersPlay(opening.sides(), computers), new SeededCasts(seed));
    }

    private static List<Side> all(String setup) {
        return Positions.opening(setup).sides();
    }

    /** Lets the computers play for as long as no player has to act. */
    private static void letThemPlay(TestTable table) {
        for (int i = 0; table.model.awaiting() == Awaiting.NOTHING; i++) {
            assertThat(i).as("thoughts until a player has to act").isLessThan(LONGEST);
            table.letHimThink();
        }
    }

    /** The only player throws and takes the first move, until there is a choice. */
    private static void toAChoice(TestTable table) {
        letThemPlay(table);
        while (!(table.model.awaiting() == Awaiting.MOVE && table.model.state().moves().size() > 1)) {
            if (table.model.awaiting() == Awaiting.THROW) {
                table.model.release();
            } else {
                table.model.move(table.model.state().moves().getFirst());
            }
            letThemPlay(table);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "bell players=3", "bell players=4 partners=true",
        "bell players=4 forfeits=step-back", "pagade players=4", "tablan"})
    void computersAloneComeToTheEndByThemselves(String setup) {
        var table = table(setup, all(setup), 4);
        letThemPlay(table);
        assertThat(table.model.state().phase()).isEqualTo(Phase.OVER);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.NEW_CONTEST);
        assertThat(table.model.undoableProperty().get()).as("nobody has decided anything").isFalse();
        int length = table.model.history().size();
        table.model.undo();
        assertThat(table.model.history()).hasSize(length);
    }

    @Test
    void afterACastThatNobodyCouldUseTheNextComesSooner() {
        var table = table("bell players=4", all("bell players=4"), 4);
        letThemPlay(table);
        List<Turn> history = table.model.history();
        long soon = history.stream().limit(history.size() - 1).filter(Turn::isIdle)
                .filter(turn -> turn.after().phase() == Phase.CAST && !turn.after().castsAlone()).count();
        assertThat(table.beats.stream().filter(Performer.Beat.IDLE::equals).count()).isPositive().isEqualTo(soon);
    }

    @Test
    void undoGoesBackToTheLastDecisionOfAPlayer() {
        var table = table("bell players=4", List.of(Side.YELLOW, Side.BLUE, Side.GREEN), 7);
        toAChoice(table);
        State choice = table.model.state();
        int length = table.model.history().size();
        table.model.move(choice.moves().getFirst());
        letThemPlay(table);
        assertThat(table.model.history()).hasSizeGreaterThan(length + 3);
        table.model.undo();
        assertThat(table.model.state()).isEqualTo(choice);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        table.model.redo();
        letThemPlay(table);
        assertThat(table.model.history().get(length).decision())
                .isEqualTo(new Decision.Move(choice.moves().getFirst()));
    }

    @Test
    void whereAllTheComputersWentIsToldTheLastFirst() {
        var table = table("bell players=4", List.of(Side.YELLOW, Side.BLUE, Side.GREEN), 7);
        toAChoice(table);
        table.model.move(table.model.state().moves().getFirst());
        toAChoice(table);
        List<List<Leg>> walked = table.model.walked();
        assertThat(walked).hasSize(3).doesNotContain(List.of());
        assertThat(walked).allSatisfy(legs ->
                assertThat(legs).extracting(Leg::side).containsOnly(legs.getFirst().side()));
        List<Leg> all = table.model.history().stream().map(Walked::of).flatMap(List::stream).toList();
        List<Leg> last = walked.reversed().stream().flatMap(List::stream).toList();
        assertThat(last).isEqualTo(all.subList(all.size() - last.size(), all.size()));
    }

    /** At Pagade a turn is two dice, each a decision of its own. */
    @Test
    void bothDiceOfATurnAreOneTurn() {
        var table = table("pagade players=4", all("pagade players=4"), 4);
        letThemPlay(table);
        List<List<Leg>> turns = Walked.turns(table.model.history(), 400);
        assertThat(turns).hasSizeGreaterThan(40).anyMatch(legs -> legs.size() > 1).allSatisfy(legs ->
                assertThat(legs).extracting(Leg::side).containsOnly(legs.getFirst().side()));
    }

    @Test
    void twoPlayersAmongComputersActInTheirTurns() {
        var table = table("bell players=4", List.of(Side.YELLOW, Side.GREEN), 7);
        letThemPlay(table);
        while (table.model.awaiting() != Awaiting.NEW_CONTEST) {
            assertThat(table.model.state().mover()).isIn(Side.RED, Side.BLUE);
            if (table.model.awaiting() == Awaiting.THROW) {
                table.model.release();
            } else {
                table.model.move(table.model.state().moves().getFirst());
            }
            letThemPlay(table);
        }
        assertThat(table.model.history()).hasSizeGreaterThan(100);
    }
}
