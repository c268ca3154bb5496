package patolli.forge.tablan;

import static patolli.forge.tablan.Plank.sq;

import java.awt.image.BufferedImage;
import patolli.board.StickSheet;
import patolli.forge.carved.Field;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.mysore.Oblique;
import patolli.forge.mysore.Rolls;

/**
 * The four split sticks, each in all the frames of a roll: half a cane with its joints, lacquered red with rings of
 * gold on the round side, where lac has flaked off along the fibre; plain straw on the split side.
 */
final class Cane {
    /** The radius, and where a stick's centre of weight lies above its split side. */
    private static final double R = 12.6, WEIGHT = 5.3, LIFT = 7.2;
    /** From one joint to the next. */
    private static final double JOINTS = 122;
    private static final double HIGH = 22, LEAN = 0.22, THROWN_BACK = 1.1;
    private static final double[] LAC = Ink.hex(0xA8261A), GOLD = Ink.hex(0xE5B84B), HEART = Ink.hex(0x8A6636);
    private static final double[][] STRAW = Ink.stops(0xAE8746, 0xE2C688, 0xF6E8BE);

    private Cane() { }

    static BufferedImage sheet(int scale) {
        return Rolls.sheet(new Rolls.Cells(StickSheet.STICKS, StickSheet.COLUMNS, StickSheet.LINES,
                StickSheet.WIDE, StickSheet.HIGH),
                Cane::thing, scale);
    }

    /** The soft shadow of a stick that lies. */
    static BufferedImage shadow(int scale) {
        BufferedImage out = new BufferedImage(StickSheet.WIDE * scale, StickSheet.HIGH * scale,
                BufferedImage.TYPE_INT_ARGB);
        for (int py = 0; py < out.getHeight(); py++) {
            for (int px = 0; px < out.getWidth(); px++) {
                double x = Math.max(0, Math.abs((px + 0.5) / scale - StickSheet.WIDE / 2.0) - StickSheet.HALF + 3);
                double y = Math.max(0, Math.abs((py + 0.5) / scale - StickSheet.HIGH / 2.0) - R + 5);
                double dark = 0.66 * Noise.smooth(11, 0, Math.hypot(x, y));
                out.setRGB(px, py, (int) Math.round(255 * dark) << 24 | 0x0D0705);
            }
        }
        return out;
    }

    /** The stick as it is after a part of a roll: the plain side up first. */
    static Oblique thing(int stick, int frame) {
        double turn = Math.PI + 2 * Math.PI * frame / StickSheet.FRAMES;
        double cos = Math.cos(turn);
        double sin = Math.sin(turn);
        double joint = -46 + 30 * stick;
        Field own = form(joint, stick);
        // Turned from the lamp, the split side has the light that the cloth throws back: grey, it would look clear.
        double faces = -0.56 * sin - 0.69 * cos;
        Oblique.Skin skin = skin(joint, stick, 1 + THROWN_BACK * Noise.smooth(0.72, 0.10, faces));
        // Rolled about its own middle, which stays at one height.
        return new Oblique((x, y, z) -> own.at(x, y * cos + (z - LIFT) * sin, (z - LIFT) * cos - y * sin + WEIGHT),
                (x, y, z) -> skin.at(x, y * cos + (z - LIFT) * sin, (z - LIFT) * cos - y * sin + WEIGHT), 0.5, HIGH,
                LEAN);
    }

    /** Flat at z = 0, round above. */
    private static Field form(double joint, int seed) {
        return (x, y, z) -> {
            double node = Math.exp(-sq((x - joint) / 2.2)) + Math.exp(-sq((x - joint + JOINTS) / 2.2));
            double round = R + 1.0 * node + 0.25 * Noise.value(x / 20, seed, 3) - 0.5 * sq(x / StickSheet.HALF);
            double hollow = 0.7 * Math.exp(-sq(y / 5.1)) * (1 - Math.min(1, node));
            double ends = Math.abs(x) - StickSheet.HALF + 0.8 * sq(Math.hypot(y, z) / R);
            return Math.max(Math.hypot(y, z) - round, Math.max(hollow - z, ends)) * 0.82;
        };
    }

    /** @param glow how much brighter the split side is */
    private static Oblique.Skin skin(double joint, int seed, double glow) {
        return (x, y, z) -> {
            double fibre = Noise.fbm(x / 34, y * 1.6 + seed * 9, 90 + seed, 3);
            double node = Math.min(1, Math.exp(-sq((x - joint) / 2)) + Math.exp(-sq((x - joint + JOINTS) / 2)));
            double[] straw = Ink.scale(Ink.ramp(0.12 + 0.86 * fibre, STRAW), 1 - 0.34 * node);
            if (z < 1.1) {
                // The split side: paler in the middle, the cane's wall along both edges.
                double wall = Noise.smooth(8.2, 10.2, Math.abs(y));
                double[] flat = Ink.mix(straw, HEART, 0.55 * wall);
                return new double[] {flat[0] * glow, flat[1] * glow * (1.06 - 0.06 * glow),
                    flat[2] * glow * (1.18 - 0.18 * glow)};
            }
            if (Math.abs(x) > StickSheet.HALF - 1.6) {
                return Ink.scale(straw, 0.7);
            }
            double wear = Noise.fbm(x / 24, y / 2.6 + seed, 95 + seed, 4) + 0.22 * node
                    + 0.22 * Noise.smooth(StickSheet.HALF - 18, StickSheet.HALF, Math.abs(x)) + 0.04 * z / R;
            double ring = Math.abs(Math.abs(x) - StickSheet.HALF + 22);
            double dots = Math.hypot(x - 15 * Math.round(x / 15), y + 1.5) - 1.5;
            double gold = 1 - Noise.smooth(1.0, 1.5, Math.abs(ring - 3.4)) + (Math.abs(x) < StickSheet.HALF - 34
                    ? 1 - Noise.smooth(0, 0.5, dots) : 0);
            double[] lac = Ink.mix(Ink.scale(LAC, 0.8 + 0.44 * fibre), GOLD, 0.9 * Math.min(1, gold));
            return Ink.mix(lac, straw, Noise.smooth(0.68, 0.75, wear));
        };
    }
}
