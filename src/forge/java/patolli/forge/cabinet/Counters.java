package patolli.forge.cabinet;

import patolli.forge.carved.Field;
import patolli.forge.carved.Solids;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** The pieces of four sides, beans and coins as forms and skins; z is up, lengths are units of the boards. */
final class Counters {
    private static final double[] STUD = Ink.BONE;

    private Counters() { }

    /** Whose piece: its outline and the dark, middle and light of its stone. */
    enum Side {
        RED(7, 4.2, 0x6A100C, 0xA6241A, 0xC23A28), BLUE(7, 4.2, 0x136A78, 0x2496A0, 0x4FBCB6),
        YELLOW(3, 2.8, 0xA8701A, 0xDDA338, 0xF4CB6A), GREEN(3.4, 1.6, 0x225A3C, 0x3F8A5E, 0x7DBB8C);

        private final double slope, high;
        private final double[][] stone;

        /** A cushion that rises over so much of its edge, from so high. */
        Side(double slope, double high, int dark, int mid, int light) {
            this.slope = slope;
            this.high = high;
            stone = Ink.stops(dark, mid, light);
        }

        /** Distance to the outline, negative inside. */
        double outline(double x, double y) {
            double ax = Math.abs(x), ay = Math.abs(y);
            return switch (this) {
                case RED -> Math.hypot(x, y) - 18.5;
                case BLUE -> Math.min(Math.min(Math.hypot(ax - 9.8, y), Math.hypot(x, ay - 9.8)) - 9.4, Math.hypot(x, y)
                        - 10);
                case YELLOW -> (Math.hypot(x, y) - 20.4 + 7.6 * Math.pow(off(x, y), 0.82)) * 0.62;
                case GREEN -> celt(ax, y);
            };
        }

        /** How far a point lies from the axis of its ray, as a part of half the way to the next: 0 to 1. */
        private static double off(double x, double y) {
            double ray = Math.atan2(y, x) / (Math.PI / 4);
            return Math.abs(ray - Math.round(ray)) * 2;
        }

        /** An axe head: a narrow poll, a waist, and a blade that flares towards y and ends in an arc. */
        private static double celt(double ax, double y) {
            double down = Math.max(0, (y + 18.5) / 34), half = 9 + 1.8 * down + 9 * Math.pow(down, 3.2);
            double blade = Math.hypot(ax, y + 2.2) - 20.8;
            return Math.max(Math.max((ax - half) * 0.7, -18.5 - y), blade) * 0.9;
        }

        /** Distance to the middle of the drilled eye; green's is smaller and lies in the poll. */
        private double eye(double x, double y) {
            return this == GREEN ? Math.hypot(x, y + 7) / 0.66 : Math.hypot(x, y);
        }
    }

    /** A cushion of stone with a drilled eye in a ring of shell. */
    static Field piece(Side side) {
        return (x, y, z) -> {
            double d = side.outline(x, y), r = side.eye(x, y);
            double t = Math.clamp(1 + d / side.slope, 0, 1), h = side.high + 5.6 * Math.sqrt(1 - t * t);
            h += 1.6 * Noise.smooth(8.8, 6.6, r) - 2.4 * Noise.smooth(3.4, 2.6, r) - 0.8 * Math.exp(-sq((d + 5.5)
                    / 0.7));
            double edge = d + (side.slope < 7 ? 0.03 : 0.10) * sq(Math.clamp(z - 3, 0, 7));
            return Math.max(Math.max((z - h) * 0.62, edge * 0.55), -z);
        };
    }

    static Thing.Skin pieceSkin(Side side, int seed) {
        return (x, y, z) -> {
            double r = side.eye(x, y), d = side.outline(x, y);
            if (r < 3.0) {
                return Ink.OBSIDIAN;
            }
            if (r < 7.8) {
                return STUD;
            }
            if (side == Side.GREEN && Math.hypot(Math.abs(x) - 5.4, y - 7.6) < 2.2) {
                return STUD;
            }
            if (side == Side.RED && d > -5 && Math.abs(Math.sin(4 * Math.atan2(y, x))) < 0.30) {
                return STUD;
            }
            double[] c = Ink.ramp(0.15 + 0.75 * Noise.fbm(x / 7 + seed, y / 7, seed, 3), side.stone);
            return Ink.scale(c, 1 - 0.5 * Math.exp(-sq((d + 5.5) / 0.8)));
        };
    }

    /** A bean of the coral tree, lying on its flat side. */
    static double bean(double x, double y, double z) {
        double bent = y + 0.018 * x * x - 2;
        return Solids.ellipsoid(x, bent, z - 7, 17, 10.5, 7.6) * 0.8;
    }

    /** Black, with the dot on the side that is up or not. */
    static Thing.Skin beanSkin(boolean dotted, int seed) {
        return (x, y, z) -> {
            if (dotted && z > 7 && Math.hypot(x, y - 1) < 5.4) {
                return Ink.hex(0xF6EDDA);
            }
            return Ink.ramp(Noise.fbm(x / 9, y / 4, seed, 3), Ink.hex(0x120A07), Ink.hex(0x2A160E), Ink.hex(0x3E2216));
        };
    }

    /** A disc of beaten copper with a rim and a hole. */
    static double coin(double x, double y, double z) {
        double r = Math.hypot(x, y), h = 2.2 + 0.7 * Noise.smooth(6.4, 7.2, r);
        double body = Math.max(Math.max((z - h) * 0.7, r - 9), -z);
        return Math.max(body, 2.0 - Math.max(Math.abs(x), Math.abs(y)));
    }

    static Thing.Skin coinSkin(int seed) {
        double[][] metal = Ink.stops(0x8A4A1C, 0xC98032, 0xF0B860);
        return (x, y, z) -> Ink.ramp(0.2 + 0.7 * Noise.fbm(x / 5 + seed, y / 5, 61, 3), metal);
    }

    /** A gourd cut in half, thin walled. */
    static double bowl(double x, double y, double z) {
        double r = Math.sqrt(x * x + y * y + sq(z - 34)), rim = z - 30 - 0.6 * Noise.value(x / 8, y / 8, 5);
        double shell = Math.max(Math.abs(r - 36) - 1.6, rim);
        return Math.max(Math.min(shell, Math.max(r - 36, z - 9)), 0.8 - z) * 0.9;
    }

    /** Lacquered red outside with a band of steps, brown inside. */
    static Thing.Skin bowlSkin() {
        return (x, y, z) -> {
            double r = Math.sqrt(x * x + y * y + sq(z - 34)), a = Math.atan2(y, x), cloud = Noise.fbm(x / 9,
                    z / 4 + y / 9,
                    71, 3);
            if (r < 35.6 && z < 29.5) {
                return Ink.ramp(cloud, Ink.hex(0x4A2A14), Ink.hex(0x7A4A24), Ink.hex(0x9A6636));
            }
            if (z > 27.6) {
                return Ink.hex(0xD9A441);
            }
            double f = a * 12 / Math.PI / 2;
            f -= Math.floor(f);
            if (z > 18 && z < 26) {
                return f < 0.22 + 0.08 * Math.floor((26 - z) / 2.7) * 3 ? Ink.hex(0xE9D8B4) : Ink.hex(0x1E1712);
            }
            return Ink.scale(Ink.hex(0x9E261B), 0.75 + 0.5 * cloud);
        };
    }

    private static double sq(double v) {
        return v * v;
    }
}
