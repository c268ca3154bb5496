package patolli.forge.tula;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import patolli.forge.carved.Field;

/**
 * The whole place as one body, in metres: four warrior columns in a row along x, their fronts toward z, the stumps of
 * the square pillars behind them, the pyramid under them, and what has fallen from it.
 */
final class Place implements Field {
    static final Place TULA = new Place();
    private static final double CELL = 1, FIRST = -9, TALLEST = 0.62;
    private static final int CELLS = 26;
    private final List<Column> columns = List.of(
            new Column(0, 1.04, 0.95, 3, 0.05, -0.05, new Column.Loss(0.75, 5.0, 0.1, 0.85),
                    new Column.Loss(-0.80, 2.35, 0.3, 0.34), new Column.Loss(0.30, 1.20, 0.62, 0.27)),
            new Column(2.05, 1.10, 0.35, 8, -0.07, 0.03, new Column.Loss(0.78, 2.02, 0.32, 0.30)),
            new Column(4.10, 1.13, 0.65, 14, 0.04, 0.05, new Column.Loss(-0.42, 5.0, 0.25, 0.70),
                    new Column.Loss(0.60, 3.72, 0.15, 0.22), new Column.Loss(-0.72, 1.40, 0.3, 0.36)),
            new Column(6.15, 1.07, 0.45, 21, -0.03, -0.02, new Column.Loss(0.66, 4.80, 0.35, 0.52),
                    new Column.Loss(-0.45, 0.02, 0.66, 0.27)));
    private final List<Stone> pillars = List.of(
            new Stone(1.15, 1.15, -3.4, 0.42, 1.5, 0.42, 0.05, 0.012, false),
            new Stone(5.2, 0.5, -3.5, 0.42, 0.9, 0.42, -0.08, -0.02, false),
            new Stone(8.35, 1.0, -3.4, 0.42, 2.1, 0.42, 0.04, 0.0, false),
            new Stone(-1.05, 0.24, -3.2, 0.42, 0.5, 0.42, 0.1, 0.03, false),
            new Stone(8.5, 0.34, 0.35, 0.5, 0.36, 0.36, 0.7, 0.09, true),
            new Stone(-0.98, 0.17, 0.55, 0.30, 0.2, 0.24, 0.5, -0.12, false));
    private final List<List<Stone>> rubble = new ArrayList<>();

    private Place() {
        Random random = new Random(77);
        for (int i = 0; i < CELLS; i++) {
            rubble.add(new ArrayList<>());
        }
        for (int n = 0; n < 170; n++) {
            double size = 0.05 + 0.24 * Math.pow(random.nextDouble(), 2.6), m = random.nextDouble() * 2.6 + 0.1;
            boolean front = random.nextDouble() < 0.75;
            double x = front ? Pyramid.LEFT - 0.6 + random.nextDouble() * 12 : Pyramid.LEFT - m;
            double z = front ? Pyramid.FRONT + m : Pyramid.FRONT - random.nextDouble() * 6 + 0.5;
            double y = Pyramid.ledge(Pyramid.outward(x, z)) + size * 0.45;
            put(new Stone(x, y, z, size * (0.8 + random.nextDouble()), size * (0.55 + 0.3 * random.nextDouble()),
                    size * (0.7 + 0.5 * random.nextDouble()), random.nextDouble() * 6, random.nextDouble() * 0.7 - 0.35,
                    random.nextDouble() < 0.1));
        }
    }

    private void put(Stone stone) {
        for (int i = 0; i < CELLS; i++) {
            double from = FIRST + i * CELL - stone.reach() - 0.2;
            if (stone.x() > from && stone.x() < from + CELL + 2 * (stone.reach() + 0.2)) {
                rubble.get(i).add(stone);
            }
        }
    }

    @Override
    public double at(double x, double y, double z) {
        double d = Pyramid.at(x, y, z);
        for (Column c : columns) {
            if (c.bound(x, y, z) < d) {
                d = Math.min(d, c.at(x, y, z));
            }
        }
        for (Stone s : pillars) {
            d = Math.min(d, s.at(x, y, z));
        }
        double over = y - Pyramid.ledge(Pyramid.outward(x, z));
        if (over > TALLEST + 0.1) {
            return Math.min(d, over > 2 ? d : Math.max(0.1, over - TALLEST));
        }
        int cell = (int) Math.floor((x - FIRST) / CELL);
        if (cell >= 0 && cell < CELLS && d > 0) {
            for (Stone s : rubble.get(cell)) {
                d = Math.min(d, s.at(x, y, z));
            }
            d = Math.min(d, 0.3);
        }
        return d;
    }
}
