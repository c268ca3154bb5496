package patolli.forge.mictlan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.bell.BellStudio;

/** What is always left on Bell's mat after a game: the pot, which has been emptied and put aside. */
final class Purses {
    /** Where the pot is out of the burner's way. */
    private static final Point POT = new Point(640, 168);

    private Purses() { }

    /** Lays it down on the picture of the table. @param k pixels to the design unit */
    static BufferedImage on(BufferedImage table, int k) {
        Graphics2D g = table.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.scale(k, k);
        BufferedImage pot = new BellStudio().pictures().stream().filter(picture -> picture.name().equals("bell/pot"))
                .findFirst().orElseThrow().painter().draw(2);
        AffineTransform place = AffineTransform.getTranslateInstance(POT.x(), POT.y());
        place.scale(0.5, 0.5);
        place.translate(-pot.getWidth() / 2.0, -pot.getHeight() / 2.0);
        g.drawImage(pot, place, null);
        g.dispose();
        return table;
    }
}
