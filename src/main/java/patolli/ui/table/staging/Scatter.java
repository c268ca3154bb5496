package patolli.ui.table.staging;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import patolli.ui.common.Sprite;

/** Small things that fly off a square the way somebody has come there: each as far as it likes, and in its own arc. */
final class Scatter {
    private static final int COUNT = 15, KINDS = 3;
    /** How far to either side of the way they fly, in degrees, and how far at least and at most. */
    private static final double SPREAD = 58, NEAR = 40, FAR = 176;
    /** How high they fly, and how large they are at least and at most. */
    private static final double HIGH = 26, SMALL = 0.7, LARGE = 1.2;
    /** Seen from above, what flies up or down the table is nearer by so much. */
    private static final double FLAT = 0.72;
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
        double ahead = Math.atan2(way.getY(), way.getX());
        double highest = light.below() + CLEAR;
        for (int i = 0; i < COUNT; i++) {
            Sprite one = light.picture(chip + "-" + (i % KINDS + 1) + ".png");
            all.getChildren().add(one);
            // Most fly straight on, a few far aside; none as far as its neighbour.
            double aside = 2 * part(i, 1) - 1;
            double turn = ahead + Math.toRadians(SPREAD) * aside * Math.abs(aside);
            double reach = NEAR + (FAR - NEAR) * part(i, 2) * (1 - 0.5 * aside * aside);
            double high = HIGH * (0.35 + part(i, 3));
            double large = SMALL + (LARGE - SMALL) * part(i, 4);
            double late = 0.1 * part(i, 5);
            cues.over(from, to, done -> {
                if (all.getParent() == null) {
                    light.before(all);
                }
                double t = Math.clamp((done - late) / (1 - late), 0, 1);
                double out = 16 + reach * (1 - (1 - t) * (1 - t) * (1 - t));
                double up = high * Math.sin(Math.PI * Math.min(1, 1.15 * t));
                one.place(new Point2D(at.getX() + out * Math.cos(turn),
                        Math.max(highest, at.getY() + FLAT * out * Math.sin(turn) - up)));
                one.setRotate(160 * (aside + 0.3) * t);
                Sparks.scale(one, large * (1 + 0.25 * up / HIGH));
                one.setOpacity(Math.min(1, (1 - t) / FADES));
                one.setVisible(done < 1);
            });
        }
    }

    /** 0 to 1, always the same. */
    private static double part(int i, int of) {
        double turn = 0.6180339887 * (i + 1) * (of + 0.37) + 0.123 * of;
        return turn - Math.floor(turn);
    }
}
