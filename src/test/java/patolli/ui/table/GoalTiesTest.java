package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.board.TablanBoard;

/** The numbers at the ends of threads can be read: nothing lies on them, and they lie on nothing. */
class GoalTiesTest {
    private static final double RADIUS = GoalThread.RADIUS, LIFT = 11;
    private static final Point2D MIDDLE = TableLayout.point(TablanBoard.BOARD.middle());

    private static Point2D square(int number) {
        return TableLayout.point(TablanBoard.BOARD.square(number));
    }

    /** From, to. */
    private static GoalArc arc(int... squares) {
        return GoalArc.of(square(squares[0]).subtract(0, LIFT), square(squares[1]), MIDDLE);
    }

    /** Pairs of squares: goals beside each other, one goal of several, goals one above the other, rows of goals. */
    static Stream<List<int[]>> games() {
        return Stream.of(List.of(new int[] {4, 12}, new int[] {6, 14}, new int[] {11, 15}, new int[] {19, 23},
                new int[] {19, 27}), List.of(new int[] {0, 12}, new int[] {1, 13}, new int[] {2, 14}),
                List.of(new int[] {8, 16}, new int[] {12, 16}), List.of(new int[] {14, 18}, new int[] {14, 22},
                        new int[] {13, 17}, new int[] {13, 21}), List.of(new int[] {20, 28}, new int[] {24, 28},
                        new int[] {24, 32}, new int[] {28, 36}));
    }

    @ParameterizedTest
    @MethodSource("games")
    void noBeadLiesOnAnotherNorOnAThreadARingOrAPieceOfOthers(List<int[]> moves) {
        List<GoalArc> free = moves.stream().map(GoalTiesTest::arc).toList();
        List<Point2D> pieces = moves.stream().map(move -> square(move[0])).distinct().toList();
        List<GoalArc> arcs = GoalTies.apart(free, pieces, RADIUS);
        for (int i = 0; i < arcs.size(); i++) {
            Point2D bead = arcs.get(i).tied();
            Point2D end = arcs.get(i).end();
            assertThat(bead.distance(end)).as("%d at its ring", i).isLessThan(GoalTies.RING + RADIUS + 1);
            assertThat(others(arcs, i)).as("%d", i).allSatisfy(other -> {
                assertThat(other.tied().distance(bead)).as("bead").isGreaterThan(2 * RADIUS);
                assertThat(other.points()).as("thread").allMatch(point -> point.distance(bead) > RADIUS);
                assertThat(other.end().equals(end) || other.end().distance(bead) > GoalTies.RING + RADIUS).as("ring")
                        .isTrue();
            });
            assertThat(pieces).filteredOn(piece -> !piece.equals(end)).as("piece")
                    .allMatch(piece -> piece.distance(bead) > GoalTies.PIECE + RADIUS);
        }
    }

    @Test
    void aloneItIsTiedWhereItComes() {
        GoalArc arc = arc(4, 12);
        assertThat(GoalTies.apart(List.of(arc), List.of(), RADIUS).getFirst().tied().distance(arc.tied()))
                .isLessThan(1e-6);
    }

    @Test
    void ofAnyFewMovesNoTwoNumbersLieOnEachOther() {
        Random random = new Random(5);
        for (int round = 0; round < 40; round++) {
            List<GoalArc> arcs = IntStream.range(0, 6).mapToObj(i -> random.nextInt(36)).map(from ->
                    arc(from, from + 4 + 4 * random.nextInt(3))).toList();
            List<GoalArc> laid = GoalTies.apart(arcs, List.of(), RADIUS);
            for (int i = 0; i < laid.size(); i++) {
                Point2D bead = laid.get(i).tied();
                assertThat(others(laid, i)).as("%d in %d", i, round)
                        .allMatch(other -> other.tied().distance(bead) > 2 * RADIUS);
            }
        }
    }

    private static List<GoalArc> others(List<GoalArc> arcs, int one) {
        List<GoalArc> others = new ArrayList<>(arcs);
        others.remove(one);
        return others;
    }
}
