package patolli.forge.mysore;

import java.awt.image.BufferedImage;
import patolli.board.figure.Attitude;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigurePose;
import patolli.board.figure.Glance;
import patolli.board.figure.Rig;
import patolli.forge.Picture;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Reduce;

/** 150 x 230: a whole figure at rest, for the margins of the book. */
public record Portrait(FigureParts drawing, Rig rig, boolean left) implements Picture.Painter {
    private static final int WIDE = 150, HIGH = 230;

    @Override
    public BufferedImage draw(int scale) {
        int over = scale == 1 ? 4 : 3;
        Painter c = new Painter(WIDE * scale, HIGH * scale, HIGH * scale / Rig.HEIGHT, over, 3);
        Attitude rest = rig.attitude(FigurePose.REST);
        if (left) {
            c.g.translate(Rig.WIDTH, 0);
            c.g.scale(-1, 1);
        }
        for (FigurePart part : rig.parts()) {
            if (part.isShown(rest.tags(Glance.LEVEL))) {
                drawing.draw(part.name(), c);
            }
        }
        CleanSheet.coats(c.image, c.unit(), 0, 0);
        return Reduce.by(over, c.image);
    }
}
