package patolli.forge.tablan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.HandPlace;
import patolli.board.HandSheet;
import patolli.board.Point;
import patolli.forge.Picture;

/** Hands and arms that are nearer to whoever looks than at other tables: larger about the grip, and more slender. */
final class Nearer {
    /** How much larger along the arm, and across it. */
    static final double LONG = 1.30, WIDE = 1.04;
    /** They grow about a point that is so far before the grip: long fingers stay within their cell. */
    static final double BEFORE = 20;
    /** They are drawn so much finer first, so that no edge is softened. */
    private static final int FINER = 2;

    private Nearer() { }

    /** The poses of a hand, each larger within its cell. */
    static Picture.Painter hand(Picture.Painter painter, HandPlace place) {
        return scale -> {
            BufferedImage from = painter.draw(FINER * scale);
            Point grip = HandSheet.grip(place.arm());
            BufferedImage out = new BufferedImage(from.getWidth() / FINER, from.getHeight() / FINER,
                    BufferedImage.TYPE_INT_ARGB);
            int side = out.getHeight(), fine = from.getHeight();
            for (int i = 0; i < out.getWidth() / side; i++) {
                BufferedImage cell = from.getSubimage(i * fine, 0, fine, fine);
                larger(out.getSubimage(i * side, 0, side, side), cell, about(grip, place), place.arm(), scale);
            }
            return out;
        };
    }

    /** An arm. */
    static Picture.Painter arm(Picture.Painter painter, HandPlace place) {
        return scale -> {
            BufferedImage from = painter.draw(FINER * scale);
            Box box = HandSheet.arm(place);
            BufferedImage out = new BufferedImage(from.getWidth() / FINER, from.getHeight() / FINER,
                    BufferedImage.TYPE_INT_ARGB);
            larger(out, from, about(new Point(-box.x(), -box.y()), place), place.arm(), scale);
            return out;
        };
    }

    private static Point about(Point grip, HandPlace place) {
        double turn = Math.toRadians(place.arm());
        return grip.plus(-BEFORE * Math.cos(turn), -BEFORE * Math.sin(turn));
    }

    private static void larger(BufferedImage to, BufferedImage from, Point about, double arm, int scale) {
        double x = about.x() * scale, y = about.y() * scale;
        Graphics2D g = to.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        AffineTransform grown = AffineTransform.getTranslateInstance(x, y);
        grown.rotate(Math.toRadians(arm));
        grown.scale(LONG / FINER, WIDE / FINER);
        grown.rotate(-Math.toRadians(arm));
        grown.translate(-FINER * x, -FINER * y);
        g.drawImage(from, grown, null);
        g.dispose();
    }
}
