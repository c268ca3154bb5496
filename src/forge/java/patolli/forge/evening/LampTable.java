package patolli.forge.evening;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Light;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.mysore.Oblique;
import patolli.forge.outline.Form;
import patolli.forge.tableau.Tableau;
import patolli.forge.tableau.Thing;

/**
 * 1280 x 800: a game's own table, seen from the seat across it, with what has been left on it; a lamp of brass stands
 * there and burns, behind is a hall, and towards the right it is night.
 */
public final class LampTable {
    /** Where a table ends, in design units from the top of the picture. */
    public static final double EDGE = 560;
    /** Where the lamp's flame is in the picture. */
    public static final Point FLAME = new Point(700, 418);
    private static final Camera CAMERA = new Camera(new Vec(0, 460, 973), new Vec(0, 217.4, 0), 2);
    /** Where the lamp stands, and where its light comes from: so high that its dish does not hide the table. */
    private static final Vec STANDS = new Vec(72, 0, 92), FIRE = new Vec(60, 310, 110);
    private static final Vec FOCUS = new Vec(-90, 0, 190);
    private static final double RANGE = 330, POOL = 340;
    private static final int WIDE = 1280, HIGH = 800;
    /** How dark it is on the right, where the words are, and how far from the flame it becomes so. */
    private static final double NIGHT = 0.76, DUSK = 220;
    /** So much beside a part of the picture, glare comes from. */
    private static final int AROUND = 24;
    private static final double HALF = 400, MIDDLE = 640;
    private final double size;
    private final Point far;
    private final Tableau tableau;

    /**
     * @param table two pixels to a design unit
     * @param far   which point of the table is at the middle of its far edge
     * @param size  how much larger it is
     */
    public LampTable(BufferedImage table, Point far, double size, Hall hall) {
        this.size = size;
        this.far = far;
        tableau = new Tableau(CAMERA, FIRE, RANGE, FOCUS, POOL, new TableGround(table, far, size), 0,
                (px, py) -> lit(hall, MIDDLE + HALF * px, HALF - HALF * py));
        tableau.add(new Thing(STANDS, 0, 0, 1, 110, 96, 0.9, BrassLamp::form, BrassLamp::skin));
    }

    /** A thing of the table, on it or above it, turned by so many degrees; as much larger as is said. */
    public void put(Oblique thing, Point at, double up, double turn, double larger) {
        double k = size * larger;
        tableau.add(new Thing(new Vec((at.x() - far.x()) * size, up * k, (at.y() - far.y()) * size),
                Math.toRadians(-turn), 0, k, reach(thing), 0, thing.shine(), thing.form(), thing.skin()::at));
    }

    /** How far it reaches from its origin: tried outwards along the ground, where things are longest. */
    private static double reach(Oblique thing) {
        double most = thing.high();
        for (int a = 0; a < 24; a++) {
            double turn = a * Math.PI / 12;
            for (double r = most; r < 140; r += 2) {
                if (thing.form().at(r * Math.cos(turn), r * Math.sin(turn), 0.4 * thing.high()) < 1.5) {
                    most = r + 3;
                }
            }
        }
        return most;
    }

    /** The hall by lamplight, carved by it where it stands out. */
    private static double[] lit(Hall hall, double x, double y) {
        Hall.Spot spot = hall.at(x, y);
        if (spot.own()) {
            return spot.colour();
        }
        double e = 0.7;
        double sx = (hall.at(x + e, y).high() - hall.at(x - e, y).high()) / (2 * e);
        double sy = (hall.at(x, y + e).high() - hall.at(x, y - e).high()) / (2 * e);
        double dx = FLAME.x() - x;
        double dy = FLAME.y() - y;
        double far = Math.hypot(dx, dy);
        double lift = 130;
        double to = Math.sqrt(far * far + lift * lift);
        double facing = Math.max(0, (-sx * dx - sy * dy + lift) / to / Math.sqrt(1 + sx * sx + sy * sy));
        double glow = 1 / (1 + Math.pow(far / 250, 2.2));
        double night = 1 - NIGHT * Noise.smooth(FLAME.x() + 10, FLAME.x() + DUSK, x);
        double k = (0.030 + 0.95 * glow * (0.35 + 0.65 * Math.min(1, 1.5 * facing))) * night;
        return new double[] {spot.colour()[0] * (k * 1.25 + 0.006), spot.colour()[1] * (k * 0.86 + 0.008),
            spot.colour()[2] * (k * 0.55 + 0.014)};
    }

    /** What is seen. */
    public BufferedImage draw(int scale) {
        return draw(scale, new Rectangle(WIDE, HIGH));
    }

    /** A part of it. */
    public BufferedImage draw(int scale, Rectangle part) {
        Rectangle window = new Rectangle((part.x - AROUND) * scale, (part.y - AROUND) * scale,
                (part.width + 2 * AROUND) * scale, (part.height + 2 * AROUND) * scale);
        Light light = tableau.trace(WIDE * scale, HIGH * scale, 2, window).half();
        light.bloom(0.9, 5 * scale, 0.22);
        BufferedImage out = new BufferedImage(WIDE * scale, HIGH * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, 1);
        g.drawImage(light.develop(1.1, 0.004, 0.35), 0, 0, null);
        g.scale(scale, scale);
        flame(g, FLAME.x(), FLAME.y());
        g.dispose();
        return cut(out, part, scale);
    }

    private static BufferedImage cut(BufferedImage all, Rectangle part, int scale) {
        BufferedImage out = new BufferedImage(part.width * scale, part.height * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.drawImage(all, -part.x * scale, -part.y * scale, null);
        g.dispose();
        return out;
    }

    private static void flame(Graphics2D g, double x, double y) {
        g.setPaint(new RadialGradientPaint((float) x, (float) y, 300, new float[] {0, 0.08f, 0.3f, 1},
                new Color[] {new Color(255, 226, 150, 180), new Color(255, 190, 90, 90), new Color(255, 150, 60, 30),
                    new Color(255, 140, 50, 0)}));
        g.fill(new Rectangle2D.Double(x - 300, y - 300, 600, 600));
        g.setColor(new Color(0xF39A2C));
        g.fill(Form.blob(x, y - 40, x + 10, y - 10, x + 9, y + 8, x, y + 16, x - 9, y + 8, x - 9, y - 8));
        g.setColor(new Color(0xFFD35E));
        g.fill(Form.blob(x, y - 28, x + 7, y - 4, x + 6, y + 8, x, y + 14, x - 6, y + 8, x - 6, y - 4));
        g.setColor(new Color(0xFFF6D2));
        g.fill(Form.blob(x, y - 13, x + 4, y + 2, x, y + 11, x - 4, y + 2));
    }
}
