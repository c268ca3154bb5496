package patolli.forge.bell;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import patolli.board.BellBoard;
import patolli.forge.matter.Shapes;
import patolli.forge.table.Ground;
import patolli.forge.table.Signs;

/** The dyed hem of the piece of matting on which beans are thrown: stairs of ochre on red between lines of turquoise. */
final class GroundHem {
    private static final Color RED = new Color(0x8E2A1C), OCHRE = new Color(0xE3A83C), TURQUOISE = new Color(0x1F7F8C),
            INK = new Color(0x1B1410);
    private static final double INSET = 4, WIDE = 11;
    private static final int STAIRS = 8;

    private GroundHem() { }

    static void paint(Ground m) {
        Signs.brush(m, GroundHem::draw);
    }

    private static void draw(Graphics2D g) {
        BellBoard board = BellBoard.BOARD;
        AffineTransform place = AffineTransform.getTranslateInstance(board.ground().x(), board.ground().y());
        place.rotate(Math.PI / 4);
        double outer = board.groundSide() / 2 - INSET, inner = outer - WIDE;
        put(g, place, INK, ring(outer + 0.8, inner - 3.4));
        put(g, place, TURQUOISE, ring(outer, outer - 2));
        put(g, place, RED, ring(outer - 2.8, inner));
        put(g, place, TURQUOISE, ring(inner - 0.8, inner - 2.6));
        double pitch = 2 * inner / STAIRS;
        for (int side = 0; side < 4; side++) {
            AffineTransform turned = new AffineTransform(place);
            turned.rotate(side * Math.PI / 2);
            for (int k = 0; k < STAIRS; k++) {
                double x = -inner + (k + 0.5) * pitch, y = -inner - 0.4, s = pitch / 12;
                put(g, turned, OCHRE, Shapes.poly(x - 5 * s, y, x - 5 * s, y - 2.4, x - 2.6 * s, y - 2.4, x - 2.6 * s,
                        y - 4.8, x - 0.9 * s, y - 4.8, x - 0.9 * s, y - 7, x + 0.9 * s, y - 7, x + 0.9 * s, y - 4.8,
                        x + 2.6 * s, y - 4.8, x + 2.6 * s, y - 2.4, x + 5 * s, y - 2.4, x + 5 * s, y));
            }
            double corner = inner + (WIDE - 2.8) / 2;
            put(g, turned, OCHRE, Shapes.disc(corner, corner, 2.6));
        }
    }

    private static Shape ring(double outer, double inner) {
        Area all = new Area(new Rectangle2D.Double(-outer, -outer, 2 * outer, 2 * outer));
        all.subtract(new Area(new Rectangle2D.Double(-inner, -inner, 2 * inner, 2 * inner)));
        return all;
    }

    private static void put(Graphics2D g, AffineTransform place, Color colour, Shape form) {
        g.setColor(colour);
        g.fill(place.createTransformedShape(form));
    }
}
