package patolli.ui.table.staging;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import patolli.ui.common.Sprite;

/**
 * Small things that spring off a square, up and down the table rather than along the row: whatever stands beside it
 * stays free. Each flies as far as it likes, and in its own arc.
 */
final class Scatter {
    private static final int COUNT = 19, KINDS = 3;
    /** How far up or down they fly at least and at most, and to a side at most, where what stands beside begins. */
    private static final double NEAR = 60, FAR = 150, BESIDE = 36;
    /** How high they fly, and how large they are at least and at most. */
    private static final double HIGH = 26, SMALL = 0.9, LARGE = 1.5;
    /** Seen from above, what flies up or down the table is nearer by so much. */
    private static final double FLAT = 0.72;
    /** They are seen from where the piece ends from which they spring. */
    private static final double FIRST = 54;
    private static final double FADES = 0.22;
    /** None flies over what is written above. */
    private static final double CLEAR = 12;

    private Scatter() { }

    /**
     * Lets them fly.
     *
     * @param chip the pictures: this, {@code -1} to {@code -3}
     * @param way  the way, a point at distance 1
     */
    static void fly(Spotlight light, Cues cues, double from, double to, String chip, Point2D at, Point2D way) {
        Group all = Spotlight.together();
        double highest = light.below() + CLEAR;
        for (int i = 0; i < COUNT; i++) {
            Sprite one = light.picture(chip + "-" + (i % KINDS + 1) + ".png");
            all.getChildren().add(one);
            Flight flight = flight(i, at, way, highest);
            double large = SMALL + (LARGE - SMALL) * part(i, 4);
            double late = 0.1 * part(i, 5);
            cues.over(from, to, done -> {
                if (all.getParent() == null) {
                    light.behind(all);
                }
                double t = Math.clamp((done - late) / (1 - late), 0, 1);
                one.place(flight.at(t));
                one.setRotate(160 * (flight.aside() + 0.3) * t);
                Sparks.scale(one, large * (1 + 0.25 * flight.up(t) / HIGH));
                one.setOpacity(Math.min(1, (1 - t) / FADES));
                one.setVisible(done < 1);
            });
        }
    }

    /** How one of them flies: more fly on than back, if there is room for them; none as far as its neighbour. */
    static Flight flight(int i, Point2D at, Point2D way, double highest) {
        boolean low = at.getY() - FLAT * (FIRST + FAR) - HIGH > highest;
        double ahead = low && way.getY() <= 0 ? -1 : 1;
        double aside = 2 * part(i, 1) - 1;
        return new Flight(at, highest, low && i % 3 == 0 ? -ahead : ahead, aside,
                NEAR + (FAR - NEAR) * part(i, 2) * (1 - 0.5 * aside * aside), HIGH * (0.35 + part(i, 3)));
    }

    /**
     * The way of one of them.
     *
     * @param from    the middle of the square
     * @param highest where what is written above begins
     * @param down    down the table, 1, or up, -1
     * @param aside   how far to a side, -1 to 1
     * @param reach   how far it flies, and how high its arc is
     */
    record Flight(Point2D from, double highest, double down, double aside, double reach, double high) {

        /** Where it is after a part of its way. */
        Point2D at(double t) {
            double out = FIRST + reach * (1 - (1 - t) * (1 - t) * (1 - t));
            return new Point2D(from.getX() + BESIDE * aside * Math.min(1, 2 * t),
                    Math.max(highest, from.getY() + down * FLAT * out - up(t)));
        }

        double up(double t) {
            return high * Math.sin(Math.PI * Math.min(1, 1.15 * t));
        }
    }

    /** 0 to 1, always the same. */
    private static double part(int i, int of) {
        double turn = 0.6180339887 * (i + 1) * (of + 0.37) + 0.123 * of;
        return turn - Math.floor(turn);
    }
}
