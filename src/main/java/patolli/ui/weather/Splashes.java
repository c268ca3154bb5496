package patolli.ui.weather;

import static patolli.ui.common.DesignPane.HEIGHT;

import java.util.Arrays;
import javafx.scene.canvas.GraphicsContext;

/** Rings and leaping droplets where rain meets the ground; the nearer, the larger. */
final class Splashes {
    private static final int MOST = 90;
    private static final double LASTS = 0.34;
    private static final double LARGEST = 9;
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

    void draw(GraphicsContext pen) {
        for (int i = 0; i < MOST; i++) {
            double t = age[i] / LASTS;
            if (t < 1) {
                splash(pen, x[i], y[i], t, (y[i] - horizon) / (HEIGHT - horizon));
            }
        }
    }

    private static void splash(GraphicsContext pen, double x, double y, double t, double near) {
        double r = LARGEST * (0.25 + 0.75 * near) * (0.3 + 0.7 * t);
        pen.setGlobalAlpha(1 - t);
        pen.strokeOval(x - r, y - r * 0.28, 2 * r, 0.56 * r);
        double leap = 4 * t * (1 - t) * r;
        pen.strokeLine(x - r * 0.35, y - leap * 0.7, x - r * 0.45, y - leap);
        pen.strokeLine(x + r * 0.3, y - leap, x + r * 0.38, y - leap * 1.4);
    }
}
