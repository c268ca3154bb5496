package patolli.ui.weather;

import static patolli.ui.common.DesignPane.HEIGHT;
import static patolli.ui.common.DesignPane.WIDTH;

import java.util.List;
import java.util.random.RandomGenerator;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.transform.Scale;
import javafx.stage.Window;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Ties;

/** Rain in three depths, driven aside by gusts and lit by lightning; it covers the whole design area. */
public final class Rain {
    private static final List<Depth> DEPTHS = List.of(
            new Depth(620, 20, 620, 0.9, 0.28, 0.10, 0.45),
            new Depth(230, 38, 900, 1.2, 0.36, 0.35, 0.85),
            new Depth(56, 84, 1400, 1.8, 0.28, 0.80, 1.60));
    private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
    private final Scale scale = new Scale();
    private final List<Drops> layers;
    private final Splashes splashes;
    private final double wind;
    private Dabs dabs = new Dabs(1, 1);
    private double time;
    private double strength = 1;
    private double lit;

    private Rain(double horizon, double wind, RandomGenerator random) {
        this.wind = wind;
        layers = DEPTHS.stream().map(depth -> new Drops(depth, horizon, random)).toList();
        splashes = new Splashes(horizon);
        canvas.getTransforms().add(scale);
        canvas.setMouseTransparent(true);
    }

    /**
     * Rain that splashes on the ground; the wind comes from the left.
     *
     * @param horizon where the ground begins, design units from above
     */
    public static Rain on(double horizon, RandomGenerator random) {
        return new Rain(horizon, 1, random);
    }

    /** Rain in front of everything, with no ground in sight; the wind comes from the right. */
    public static Rain inTheAir(RandomGenerator random) {
        return new Rain(HEIGHT, -1, random);
    }

    /** What is shown. */
    public Canvas canvas() {
        return canvas;
    }

    /** Draws at the window's own pixels while it is shown, so that drops are crisp. */
    public void sharpen(Ties ties, Scene scene, DesignPane pane) {
        var output = scene.windowProperty().flatMap(Window::outputScaleXProperty).map(Number::doubleValue).orElse(1.0);
        ties.add(output.subscribe(screen -> fit(pane.factorProperty().get(), screen)));
        ties.add(pane.factorProperty().subscribe(factor -> fit(factor.doubleValue(), output.getValue())));
    }

    private void fit(double pixels, double output) {
        if (pixels > 0) {
            dabs = new Dabs(pixels, output);
            canvas.setWidth(Math.ceil(WIDTH * pixels));
            canvas.setHeight(Math.ceil(HEIGHT * pixels));
            scale.setX(1 / pixels);
            scale.setY(1 / pixels);
            draw(lit);
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
        return wind * (0.13 + 0.06 * Math.sin(0.37 * time) + 0.035 * Math.sin(1.13 * time + 1));
    }

    /** @param light of lightning, from 0 to 1 */
    public void draw(double light) {
        lit = light;
        if (strength <= 0) {
            return;
        }
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        for (int i = 0; i < layers.size(); i++) {
            Drops layer = layers.get(i);
            layer.draw(pen, dabs.streak(i, layer.depth(), slope(), light), dabs.pixels(), strength);
        }
        splashes.draw(pen, dabs, light);
    }
}
