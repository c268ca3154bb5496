package patolli.ui.weather;

import static patolli.ui.common.DesignPane.HEIGHT;

import java.util.Arrays;
import javafx.scene.canvas.GraphicsContext;

/** Rings and leaping droplets where rain meets the ground; the nearer, the larger. */
final class Splashes {
    private static final int MOST = 160;
    private static final double LASTS = 0.34;
    private final double horizon;
    private final double[] x = new double[MOST];
    private final double[] y = new double[MOST];
    private final double[] age = new double[MOST];
    private int next;

    Splashes(double horizon) {
        this.horizon = horizon;
        Arrays.fill(age, LASTS);
    }

    void add(double atX, double atY) {
        x[next] = atX;
        y[next] = atY;
        age[next] = 0;
        next = (next + 1) % MOST;
    }

    void beat(double seconds) {
        for (int i = 0; i < MOST; i++) {
            age[i] += seconds;
        }
    }

    void draw(GraphicsContext pen, Dabs dabs, double light) {
        for (int i = 0; i < MOST; i++) {
            if (age[i] < LASTS) {
                dabs.splash(age[i] / LASTS, (y[i] - horizon) / (HEIGHT - horizon), light)
                        .put(pen, x[i] * dabs.pixels(), y[i] * dabs.pixels());
            }
        }
    }
}
