package patolli.ui.weather;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.paint.Color;

/** The dabs that rain is drawn with, at one size of the window; each made when it is first wanted. */
final class Dabs {
    static final int LIGHTS = 5;
    static final double MOST_SLOPE = 0.26;
    private static final int SLOPES = 14;
    private static final int AGES = 7;
    private static final int SIZES = 6;
    private static final double LARGEST = 9;
    private static final double FLAT = 0.36;
    private static final double LIT_ALPHA = 1.5;
    private static final double SPLASH_ALPHA = 0.42;
    private static final Color DARK = Color.rgb(160, 186, 200);
    private static final Color LIT = Color.rgb(232, 246, 255);
    private final Map<Integer, Dab> made = new HashMap<>();
    private final double pixels;
    private final double output;

    /**
     * @param pixels of the canvas to a design unit
     * @param output pixels of the screen to a pixel of the canvas
     */
    Dabs(double pixels, double output) {
        this.pixels = pixels;
        this.output = output;
    }

    /** Pixels of the canvas to a design unit. */
    double pixels() {
        return pixels;
    }

    /**
     * A streak; its own point is its lower end.
     *
     * @param layer tells depths apart
     * @param slope how far it leans to the left for each unit of its height; less than 0: to the right
     * @param light from 0 to 1
     */
    Dab streak(int layer, Depth depth, double slope, double light) {
        int lean = (int) Math.round(SLOPES * Math.clamp(slope / MOST_SLOPE, -1, 1));
        int lit = level(light);
        return made.computeIfAbsent((layer * (2 * SLOPES + 1) + SLOPES + lean) * LIGHTS + lit,
                key -> streak(depth, lean * MOST_SLOPE / SLOPES, lit));
    }

    private Dab streak(Depth depth, double slope, int lit) {
        double scale = pixels * output;
        double half = depth.width() * scale / 2;
        double length = depth.length() * scale;
        double aside = depth.length() * slope;
        double left = Math.max(0, aside) + depth.width();
        double right = Math.max(0, -aside) + depth.width();
        return Dab.paint(left, depth.length(), right, 1, scale, output, colour(depth.alpha(), lit), (x, y) -> {
            double along = -y / length;
            double off = Math.abs(x - y * slope);
            return along < 0 || along > 1 ? 0 : Math.clamp(half - off + 0.5, 0, 2 * half) * Math.sqrt(1 - along);
        });
    }

    /**
     * A ring on the ground and what leaps up from it.
     *
     * @param age  from 0 to 1
     * @param near how near, from 0 to 1
     */
    Dab splash(double age, double near, double light) {
        int old = (int) (AGES * age);
        int size = (int) Math.round(SIZES * near);
        int lit = level(light);
        return made.computeIfAbsent(-1 - (old * (SIZES + 1) + size) * LIGHTS - lit,
                key -> splash((old + 0.5) / AGES, 0.25 + 0.75 * size / SIZES, lit));
    }

    private Dab splash(double age, double size, int lit) {
        double scale = pixels * output;
        double r = LARGEST * size * (0.3 + 0.7 * age) * scale;
        double leap = LARGEST * size * 4 * age * (1 - age) * scale;
        double thin = 0.55 * scale;
        double reach = LARGEST * size + 2;
        return Dab.paint(reach, reach * 1.3, reach, reach, scale, output,
                colour(SPLASH_ALPHA * (1 - age), lit), (x, y) -> {
            double e = Math.hypot(x, y / FLAT);
            double slant = Math.hypot(x, y / (FLAT * FLAT)) / Math.max(e, 1e-6);
            double ring = Math.clamp(thin - Math.abs(e - r) / slant + 0.5, 0, 1) * 0.8;
            double drop = Math.min(Math.hypot(x + r * 0.4, y + leap * 0.8), Math.hypot(x - r * 0.35, y + leap * 1.2));
            return Math.max(ring, Math.clamp(thin * 1.3 - drop + 0.5, 0, 1));
        });
    }

    private static int level(double light) {
        return (int) Math.round((LIGHTS - 1) * light);
    }

    private static Color colour(double alpha, int lit) {
        double light = lit / (LIGHTS - 1.0);
        Color colour = DARK.interpolate(LIT, light);
        return Color.color(colour.getRed(), colour.getGreen(), colour.getBlue(),
                Math.min(1, alpha * (1 + LIT_ALPHA * light)));
    }
}
