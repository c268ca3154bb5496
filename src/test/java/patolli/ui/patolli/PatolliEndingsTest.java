package patolli.ui.patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import patolli.board.PatolliBoard;
import patolli.play.Decision;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Events;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliState;
import patolli.rules.patolli.Position;
import patolli.testkit.TestPictures;
import patolli.ui.ending.Remnant;

/** Every way in which the rules end a game or a contest has its sentence. */
class PatolliEndingsTest {
    private static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);
    private static final Seats AGAINST_HIM = Seats.mirrorPlays(SIDES, Side.BLUE);
    private static final Seats AGAINST_HIM_AS_BLUE = Seats.mirrorPlays(SIDES, Side.RED);
    private static final Seats TWO = Seats.allPlayers(SIDES);
    private final PatolliEndings endings = new PatolliEndings();

    private static Turn move(PatolliState before, String move) {
        Events.Log log = new Events.Log();
        int number = before.find(move).orElseThrow();
        State after = before.play(number, log);
        return new Turn(before, new Decision.Move(number), log.events(), after);
    }

    private static Turn cast(PatolliState before, String cast) {
        Events.Log log = new Events.Log();
        int number = before.game().casts().find(cast).orElseThrow();
        State after = before.cast(number, log);
        return new Turn(before, new Decision.Cast(number), log.events(), after);
    }

    private List<Remnant> cloth(State end, Side side) {
        double middle = PatolliBoard.BOARD.middle().x();
        return endings.left(end).stream().filter(thing -> !thing.thing().startsWith("piece"))
                .filter(thing -> thing.at().x() > middle == (side == Side.BLUE)).toList();
    }

    /** What each side holds at last lies on its cloth, and nothing else does. */
    @Test
    void theLibraryCardLiesOnRedsClothOnlyWhileItIsReds() {
        PatolliState kept = Position.toMove(Side.RED, 1).on(Side.BLUE, 40).state();
        assertThat(cloth(kept, Side.RED)).extracting(Remnant::thing).hasSize(kept.assetCount(Side.RED))
                .contains("asset-library-card").doesNotContain("print-asset-library-card");
        PatolliState lost = Position.toMove(Side.RED, 1).holds(Side.RED, "gum", "quarter").holds(Side.BLUE,
                "library-card", "jade-head").state();
        assertThat(cloth(lost, Side.RED)).extracting(Remnant::thing)
                .containsExactlyInAnyOrder("asset-gum", "asset-quarter", "print-asset-library-card");
        assertThat(cloth(lost, Side.BLUE)).extracting(Remnant::thing)
                .containsExactlyInAnyOrder("asset-library-card", "asset-jade-head");
    }

    /** An outline alone would look as if it were printed on the cloth. */
    @Test
    void aClothFromWhichAllIsGoneIsBare() {
        PatolliState all = Position.toMove(Side.RED, 1).holds(Side.RED, "jade-head").holds(Side.BLUE).state();
        assertThat(cloth(all, Side.BLUE)).isEmpty();
    }

    /** Each thing is another one: of three stones three are seen. */
    @Test
    void everyThingHasAPicture() {
        PatolliState state = Position.toMove(Side.RED, 1).on(Side.BLUE, 40).on(Side.RED, 3).state();
        assertThat(endings.left(state)).allSatisfy(thing -> assertThat(TestPictures.get().width(thing.picture()))
                .isPositive());
        assertThat(cloth(state, Side.BLUE)).extracting(Remnant::thing).doesNotHaveDuplicates()
                .contains("asset-stone", "asset-stone-2", "asset-stone-3");
    }

    @Test
    void aGameIsWonWithItsPool() {
        Turn won = move(Position.toMove(Side.RED, 1).on(Side.RED, 67).off(Side.RED, 5).on(Side.BLUE, 40)
                .state(), "67-off");
        assertThat(endings.why(won, AGAINST_HIM)).isEqualTo("You brought the last piece home and won the pool of 2.");
        assertThat(endings.why(won, AGAINST_HIM_AS_BLUE)).startsWith("He brought").endsWith("the pool of 2.");
        assertThat(endings.why(won, TWO)).startsWith("Red brought");
    }

    @Test
    void nothingIsLeftToBet() {
        Turn over = move(Position.toMove(Side.RED, 1).on(Side.RED, 67).off(Side.RED, 5).on(Side.BLUE, 40)
                .holds(Side.BLUE, "jade-head").state(), "67-off");
        assertThat(endings.why(over, AGAINST_HIM))
                .isEqualTo("You brought the last piece home and won the pool of 10. He has nothing left to bet.");
        assertThat(endings.why(over, AGAINST_HIM_AS_BLUE)).endsWith("You have nothing left to bet.");
        assertThat(endings.why(over, TWO)).isEqualTo("Blue has lost the pool of 10 and has nothing left to bet.");
    }

    @Test
    void aTriangleTookTheLastOrFoundNothing() {
        Position on = Position.toMove(Side.RED, 3).on(Side.RED, 2).on(Side.BLUE, 36);
        Turn last = move(on.holds(Side.RED, "library-card").state(), "2-5");
        assertThat(endings.why(last, AGAINST_HIM))
                .isEqualTo("A black triangle took the last thing you had, and wanted more. The pool of 10 is his.");
        Turn nothing = move(on.holds(Side.RED).state(), "2-5");
        assertThat(endings.why(nothing, AGAINST_HIM))
                .isEqualTo("You came to a black triangle with nothing left to pay. The pool of 11 is his.");
        assertThat(endings.why(nothing, AGAINST_HIM_AS_BLUE)).endsWith("The pool of 11 is yours.");
        assertThat(endings.why(nothing, TWO)).startsWith("Red came");
    }

    @Test
    void theForfeitCouldNotBePaid() {
        Turn over = cast(Position.toCast(Side.RED).on(Side.RED, 18, 20).on(Side.BLUE, 22).holds(Side.RED).state(), "2");
        assertThat(endings.why(over, AGAINST_HIM))
                .isEqualTo("You had no move, and nothing left to pay the forfeit with. The pool of 11 is his.");
    }

    @Test
    void aPieceThatCameHomeCouldNotBePaidFor() {
        Turn over = move(Position.toMove(Side.RED, 1).on(Side.RED, 67).on(Side.BLUE, 40).holds(Side.BLUE).state(),
                "67-off");
        assertThat(endings.why(over, AGAINST_HIM)).isEqualTo(
                "You brought a piece home, and he had nothing left to pay you for it. The pool of 11 is yours.");
    }

    @Test
    void whatEndsNothingNeedsNoReason() {
        assertThat(endings.why(move(Position.toMove(Side.RED, 3).on(Side.RED, 4).on(Side.BLUE, 36).state(), "4-7"),
                AGAINST_HIM)).isEmpty();
    }
}
