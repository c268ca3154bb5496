package patolli.forge.splash;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import patolli.forge.matter.Shapes;

/** The title's letters, put together from blocks and temple steps on a grid 14 high; the O is a round jewel. */
final class Letters {
    static final double HIGH = 14;
    private static final double[] ADVANCE = {11.2, 13.6, 13.4, 17.0, 11.2, 11.2, 5.6};
    private static final String WORD = "PATOLLI";
    /** Where the jewel's middle is, from the word's beginning. */
    static final double JEWEL_X = ADVANCE[0] + ADVANCE[1] + ADVANCE[2] + 7.2, JEWEL_Y = 7, JEWEL = 7.6;

    private Letters() { }

    static double width() {
        double sum = 0;
        for (double a : ADVANCE) {
            sum += a;
        }
        return sum;
    }

    /** The word from a left upper corner, {@code unit} to the grid's step. */
    static Shape word(double x, double y, double unit) {
        Area all = new Area();
        double at = 0;
        for (int i = 0; i < WORD.length(); i++) {
            Area letter = letter(WORD.charAt(i));
            letter.transform(AffineTransform.getTranslateInstance(at, 0));
            all.add(letter);
            at += ADVANCE[i];
        }
        return new AffineTransform(unit, 0, 0, unit, x, y).createTransformedShape(all);
    }

    private static Area letter(char c) {
        return switch (c) {
            case 'P' -> blocks(new double[][] {{0, 0, 4, 14}, {0, 0, 9, 3.3}, {6.4, 1.1, 3.8, 6.8}, {0, 5.6, 9, 3.3},
                    {-0.8, 12.2, 5.6, 1.8}});
            case 'A' -> {
                Area a = new Area();
                for (int i = 0; i < 5; i++) {
                    double w = 4.2 + i * 2.05;
                    a.add(new Area(Shapes.box(6.2 - w / 2, i * 2.8, w, 2.81)));
                }
                a.subtract(blocks(new double[][] {{4.5, 10.8, 3.4, 4}, {5.2, 9.9, 2, 4}, {5.4, 4.2, 1.6, 3.4},
                        {4.5, 5.6, 3.4, 2}}));
                yield a;
            }
            case 'T' -> blocks(new double[][] {{0, 0, 12, 3.4}, {4, 0, 4, 14}, {3.1, 12.2, 5.8, 1.8}, {0, 0, 1.7, 5.2},
                    {10.3, 0, 1.7, 5.2}, {2.9, 3.3, 6.2, 1.2}});
            case 'L' -> blocks(new double[][] {{0, 0, 4, 14}, {0, 10.6, 9.4, 3.4}, {7.7, 8.8, 1.7, 5},
                    {3, 9.4, 2.2, 1.4},
                    {-0.8, 0, 5.6, 1.8}});
            case 'I' -> blocks(new double[][] {{0.8, 0, 4, 14}, {0, 0, 5.6, 1.8}, {0, 12.2, 5.6, 1.8}});
            default -> jewel();
        };
    }

    /** A ring with eight bosses left standing, and a bead in the middle. */
    private static Area jewel() {
        double x = 7.2, y = JEWEL_Y;
        Area a = new Area(Shapes.disc(x, y, JEWEL));
        a.subtract(new Area(Shapes.disc(x, y, 4.0)));
        a.add(new Area(Shapes.disc(x, y, 2.5)));
        return a;
    }

    private static Area blocks(double[][] all) {
        Area a = new Area();
        for (double[] b : all) {
            a.add(new Area(Shapes.box(b[0], b[1], b[2], b[3])));
        }
        return a;
    }
}
