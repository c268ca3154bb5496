package patolli.ui.weather;

import static patolli.ui.common.DesignPane.HEIGHT;
import static patolli.ui.common.DesignPane.WIDTH;

import java.util.List;
import java.util.random.RandomGenerator;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Scale;

/** Rain in three depths, driven aside by gusts and lit by lightning; it covers the whole design area. */
public final class Rain {
    private static final List<Depth> DEPTHS = List.of(
            new Depth(260, 17, 620, 0.9, 0.20, 0.10, 0.45),
            new Depth(130, 32, 900, 1.1, 0.26, 0.35, 0.85),
            new Depth(46, 66, 1350, 1.5, 0.24, 0.80, 1.60));
    private static final Color DARK = Color.rgb(160, 186, 200);
    private static final Color LIT = Color.rgb(232, 246, 255);
    private static final double LIT_ALPHA = 1.5;
    private static final double SPLASH_ALPHA = 0.42;
    private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
    private final Scale scale = new Scale();
    private final List<Drops> layers;
    private final Splashes splashes;
    private double time;
    private double strength = 1;

    private Rain(double horizon, RandomGenerator random) {
        layers = DEPTHS.stream().map(depth -> new Drops(depth, horizon, random)).toList();
        splashes = new Splashes(horizon);
        canvas.getTransforms().add(scale);
        canvas.setMouseTransparent(true);
    }

    /**
     * Rain that splashes on the ground.
     *
     * @param horizon where the ground begins, design units from above
     */
    public static Rain on(double horizon, RandomGenerator random) {
        return new Rain(horizon, random);
    }

    /** Rain in front of everything, with no ground in sight. */
    public static Rain inTheAir(RandomGenerator random) {
        return new Rain(HEIGHT, random);
    }

    /** What is shown. */
    public Canvas canvas() {
        return canvas;
    }

    /**
     * Draws at the window's own pixels, so that drops are crisp.
     *
     * @param pixels of the window to a design unit
     */
    public void fit(double pixels) {
        if (pixels > 0) {
            canvas.setWidth(Math.ceil(WIDTH * pixels));
            canvas.setHeight(Math.ceil(HEIGHT * pixels));
            scale.setX(1 / pixels);
            scale.setY(1 / pixels);
            draw(0);
        }
    }

    /** How hard it rains, from 0 (not at all) to 1. */
    public void setStrength(double part) {
        strength = part;
        canvas.setVisible(part > 0);
    }

    /** Time goes by. */
    public void fall(double seconds) {
        time += seconds;
        double slope = slope();
        layers.forEach(layer -> layer.fall(seconds, slope, splashes));
        splashes.beat(seconds);
    }

    private double slope() {
        return 0.13 + 0.06 * Math.sin(0.37 * time) + 0.035 * Math.sin(1.13 * time + 1);
    }

    /** @param light of lightning, from 0 to 1 */
    public void draw(double light) {
        if (strength <= 0) {
            return;
        }
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        pen.scale(1 / scale.getX(), 1 / scale.getY());
        pen.setGlobalAlpha(1);
        pen.setLineCap(StrokeLineCap.BUTT);
        Color colour = DARK.interpolate(LIT, light);
        for (Drops layer : layers) {
            pen.setStroke(lit(colour, layer.depth().alpha(), light));
            pen.setLineWidth(layer.depth().width());
            layer.draw(pen, slope(), strength);
        }
        pen.setStroke(lit(colour, SPLASH_ALPHA, light));
        pen.setLineWidth(0.9);
        splashes.draw(pen);
    }

    private static Color lit(Color colour, double alpha, double light) {
        return Color.color(colour.getRed(), colour.getGreen(), colour.getBlue(), Math.min(1, alpha * (1 + LIT_ALPHA * light)));
    }
}
