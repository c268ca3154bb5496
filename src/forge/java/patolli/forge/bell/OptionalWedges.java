package patolli.forge.bell;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.BellBoard;
import patolli.board.Point;
import patolli.board.SquareKind;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.table.Mat;
import patolli.forge.table.Rubber;
import patolli.forge.table.Track;

/** The two rubber wedges that an option adds on a limb, in the middle of 124 x 124 units, to be laid on the mat. */
final class OptionalWedges {
    private static final int SIDE = 124, OVER = 4;

    private OptionalWedges() { }

    static BufferedImage draw(int limb, int scale) {
        Plate p = new Plate(SIDE * OVER, SIDE * OVER, OVER);
        Track track = new Track(BellBoard.BOARD);
        Point middle = BellBoard.BOARD.optionalWedges(limb);
        float[] mask = p.mask(g -> {
            g.transform(AffineTransform.getTranslateInstance(SIDE / 2.0 - middle.x(), SIDE / 2.0 - middle.y()));
            for (int n = limb * 15; n < limb * 15 + 15; n++) {
                if (track.kind(n) == SquareKind.WEDGE_BY_OPTION) {
                    g.fill(track.triangle(n));
                }
            }
        });
        Mat.relief(p, BellTable.SEED, middle.x() - SIDE / 2.0, middle.y() - SIDE / 2.0);
        Rubber.pour(p, mask);
        return Reduce.by(OVER / scale, p.light(1.0));
    }
}
