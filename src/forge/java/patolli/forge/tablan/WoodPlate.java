package patolli.forge.tablan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import patolli.board.TablanBoard;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Teak;
import patolli.rules.Side;

/**
 * A name plate, as wide as the board has it and 52 high, of the wood of a side's pieces: pale as bone for white, its
 * head at the left end; of dark wood for black, its head at the right. Round the head of the active one lie beads of
 * gold; black's is of rosewood then with a line of gold, else grey.
 *
 * @param white  whose it is
 * @param active whether that side is to act
 */
record WoodPlate(boolean white, boolean active) implements Picture.Painter {
    private static final int WIDE = (int) TablanBoard.BOARD.plate(Side.WHITE).width(), HIGH = 52, OVER = 4;
    private static final double ROUND = 12;
    private static final double[][] TEAK = Ink.stops(0x4E3213, 0x6E4A20, 0x86602E);
    private static final double[][] PALE = Ink.stops(0xB99A62, 0xE2CB98, 0xF3E6C2);
    private static final double[][] ROSEWOOD = Ink.stops(0x33150A, 0x55260F, 0x763C1A);
    private static final double[][] GREY = Ink.stops(0x6B4A3C, 0x8E6752, 0xAC826A);
    private static final Color DIM = new Color(0xFFF0CC), INK = new Color(0x1E1712);
    private static final Color GOLD = new Color(0xE5B84B), BRIGHT = new Color(0xFFE08A), DULL = new Color(0x8C7448);

    @Override
    public BufferedImage draw(int scale) {
        Plate p = new Plate(WIDE * OVER, HIGH * OVER, OVER);
        Shape slab = new RoundRectangle2D.Double(2, 3, WIDE - 4, HIGH - 6, 2 * ROUND, 2 * ROUND);
        float[] cover = p.mask(slab);
        int seed = white ? 83 : 87;
        double[][] wood = white ? active ? TEAK : PALE : active ? ROSEWOOD : GREY;
        p.each((i, x, y) -> {
            if (cover[i] <= 0) {
                return;
            }
            double qx = Math.max(0, Math.abs(x - WIDE / 2.0) - WIDE / 2.0 + 2 + ROUND);
            double qy = Math.max(0, Math.abs(y - HIGH / 2.0) - HIGH / 2.0 + 3 + ROUND);
            double edge = ROUND - Math.hypot(qx, qy);
            double round = edge < 4 ? 3 * (1 - Math.sqrt(Math.max(0, 1 - Plank.sq(1 - edge / 4)))) : 0;
            double groove = Math.exp(-Plank.sq((edge - 5.2) / 0.7));
            p.set(i, Ink.scale(Teak.at(x * 1.2 + (white ? 0 : 500), y * 1.5, seed, wood),
                    (0.84 + 0.16 * Noise.smooth(0, 6, edge)) * (1 - 0.25 * groove)));
            p.a[i] = cover[i];
            p.z[i] = (float) (p.scale * (Teak.relief(x * 1.2, y * 1.5, seed) * 0.6 - round - 0.5 * groove + 5));
            p.gloss[i] = white ? 0.06f : 0.10f;
        });
        BufferedImage out = p.light(1.0);
        Graphics2D g = Plate.pen(out, OVER);
        if (!white) {
            g.translate(WIDE, 0);
            g.scale(-1, 1);
        }
        ornament(g);
        g.dispose();
        return Reduce.by(OVER / scale, out);
    }

    private void ornament(Graphics2D g) {
        g.setStroke(new BasicStroke(1.9f));
        g.setColor(active ? GOLD : DIM);
        g.draw(new RoundRectangle2D.Double(7, 8, WIDE - 14, HIGH - 16, 15, 15));
        Shape seat = new Ellipse2D.Double(5, 4, 46, 44);
        g.setColor(white ? new Color(0x6A4220) : new Color(0x120B08));
        g.fill(seat);
        g.setColor(active ? BRIGHT : INK);
        g.setStroke(new BasicStroke(active ? 2.2f : 1.4f));
        g.draw(seat);
        for (int k = 0; k < 18; k++) {
            double a = 2 * Math.PI * k / 18;
            double r = active ? 1.7 : 1.3;
            g.setColor(active ? GOLD : DULL);
            g.fill(new Ellipse2D.Double(28 + 24.6 * Math.cos(a) - r, 26 + 23.4 * Math.sin(a) - r, 2 * r, 2 * r));
        }
    }
}
