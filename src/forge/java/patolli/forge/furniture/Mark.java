package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.paper.Dye.put;

import java.awt.image.BufferedImage;
import patolli.forge.paper.Dye;

/** 40 x 26: the red ribbon in the list of contents at the page that is shown; its point looks right. */
final class Mark {
    private Mark() { }

    static BufferedImage draw(int scale) {
        return new Relief(40, 26)
                .lay(poly(1, 2, 27, 2, 27, 5.5, 31, 5.5, 31, 9, 35, 9, 35, 15.5, 31, 15.5, 31, 19, 27, 19, 27, 22.5,
                        1, 22.5,
                        6.5, 12.2), Stuff.INK, 0.5, 1)
                .lay(poly(3.4, 3.2, 25.8, 3.2, 25.8, 6.7, 29.8, 6.7, 29.8, 10.2, 33.8, 10.2, 33.8, 14.3, 29.8, 14.3,
                        29.8,
                        17.8, 25.8, 17.8, 25.8, 21.3, 3.4, 21.3, 8, 12.2), Stuff.RED, 0.6, 1.2)
                .paint(441, 0.3, g -> {
                    put(g, Dye.OCHRE, poly(13, 3.2, 15.4, 3.2, 15.4, 21.3, 13, 21.3), 0.7);
                    put(g, Dye.GOLD, disc(22, 12.2, 4.2), 1);
                    put(g, Dye.RED, disc(22, 12.2, 1.6), 0.7);
                }).done(scale, 0.8);
    }
}
