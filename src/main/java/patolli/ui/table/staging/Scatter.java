package patolli.ui.table.staging;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import patolli.ui.common.Sprite;

/**
 * Small things that spring off a square in all directions, and in its row between whatever stands beside it and the
 * rows above and below: that stays free. Each flies as far as it likes, in its own arc and turning in its own way.
 */
final class Scatter {
    private static final int COUNT = 26, KINDS = 3;
    /** They are seen from where the piece ends from which they spring; so far they fly at least and at most. */
    private static final double FIRST = 52, NEAR = 24, FAR = 112;
    /** No more level than this do they fly, in degrees: what stands beside is left free. */
    private static final double STEEP = 37;
    /** Of the steps from one to the next, how much each strays. */
    private static final double STRAYS = 0.8;
    /** How high they fly, and how large they are at least and at most. */
    private static final double HIGH = 18, SMALL = 0.55, LARGE = 1.5;
    /** How far they turn meanwhile, at most, in degrees. */
    private static final double TURNS = 300;
    private static final double FADES = 0.3;
    /** So much of its way goes what has no room above. */
    private static final double SHORT = 0.6;
    /** None flies over what is written above. */
    private static final double CLEAR = 30;

    private Scatter() { }

    /**
     * Lets them fly.
     *
     * @param chip the pictures: this, {@code -1} to {@code -3}
     */
    static void fly(Spotlight light, Cues cues, double from, double to, String chip, Point2D at) {
        Group all = Spotlight.together();
        double highest = light.below() + CLEAR;
        for (int i = 0; i < COUNT; i++) {
            Sprite one = light.picture(chip + "-" + (i % KINDS + 1) + ".png");
            all.getChildren().add(one);
            Flight flight = flight(i, at, highest);
            double large = SMALL + (LARGE - SMALL) * Math.pow(part(i, 4), 1.6);
            double late = 0.1 * part(i, 5);
            double turn = Math.toDegrees(flight.angle()) + 50 * (part(i, 6) - 0.5);
            double turns = TURNS * (2 * part(i, 7) - 1);
            cues.over(from, to, done -> {
                if (all.getParent() == null) {
                    light.behind(all);
                }
                double t = Math.clamp((done - late) / (1 - late), 0, 1);
                one.place(flight.at(t));
                one.setRotate(turn + turns * t);
                Sparks.scale(one, large * (1 + 0.25 * flight.up(t) / HIGH));
                one.setOpacity(Math.min(1, (1 - t) / FADES));
                one.setVisible(done < 1);
            });
        }
    }

    /** How one of them flies: in turn upwards and downwards, from the right to the left. */
    static Flight flight(int i, Point2D at, double highest) {
        double along = (i / 2 + 0.5 + STRAYS * (part(i, 1) - 0.5)) / (COUNT / 2);
        double angle = Math.toRadians(STEEP + (180 - 2 * STEEP) * along) * (i % 2 == 0 ? 1 : -1);
        double high = HIGH * (0.3 + 0.7 * part(i, 3)), reach = NEAR + (FAR - NEAR) * part(i, 2);
        double room = (at.getY() - highest - high) / Math.abs(Math.sin(angle)) - FIRST;
        if (i % 2 == 0) {
            return new Flight(at, highest, angle, reach, high);
        }
        // Where the uppermost row is struck what would fly up goes down as well.
        return room < NEAR ? new Flight(at, highest, -angle, reach * SHORT, high)
                : new Flight(at, highest, angle, Math.min(reach, room), high);
    }

    /**
     * The way of one of them.
     *
     * @param from    the middle of the square
     * @param highest where what is written above begins
     * @param angle   whither it flies, from what is to the right clockwise
     * @param reach   how far it flies, and how high its arc is
     */
    record Flight(Point2D from, double highest, double angle, double reach, double high) {

        /** Where it is after a part of its way. */
        Point2D at(double t) {
            double out = FIRST + reach * (1 - (1 - t) * (1 - t) * (1 - t));
            double rise = Math.sin(angle) < 0 ? up(t) : up(t) * 0.4;
            return new Point2D(from.getX() + out * Math.cos(angle),
                    Math.max(highest, from.getY() + out * Math.sin(angle) - rise));
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
