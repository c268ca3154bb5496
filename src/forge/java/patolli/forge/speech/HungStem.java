package patolli.forge.speech;

import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.Box;
import patolli.board.SpeechRoom;
import patolli.forge.Picture;
import patolli.forge.paper.Leaf;

/**
 * What climbs from the lips of whoever speaks to a cloth that hangs above: a creeper in one curve, behind the cloth as
 * far up as this may hang.
 *
 * @param room in the scene
 */
record HungStem(SpeechRoom room) implements Picture.Painter {
    private static final float EDGE = 4;
    /** How far below the upper edge it begins; how far before the lips it ends, and below the lower one. */
    private static final double ROOT = 30, GAP = 15, DROP = -5;
    /** So much of it always lies behind the cloth: it has no leaf that looks out beside that. */
    private static final double BARE = 22;

    @Override
    public BufferedImage draw(int scale) {
        Box box = room.picture();
        double x = room.volute().x() - box.x(), y = room.volute().y() - box.y(), top = room.top() - box.y() + ROOT;
        double lipsX = room.mouth().x() - box.x(), lipsY = room.mouth().y() - box.y();
        double before = Math.signum(x - lipsX), far = Math.abs(x - lipsX) - GAP;
        Creeper creeper = Creeper.inFlower(List.of(List.of(new double[] {x + before * 1.5, top, 7},
                new double[] {x - before * 1.5, 0.5 * (top + y), 6.6}, new double[] {x, y, 6},
                new double[] {x - before * far * 0.42, 0.4 * y + 0.6 * (lipsY + DROP), 5},
                new double[] {lipsX + before * GAP, lipsY + DROP, 3.8})), BARE);
        Area all = creeper.body();
        all.add(new Area(PrintedCloth.stroke(EDGE).createStrokedShape(all)));
        return new Leaf((int) box.width(), (int) box.height(), 0, 463).coarse(6).primed(0.9).clean().cut(all)
                .lifted(2.2).draw(scale, creeper::paint);
    }
}
