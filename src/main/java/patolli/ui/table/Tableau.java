package patolli.ui.table;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.ui.common.Fade;

/**
 * The end of all that is played, held for as long as nobody leaves it: firelight lies on whoever has won, on the name
 * plate, the pieces and the winnings, and the rest of the table is darker by about a third. Both are pictures that are
 * made once and then stand still.
 */
final class Tableau {
    /** Points of a picture to a design unit: there is nothing sharp in it. */
    private static final double DENSE = 0.25;
    private static final int NIGHT = 0x03030D;
    private static final double DARK = 0.39;
    private static final int FIRE = 0xFFBE5C;
    private static final double BRIGHT = 0.42;
    /** How far beyond the things that are lit the night begins, and how far from there it is whole. */
    private static final double CLEAR = 6;
    private static final double DUSK = 120;
    /** How far firelight goes beyond them. */
    private static final double REACH = 130;
    /** At the scene's edges there is neither, so that the floor beyond can go on evenly. */
    private static final double EDGE = 26;
    /** So many places of pieces are looked at, each so far to its edge. */
    private static final int PIECES = 6;
    private static final double PIECE = 24;
    private final BoardGeometry board;
    private final ImageView night;
    private final ImageView fire;
    private final List<Fade> fades;
    private Set<Side> seen = Set.of();

    /**
     * @param over  over all that is darker then
     * @param under on the mat, under the figures
     */
    Tableau(Pane over, Pane under, BoardGeometry board) {
        this.board = board;
        night = picture("tableau-night", over);
        fire = picture("tableau-fire", under);
        fades = Stream.of(night, fire).map(Fade::new).toList();
        fades.forEach(fade -> fade.away(false));
    }

    private static ImageView picture(String id, Pane layer) {
        ImageView view = new ImageView();
        view.setId(id);
        view.setFitWidth(BoardGeometry.WIDTH);
        view.setFitHeight(BoardGeometry.HEIGHT);
        view.setManaged(false);
        view.setMouseTransparent(true);
        // A picture that is drawn larger is dearer than one of the window's own size.
        view.setCache(true);
        layer.getChildren().add(view);
        return view;
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
        night.setImage(baked(NIGHT, at -> DARK * smooth((far(lit, at) - CLEAR) / DUSK) * onMat(at)));
        List<Box> seats = winners.stream().map(board::figure).toList();
        fire.setImage(baked(FIRE, at -> BRIGHT * Math.max(Math.pow(smooth(1 - far(seats, at) / REACH), 1.4),
                0.6 * smooth(1 - far(lit, at) / (REACH / 2))) * onMat(at)));
        fades.forEach(fade -> fade.here(gradually));
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

    /** A loop, since all of it runs between two frames. */
    private static double far(List<Box> boxes, Point at) {
        double nearest = BoardGeometry.WIDTH;
        for (Box box : boxes) {
            double across = Math.max(0, Math.max(box.x() - at.x(), at.x() - box.right()));
            double down = Math.max(0, Math.max(box.y() - at.y(), at.y() - box.bottom()));
            nearest = Math.min(nearest, Math.sqrt(across * across + down * down));
        }
        return nearest;
    }

    /** Not on what is written on, nor at the scene's edges: 0 there, 1 elsewhere. */
    private double onMat(Point at) {
        Box band = board.band();
        double in = Math.min(Math.min(at.x(), BoardGeometry.WIDTH - at.x()),
                Math.min(at.y(), BoardGeometry.HEIGHT - at.y()));
        return smooth(in / EDGE) * smooth((far(List.of(band), at) - 1) / 6);
    }

    private static double smooth(double part) {
        double t = Math.clamp(part, 0, 1);
        return t * t * (3 - 2 * t);
    }

    private static WritableImage baked(int colour, Strength strength) {
        int wide = (int) (BoardGeometry.WIDTH * DENSE);
        int high = (int) (BoardGeometry.HEIGHT * DENSE);
        int[] points = new int[wide * high];
        for (int i = 0; i < points.length; i++) {
            double much = strength.at(new Point((i % wide + 0.5) / DENSE, (i / wide + 0.5) / DENSE));
            points[i] = (int) Math.round(255 * much) << 24 | colour;
        }
        WritableImage picture = new WritableImage(wide, high);
        picture.getPixelWriter().setPixels(0, 0, wide, high, PixelFormat.getIntArgbInstance(), points, 0, wide);
        return picture;
    }

    /** How much there is of something at a point, 0 to 1. */
    @FunctionalInterface
    private interface Strength {
        double at(Point point);
    }
}
