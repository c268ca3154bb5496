package patolli.forge.speech;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.SpeechRoom;
import patolli.forge.Picture;
import patolli.forge.matter.Shapes;
import patolli.forge.mysore.Dress;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Leaf;

/**
 * A strip of bleached cotton that hangs from a name plate by two cords and a turned rod of rosewood: block-printed
 * along the hem, with a fringe. Upright it is the same everywhere between, so that its middle can be left out.
 *
 * @param room   in the scene
 * @param indigo whether it is printed with indigo; else with madder
 */
record HungCloth(SpeechRoom room, boolean indigo) implements Picture.Painter {
    private static final Color MADDER = new Color(0x9C2E22), INDIGO = new Color(0x24456C);
    private static final Color WOOD = new Color(0x5C2C18), WOOD_DARK = new Color(0x34160B), GLEAM = new Color(0xA9683A);
    private static final Color CORD = new Color(0xE3C27A);
    /** The contour; the rod, and how far it goes on beyond the cloth; the knobs at its ends. */
    private static final float EDGE = 3, INK = 1.5f;
    private static final double ROD = 8, OVER = 1.5, KNOB = 4.4;
    /** From the ends of the rod to the cords, and from the edges of the cloth to its selvedges. */
    private static final double CORDS = 30, SELVEDGE = 3.4;
    private static final double THREADS = 3.6, THREAD = 4.2;

    @Override
    public BufferedImage draw(int scale) {
        Box box = room.picture();
        double left = room.left(room.top()) - box.x(), right = room.right(room.top()) - box.x();
        double top = room.top() - box.y(), bottom = room.bottom() - box.y();
        Shape sheet = Shapes.box(left, top, right - left, bottom - top - THREADS);
        Shape rod = new RoundRectangle2D.Double(left - OVER, top, right - left + 2 * OVER, ROD, 6, 6);
        Area all = new Area(sheet);
        all.add(new Area(rod));
        all.add(new Area(Shapes.disc(left - OVER, top + ROD / 2, KNOB)));
        all.add(new Area(Shapes.disc(right + OVER, top + ROD / 2, KNOB)));
        for (double x = left + 2; x < right - 1; x += THREAD) {
            all.add(new Area(new RoundRectangle2D.Double(x, bottom - THREADS - 1, 2.2, THREADS + 1, 2, 2)));
        }
        for (double x : new double[] {left + CORDS, right - CORDS}) {
            all.add(new Area(Shapes.box(x - 1.2, 0, 2.4, top + 2)));
        }
        Area edged = new Area(all);
        edged.add(new Area(PrintedCloth.stroke(EDGE).createStrokedShape(sheet)));
        return new Leaf((int) box.width(), (int) box.height(), 0, indigo ? 461 : 462).coarse(6).primed(0.9).clean()
                .cut(edged).lifted(2.2).draw(scale, g -> {
                    cotton(g, sheet, left, right, bottom);
                    cords(g, left, right, top);
                    rod(g, rod, left - OVER, right + OVER, top);
                });
    }

    private void cotton(Graphics2D g, Shape sheet, double left, double right, double bottom) {
        Color dye = indigo ? INDIGO : MADDER, other = indigo ? MADDER : INDIGO;
        g.setColor(dye);
        g.setStroke(PrintedCloth.stroke(1.1f));
        double top = sheet.getBounds2D().getMinY() + ROD, low = bottom - THREADS;
        for (double x : new double[] {left + SELVEDGE, right - SELVEDGE}) {
            g.draw(new Line2D.Double(x, top, x, low));
        }
        PrintedCloth.band(g, left + SELVEDGE, right - SELVEDGE, low - 5.2, indigo);
        for (double x = left + 2, i = 0; x < right - 1; x += THREAD, i++) {
            g.setColor(i % 2 == 0 ? dye : other);
            g.fill(new RoundRectangle2D.Double(x + 0.4, low, 1.4, THREADS - 0.3, 1.4, 1.4));
        }
        g.setColor(Dye.INK);
        g.setStroke(PrintedCloth.stroke(INK));
        g.draw(sheet);
        // Below the rod it lies in its shade.
        g.setColor(new Color(0x30, 0x1C, 0x10, 60));
        g.fill(Shapes.box(left, top - 1, right - left, 3.2));
    }

    private static void cords(Graphics2D g, double left, double right, double top) {
        for (double x : new double[] {left + CORDS, right - CORDS}) {
            g.setColor(Dye.INK);
            g.fill(Shapes.box(x - 1.5, 0, 3, top + 1));
            g.setColor(CORD);
            g.fill(Shapes.box(x - 0.8, 0, 1.6, top + 1));
        }
    }

    /** Rosewood, lit from above, bound with brass where the cords are, with a knob of brass at either end. */
    private static void rod(Graphics2D g, Shape rod, double left, double right, double top) {
        Dye.put(g, WOOD, rod, 0);
        g.setClip(rod);
        Dye.put(g, WOOD_DARK, Shapes.box(left, top + ROD - 2.6, right - left, 2.6), 0);
        Dye.put(g, GLEAM, Shapes.box(left, top + 1.7, right - left, 1.4), 0);
        for (double x : new double[] {left + CORDS + OVER, right - CORDS - OVER}) {
            Dye.put(g, Dress.GOLD, Shapes.box(x - 2.6, top - 1, 5.2, ROD + 2), 0.8);
        }
        g.setClip(null);
        g.setColor(Dye.INK);
        g.setStroke(PrintedCloth.stroke(INK));
        g.draw(rod);
        for (double x : new double[] {left, right}) {
            Dye.put(g, Dress.GOLD, Shapes.disc(x, top + ROD / 2, KNOB), 1.2);
            Dye.put(g, Dress.PALE_GOLD, Shapes.disc(x - 1.3, top + ROD / 2 - 1.3, 1.3), 0);
        }
    }
}
