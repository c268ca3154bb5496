package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.board.PatolliBoard;
import patolli.board.SquareKind;
import patolli.model.Tempo;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.patolli.PatolliState;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;

/** What the score and the name plates count while something that is paid is on its way. */
class CountsTest {
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    void scoreAndPlateOfWhoeverPaysAgreeAndWhatFliesCountsWhereItHasLanded() {
        int wedge = IntStream.range(1, 68).filter(n -> PatolliBoard.BOARD.kind(n) == SquareKind.WEDGE).findFirst()
                .orElseThrow();
        PatolliState state = Position.toMove(Side.RED, 1).on(Side.RED, wedge - 1).state();
        test.from(state).tempo(Tempo.NORMAL).open();
        List<String> seen = new ArrayList<>();
        Label score = (Label) test.node("score");
        Label plate = (Label) test.node("plate-red").lookup(".plate-line");
        Fx.run(() -> score.textProperty().subscribe(text -> seen.add(text + " | " + plate.getText())));
        int move = state.moves().stream().filter(each -> lands(state.view(each), wedge)).findFirst().orElseThrow();
        Fx.run(() -> test.model.move(move));
        Fx.until("it has landed", () -> !test.stage().isMoving() && !test.model.history().isEmpty()
                && seen.getLast().contains("%d Blue".formatted(state.assetCount(Side.BLUE) + 2)));
        int red = state.assetCount(Side.RED), blue = state.assetCount(Side.BLUE), pool = state.pool().size();
        assertThat(Fx.<List<String>>call(() -> List.copyOf(seen))).containsExactly(
                counted(red, pool, blue, red), counted(red - 2, pool, blue, red - 2),
                counted(red - 2, pool, blue + 2, red - 2));
    }

    private static String counted(int red, int pool, int blue, int onPlate) {
        return "Red %d> %d< %d Blue | %d assets \u00B7 0 home".formatted(red, pool, blue, onPlate);
    }

    private static boolean lands(MoveView move, int square) {
        Leg last = move.legs().getLast();
        return last.to() instanceof Spot.Square to && to.number() == square;
    }
}
