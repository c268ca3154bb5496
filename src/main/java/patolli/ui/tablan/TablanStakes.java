package patolli.ui.tablan;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import patolli.ui.table.staging.Captive;
import patolli.ui.table.staging.Payment;

/** Nothing is staked in this game; but what a side has captured lies in its bowl. */
final class TablanStakes implements Stakes {
    /** From the middles of the outermost squares of a row to its edge. */
    private static final double EDGE = TablanBoard.BOARD.squareSize() / 2;
    /** Where a piece comes down on another: the flash, the wood that bursts, the wave in it, the splinters. */
    private static final Captive.Struck BLOW = new Captive.Struck("tablan/landed.png", "tablan/struck.png",
            "tablan/wave.png", "tablan/splinter", TableLayout.area(TablanBoard.BOARD.plank()));
    private static final int SPLINTERS = 3;
    /** Twelve lie in a bowl in a row, so that each can be counted. */
    private static final double SMALLER = 0.82;
    private final Map<Side, List<Sprite>> taken = new EnumMap<>(Side.class);
    private final PieceLook look;
    /** The row that whoever has won was counted on. */
    private Rectangle2D counted = Rectangle2D.EMPTY;

    TablanStakes(Pane layer, Pictures pictures, PieceLook look) {
        this.look = look;
        pictures.fetch(Stream.concat(Stream.of(BLOW.glow(), BLOW.burst(), BLOW.wave(), flung(Side.WHITE),
                flung(Side.BLACK)), IntStream.rangeClosed(1, SPLINTERS).mapToObj(i -> BLOW.chip() + "-" + i + ".png"))
                .toList());
        for (Side side : TablanBoard.BOARD.sides()) {
            List<Sprite> all = IntStream.range(0, TablanSquares.ROW).mapToObj(i -> {
                Sprite piece = new Sprite(pictures, look.playing(other(side), i));
                lay(piece, side, i);
                piece.setId("taken-by-" + side.key() + "-" + (i + 1));
                piece.setVisible(false);
                return piece;
            }).toList();
            taken.put(side, all);
            layer.getChildren().addAll(all);
        }
    }

    /** A side's piece in the air. */
    private static String flung(Side side) {
        return "tablan/flung-" + side.key() + ".png";
    }

    private static Point2D seat(Side side, int i) {
        return TableLayout.point(TablanBoard.BOARD.nest(side, i));
    }

    private static void lay(Sprite piece, Side side, int i) {
        piece.rest();
        piece.setScaleX(SMALLER);
        piece.setScaleY(SMALLER);
        piece.place(seat(side, i));
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
            lay(pieces.get(i), side, i);
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
    public Optional<Captive> captive(Side by, int before) {
        return Optional.of(new Captive(seat(by, before), SMALLER, flung(other(by)),
                TableLayout.point(TablanBoard.BOARD.flame(by)), BLOW));
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
