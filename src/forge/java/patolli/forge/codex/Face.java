package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.Arrays;
import java.util.stream.Stream;
import patolli.board.figure.FaceLook;
import patolli.forge.outline.Form;

/** A face in profile whose mouth, lips and chin change: the contour between nose and throat is drawn anew for each. */
public final class Face {
    private static final double[] CLOSED = {2, 4, 8, 9, 7, 14, 0, 16, 0, 16, 6, 20, 6, 25, -1, 28, -3, 32, 1, 38, -1,
            46,
        -9, 52, -21, 54};
    private static final double[] PURSED = {1, 3, 5, 8, 5, 13, -1, 15, -1, 15, 8, 18, 10, 24, 1, 28, -3, 32, 1, 38, -1,
        46, -9, 51, -21, 53};
    private static final double[] LAUGHING = {2, 4, 9, 9, 8, 14, 0, 15, 0, 15, -3, 23, -3, 23, 5, 27, 7, 33, -2, 38, -4,
        42, -1, 48, -4, 56, -13, 61, -25, 62};
    private static final double[] GASPING = {2, 4, 9, 8, 9, 13, 2, 15, 2, 15, -3, 28, -3, 28, 4, 31, 5, 37, -2, 41, -5,
        45, -3, 51, -6, 58, -15, 63, -27, 63};
    private static final double[] MOUTH_LAUGH = {8, 14, 8, 14, -2, 14.5, -14, 12.5, -29, 6, -29, 6, -25, 18, -13,
            26.5, 6,
        28, 6, 28, 0, 21};
    private static final double[] MOUTH_GASP = {8, 14, 8, 14, -4, 13.5, -12, 17, -14, 23, -9, 29, 4, 32, 4, 32, -1, 23};
    private final Painter c;
    private final double x;
    private final double y;
    private final double[] brow;
    private final double[] throat;

    /**
     * @param x      where the nose ends and the upper lip begins; so {@code y}
     * @param brow   the contour from the ear over the brow to there
     * @param throat the contour from under the chin back to the ear
     */
    public Face(Painter c, double x, double y, double[] brow, double... throat) {
        this.c = c;
        this.x = x;
        this.y = y;
        this.brow = brow.clone();
        this.throat = throat.clone();
    }

    /** The outline with a look. */
    public Path2D outline(FaceLook look) {
        double[] lips = shifted(switch (look) {
            case CALM, SMILE -> CLOSED;
            case GRIM -> PURSED;
            case LAUGH -> LAUGHING;
            case GASP -> GASPING;
        });
        return Form.blob(Stream.of(brow, new double[] {x, y, x, y}, lips, throat).flatMapToDouble(Arrays::stream)
                .toArray());
    }

    /** The whole face: skin, what is painted on it, its line, the mouth. */
    public void draw(FaceLook look, Color skin, Color lip, Color line, Runnable paint) {
        paint(look, skin, paint);
        mouth(look, lip, line);
    }

    /** The same without the mouth. */
    void paint(FaceLook look, Color skin, Runnable paint) {
        Path2D face = outline(look);
        c.fill(face, skin);
        c.clipped(face, paint);
        c.ink(face, 1);
    }

    /** Lips, teeth and the corner of the mouth. */
    public void mouth(FaceLook look, Color lip, Color line) {
        switch (look) {
            case CALM -> {
                lips(lip, -14);
                c.ink(Form.curve(shifted(3, 16, -9, 17, -18, 15.5, -24, 10)), 0.85);
                c.ink(Form.curve(shifted(-27, 6, -30, 13, -27, 20)), 0.6, line);
            }
            case SMILE -> {
                lips(lip, -15);
                c.ink(Form.curve(shifted(3, 16, -9, 18, -22, 14, -30, 3)), 0.95);
                c.ink(Form.curve(shifted(-32, -3, -37, 8, -33, 19)), 0.65, line);
                c.ink(Form.curve(shifted(-40, -12, -30, -18, -20, -15)), 0.5, line);
            }
            case GRIM -> {
                lips(lip, -12);
                c.ink(Form.curve(shifted(3, 15, -7, 16, -17, 19, -24, 27)), 0.95);
                c.ink(Form.curve(shifted(-6, 0, -18, 6, -27, 20)), 0.6, line);
                c.ink(Form.curve(shifted(-2, 31, -8, 29, -13, 32)), 0.55, line);
            }
            case LAUGH -> {
                open(MOUTH_LAUGH, 5, 3);
                c.ink(Form.curve(shifted(-33, -3, -38, 7, -34, 20)), 0.7, line);
                c.ink(Form.curve(shifted(-40, -12, -30, -18, -20, -15)), 0.5, line);
            }
            case GASP -> {
                open(MOUTH_GASP, 2, 0);
                c.ink(Form.curve(shifted(-18, 10, -24, 20, -20, 33)), 0.6, line);
            }
        }
    }

    private void lips(Color lip, double corner) {
        c.fill(Form.blob(shifted(-1, 6.5, 5, 8, 7.4, 11, 6, 15, -1, 16, corner, 16.6, corner, 16.6, -8, 12)), lip);
        c.fill(Form.blob(shifted(0, 17, 5, 20.5, 5, 24, -2, 27, -9, 23.6, corner, 17.4, corner, 17.4)), lip);
        c.ink(Form.curve(shifted(corner, 17.4, -9, 23.6, -2, 27)), 0.5);
    }

    private void open(double[] shape, int upper, int lower) {
        Shape mouth = Form.blob(shifted(shape));
        c.within(mouth, Pigment.MOUTH, () -> {
            for (int i = 0; i < upper; i++) {
                c.draw(Form.slab(x + 2.5 - i * 6.4, y + 15.6 - i * 0.9 - (i > 3 ? 1 : 0), 6.2, 8.6 - i * 0.7, 2.2),
                        Pigment.BONE, 0.5);
            }
            for (int i = 0; i < lower; i++) {
                c.draw(Form.slab(x + 0.5 - i * 6.4, y + 27 - i * 0.9, 6, 5.4, 1.6), Pigment.BONE, 0.5);
            }
        });
    }

    private double[] shifted(double... q) {
        double[] out = q.clone();
        for (int i = 0; i < q.length; i += 2) {
            out[i] += x;
            out[i + 1] += y;
        }
        return out;
    }
}
