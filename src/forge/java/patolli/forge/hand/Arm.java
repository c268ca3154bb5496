package patolli.forge.hand;

import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.HandPlace;
import patolli.board.HandSheet;
import patolli.board.Point;
import patolli.forge.Picture;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** The arm to which a hand belongs: it comes out of the dark beyond the mat. */
record Arm(Wear wear, HandPlace place) implements Picture.Painter {
    /** Design units over which the light falls on it less and less, and over which it is lost. */
    private static final double DUSK = 150, LOST = 48;
    /** How far along it the elbow begins, and how long that is. */
    private static final double ELBOW = 186, JOINT = 30;
    /** How much light is left where it is lost. */
    private static final double NIGHT = 0.22;

    @Override
    public BufferedImage draw(int scale) {
        Box box = HandSheet.arm(place);
        int over = scale == 1 ? 4 : 3;
        Painter c = new Painter((int) box.width() * scale, (int) box.height() * scale, Sheet.FIGURE * scale, over,
                Sheet.LINE);
        Sheet.lead(c, new Point(-box.x(), -box.y()), place.arm(),
                () -> wear.arm(c, -place.reach() / Sheet.UNIT));
        BufferedImage out = new Cutout(scale, over).finish(place.bent() == 0 ? c.image
                : bent(c.image, box, scale * (double) over));
        dim(out, box, scale);
        return out;
    }

    /** The same with a bent elbow: beyond that all is turned, and in it laid round an arc. */
    private BufferedImage bent(BufferedImage straight, Box box, double unit) {
        int w = straight.getWidth(), h = straight.getHeight();
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] from = Reduce.pixels(straight), to = Reduce.pixels(out);
        double turn = Math.toRadians(place.arm()), cos = Math.cos(turn), sin = Math.sin(turn);
        double side = Math.signum(place.bent()), most = Math.toRadians(Math.abs(place.bent())), round = JOINT / most;
        for (int i = 0; i < to.length; i++) {
            double x = (i % w + 0.5) / unit + box.x(), y = (i / w + 0.5) / unit + box.y();
            double along = x * cos + y * sin, beyond = along - ELBOW, across = side * (y * cos - x * sin);
            double angle = Math.atan2(beyond, round - across);
            if (angle > most) {
                double down = across - round;
                along = ELBOW + JOINT + beyond * Math.cos(most) + down * Math.sin(most);
                across = down * Math.cos(most) - beyond * Math.sin(most) + round;
            } else if (angle > 0) {
                along = ELBOW + round * angle;
                across = round - Math.hypot(beyond, round - across);
            }
            across *= side;
            int left = (int) Math.floor((along * cos - across * sin - box.x()) * unit);
            int top = (int) Math.floor((along * sin + across * cos - box.y()) * unit);
            to[i] = left < 0 || top < 0 || left >= w || top >= h ? 0 : from[top * w + left];
        }
        return out;
    }

    private void dim(BufferedImage out, Box box, double scale) {
        int[] px = Reduce.pixels(out);
        double turn = Math.toRadians(place.arm()), cos = Math.cos(turn), sin = Math.sin(turn);
        for (int i = 0; i < px.length; i++) {
            double x = (i % out.getWidth() + 0.5) / scale + box.x(), y = (i / out.getWidth() + 0.5) / scale + box.y();
            double left = place.reach() - x * cos - y * sin;
            double light = NIGHT + (1 - NIGHT) * Noise.smooth(LOST * 0.4, DUSK, left);
            double seen = Noise.smooth(0, LOST, left);
            int c = px[i];
            px[i] = (int) Math.round((c >>> 24) * seen) << 24 | (int) ((c >> 16 & 255) * light) << 16
                    | (int) ((c >> 8 & 255) * light) << 8 | (int) ((c & 255) * light);
        }
    }
}
