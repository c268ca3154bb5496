package patolli.ui.tablan;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.tablan.TablanSquares;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.PieceLook;
import patolli.ui.table.Stakes;
import patolli.ui.table.TableLayout;
import patolli.ui.table.staging.Payment;

/** Nothing is staked in this game; but what a side has captured lies in its bowl. */
final class TablanStakes implements Stakes {
    /** The heap, from the middle of the bowl: the first lie on its ground, the others on them. */
    private static final List<Point2D> HEAP = List.of(new Point2D(0, 5), new Point2D(-33, -2), new Point2D(34, 1),
            new Point2D(-63, 4), new Point2D(64, 5), new Point2D(-17, -3), new Point2D(18, -5), new Point2D(-48, -5),
            new Point2D(50, -3), new Point2D(1, -10), new Point2D(-32, -9), new Point2D(34, -10));
    /** From the middles of the outermost squares of a row to its edge. */
    private static final double EDGE = 33;
    private final Map<Side, List<Sprite>> taken = new EnumMap<>(Side.class);
    private final PieceLook look;
    /** The row that whoever has won was counted on. */
    private Rectangle2D counted = Rectangle2D.EMPTY;

    TablanStakes(Pane layer, Pictures pictures, PieceLook look) {
        this.look = look;
        for (Side side : TablanBoard.BOARD.sides()) {
            List<Sprite> all = IntStream.range(0, TablanSquares.ROW).mapToObj(i -> {
                Sprite piece = new Sprite(pictures, look.playing(other(side), i));
                piece.place(seat(side, i));
                piece.setId("taken-by-" + side.key() + "-" + (i + 1));
                piece.setVisible(false);
                return piece;
            }).toList();
            taken.put(side, all);
            layer.getChildren().addAll(all);
        }
    }

    private static Point2D seat(Side side, int i) {
        Point2D at = HEAP.get(i);
        return TableLayout.point(TablanBoard.BOARD.tray(side).middle()).add(side == Side.WHITE ? at.getX() : -at.getX(),
                at.getY());
    }

    static Side other(Side side) {
        return side == Side.WHITE ? Side.BLACK : Side.WHITE;
    }

    /** How many pieces of a side have been captured. */
    static int lost(State state, Side side) {
        return (int) state.pieces(side).stream().filter(Spot.Captured.class::isInstance).count();
    }

    @Override
    public void show(State state) {
        taken.forEach((side, pieces) -> {
            int count = lost(state, other(side));
            IntStream.range(0, pieces.size()).forEach(i -> pieces.get(i).setVisible(i < count));
        });
        counted = state.winners().stream().findFirst().map(this::row).orElse(Rectangle2D.EMPTY);
        settle();
    }

    @Override
    public void settle() {
        taken.forEach((side, pieces) -> IntStream.range(0, pieces.size()).forEach(i -> {
            pieces.get(i).rest();
            pieces.get(i).place(seat(side, i));
        }));
    }

    /** Where a side's pieces settle. */
    private Rectangle2D row(Side side) {
        List<Point> squares = IntStream.range(0, TablanBoard.BOARD.squares())
                .filter(n -> look.settles(side, new Spot.Square(n))).mapToObj(TablanBoard.BOARD::square).toList();
        double left = squares.stream().mapToDouble(Point::x).min().orElseThrow();
        double right = squares.stream().mapToDouble(Point::x).max().orElseThrow();
        return new Rectangle2D(left - EDGE, squares.getFirst().y() - EDGE, right - left + 2 * EDGE, 2 * EDGE);
    }

    /** At the end the row that was counted is lit. */
    @Override
    public Rectangle2D blaze(boolean over, boolean gradually) {
        return over ? counted : Rectangle2D.EMPTY;
    }

    @Override
    public Optional<Payment> payment(Event event) {
        return Optional.empty();
    }

    @Override
    public int held(Optional<Side> holder) {
        return holder.map(side -> (int) taken.get(side).stream().filter(Sprite::isVisible).count()).orElse(0);
    }

    @Override
    public List<Sprite> sprites() {
        List<Sprite> all = new ArrayList<>();
        taken.values().forEach(all::addAll);
        return all;
    }

    @Override
    public Rectangle2D area(Optional<Side> holder) {
        return holder.map(side -> TableLayout.area(TablanBoard.BOARD.tray(side))).orElse(Rectangle2D.EMPTY);
    }
}
