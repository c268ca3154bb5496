package patolli.forge.paper;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;

/** Colours with which papers and marks are painted. */
public final class Dye {
    /** The painter's pots. */
    public static final Color INK = new Color(0x1E1712), RED = new Color(0xA62B1F), BLUE = new Color(0x2E8FA3),
            TURQUOISE = new Color(0x35A79C), OCHRE = new Color(0xD9A441), BONE = new Color(0xF3EAD7),
            GOLD = new Color(0xE8AC1C), GLEAM = new Color(0xFFDC6E);

    private Dye() { }

    /** A patch of colour, with an ink line round it unless that is 0 wide. */
    public static void put(Graphics2D g, Color c, Shape s, double line) {
        g.setColor(c);
        g.fill(s);
        if (line > 0) {
            g.setColor(INK);
            g.setStroke(new BasicStroke((float) line, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(s);
        }
    }
}
