package patolli.forge.paper;

import static patolli.forge.matter.Shapes.poly;

import java.awt.Shape;

/** The stepped fret: a stair that ends in a squared hook, and what hangs against it. */
public final class Frets {
    private Frets() { }

    /** Three broad steps and a squared hook, 10 long and 7 high. */
    public static Shape stair() {
        return poly(0, 7, 0, 5.2, 1.7, 5.2, 1.7, 3.4, 3.4, 3.4, 3.4, 0, 9.8, 0, 9.8, 5, 6, 5, 6, 2.6, 7.5, 2.6, 7.5,
                3.6, 8.3, 3.6, 8.3, 1.6, 5, 1.6, 5, 7);
    }

    /** What hangs against it. */
    public static Shape echo() {
        return poly(-0.1, 0, 2.3, 0, 2.3, 2.2, 0.7, 2.2, 0.7, 4, -0.1, 4);
    }
}
