package patolli.forge.rim;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Set;
import patolli.board.Box;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigureSheet;
import patolli.board.figure.Joint;
import patolli.board.figure.Rig;
import patolli.forge.matter.Reduce;

/** The outlines of a figure's parts, and of the limbs that they make up: within a limb there is no edge. */
final class Outlines {
    private static final Set<Joint> ARM = Set.of(Joint.FAR_ARM, Joint.FAR_FOREARM, Joint.FAR_HAND);
    /** About the figure's field, for what reaches beyond it, in design units. */
    private static final int ROOM = 40;
    private final Rig rig;
    private final FigureSheet cells;
    private final BufferedImage paint;
    private final int scale, wide, high;

    Outlines(Rig rig, FigureSheet cells, BufferedImage paint, int scale) {
        this.rig = rig;
        this.cells = cells;
        this.paint = paint;
        this.scale = scale;
        double right = 0, bottom = 0;
        for (FigurePart part : rig.parts()) {
            right = Math.max(right, cells.cell(part).field().right());
            bottom = Math.max(bottom, cells.cell(part).field().bottom());
        }
        wide = ((int) right + 2 * ROOM) * scale;
        high = ((int) bottom + 2 * ROOM) * scale;
    }

    /** Whether a part lies on the ground. */
    static boolean isOnGround(FigurePart part) {
        return part.joint() == Joint.ROOT;
    }

    /** The outline of a part by itself. */
    Outline part(FigurePart part) {
        return outline(part, List.of(part));
    }

    /** The outline of the limb that a part belongs to. */
    Outline limb(FigurePart part) {
        String kind = kind(part);
        return outline(part, rig.parts().stream().filter(each -> each == part || each.hasEdge()
                && limb(each.joint()) == limb(part.joint()) && (each.tags().isEmpty() || !kind(each).equals(kind)
                && isFirst(each))).toList());
    }

    private static Joint limb(Joint joint) {
        return ARM.contains(joint) ? Joint.FAR_ARM : joint;
    }

    /** Parts that are seen in turn are named alike up to the dash. */
    private static String kind(FigurePart part) {
        int dash = part.name().indexOf('-');
        return part.tags().isEmpty() || dash < 0 ? part.name() : part.name().substring(0, dash);
    }

    private boolean isFirst(FigurePart part) {
        return rig.parts().stream().filter(each -> !each.tags().isEmpty() && kind(each).equals(kind(part))).findFirst()
                .orElseThrow() == part;
    }

    private Outline outline(FigurePart part, List<FigurePart> among) {
        BufferedImage all = new BufferedImage(wide, high, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = all.createGraphics();
        for (FigurePart each : among) {
            Box at = cells.cell(each).at(), field = cells.cell(each).field();
            g.drawImage(paint.getSubimage((int) at.x() * scale, (int) at.y() * scale, (int) at.width() * scale,
                    (int) at.height() * scale), left(field), top(field), null);
        }
        g.dispose();
        int[] solid = Reduce.pixels(all).clone();
        for (int i = 0; i < solid.length; i++) {
            solid[i] = solid[i] >>> 24 > 127 ? 1 : 0;
        }
        Box field = cells.cell(part).field();
        return new Outline(solid, new int[] {wide, high}, new int[] {left(field), top(field),
            (int) field.width() * scale, (int) field.height() * scale}, scale);
    }

    private int left(Box field) {
        return ((int) field.x() + ROOM) * scale;
    }

    private int top(Box field) {
        return ((int) field.y() + ROOM) * scale;
    }
}
