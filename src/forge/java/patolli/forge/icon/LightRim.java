package patolli.forge.icon;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;

/** A line of bone about a picture: its own edge is dark, and desktops have dark panels. */
final class LightRim {
    private static final Color BONE = new Color(0xEFE3C4);
    private static final int ROUND = 48;

    private LightRim() { }

    /**
     * The picture, smaller by its rim, on a canvas of its own size.
     *
     * @param share how wide the rim is, as a part of the picture's width
     */
    static BufferedImage about(BufferedImage picture, double share) {
        int wide = picture.getWidth();
        double rim = share * wide;
        BufferedImage inner = new BufferedImage(wide, wide, BufferedImage.TYPE_INT_ARGB);
        Graphics2D small = pen(inner);
        small.translate(rim, rim);
        small.scale(1 - 2 * share, 1 - 2 * share);
        small.drawImage(picture, 0, 0, null);
        small.dispose();
        BufferedImage shape = new BufferedImage(wide, wide, BufferedImage.TYPE_INT_ARGB);
        Graphics2D cut = pen(shape);
        cut.drawImage(inner, 0, 0, null);
        cut.setComposite(AlphaComposite.SrcIn);
        cut.setColor(BONE);
        cut.fillRect(0, 0, wide, wide);
        cut.dispose();
        BufferedImage out = new BufferedImage(wide, wide, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = pen(out);
        for (int i = 0; i < ROUND; i++) {
            double turn = 2 * Math.PI * i / ROUND;
            g.drawImage(shape, (int) Math.round(rim * Math.cos(turn)), (int) Math.round(rim * Math.sin(turn)), null);
        }
        g.drawImage(inner, 0, 0, null);
        g.dispose();
        return out;
    }

    private static Graphics2D pen(BufferedImage on) {
        Graphics2D g = on.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        return g;
    }
}
