package patolli.forge.speech;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.Arrays;
import patolli.board.Box;
import patolli.board.SpeechRoom;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;

/** A body that rises from the upper edge of a sheet and ends in a curl. */
final class Volute {
    private static final Color SMOKE = new Color(0x8FA6AC);
    private static final Color SMOKE_CORE = new Color(0xD3DEDB);
    private static final Color JADE_CORE = new Color(0xA9DDD3);
    private static final int POINTS = 14;
    private static final double STEM = 10;
    /** How much of the end has no lighter line along its middle. */
    private static final int BARE = 6;
    private final double[] spine = new double[3 * (POINTS + 2)];
    private final boolean smoke;

    /** @param smoke whether it is smoke and turns to the right; else turquoise, and to the left */
    Volute(SpeechRoom room, Box box, boolean smoke) {
        this.smoke = smoke;
        double x = room.volute().x() - box.x();
        double y = room.volute().y() - box.y();
        double out = smoke ? 1 : -1;
        double r = SpeechRoom.CURL - 6;
        put(0, x - out * (r + 5), room.top() - box.y() + 6, STEM);
        put(1, x - out * (r + 1.5), y + 12, 7.5);
        for (int i = 0; i < POINTS; i++) {
            double t = i / (POINTS - 1.0);
            double a = Math.toRadians(180 + 430 * t);
            double k = r * (1 - 0.74 * t);
            put(i + 2, x + out * k * Math.cos(a), y + k * Math.sin(a), 6.2 * (1 - 0.62 * t));
        }
    }

    private void put(int point, double x, double y, double half) {
        spine[3 * point] = x;
        spine[3 * point + 1] = y;
        spine[3 * point + 2] = half;
    }

    Shape body() {
        return Form.ribbon(spine);
    }

    void paint(Graphics2D g) {
        Dye.put(g, smoke ? SMOKE : Dye.TURQUOISE, body(), 2.2);
        g.setColor(smoke ? SMOKE_CORE : JADE_CORE);
        g.setStroke(new BasicStroke(1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(Form.spine(Arrays.copyOf(spine, spine.length - BARE)));
    }
}
