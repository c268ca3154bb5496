package patolli.forge.table;

import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.board.SerpentSheet;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** The half of the serpent's body that a head rises from: it is lost towards the other one, which stays in the dark. */
final class SerpentTrunk {
    /** How far from the middle of the body it begins to be lost, and how far beyond that it is, in design units. */
    private static final double FADES = 46, LOST = 34;
    private static final int OVER = SerpentSkin.OVER;

    private SerpentTrunk() { }

    static BufferedImage draw(boolean right, int scale) {
        Box box = SerpentSheet.trunk(right);
        Point corner = PatolliBoard.SERPENT.plus(-Serpent.WIDTH / 2 - box.x(), -Serpent.HEIGHT / 2 - box.y());
        BufferedImage large = new BufferedImage((int) box.width() * OVER, (int) box.height() * OVER,
                BufferedImage.TYPE_INT_ARGB);
        large.createGraphics().drawImage(Serpent.body(), (int) Math.round(corner.x() * OVER),
                (int) Math.round(corner.y() * OVER), null);
        BufferedImage out = Reduce.by(OVER / scale, large);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            double x = box.x() + (i % out.getWidth() + 0.5) / scale - PatolliBoard.SERPENT.x();
            double seen = 1 - Noise.smooth(-FADES, LOST, right ? -x : x);
            px[i] = (int) Math.round((px[i] >>> 24) * seen) << 24 | px[i] & 0xffffff;
        }
        return out;
    }
}
