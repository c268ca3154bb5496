package patolli.forge.speech;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SpeechRoom;
import patolli.forge.Picture;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Leaf;

/**
 * A sheet of bark paper primed with lime, with a contour of ink and a volute, the painted books' sign of speech, that
 * leads to whoever speaks.
 *
 * @param room   in the scene
 * @param mirror whether it is Smoking Mirror's: his volutes are smoke; else turquoise, like fair words
 */
record Scroll(SpeechRoom room, boolean mirror) implements Picture.Painter {
    private static final Color SMOKE = new Color(0x8FA6AC);
    private static final Color SMOKE_CORE = new Color(0xC9D6D4);
    private static final Color JADE_CORE = new Color(0x9ED6CC);
    private static final int CURL = 12;
    private static final double STEM = 9;
    /** How wide the paper looks out on both sides of the contour. */
    private static final float EDGE = 5;

    @Override
    public BufferedImage draw(int scale) {
        Box box = room.picture();
        Shape sheet = sheet(box);
        double[] ribbon = volute(box);
        Area all = new Area(sheet);
        all.add(new Area(Form.ribbon(ribbon)));
        all.add(new Area(new BasicStroke(EDGE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(all)));
        return new Leaf((int) box.width(), (int) box.height(), 0, mirror ? 451 : 452).coarse(6).primed(0.72)
                .cut(all).lifted(2.2)
                .draw(scale, g -> paint(g, sheet, ribbon));
    }

    private void paint(Graphics2D g, Shape sheet, double[] ribbon) {
        g.setColor(Dye.INK);
        g.setStroke(new BasicStroke(2.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(sheet);
        inner(g, sheet, 7.5, mirror ? new Color(0x2E7F92) : Dye.RED, 1.3f);
        Dye.put(g, mirror ? SMOKE : Dye.TURQUOISE, Form.ribbon(ribbon), 2.2);
        g.setColor(mirror ? SMOKE_CORE : JADE_CORE);
        g.setStroke(new BasicStroke(1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(Form.spine(Arrays.copyOf(ribbon, ribbon.length - 6)));
    }

    /** A line that runs so far within the edge. */
    private static void inner(Graphics2D g, Shape sheet, double in, Color colour, float width) {
        Area within = new Area(sheet);
        within.subtract(new Area(new BasicStroke((float) (2 * in), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                .createStrokedShape(sheet)));
        g.setColor(colour);
        g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(within);
    }

    private Shape sheet(Box box) {
        Path2D path = new Path2D.Double();
        for (Point corner : room.outline()) {
            if (path.getCurrentPoint() == null) {
                path.moveTo(corner.x() - box.x(), corner.y() - box.y());
            } else {
                path.lineTo(corner.x() - box.x(), corner.y() - box.y());
            }
        }
        path.closePath();
        return path;
    }

    /** A body that rises from the sheet and ends in a curl: x, y and half its width at each point. */
    private double[] volute(Box box) {
        double x = room.volute().x() - box.x();
        double y = room.volute().y() - box.y();
        double out = mirror ? 1 : -1;
        double r = SpeechRoom.CURL - 5;
        double[] q = new double[3 * (CURL + 2)];
        q[0] = x - out * (r + 3);
        q[1] = room.top() - box.y() + 4;
        q[2] = STEM;
        q[3] = x - out * (r + 1);
        q[4] = y + 10;
        q[5] = 6.5;
        for (int i = 0; i < CURL; i++) {
            double t = i / (CURL - 1.0);
            double a = Math.toRadians(180 + 400 * t);
            double k = r * (1 - 0.72 * t);
            q[6 + 3 * i] = x + out * k * Math.cos(a);
            q[7 + 3 * i] = y + k * Math.sin(a);
            q[8 + 3 * i] = 5.6 * (1 - 0.6 * t);
        }
        return q;
    }
}
