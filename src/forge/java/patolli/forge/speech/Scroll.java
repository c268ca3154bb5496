package patolli.forge.speech;

import static patolli.forge.paper.Dye.put;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.Box;
import patolli.board.SpeechRoom;
import patolli.forge.Picture;
import patolli.forge.matter.Shapes;
import patolli.forge.paper.Dye;
import patolli.forge.paper.Leaf;

/**
 * A sheet of bark paper primed with lime and rolled up at its upright ends, with a contour of ink and a volute, the
 * painted books' sign of speech, that leads to whoever speaks.
 *
 * @param room   in the scene
 * @param mirror whether it is Smoking Mirror's: his volute is smoke, the merchant's turquoise
 */
record Scroll(SpeechRoom room, boolean mirror) implements Picture.Painter {
    private static final Color ROLL = new Color(0xC99A52);
    private static final Color ROLL_DARK = new Color(0x8C5F2A);
    private static final Color BLUE = new Color(0x2E7F92);
    /** How wide the paper looks out on both sides of the contour, and how far within it the thin line runs. */
    private static final float EDGE = 4.4f;
    private static final float INNER = 7.5f;
    private static final double ROLL_WIDTH = 11;
    private static final double ROLL_OVER = 4.5;

    @Override
    public BufferedImage draw(int scale) {
        Box box = room.picture();
        Shape sheet = Sheets.outline(room);
        List<Shape> rolls = Sheets.upright(room, ROLL_WIDTH, ROLL_OVER);
        Volute volute = new Volute(room, box);
        Area all = new Area(sheet);
        rolls.forEach(roll -> all.add(new Area(roll)));
        all.add(new Area(volute.body()));
        all.add(new Area(stroke(EDGE).createStrokedShape(all)));
        return new Leaf((int) box.width(), (int) box.height(), 0, mirror ? 451 : 452).coarse(6).primed(0.72).cut(all)
                .lifted(2.2).draw(scale, g -> paint(g, sheet, rolls, volute));
    }

    private void paint(Graphics2D g, Shape sheet, List<Shape> rolls, Volute volute) {
        Area outside = new Area(Shapes.box(0, 0, room.picture().width(), room.picture().height()));
        outside.subtract(new Area(sheet));
        g.setClip(outside);
        volute.paint(g, mirror);
        g.setClip(null);
        g.setColor(Dye.INK);
        g.setStroke(stroke(2.2f));
        g.draw(sheet);
        Area within = new Area(sheet);
        within.subtract(new Area(stroke(2 * INNER).createStrokedShape(sheet)));
        g.setColor(mirror ? BLUE : Dye.RED);
        g.setStroke(stroke(1.3f));
        g.draw(within);
        rolls.forEach(roll -> roll(g, roll));
    }

    /** Paper wound round itself: dark at its sides, with a painted band at either end. */
    private void roll(Graphics2D g, Shape roll) {
        double x = roll.getBounds2D().getX(), y = roll.getBounds2D().getY();
        double w = roll.getBounds2D().getWidth(), h = roll.getBounds2D().getHeight();
        put(g, ROLL, roll, 0);
        g.setClip(roll);
        put(g, ROLL_DARK, Shapes.box(x + w - 3, y, 3, h), 0);
        put(g, new Color(0xEBD9AE), Shapes.box(x + 2.6, y, 3.2, h), 0);
        for (double end : new double[] {y + 5, y + h - 12}) {
            put(g, mirror ? BLUE : Dye.RED, Shapes.box(x - 1, end, w + 2, 7), 1.1);
            put(g, Dye.BONE, Shapes.disc(x + w / 2, end + 3.5, 1.7), 0.7);
        }
        g.setClip(null);
        g.setColor(Dye.INK);
        g.setStroke(stroke(2));
        g.draw(roll);
    }

    private static BasicStroke stroke(float width) {
        return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }
}
