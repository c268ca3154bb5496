package patolli.ui.weather;

import static patolli.ui.common.DesignPane.HEIGHT;
import static patolli.ui.common.DesignPane.WIDTH;

import java.util.random.RandomGenerator;
import javafx.scene.canvas.GraphicsContext;

/** The drops of one layer. */
final class Drops {
    private static final double MARGIN = 160;
    private final Depth depth;
    private final RandomGenerator random;
    private final double horizon;
    private final double[] x;
    private final double[] y;
    private final double[] end;

    /** @param horizon where the ground begins, design units from above; below the picture for none */
    Drops(Depth depth, double horizon, RandomGenerator random) {
        this.depth = depth;
        this.horizon = horizon;
        this.random = random;
        x = new double[depth.drops()];
        y = new double[depth.drops()];
        end = new double[depth.drops()];
        for (int i = 0; i < x.length; i++) {
            begin(i);
            y[i] = random.nextDouble(-depth.length(), end[i]);
        }
    }

    Depth depth() {
        return depth;
    }

    private void begin(int i) {
        x[i] = random.nextDouble(-MARGIN, WIDTH + MARGIN);
        y[i] = -random.nextDouble(depth.length());
        end[i] = horizon >= HEIGHT ? HEIGHT + depth.length()
                : horizon + (HEIGHT - horizon) * random.nextDouble(depth.from(), depth.to());
    }

    /**
     * The drops fall; those that land splash.
     *
     * @param slope how far the wind carries a drop aside for each unit that it falls
     */
    void fall(double seconds, double slope, Splashes splashes) {
        double way = depth.speed() * seconds;
        for (int i = 0; i < x.length; i++) {
            y[i] += way;
            x[i] += way * slope;
            if (y[i] > end[i]) {
                if (end[i] < HEIGHT) {
                    splashes.add(x[i], end[i]);
                }
                // Drops that a slow moment lets fall too far must not all begin at the top together.
                double beyond = (y[i] - end[i]) % HEIGHT;
                begin(i);
                y[i] += beyond;
            }
        }
    }

    /**
     * @param pixels of the canvas to a design unit
     * @param part   how many of the drops fall, from 0 to 1
     */
    void draw(GraphicsContext pen, Dab streak, double pixels, double part) {
        for (int i = (int) (x.length * part) - 1; i >= 0; i--) {
            streak.put(pen, x[i] * pixels, y[i] * pixels);
        }
    }
}
