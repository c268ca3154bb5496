package patolli.forge.table;

import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.board.SerpentSheet.Pose;
import patolli.forge.matter.Reduce;

/**
 * The double-headed serpent in turquoise mosaic, carved in a space of 720 x 200 with a margin round it; 720 is 312
 * units on the table. Its heads are put on as they lie.
 */
final class Serpent {
    /** Size on the table in units, with the margin. */
    static final double WIDTH = 325, HEIGHT = 94;
    /** How far its own space lies from the upper left corner, in units of that. */
    static final double LEFT = (WIDTH * 720 / 312 - 720) / 2, TOP = 10;

    private Serpent() { }

    /** The serpent with {@code scale} pixels to the unit, without shadow. */
    static BufferedImage draw(int scale) {
        return Reduce.by(SerpentSkin.OVER / scale, Master.WHOLE);
    }

    /** Its body alone, from collar to collar. */
    static BufferedImage body(int scale) {
        return Reduce.by(SerpentSkin.OVER / scale, Master.BODY);
    }

    /** Its body alone, with as many pixels as it was carved with. */
    static BufferedImage body() {
        return Master.BODY;
    }

    /** Where the collar of one of the heads lies, in the serpent's own space. */
    static Shape collar(boolean right) {
        SerpentBody body = new SerpentBody();
        double from = (right ? body.length - SerpentPose.COLLAR : SerpentPose.COLLAR) - SerpentPose.BAND;
        return body.part(from, from + 2 * SerpentPose.BAND, 13);
    }

    private static final class Master {
        static final BufferedImage BODY = carve(), WHOLE = whole();
    }

    private static BufferedImage whole() {
        BufferedImage out = new BufferedImage(Master.BODY.getWidth(), Master.BODY.getHeight(), Master.BODY.getType());
        SerpentPose.draw(out, LEFT, TOP, SerpentParts.of(false), Pose.LYING);
        SerpentPose.draw(out, LEFT, TOP, SerpentParts.of(true), Pose.LYING);
        out.createGraphics().drawImage(Master.BODY, 0, 0, null);
        return out;
    }

    private static BufferedImage carve() {
        SerpentBody body = new SerpentBody();
        double from = SerpentPose.COLLAR - SerpentPose.BAND, to = body.length - from, repeat = SerpentSkin.REPEAT;
        SerpentSkin s = new SerpentSkin(WIDTH * 720 / 312, HEIGHT * 720 / 312, LEFT, TOP, shape -> shape);
        s.claim(SerpentSkin.BODY, body.part(from, to, 0));
        // Broad plates under the belly, parted by thin red ones.
        s.claim(SerpentSkin.SEAM, body.strip(from, to, 0.36, 1));
        double at = from;
        while (at < to - 10) {
            double plate = 8.5 + 0.12 * body.girth(at);
            s.claim(SerpentSkin.PLATE, body.strip(at, at + plate, 0.44, 1));
            at += plate + 3.4;
        }
        // A stud in the middle of each diamond of the back.
        for (at = body.length / 2 - 4 * repeat; at < body.length / 2 + 4.5 * repeat; at += repeat) {
            SerpentBody.Joint p = body.joint(at);
            double off = SerpentSkin.BACK * body.girth(at) / 2;
            s.stud(p.x() - p.dy() * off, p.y() + p.dx() * off, body.girth(at) / 50);
        }
        collar(s, body, from, from + 2 * SerpentPose.BAND);
        collar(s, body, to - 2 * SerpentPose.BAND, to);
        return s.set(25, p -> {
            SerpentBody.Joint j = body.nearest(p[0], p[1]);
            double side = ((j.x() - p[0]) * j.dy() + (p[1] - j.y()) * j.dx()) / (body.girth(j.at()) / 2);
            return SerpentSkin.diamond(j.at() - body.length / 2, side);
        });
    }

    /** From it a neck comes. */
    private static void collar(SerpentSkin s, SerpentBody body, double from, double to) {
        s.claim(SerpentSkin.RED_BAND, body.part(from, to, 9));
        s.claim(SerpentSkin.WHITE_BAND, body.part(from, from + 8, 9));
        s.claim(SerpentSkin.WHITE_BAND, body.part(to - 8, to, 9));
    }
}
