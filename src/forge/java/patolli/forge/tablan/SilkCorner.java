package patolli.forge.tablan;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;

/**
 * What the cloth merchant has beside the sticks: folded silks in a stack, the loose end of the uppermost hanging over
 * its front, and a garland of jasmine.
 */
final class SilkCorner {
    private static final double[] PLUM = Ink.hex(0x7A1650), SAFFRON = Ink.hex(0xC87A12), EMERALD = Ink.hex(0x12704A);
    private static final double[] VERMILION = Ink.hex(0xB52A14), ROSE = Ink.hex(0xA0183C);
    private static final double[][] STRING = {{263, 618}, {266, 632}, {273, 644}, {284, 652}, {296, 653}, {306, 647},
        {313, 638}};

    private SilkCorner() { }

    static void lay(Plate p) {
        new FoldedSilk(315, 647, 53, 22, 13, VERMILION, SAFFRON, 2).lay(p);
        new FoldedSilk(312, 632, 51, 22, 13, EMERALD, VERMILION, 12).lay(p);
        new FoldedSilk(316, 617, 52, 24, 13, SAFFRON, PLUM, 22).lay(p);
        new FoldedSilk(313, 594, 51, 31, 13, ROSE, EMERALD, 32).lay(p);
        new SilkEnd(334, 597, 19, 66, PLUM, 40).lay(p);
        Lying.Jasmine.string(p, 8.0, STRING);
        new Lying.Jasmine(263, 614, 9.6, 0.4).lay(p);
    }
}
