package patolli.ui.table.light;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;

/**
 * The light at an hour over a board's table: two braziers at its upper corners throw their light together on the middle
 * of the board and on the ground for the beans; what is written on the mat's band stays bright.
 *
 * @param hub  the middle of the board
 * @param cast where the beans are thrown
 * @param band what is written on
 * @param warm how much of the fires' colour the table takes on, 0 to 1
 * @param lamps what else burns there
 */
public record TableLight(Hour hour, Point hub, Point cast, Box band, double warm, List<Point> lamps) {
    /** How far the light reaches before it has lost half of its strength. */
    private static final double HUB = 172, HUB_AMONG_LAMPS = 214;
    private static final double CAST = 126;
    private static final double BRAZIER = 310;
    private static final double LAMP = 290;
    /** How much of the full light there is at a lamp. */
    private static final double BURNS = 0.9;
    /** The fire at the left, in the middle of its flame; the other is its mirror image. */
    static final Point LEFT = new Point(40, 70);
    /** How far a fire lights the mat at its foot, and within how much that ends at the edge of the scene. */
    private static final double HEARTH = 84;
    private static final double HEARTH_EDGE = 34;
    private static final double HEARTH_FULL = 0.94;
    /** How much redder its light is there than in the middle. */
    private static final Hue AT_FIRE = new Hue(1.25, 0.9, 0.6);
    /** At the edges of the scene nothing of it is left, so that the floor beyond can go on evenly. */
    private static final double EDGE = 238;
    private static final Hue READ = new Hue(0.97, 0.92, 0.83);
    private static final double SOFT = 4;
    /** How much of the full light there is at the braziers' feet. */
    private static final double FEET = 0.82;
    /** How much of its strength light has where it has become embers' light. */
    private static final double EMBERS = 0.5;
    /** How much smoke takes of the light, and how far its billows are apart. */
    private static final double SMOKE = 0.3;
    private static final double BILLOW = 74;
    /** How far billows sway to the side, and where in that they begin. */
    private static final double SWAY = 40;
    private static final double SWAY_BEGINS = 1.3;
    /** How much longer billows are that rise, by how much they lean, and how large the small ones are. */
    private static final double STRETCH = 0.8;
    private static final double SLANT = 2.3;
    private static final double SMALL = 0.6;
    /** How hard slopes are struck without the fires, and by them. */
    private static final double SKY = 0.5;
    private static final double FIRE = 1.15;

    /** The light at an hour over a table. */
    public static TableLight over(BoardGeometry board, Hour hour) {
        return new TableLight(hour, board.middle(), board.hand(), board.band(), board.warmth(),
                board.lamps());
    }

    /** A picture of a part of the scene, of any size, in this light. */
    public Image on(Image picture, Rectangle2D part) {
        double dense = picture.getWidth() / part.getWidth();
        return Baking.lit(picture, dense, from(part.getMinX(), part.getMinY()));
    }

    /**
     * A picture of somebody who sits there: lit evenly, so that all parts of a figure fit together however they turn.
     *
     * @param share how much of the light and the dark it takes on, 0 to 1
     */
    public Image seated(Image picture, Point seat, double share) {
        Hue lit = new Hue(1, 1, 1).to(at(seat.x(), seat.y()), share);
        return Baking.lit(picture, 1, (x, y) -> lit);
    }

    /** The floor that goes on beyond the scene's edges. */
    public Image floor(Image tile) {
        return Baking.lit(tile, 1, (x, y) -> beyond());
    }

    /**
     * What falls on a picture.
     *
     * @param place where a point of it lies in the scene
     * @param share how much of the light and the dark a point of it takes on, 0 to 1
     */
    Baking.Falling falling(UnaryOperator<Point> place, ToDoubleFunction<Point> share) {
        Hue whole = new Hue(1, 1, 1);
        return new Baking.Falling() {
            @Override
            public Hue at(double x, double y) {
                Point there = place.apply(new Point(x, y));
                return whole.to(TableLight.this.at(there.x(), there.y()), share.applyAsDouble(new Point(x, y)));
            }

            @Override
            public Rake rake(double x, double y) {
                Point there = place.apply(new Point(x, y));
                Rake all = TableLight.this.rake(there.x(), there.y());
                double part = share.applyAsDouble(new Point(x, y));
                return new Rake(all.across() * part, all.down() * part);
            }
        };
    }

    /** What falls on a picture with its upper left corner there, which takes on all of it. */
    Baking.Falling from(double left, double top) {
        return falling(at -> new Point(left + at.x(), top + at.y()), at -> 1);
    }

    /** By how much the light at a point of the scene is multiplied. */
    Hue at(double x, double y) {
        double glow = glow(x, y);
        Hue lit = glow < EMBERS ? shade(x).to(hour.embers(), glow / EMBERS)
                : hour.embers().to(hour.middle(), (glow - EMBERS) / (1 - EMBERS));
        double hearth = hearth(x, y);
        Hue full = hour.middle();
        Hue fire = new Hue(full.red() * AT_FIRE.red(), full.green() * AT_FIRE.green(), full.blue() * AT_FIRE.blue());
        return lit.to(fire, hearth).mild(warm).to(READ, 0.9 * within(x, y));
    }

    /** By how much it is multiplied where no fire reaches, beyond the scene's edges. */
    Hue beyond() {
        return hour.west().to(hour.east(), 0.5).mild(warm);
    }

    /** How the light at a point strikes slopes: away from both fires, the nearer the more. */
    Rake rake(double x, double y) {
        double far = BoardGeometry.WIDTH - LEFT.x();
        double left = half(LEFT.x(), LEFT.y(), x, y, BRAZIER);
        double right = half(far, LEFT.y(), x, y, BRAZIER);
        double across = left * (x - LEFT.x()) + right * (x - far);
        double down = (left + right) * (y - LEFT.y());
        double hard = (SKY + FIRE * glow(x, y)) * (1 - within(x, y)) / Math.max(1e-9, Math.hypot(across, down));
        return new Rake(across * hard, down * hard);
    }

    /** The east is towards the right; both ends of the scene are alike. */
    private Hue shade(double x) {
        return hour.west().to(hour.east(), 0.5 - 0.5 * Math.sin(2 * Math.PI * x / BoardGeometry.WIDTH));
    }

    /** How much of the braziers' light arrives, 0 to 1. */
    private double glow(double x, double y) {
        double left = half(LEFT.x(), LEFT.y(), x, y, BRAZIER);
        double right = half(BoardGeometry.WIDTH - LEFT.x(), LEFT.y(), x, y, BRAZIER);
        double wide = lamps.isEmpty() ? HUB : HUB_AMONG_LAMPS;
        double pool = Math.max(half(hub.x(), hub.y(), x, y, wide), half(cast.x(), cast.y(), x, y, CAST));
        for (Point lamp : lamps) {
            pool = 1 - (1 - pool) * (1 - BURNS * half(lamp.x(), lamp.y(), x, y, LAMP));
        }
        double fires = 1 - (1 - FEET * left) * (1 - FEET * right);
        double all = 1 - (1 - pool) * (1 - fires * (1 - SMOKE * smoke(x, y)));
        double away = Math.min(Math.min(x, BoardGeometry.WIDTH - x), Math.min(y, BoardGeometry.HEIGHT - y)) / EDGE;
        return Math.max(Math.min(1, all) * Wash.smooth(away), HEARTH_FULL * hearth(x, y));
    }

    /** How much of its light a fire throws on what is close to it, 0 to 1. */
    public static double hearth(double x, double y) {
        double aside = Math.min(x, BoardGeometry.WIDTH - x);
        double far = Wash.far(aside - LEFT.x(), y - LEFT.y()) / HEARTH;
        return Wash.smooth(Math.min(aside, y) / HEARTH_EDGE) / (1 + far * far * far);
    }

    /** The way in which shadows fall at a point, 1 unit long: away from both fires, the nearer the more. */
    public static Point shadow(Point at) {
        Point left = away(LEFT, at);
        Point right = away(new Point(BoardGeometry.WIDTH - LEFT.x(), LEFT.y()), at);
        double across = left.x() + right.x();
        double down = left.y() + right.y();
        double far = Math.max(1e-9, Wash.far(across, down));
        return new Point(across / far, down / far);
    }

    private static Point away(Point fire, Point at) {
        double part = half(fire.x(), fire.y(), at.x(), at.y(), BRAZIER)
                / Math.max(1, Wash.far(at.x() - fire.x(), at.y() - fire.y()));
        return new Point(part * (at.x() - fire.x()), part * (at.y() - fire.y()));
    }

    private static double half(double fromX, double fromY, double x, double y, double reach) {
        double far = Math.hypot(x - fromX, y - fromY) / reach;
        return 1 / (1 + far * far * far);
    }

    /** The fires' smoke drifts before them, 0 to 1: three waves that cross each other, the last of small billows. */
    private static double smoke(double x, double y) {
        double bent = x + SWAY * Math.sin(y / BILLOW + SWAY_BEGINS);
        double wave = Math.sin(bent / BILLOW) + Math.sin(y / BILLOW * STRETCH + bent / (SLANT * BILLOW))
                + SMALL * Math.sin((bent - y) / (SMALL * BILLOW));
        return 0.5 + wave / (2 * (2 + SMALL));
    }

    private double within(double x, double y) {
        double in = Math.min(Math.min(x - band.x(), band.right() - x), Math.min(y - band.y(), band.bottom() - y));
        return Wash.smooth(in / SOFT);
    }
}
