package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.outline.Form;

/** How a flat thing lies: its middle and its turn in degrees. What is drawn on it is given from that middle. */
record Pose(double x, double y, double deg) {

    Shape of(Shape s) {
        return Form.put(s, x, y, deg, 1);
    }

    /** A shape drawn about its own origin, put at a place of the thing, turned a little more, scaled. */
    Shape of(Shape s, double u, double v, double more, double k) {
        return Form.put(s, x + across(u, v), y + down(u, v), deg + more, k);
    }

    /** How far along the thing a point of the picture lies. */
    double along(double px, double py) {
        double a = Math.toRadians(deg);
        return (px - x) * Math.cos(a) + (py - y) * Math.sin(a);
    }

    /** How far across the thing a point of the picture lies. */
    double aside(double px, double py) {
        double a = Math.toRadians(deg);
        return -(px - x) * Math.sin(a) + (py - y) * Math.cos(a);
    }

    private double across(double u, double v) {
        double a = Math.toRadians(deg);
        return u * Math.cos(a) - v * Math.sin(a);
    }

    private double down(double u, double v) {
        double a = Math.toRadians(deg);
        return u * Math.sin(a) + v * Math.cos(a);
    }
}
