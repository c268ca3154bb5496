package patolli.forge.pagade;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.pagade.StillLife.Thing;

/**
 * The free end of a sari in pleats that spread from one point, with a border of woven gold and a fringe at its hem.
 *
 * @param from  in which direction the first pleat lies, and the last
 * @param near  how far from the point it is first seen
 * @param reach how far from it the hem is
 */
record Drape(double x0, double y0, double from, double to, double near, double reach, double[] dye, double[] end,
        double base) implements Thing {
    private static final int PLEATS = 6;
    private static final double HIGH = 6.5, FALL = 22, FRINGE = 6, BORDER = 24;

    private double far(double x, double y) {
        return Math.hypot(x - x0, y - y0);
    }

    /** Which part of the way from the first pleat to the last a point lies at. */
    private double part(double x, double y) {
        double part = (Math.atan2(y - y0, x - x0) - from) / (to - from);
        return part + 0.05 * (Noise.fbm(far(x, y) / 30, base, 31, 2) - 0.5);
    }

    private double hem(double part) {
        return reach + 3.5 * Math.cos(2 * Math.PI * PLEATS * part) - 8 * Math.pow(2 * part - 1, 2);
    }

    @Override
    public double inside(double x, double y) {
        double far = far(x, y), part = part(x, y);
        double side = Math.min(part, 1 - part) * Math.abs(to - from) * far;
        double below = hem(part) - far;
        double thread = Math.sin(part * Math.abs(to - from) * far * 2 * Math.PI / 2.6);
        double fringe = below < FRINGE ? below - (thread > -0.1 ? 0 : FRINGE) : below;
        return Math.min(Math.min(side, far - near), fringe);
    }

    @Override
    public double height(double x, double y, double in) {
        double far = far(x, y), part = part(x, y);
        double down = Noise.smooth(hem(part) + 4, hem(part) - FALL, far);
        double q = PLEATS * part, t = q - Math.floor(q);
        double pleat = t < 0.35 ? Noise.smooth(0, 0.35, t) : Noise.smooth(1, 0.35, t);
        return 1.5 + (base - 1.5) * down + HIGH * pleat * (0.6 + 0.4 * down);
    }

    @Override
    public double[] colour(double x, double y, double in) {
        double part = part(x, y), below = hem(part) - far(x, y);
        double rise = height(x + 1.2, y + 1.5, in) - height(x - 1.2, y - 1.5, in);
        double lit = Math.clamp(0.30 + 0.30 * rise, 0, 1);
        double thread = 0.88 + 0.2 * Noise.value(part * 300, below * 0.3, 33);
        double along = part * PLEATS * 2;
        double lozenge = Math.abs(below - FRINGE - 11) / 5 + Math.abs(along - Math.round(along)) / 0.5;
        boolean line = Math.abs(below - FRINGE - 2) < 1.4 || Math.abs(below - FRINGE - 19.5) < 1.2;
        if (below < FRINGE || line || lozenge < 0.9 && lozenge > 0.45) {
            return Ink.scale(Zari.GOLD, thread * (0.55 + lit));
        }
        return Ink.scale(Zari.silk(below < FRINGE + BORDER - 4 ? end : dye, lit), thread);
    }

    @Override
    public double gloss() {
        return 0.03;
    }
}
