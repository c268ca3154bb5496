package patolli.ui.table.light;

import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;

/**
 * The light at an hour over a board's table: two braziers, out of the picture above left and right, throw their light
 * together on the middle of the board and on the ground for the beans; what is written on the mat's band stays bright.
 *
 * @param hub  the middle of the board
 * @param cast where the beans are thrown
 * @param band what is written on
 */
public record TableLight(Hour hour, Point hub, Point cast, Box band) {
    /** How far the light reaches before it has lost half of its strength. */
    private static final double HUB = 265;
    private static final double CAST = 150;
    private static final double BRAZIER = 430;
    private static final Point LEFT = new Point(190, -150);
    /** At the edges of the scene nothing of it is left, so that the floor beyond can go on evenly. */
    private static final double EDGE = 150;
    private static final Hue READ = new Hue(0.97, 0.92, 0.83);
    private static final double SOFT = 4;
    /** How much of the full light there is at the braziers' feet. */
    private static final double FEET = 0.40;

    /** The light at an hour over a table. */
    public static TableLight over(BoardGeometry board, Hour hour) {
        return new TableLight(hour, board.middle(), board.hand(), board.band());
    }

    /** A picture of a part of the scene, of any size, in this light. */
    public Image on(Image picture, Rectangle2D part) {
        double dense = picture.getWidth() / part.getWidth();
        return Baking.lit(picture, dense, (x, y) -> at(part.getMinX() + x, part.getMinY() + y));
    }

    /** The floor that goes on beyond the scene's edges. */
    public Image floor(Image tile) {
        return Baking.lit(tile, 1, (x, y) -> beyond());
    }

    /** By how much the light at a point of the scene is multiplied. */
    Hue at(double x, double y) {
        Hue lit = shade(x).to(hour.middle(), glow(x, y));
        return lit.to(READ, 0.8 * within(x, y));
    }

    /** By how much it is multiplied where no fire reaches, beyond the scene's edges. */
    Hue beyond() {
        return hour.west().to(hour.east(), 0.5);
    }

    /** The east is towards the right; both ends of the scene are alike. */
    private Hue shade(double x) {
        return hour.west().to(hour.east(), 0.5 - 0.5 * Math.sin(2 * Math.PI * x / BoardGeometry.WIDTH));
    }

    /** How much of the braziers' light arrives, 0 to 1. */
    private double glow(double x, double y) {
        double left = half(LEFT.x(), LEFT.y(), x, y, BRAZIER);
        double right = half(BoardGeometry.WIDTH - LEFT.x(), LEFT.y(), x, y, BRAZIER);
        double pool = Math.max(half(hub.x(), hub.y(), x, y, HUB), half(cast.x(), cast.y(), x, y, CAST));
        double all = 1 - (1 - pool) * (1 - FEET * left) * (1 - FEET * right);
        double away = Math.min(Math.min(x, BoardGeometry.WIDTH - x), Math.min(y, BoardGeometry.HEIGHT - y)) / EDGE;
        return Math.min(1, all) * smooth(away);
    }

    private static double half(double fromX, double fromY, double x, double y, double reach) {
        double far = Math.hypot(x - fromX, y - fromY) / reach;
        return 1 / (1 + far * far * far);
    }

    private double within(double x, double y) {
        double in = Math.min(Math.min(x - band.x(), band.right() - x), Math.min(y - band.y(), band.bottom() - y));
        return smooth(in / SOFT);
    }

    private static double smooth(double part) {
        double t = Math.clamp(part, 0, 1);
        return t * t * (3 - 2 * t);
    }
}
