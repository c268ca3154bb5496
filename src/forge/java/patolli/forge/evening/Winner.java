package patolli.forge.evening;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.Set;
import patolli.board.figure.Attitude;
import patolli.board.figure.EyeLook;
import patolli.board.figure.FaceLook;
import patolli.board.figure.FigurePart;
import patolli.board.figure.Glance;
import patolli.board.figure.HandLook;
import patolli.board.figure.Hinge;
import patolli.board.figure.Joint;
import patolli.board.figure.Rig;
import patolli.board.figure.Swing;
import patolli.forge.Picture;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.NearArm;

/**
 * 720 x 800: somebody behind the table at the end of an evening, in the light of its lamp: who has won laughs, holds up
 * what is in the far hand and gathers in the pieces with the near one; who has not, shrugs.
 */
public record Winner(FigureParts drawing, Rig rig, Mood mood) implements Picture.Painter {
    static final int WIDE = 720, HIGH = 800;
    /** From the rig's field to the picture. */
    private static final double UNIT = 1.36, LEFT = 262 - 200 * UNIT, TOP = LampTable.EDGE - 434 * UNIT;
    private static final double LINE = 2.9;
    /** Between two strengths of light, as a logarithm: few enough for a file that numbers its colours. */
    private static final double STEP = 0.08;

    /** How it has gone. */
    public enum Mood {
        WON(Attitude.of(FaceLook.LAUGH, EyeLook.OPEN, HandLook.HOLDING).turn(Joint.TORSO, 5).turn(Joint.HEAD, -9)
                .turn(Joint.FAR_ARM, -80).turn(Joint.FAR_FOREARM, 42).turn(Joint.FAR_HAND, 34), true),
        DRAWN(Attitude.of(FaceLook.GRIM, EyeLook.NARROW, HandLook.SPREAD).turn(Joint.TORSO, 3).turn(Joint.HEAD, 7)
                .turn(Joint.FAR_ARM, 6).turn(Joint.FAR_FOREARM, 8).turn(Joint.FAR_HAND, -17), false);

        private final Attitude attitude;
        private final boolean gathers;

        Mood(Attitude attitude, boolean gathers) {
            this.attitude = attitude;
            this.gathers = gathers;
        }
    }

    @Override
    public BufferedImage draw(int scale) {
        int over = scale == 1 ? 4 : 2;
        Painter body = painter(scale, over);
        Painter arm = painter(scale, over);
        Set<String> tags = mood.attitude.tags(new Glance(1, 1));
        for (FigurePart part : rig.parts()) {
            boolean own = part.name().startsWith("hand-");
            if (part.isShown(tags) && !(own && mood.gathers)) {
                paint(body, part.name(), part.joint());
            }
        }
        body.g.setTransform(new AffineTransform());
        body.g.setComposite(AlphaComposite.Clear);
        body.g.fill(new Rectangle2D.Double(0, LampTable.EDGE * scale * over, WIDE * scale * over, HIGH * scale * over));
        if (mood.gathers) {
            paint(arm, NearArm.SWEEPING, Joint.TORSO);
        }
        BufferedImage back = lit(Reduce.by(over, body.image), scale, false);
        BufferedImage front = lit(Reduce.by(over, arm.image), scale, true);
        return together(back, front, scale);
    }

    private static Painter painter(int scale, int over) {
        Painter c = new Painter(WIDE * scale, HIGH * scale, UNIT * scale, over, LINE);
        c.g.translate(LEFT / UNIT, TOP / UNIT);
        return c;
    }

    private void paint(Painter c, String part, Joint joint) {
        AffineTransform old = c.g.getTransform();
        turn(c, joint);
        drawing.draw(part, c);
        c.g.setTransform(old);
    }

    private void turn(Painter c, Joint joint) {
        Map<Joint, Hinge> hinges = rig.hinges();
        Hinge hinge = hinges.get(joint);
        if (joint != Joint.ROOT) {
            turn(c, hinge.parent());
        }
        Swing swing = mood.attitude.at(joint);
        c.g.translate(hinge.pivot().x() + swing.dx(), hinge.pivot().y() + swing.dy());
        c.g.rotate(Math.toRadians(swing.degrees()));
        c.g.translate(-hinge.pivot().x(), -hinge.pivot().y());
    }

    /** By lamplight: warm towards the flame, and dark along what is turned away from it. */
    private static BufferedImage lit(BufferedImage figure, int scale, boolean near) {
        int w = figure.getWidth();
        int h = figure.getHeight();
        int[] px = Reduce.pixels(figure);
        float[] cover = new float[px.length];
        for (int i = 0; i < px.length; i++) {
            cover[i] = (px[i] >>> 24) / 255f;
        }
        double reach = 15.0 * scale;
        float[] soft = new Plate(w, h, scale).blur(cover, reach * 0.8);
        for (int i = 0; i < px.length; i++) {
            if (px[i] >>> 24 == 0) {
                continue;
            }
            double x = i % w;
            double y = i / w;
            double dx = LampTable.FLAME.x() * scale - x;
            double dy = LampTable.FLAME.y() * scale - y;
            double far = Math.hypot(dx, dy) + 1e-9;
            double ahead = soft[at(x + dx / far * reach, y + dy / far * reach, w, h)];
            double behind = soft[at(x - dx / far * reach, y - dy / far * reach, w, h)];
            double turned = Math.clamp(behind - ahead, -1, 1);
            double glow = 1 / (1 + Math.pow(far / scale / 430, 2.4));
            double k = (0.20 + 1.0 * glow) * (1 + (turned > 0 ? 0.55 : 1.05) * turned);
            k = Math.max(0.10, k) * (near ? 1.05 : 1);
            k = Math.exp(STEP * Math.floor(Math.log(k) / STEP + grain(i % w, i / w)));
            px[i] = px[i] & 0xFF000000 | Ink.toByte(Reduce.linear(px[i] >> 16) * k * 1.12) << 16
                    | Ink.toByte(Reduce.linear(px[i] >> 8) * k * 0.86) << 8
                    | Ink.toByte(Reduce.linear(px[i]) * k * 0.66 + 0.002);
        }
        return figure;
    }

    /** 0 to 1, spread evenly over any few pixels that lie together, so that no step between two lights is seen. */
    private static double grain(int x, int y) {
        double turn = 0.06711056 * x + 0.00583715 * y;
        double spread = 52.9829189 * (turn - Math.floor(turn));
        return spread - Math.floor(spread);
    }

    private static int at(double x, double y, int w, int h) {
        return Math.clamp(Math.round(y), 0, h - 1) * w + Math.clamp(Math.round(x), 0, w - 1);
    }

    /** What something throws so far to the left and down, and how soft that is. */
    private static float[] shadow(int[] over, int w, int scale, int left, int down, double softly) {
        int h = over.length / w;
        float[] cover = new float[over.length];
        int ox = left * scale;
        int oy = down * scale;
        for (int y = oy; y < h; y++) {
            for (int x = 0; x < w + ox; x++) {
                cover[y * w + x] = (over[(y - oy) * w + x - ox] >>> 24) / 255f;
            }
        }
        return new Plate(w, h, scale).blur(cover, softly * scale);
    }

    /** The arm before the body, and below the table's edge its shadow, away from the lamp: darkest right under it. */
    private static BufferedImage together(BufferedImage back, BufferedImage front, int scale) {
        int w = back.getWidth();
        int h = back.getHeight();
        int[] under = Reduce.pixels(back);
        int[] over = Reduce.pixels(front);
        float[] soft = shadow(over, w, scale, -16, 20, 9);
        float[] close = shadow(over, w, scale, -5, 7, 3);
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            double dark = i / w < LampTable.EDGE * scale ? 0 : Math.max(0.66 * soft[i], 0.88 * close[i]);
            px[i] = under[i] >>> 24 > 0 ? under[i] : (int) Math.round(255 * dark) << 24 | 0x080403;
        }
        Graphics2D g = out.createGraphics();
        g.drawImage(front, 0, 0, null);
        g.dispose();
        return out;
    }
}
