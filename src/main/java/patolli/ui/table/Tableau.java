package patolli.ui.table;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.rules.Side;
import patolli.ui.common.Fade;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.light.Wash;

/**
 * The end of all that is played, held for as long as nobody leaves it: firelight lies on whoever has won, on the name
 * plate, the pieces and the winnings, a sun stands behind them, and the rest of the table is darker by about a third.
 * All are pictures that are made once and then stand still.
 */
final class Tableau {
    private static final double DARK = 0.5;
    private static final double BRIGHT = 0.42;
    /** How far beyond the things that are lit the night begins, and how far from there it is whole. */
    private static final double CLEAR = 6;
    private static final double DUSK = 120;
    /** How far firelight goes beyond them. */
    private static final double REACH = 130;
    /** So many places of pieces are looked at, each so far to its edge. */
    private static final int PIECES = 6;
    private static final double PIECE = 24;
    /** The sun behind whoever has won, large behind somebody who is so tall, and how far up that person. */
    private static final String SUN = "table/burst-contest.png";
    private static final double TALL = 460;
    private static final double HEAD = 0.4;
    private final BoardGeometry board;
    private final ImageView night;
    private final ImageView fire;
    private final List<Fade> fades;
    private final Group suns = new Group();
    private final Pictures pictures;
    private Set<Side> seen = Set.of();

    /**
     * @param over  over all that is darker then
     * @param under on the mat, under the figures
     */
    Tableau(Pane over, Pane under, BoardGeometry board, Pictures pictures) {
        this.board = board;
        this.pictures = pictures;
        night = Wash.view(over, "tableau-night");
        fire = Wash.view(under, "tableau-fire");
        suns.setManaged(false);
        suns.setMouseTransparent(true);
        under.getChildren().add(suns);
        fades = Stream.of(night, fire, suns).map(Fade::new).toList();
        fades.forEach(fade -> fade.away(false));
    }

    /** Whom it shows; nobody while there is none. */
    Set<Side> seen() {
        return seen;
    }

    /** @param winnings where the winners' things lie */
    void show(Set<Side> winners, Collection<Rectangle2D> winnings, boolean gradually) {
        if (winners.equals(seen)) {
            return;
        }
        seen = Set.copyOf(winners);
        List<Box> lit = Stream.concat(winners.stream().map(this::place),
                winnings.stream().filter(area -> area.getWidth() > 0).map(area -> new Box(area.getMinX(),
                        area.getMinY(), area.getWidth(), area.getHeight()))).toList();
        Box band = board.band();
        night.setImage(Wash.of(band, (x, y) -> DARK * Wash.smooth((far(lit, x, y) - CLEAR) / DUSK),
                Wash.Strength.NONE));
        List<Box> seats = winners.stream().map(board::figure).toList();
        fire.setImage(Wash.of(band, Wash.Strength.NONE, (x, y) -> BRIGHT * Math.max(
                Math.pow(Wash.smooth(1 - far(seats, x, y) / REACH), 1.4),
                0.6 * Wash.smooth(1 - far(lit, x, y) / (REACH / 2)))));
        suns.getChildren().setAll(seats.stream().map(this::sun).toList());
        fades.forEach(fade -> fade.here(gradually));
    }

    private Sprite sun(Box seat) {
        Sprite sun = new Sprite(pictures, SUN);
        double large = seat.height() / TALL;
        sun.setScaleX(large);
        sun.setScaleY(large);
        sun.place(new Point2D(seat.middle().x(), seat.y() + HEAD * seat.height()));
        return sun;
    }

    /** The table is lit as before. */
    void end(boolean gradually) {
        if (!seen.isEmpty()) {
            seen = Set.of();
            fades.forEach(fade -> fade.away(gradually));
        }
    }

    /** Nothing is on its way any more. */
    void settle() {
        fades.forEach(Fade::settle);
    }

    /** Where a side's figure, name plate and pieces are, all in one. */
    private Box place(Side side) {
        List<Box> parts = Stream.concat(Stream.of(board.figure(side), board.plate(side)), IntStream.range(0, PIECES)
                .mapToObj(i -> board.nest(side, i)).map(at -> new Box(at.x() - PIECE, at.y() - PIECE, 2 * PIECE,
                        2 * PIECE))).toList();
        double left = parts.stream().mapToDouble(Box::x).min().orElseThrow();
        double top = parts.stream().mapToDouble(Box::y).min().orElseThrow();
        return new Box(left, top, parts.stream().mapToDouble(Box::right).max().orElseThrow() - left,
                parts.stream().mapToDouble(Box::bottom).max().orElseThrow() - top);
    }

    private static double far(List<Box> boxes, double x, double y) {
        double nearest = BoardGeometry.WIDTH;
        for (Box box : boxes) {
            nearest = Math.min(nearest, Wash.beyond(box, x, y));
        }
        return nearest;
    }
}
