package patolli.forge.mictlan;

import java.awt.image.BufferedImage;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.matter.Noise;

/** The end of a game: the lord in a mood before his wall, a light, and a calm side for the words. */
final class Ending {
    private static final double WON_X = 470, LOST_X = 925, GRAIN = 0.006, LIT = 12;
    private final int k;
    private final Mood mood;
    private final Arms.Prize prize;

    /** @param k pixels to the design unit */
    Ending(int k, Mood mood, Arms.Prize prize) {
        this.k = k;
        this.mood = mood;
        this.prize = prize;
    }

    /** The finished picture over the wall, which is used up. */
    BufferedImage draw(Light wall) {
        boolean won = mood.low();
        Stage stage = new Stage(k, mood == Mood.BEATEN ? WON_X - 8 : won ? WON_X : LOST_X);
        new Lord(stage, mood, prize).draw();
        BufferedImage figure = stage.pressed(won ? 7 : -7, mood == Mood.BEATEN ? 6 : -5);
        Mask mask = Mask.of(figure);
        Mask shadow = mask.blurred(20 * k).moved((won ? 24 : -24) * k, (mood == Mood.BEATEN ? 10 : -8) * k);
        Paint.each(wall, (x, y, c) -> {
            double dark = (1 - 0.90 * Math.min(1, 1.25 * shadow.at(x, y))) * calm(x / (double) k)
                    * (1 + behind(x / (double) k, y / (double) k));
            return new double[] {c[0] * dark, c[1] * dark, c[2] * dark};
        });
        wall.over(figure, switch (mood) {
            case SULKING -> embers(mask);
            case BEATEN -> morning(mask);
            default -> torch(mask);
        });
        air(wall);
        wall.bloom(0.8, 8 * k, 0.22);
        return wall.develop(1.22, GRAIN, won ? 0.30 : 0.45);
    }

    /** The wall sinks away where the words will stand. */
    private double calm(double u) {
        return switch (mood) {
            case SULKING -> 1 - 0.62 * Noise.smooth(640, 860, u);
            case BEATEN -> 1 - 0.66 * Noise.smooth(660, 900, u);
            default -> 1 - 0.62 * Noise.smooth(600, 420, u);
        };
    }

    /** What he holds up is dark: the wall behind it is not. */
    private double behind(double u, double v) {
        return mood == Mood.SMUG ? LIT * Paint.near(u, v, LOST_X - 309 * Stage.UNIT, Stage.TOP + 220 * Stage.UNIT, 100)
                : 0;
    }

    private Light.Tint embers(Mask mask) {
        return Paint.lit(mask, k, -5, 5, (u, v, rim, flicker) -> {
            double w = Noise.smooth(900, 60, u - 0.3 * (v - 400)), face = Paint.near(u, v, WON_X, 320, 190);
            double f = (0.22 + 0.42 * w + 0.26 * face) * flicker, fire = Math.max(-0.10, rim) * 1.25 * w;
            double warm = Noise.smooth(150, 800, v);
            return new double[] {f * (0.98 + 0.34 * warm) + fire, f * (0.86 + 0.02 * warm) + 0.48 * fire,
                    f * (1.02 - 0.38 * warm) + 0.20 * fire};
        });
    }

    private Light.Tint morning(Mask mask) {
        return Paint.lit(mask, k, -6, -4, (u, v, rim, flicker) -> {
            double w = Noise.smooth(860, 90, u + 0.25 * v - 60), face = Paint.near(u, v, WON_X - 20, 330, 180);
            double f = (0.20 + 0.60 * w + 0.24 * face) * flicker, day = Math.max(-0.10, rim) * 1.35 * (0.15 + w);
            return new double[] {f * 0.86 + day, f * 0.95 + day * 0.98, f * 1.12 + day * 0.92};
        });
    }

    private Light.Tint torch(Mask mask) {
        double cx = prizeX(), cy = prizeY();
        return Paint.lit(mask, k, 6, 1, (u, v, rim, flicker) -> {
            double w = Noise.smooth(380, 1240, u + 0.18 * (v - 400)), face = Paint.near(u, v, LOST_X, 250, 190);
            double f = (0.36 + 0.46 * w + 0.26 * face) * flicker + 0.6 * w * Math.max(-0.1, rim);
            double prize = mood == Mood.GLOATING ? Math.exp(-Math.pow(Math.hypot((u - cx) / 1.25, v - cy) / 88, 6)) : 0;
            double g = mood == Mood.GLOATING ? Paint.near(u, v, cx, cy, 150) : 0, q = f * (1 - 0.3 * prize) + 0.50 *
                    prize;
            return new double[] {q * (1.20 - 0.26 * g), q * (0.92 + 0.14 * g), q * (0.64 + 0.20 * g)};
        });
    }

    private static double prizeX() {
        return LOST_X - 322 * Stage.UNIT;
    }

    private static double prizeY() {
        return Stage.TOP + 186 * Stage.UNIT;
    }

    /** Dust where light comes in, warmth over a fire, the green round a prize. */
    private void air(Light o) {
        Paint.each(o, (x, y, c) -> {
            double u = (x + 0.5) / k, v = (y + 0.5) / k;
            double[] a = switch (mood) {
                case BEATEN -> shaft(u, v);
                case SULKING -> {
                    double g = Paint.near(u, v * 0.8, -40, 700, 330) * (0.8 + 0.5 * Grain.sum(u / 120, v / 80, 8, 4)) *
                            0.052;
                    yield new double[] {g, g * 0.30, g * 0.05};
                }
                default -> warmth(u, v);
            };
            return new double[] {c[0] + a[0], c[1] + a[1], c[2] + a[2]};
        });
    }

    private static double[] shaft(double u, double v) {
        double dx = u - Wall.STAR_X, dy = v - Wall.STAR_Y, r = Math.hypot(dx, dy), a = Math.atan2(dy, dx);
        double fan = Math.exp(-Math.pow((a - 0.62) / 0.44, 2)) * (0.55 + 0.9 * Grain.sum(a * 9, 2.5, 1, 3));
        double g = 0.15 * Math.max(0, fan) * Math.exp(-r / 360) * Noise.smooth(20, 90, r)
                + 0.10 * Math.exp(-r / 70) + 0.030 * Math.exp(-Math.max(0, u) / 260);
        return new double[] {g * 0.74, g * 0.80, g * 0.94};
    }

    private double[] warmth(double u, double v) {
        double w = Math.pow(Math.max(0, (u - 700) / 580), 2.2) * (0.8 + 0.5 * Grain.sum(u / 120, v / 80, 8, 4));
        double g = mood == Mood.GLOATING ? 0.045 * Math.exp(-Math.pow(Math.hypot((u - prizeX()) / 1.25, v - prizeY()),
                2) / 15000) : 0;
        return new double[] {w * 0.040 + g * 0.2, w * 0.014 + g, w * 0.002 + g * 0.45};
    }
}
