package patolli.forge.hand;

import java.awt.Color;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import patolli.board.HandSheet.Pose;
import patolli.forge.codex.Painter;
import patolli.forge.outline.Form;

/**
 * A hand in each of its poses. The wrist lies at (-1.2, 0), fingers point to +x, the thumb lies at -y; four fingers
 * side by side are 1.3 units wide.
 */
final class Poses {
    private static final double WRIST = -1.2;
    private static final double[] LENGTH = {1.02, 1.18, 1.08, 0.84};
    private static final double[] THICK = {0.18, 0.185, 0.18, 0.155};
    /** How much longer than a strong hand's fingers are, for what they lack in thickness. */
    private static final double LONGER = 0.75;
    private final Painter c;
    private final Color skin;
    private final Color palm;
    private final Color nail;
    private final Held held;
    private final double fine;

    Poses(Painter c, Wear wear, Held held) {
        this.c = c;
        this.held = held;
        fine = wear.thick();
        skin = wear.skin();
        palm = wear.palm();
        nail = wear.nail();
    }

    void draw(Pose pose) {
        switch (pose) {
            case REACHING -> back(7, 1, 0.10);
            case SCOOPING -> back(2.5, 0.72, 0.30);
            case CLOSED -> bent(0, () -> closed(pose));
            case CLOSED_UP -> bent(-13, () -> closed(pose));
            case CLOSED_DOWN -> bent(12, () -> closed(pose));
            case OPENING -> bent(-6, this::opening);
            case THROWN -> back(15, 1.1, -0.04);
        }
    }

    /** Turned at the wrist. */
    private void bent(double deg, Runnable hand) {
        c.at(WRIST, 0, deg, 1, 1, () -> c.at(-WRIST, 0, 0, 1, 1, hand));
    }

    /**
     * The back of the hand.
     *
     * @param spread degrees between two fingers
     * @param length of the fingers as they are seen, 1 when stretched
     * @param bend   how far their tips turn to the thumb
     */
    private void back(double spread, double length, double bend) {
        double wide = spread / 15;
        c.draw(Form.sweep(-0.86, -0.22, 0.26, -0.42, -0.58 - 0.06 * wide, 0.265, -0.02, -0.86 - 0.14 * wide, 0.215,
                0.30 * length, -1.0 - 0.2 * wide, 0.17, 0.44 * length, -1.05 - 0.22 * wide, 0.06), skin);
        nail(0.25 * length, -0.985 - 0.195 * wide, -18 - 12 * wide, 0.13, 0.085);
        for (int i = 3; i >= 0; i--) {
            finger(i, spread * (i - 1.4), length(i) * length, bend);
        }
        c.fill(Form.blob(WRIST, -0.37, WRIST, -0.37, -0.7, -0.52, -0.1, -0.62, 0.42, -0.66, 0.60, -0.40, 0.66, 0, 0.58,
                0.40, 0.36, 0.70, -0.2, 0.60, -0.8, 0.44, WRIST, 0.37, WRIST, 0.37), skin);
        c.ink(Form.curve(-0.30, -0.60, 0.05, -0.64, 0.34, -0.68), 1);
        c.ink(Form.curve(WRIST, 0.37, -0.8, 0.44, -0.2, 0.61, 0.33, 0.71), 1);
        c.ink(Form.curve(WRIST, -0.37, -0.95, -0.42), 1);
        for (int i = 0; i < 4; i++) {
            double y = root(i) * 0.93;
            c.ink(Form.curve(0.30 - 0.03 * i, y - 0.10, 0.42 - 0.03 * i, y, 0.30 - 0.03 * i, y + 0.10), 0.62);
            if (i < 3) {
                double between = (root(i) + root(i + 1)) / 2;
                c.ink(Form.line(0.44, between * 0.97, 0.68, between * (1.0 + 0.1 * wide)), 0.8);
            }
        }
        for (int i = 1; i < 3; i++) {
            c.ink(Form.curve(-0.62, root(i) * 0.5, -0.2, root(i) * 0.72, 0.12, root(i) * 0.85), 0.5);
        }
    }

    private double thick(int finger) {
        return THICK[finger] * fine;
    }

    /** A finger that is finer is longer. */
    private double length(int finger) {
        return LENGTH[finger] * (1 + (1 - fine) * LONGER);
    }

    private static double root(int finger) {
        return -0.485 + 0.325 * finger;
    }

    private void finger(int i, double deg, double length, double bend) {
        double r = thick(i);
        c.at(0.34 - 0.05 * Math.abs(i - 1), root(i), deg, 1, 1, () -> {
            double tip = 0.12 + length;
            c.draw(Form.sweep(-0.05, 0, r * 0.9, tip * 0.4, -bend * 0.1, r * 1.04, tip * 0.72, -bend * 0.25, r,
                    tip - r * 0.55, -bend * 0.45, r * 0.86, tip - r * 0.1, -bend * 0.5, r * 0.5, tip, -bend * 0.52,
                    0.03), skin, 0.95);
            nail(tip - r * 0.72, -bend * 0.46, -14 * bend, 0.12, 0.085);
            double joint = tip * 0.56;
            c.ink(Form.curve(joint, -r * 0.5 - bend * 0.15, joint + 0.045, -bend * 0.15, joint, r * 0.5 - bend * 0.15),
                    0.55);
        });
    }

    private void nail(double x, double y, double deg, double a, double b) {
        c.draw(Form.put(Form.oval(0, 0, a, b), x, y, deg, 1), nail, 0.55);
    }

    /** A hollow hand, its palm towards us with what is thrown in it; fingers and thumb close over that from two sides. */
    private void closed(Pose pose) {
        Shape block = Form.blob(WRIST, -0.37, WRIST, -0.37, -0.82, -0.58, -0.35, -0.84, 0.30, -0.86, 0.86, -0.66, 1.02,
                -0.1, 0.92, 0.56, 0.5, 0.84, -0.2, 0.84, -0.78, 0.58, WRIST, 0.37, WRIST, 0.37);
        c.draw(block, palm);
        c.fill(Form.blob(-0.58, 0, -0.42, -0.48, 0.12, -0.70, 0.72, -0.50, 0.86, 0, 0.70, 0.52, 0.10, 0.68, -0.44,
                0.44), hollow());
        c.ink(Form.curve(-0.84, 0.40, -0.62, 0.06, -0.66, -0.24), 0.7);
        held.draw(c, pose);
        for (int i = 3; i >= 0; i--) {
            double y = -0.60 + 0.405 * i, r = thick(i) * 1.0;
            double x = 1.06 - 0.06 * (i - 1) * (i - 1), tip = x - 0.50 * length(i);
            c.draw(Form.sweep(x + r * 0.9, y, 0.03, x + r * 0.7, y, r * 0.7, x + r * 0.2, y, r * 1.02, (x + tip) / 2,
                    y * 0.97, r * 1.05, tip + r * 0.5, y * 0.93, r * 0.92, tip, y * 0.92, r * 0.55, tip - 0.05,
                    y * 0.92, 0.03), skin, 0.95);
            nail(tip + r * 0.55, y * 0.93, 0, 0.11, 0.09);
            c.ink(Form.curve(x - 0.09, y - r * 0.5, x - 0.04, y, x - 0.09, y + r * 0.5), 0.6);
        }
        c.draw(Form.sweep(-0.98, -0.24, 0.24, -0.66, -0.66, 0.275, -0.28, -0.90, 0.235, 0.06, -0.84, 0.195, 0.26,
                -0.72, 0.14, 0.33, -0.66, 0.05), skin);
        nail(0.15, -0.78, 26, 0.125, 0.09);
        c.ink(Form.curve(-0.24, -1.08, -0.15, -0.94, -0.20, -0.78), 0.55);
        c.fill(Form.blob(WRIST + 0.05, -0.31, -1.04, -0.35, -0.84, -0.24, -0.86, 0.1, WRIST + 0.05, 0.1), palm);
        wrist(palm);
    }

    /** The palm where the hand's own shadow lies. */
    private Color hollow() {
        return new Color((int) (palm.getRed() * 0.66), (int) (palm.getGreen() * 0.62), (int) (palm.getBlue() * 0.60));
    }

    /** The hand goes on into the arm without a line. */
    private void wrist(Color colour) {
        c.fill(Form.slab(WRIST, 0, 0.22, 0.62, 0.08), colour);
    }

    /** The palm, its fingers flung out. */
    private void opening() {
        Shape block = Form.blob(WRIST, -0.37, WRIST, -0.37, -0.7, -0.55, -0.1, -0.62, 0.44, -0.62, 0.62, -0.3, 0.64,
                0.1, 0.52, 0.52, 0.2, 0.72, -0.3, 0.66, -0.84, 0.5, WRIST, 0.37, WRIST, 0.37);
        Shape thumb = Form.sweep(-0.8, -0.26, 0.27, -0.46, -0.66, 0.27, -0.28, -1.0, 0.22, -0.16, -1.24, 0.16, -0.13,
                -1.34, 0.06);
        List<Shape> parts = new ArrayList<>(List.of(block, thumb));
        for (int i = 0; i < 4; i++) {
            double r = thick(i) * 1.03;
            double span = length(i) * 0.9;
            Shape finger = Form.sweep(-0.1, 0, r, 0.3, 0, r * 1.05, span * 0.7, -0.05, r, span, -0.16, r * 0.85,
                    span + 0.1, -0.22, r * 0.4);
            parts.add(Form.put(finger, 0.36 - 0.05 * Math.abs(i - 1), root(i), 12 * (i - 1.5), 1));
        }
        // One contour round all: what lies inside it is painted over.
        parts.forEach(part -> c.ink(part, 2));
        parts.forEach(part -> c.fill(part, palm));
        wrist(palm);
        for (int i = 0; i < 4; i++) {
            double y = root(i);
            c.ink(Form.curve(0.52, y * 1.02 - 0.1, 0.56, y * 1.04, 0.52, y * 1.02 + 0.1), 0.6);
            int k = i;
            c.at(0.36, y, 12 * (i - 1.5), 1, 1, () -> c.ink(Form.curve(0.56 * length(k), -0.12, 0.60 * length(k), 0,
                    0.56 * length(k), 0.10), 0.5));
        }
        c.ink(Form.curve(-0.44, -0.52, -0.1, -0.2, -0.34, 0.4), 0.7);
        c.ink(Form.curve(0.36, -0.42, 0.06, -0.06, -0.04, 0.06), 0.6);
        c.ink(Form.curve(0.30, 0.40, 0.18, 0.10, 0.28, -0.1), 0.55);
    }
}
