package patolli.forge.cabinet;

import patolli.forge.carved.Field;
import patolli.forge.carved.Solids;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.tableau.Thing;

/** The pieces of four sides, beans and coins as forms and skins; z is up, lengths are units of the boards. */
final class Counters {
    private static final double[] STUD = Ink.BONE, EMBER = Ink.hex(0xC2641E);

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
            if (side == Side.RED) {
                return jewel(r, z);
            }
            double t = Math.clamp(1 + d / side.slope, 0, 1), h = side.high + 5.6 * Math.sqrt(1 - t * t);
            h += 1.6 * Noise.smooth(8.8, 6.6, r) - 2.4 * Noise.smooth(3.4, 2.6, r) - 0.8 * Math.exp(-sq((d + 5.5)
                    / 0.7));
            double edge = d + (side.slope < 7 ? 0.03 : 0.10) * sq(Math.clamp(z - 3, 0, 7));
            return Math.max(Math.max((z - h) * 0.62, edge * 0.55), -z);
        };
    }

    /** A round stone in a flat rim that is parted from it by a groove. */
    private static double jewel(double r, double z) {
        double h = 7.4 + 4.6 * Math.sqrt(Math.max(0, 1 - r * r / 150)) - 1.5 * Math.exp(-sq((r - 12.4) / 0.8));
        return Math.max(Math.max((z - h) * 0.62, (r - 18.5 + 0.05 * sq(Math.clamp(z - 4, 0, 6))) * 0.55), -z);
    }

    static Thing.Skin pieceSkin(Side side, int seed) {
        return (x, y, z) -> {
            double r = side.eye(x, y), d = side.outline(x, y);
            if (side == Side.RED) {
                double eighth = Math.PI / 4, off = Math.IEEEremainder(Math.atan2(y, x), eighth);
                if (Math.hypot(r - 15.6, r * off) < 1.5) {
                    return STUD;
                }
                double[] stone = Ink.ramp(0.15 + 0.75 * Noise.fbm(x / 7 + seed, y / 7, seed, 3), side.stone);
                return Ink.scale(stone, 1 - 0.6 * Math.exp(-sq((r - 12.4) / 0.9)));
            }
            if (side == Side.YELLOW && r < 4.6) {
                return Ink.scale(EMBER, 1 - 0.5 * Noise.smooth(3.6, 4.6, r));
            }
            if (r < 3.0) {
                return Ink.OBSIDIAN;
            }
            if (r < 7.8) {
                return STUD;
            }
            if (side == Side.GREEN && Math.hypot(Math.abs(x) - 5.4, y - 7.6) < 2.2) {
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

    /** A flat dish with a broad rim that rises outwards. */
    static double dish(double x, double y, double z) {
        double r = Math.hypot(x, y), h = 2.6 + 3.4 * Noise.smooth(29, 34, r) + 1.4 * Noise.smooth(34, 50, r);
        return Math.max(Math.max((z - h) * 0.6, r - 50), -z);
    }

    /** Mosaic: turquoise within, between rings of gold and red a darker rim with four signs on bone. */
    static Thing.Skin dishSkin() {
        return (x, y, z) -> {
            double r = Math.hypot(x, y), a = Math.atan2(y, x), row = Math.floor(r / 3.2);
            // Tiles lie in rings, each ring with a number of its own.
            double n = Math.max(6, Math.round(2 * Math.PI * (row + 0.5))), at = (a / (2 * Math.PI) + 0.5) * n;
            double own = Noise.hash((int) row, (int) Math.floor(at), 83);
            double joint = Math.min(at - Math.floor(at), Math.ceil(at) - at) * r * 2 * Math.PI / n;
            double dark = joint < 0.22 || Math.abs(r / 3.2 - Math.round(r / 3.2)) < 0.07 ? 0.5 : 0.85 + 0.3 * own;
            double quarter = Math.IEEEremainder(a, Math.PI / 2), sign = Math.hypot(r - 42, r * quarter);
            if (Math.abs(r - 29.5) < 1.2) {
                return Ink.hex(0xD9A441);
            }
            if (Math.abs(r - 35) < 1.2) {
                return Ink.hex(0xA6241A);
            }
            if (r > 36 && sign < 4.4) {
                return sign < 1.8 ? Ink.hex(0xE5B84B) : Ink.hex(0x8E1F18);
            }
            if (r > 36 && Math.abs(quarter) * r < 6.5) {
                return Ink.scale(Ink.BONE, dark);
            }
            boolean deep = r > 30 && (r < 35 || Math.abs(Math.IEEEremainder(a - Math.PI / 4, Math.PI / 2)) < 0.28);
            return Ink.scale(deep ? Ink.hex(0x17596A) : own < 0.5 ? Ink.hex(0x4FBCA8) : Ink.hex(0x35A79C), dark);
        };
    }

    private static double sq(double v) {
        return v * v;
    }
}
