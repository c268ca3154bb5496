package patolli.ui.proof;

import patolli.ui.common.Pigment;

/** Paints a sign in a circle of radius 50 about the middle. */
final class SignPainter {
    /** Petals stand between these two distances from the middle. */
    private static final double INNER = 17;
    private static final double OUTER = 37.5;
    private final Sign sign;
    private final Brush brush;

    SignPainter(Sign sign, Brush brush) {
        this.sign = sign;
        this.brush = brush;
    }

    void paint() {
        rim();
        for (int n = 0; n < sign.petals(); n++) {
            gap((n + 0.5) * 360 / sign.petals());
        }
        for (int n = 0; n < sign.petals(); n++) {
            petal(n * 360.0 / sign.petals());
        }
        heart();
    }

    private void rim() {
        switch (sign.rim()) {
            case LOBES -> {
                round(12, turn -> brush.disc(41.5, turn, 7.5, sign.outer()));
                brush.disc(0, 0, 41, Pigment.BONE);
            }
            case RAYS -> {
                round(16, turn -> brush.corners(turn, sign.outer(), -8, -38, 0, -49, 8, -38));
                brush.disc(0, 0, 40.5, Pigment.BONE);
            }
            case BAND -> {
                ground();
                brush.disc(0, 0, 42, Pigment.INK);
                brush.disc(0, 0, 40, Pigment.BONE);
            }
            case BEADS -> {
                ground();
                round(20, turn -> brush.disc(44, turn, 3.1, Pigment.BONE));
                brush.disc(0, 0, 39.5, Pigment.BONE);
            }
            case TEETH -> {
                plain();
                round(16, turn -> brush.corners(turn, sign.outer(), -9, -48, 0, -39.5, 9, -48));
                edge();
            }
            case FRETS -> {
                plain();
                round(12, turn -> brush.corners(turn, sign.outer(), -6.4, -47, -6.4, -39.5, 6.4, -39.5, 6.4, -47));
                edge();
            }
            case QUARTERS -> {
                ground();
                round(8, turn -> brush.form(turn, sign.inner(),
                        "M -9.4,-47.1 A 48,48 0 0 1 9.4,-47.1 L 7.7,-38.7 A 39.5,39.5 0 0 0 -7.7,-38.7 Z"));
                brush.disc(0, 0, 39.5, Pigment.BONE);
            }
            case FEATHERS -> {
                plain();
                round(18, turn -> brush.form(turn, sign.outer(), "M -7,-39 L -7,-43 A 7,5.5 0 0 1 7,-43 L 7,-39 Z"));
                brush.disc(0, 0, 39.5, Pigment.BONE);
            }
        }
    }

    private void ground() {
        brush.disc(0, 0, 48, sign.outer());
    }

    private void plain() {
        brush.disc(0, 0, 48, Pigment.BONE);
    }

    /** The contour of the edge, over what reaches across it. */
    private void edge() {
        brush.form(0, null, "M 0,-48 A 48,48 0 1 1 -0.01,-48 Z");
    }

    private static void round(int times, java.util.function.DoubleConsumer each) {
        for (int n = 0; n < times; n++) {
            each.accept(n * 360.0 / times);
        }
    }

    /** Half the room that a petal has at its widest. */
    private double room() {
        return Math.min(12.5, 28 * Math.sin(Math.PI / sign.petals()) - 0.6);
    }

    private void petal(double turn) {
        double w = room();
        Pigment fill = sign.middle();
        switch (sign.petal()) {
            case DISC -> {
                brush.disc(27.5, turn, Math.min(w, 9.8), fill);
                brush.disc(27.5, turn, Math.min(w, 9.8) * 0.42, Pigment.BONE);
            }
            case LEAF -> {
                brush.form(turn, fill, "M 0,%f C %f,-21 %f,-33 0,%f C %f,-33 %f,-21 0,%f Z",
                        -INNER + 2, w * 1.15, w * 1.15,
                        -OUTER - 1, -w * 1.15, -w * 1.15, -INNER + 2);
                brush.form(turn, Pigment.BONE, "M 0,-21 Q 3.4,-26 0,-31.5 Q -3.4,-26 0,-21 Z");
            }
            case STEPS -> brush.corners(turn, fill, -w, -18, -w, -25, -w * 0.62, -25, -w * 0.62, -31, -w * 0.26, -31,
                    -w * 0.26, -OUTER, w * 0.26, -OUTER, w * 0.26, -31, w * 0.62, -31, w * 0.62, -25, w, -25, w, -18);
            case HEART -> {
                brush.form(turn, fill, "M 0,-17 C %f,-24 %f,-38 %f,-38 "
                        + "C %f,-38 0,-36 0,-31 C 0,-36 %f,-38 %f,-38 C %f,-38 %f,-24 0,-17 Z",
                        w * 0.9, w * 1.3, w * 0.6, w * 0.2, -w * 0.2, -w * 0.6, -w * 1.3, -w * 0.9);
                brush.dot(25.5, turn, 2.4, Pigment.INK);
            }
            case HOOK -> brush.band(turn, fill, 3.4,
                    "M %f,-20 L %f,-20 L %f,-35 L %f,-35 L %f,-27.5 L %f,-27.5", -w * 0.8,
                    w * 0.72, w * 0.72, -w * 0.62, -w * 0.62, w * 0.02);
            case DROP -> {
                double r = Math.min(w, 9);
                brush.form(turn, fill, "M 0,-16 L %f,-28 A %f,%f 0 1 0 %f,-28 Z", r * 0.98, r, r, -r * 0.98);
                brush.dot(29, turn, r * 0.36, Pigment.BONE);
            }
            case TEE -> brush.corners(turn, fill, -w * 0.34, -17, -w * 0.34, -28, -w * 0.9, -28, -w * 0.9, -OUTER + 0.5,
                    w * 0.9, -OUTER + 0.5, w * 0.9, -28, w * 0.34, -28, w * 0.34, -17);
            case FAN -> {
                brush.corners(turn, fill, -w * 0.38, -17, -w * 0.98, -OUTER, w * 0.98, -OUTER, w * 0.38, -17);
                brush.form(turn, Pigment.BONE, "M %f,-32 L 0,-26 L %f,-32", -w * 0.55, w * 0.55);
            }
        }
    }

    private void gap(double turn) {
        switch (sign.gap()) {
            case NOTHING -> { }
            case DOT -> brush.disc(33.5, turn, 2.6, sign.inner());
            case TWIG -> {
                brush.band(turn, sign.inner(), 0.1, "M 0,-20 L 0,-34");
                brush.disc(34, turn, 2.6, sign.inner());
            }
            case BAR -> brush.corners(turn, sign.inner(), -1.9, -38, -1.9, -30, 1.9, -30, 1.9, -38);
        }
    }

    private void heart() {
        Pigment fill = sign.inner();
        switch (sign.heart()) {
            case EYE -> {
                brush.disc(0, 0, 14.5, Pigment.BONE);
                brush.form(0, fill, "M -14.5,0 A 14.5,14.5 0 0 1 14.5,0 Q 0,-7 -14.5,0 Z");
                brush.disc(-3.5, 0, 4.6, Pigment.INK);
            }
            case FLOWER -> {
                round(4, turn -> brush.disc(7.6, turn + 45, 6.4, fill));
                brush.disc(0, 0, 4.4, Pigment.BONE);
            }
            case CROSS -> {
                brush.disc(0, 0, 14.5, Pigment.BONE);
                brush.corners(0, fill,
                        -3.6, -11, 3.6, -11, 3.6, -3.6, 11, -3.6, 11, 3.6, 3.6, 3.6, 3.6, 11, -3.6, 11, -3.6, 3.6,
                        -11, 3.6, -11, -3.6, -3.6, -3.6);
            }
            case STAR -> {
                brush.corners(0, fill, 0, -17, 4.2, -4.2, 17, 0, 4.2, 4.2, 0, 17, -4.2, 4.2, -17, 0, -4.2, -4.2);
                brush.disc(0, 0, 3.4, Pigment.BONE);
            }
            case RINGS -> {
                brush.disc(0, 0, 14.5, fill);
                brush.disc(0, 0, 8.6, Pigment.BONE);
                brush.dot(0, 0, 3.6, Pigment.INK);
            }
            case FIVE -> {
                brush.disc(0, 0, 14.5, fill);
                brush.dot(0, 0, 2.7, Pigment.BONE);
                round(4, turn -> brush.dot(7.6, turn, 2.7, Pigment.BONE));
            }
            case SHELL -> {
                brush.disc(0, 0, 14.5, Pigment.BONE);
                brush.band(0, fill, 2.2, "M 0.5,0.5 A 3.6,3.6 0 1 1 -4.4,-2.6 A 7.4,7.4 0 1 1 7.6,4.2");
            }
            case BEAN -> {
                brush.disc(0, 0, 14.5, fill);
                brush.form(0, Pigment.INK, "M -9,0 C -9,-8 9,-8 9,0 C 9,8 4,7 0,4.5 C -4,7 -9,8 -9,0 Z");
                brush.dot(1.6, 0, 2.6, Pigment.BONE);
            }
        }
    }
}
