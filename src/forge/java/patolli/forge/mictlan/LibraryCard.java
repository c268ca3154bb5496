package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** The library card, 260 x 178 about its middle: a blue head with its two words, a name on a line, a book, a stamp. */
final class LibraryCard {
    private static final String FONTS = "resources/fonts/";
    private static final Color PAPER = new Color(0xF6ECD2), HEAD = new Color(0x1F6E86), PEN = new Color(0x23406C),
            RULE = new Color(0x6E6250), EAR = new Color(0xD9C79C);
    private static final double W = 130, H = 89;
    private final Painter c;

    LibraryCard(Painter c) {
        this.c = c;
    }

    void draw() {
        Shape p = Form.blob(-W, -H + 8, -W + 3, -H + 2, -W + 9, -H, -W + 9, -H, W - 9, -H, W - 9, -H, W - 2, -H + 2, W,
                -H + 9, W, -H + 9, W, H - 24, W, H - 24, W - 24, H, W - 24, H, -W + 8, H, -W + 8, H, -W + 2, H - 2, -W,
                H - 8, -W, H - 8, -W, -H + 8);
        c.within(p, PAPER, () -> {
            c.fill(Form.blob(40, 20, 100, 10, 140, 60, 100, 100, 40, 90), new Color(0xEADBB6));
            c.draw(Form.poly(-W - 9, -H - 9, W + 9, -H - 9, W + 9, 6, -W - 9, 6), HEAD, 0.8);
            c.ink(Form.line(-W, 0, W, 0), 0.5, Pigment.BONE);
            word("LIBRARY", "AlegreyaSC-Bold.ttf", 62, -6, -62, 236, PAPER);
            word("CARD", "AlegreyaSC-Bold.ttf", 50, -50, -23, 136, PAPER);
            book(72, -24);
            writing();
            stamp();
        });
        c.draw(Form.poly(W - 24, H, W - 22, H - 22, W, H - 24), EAR, 0.6);
    }

    /** A word about a middle, no wider than so much. */
    private void word(String text, String face, float size, double x, double y, double widest, Color colour) {
        Shape s = letters(text, face, size);
        Rectangle2D b = s.getBounds2D();
        double k = Math.min(1, widest / b.getWidth());
        c.fill(Form.put(AffineTransform.getTranslateInstance(-b.getCenterX(),
                -b.getCenterY()).createTransformedShape(s), x, y, 0, k), colour);
    }

    private static Shape letters(String text, String face, float size) {
        try {
            Font font = Font.createFont(Font.TRUETYPE_FONT, new File(FONTS + face)).deriveFont(size);
            return font.createGlyphVector(new FontRenderContext(null, true, true), text).getOutline();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("not a typeface: " + face, e);
        }
    }

    private void book(double x, double y) {
        for (int s = -1; s <= 1; s += 2) {
            c.at(x, y, 0, s, 1, () -> {
                c.draw(Form.blob(0, -14, 0, -14, 15, -21, 36, -17, 36, -17, 36, 16, 36, 16, 15, 12, 0, 19, 0, 19),
                        Pigment.BONE, 0.7);
                for (int i = 0; i < 3; i++) {
                    c.ink(Form.curve(7, -6 + i * 8, 16, -10 + i * 8, 29, -9 + i * 8), 0.42, RULE);
                }
            });
        }
    }

    private void writing() {
        word("Name", "Alegreya-Bold.ttf", 21, -101, 26, 60, RULE);
        c.ink(Form.curve(-66, 28, -60, 10, -55, 14, -58, 30, -48, 18, -44, 30, -36, 17, -33, 30, -26, 12, -22, 29, -14,
                18, -10, 28, 0, 22, 10, 24), 0.75, PEN);
        c.ink(Form.line(-74, 35, 22, 35), 0.5, RULE);
        c.ink(Form.line(-120, 54, -20, 54), 0.45, RULE);
        c.ink(Form.line(-120, 70, -40, 70), 0.45, RULE);
    }

    private void stamp() {
        c.at(78, 46, -12, 1, 1, () -> {
            c.ink(Form.disc(0, 0, 34), 1.1, Pigment.RED);
            c.ink(Form.disc(0, 0, 25), 0.55, Pigment.RED);
            for (int i = 0; i < 18; i++) {
                double a = i * Math.PI / 9;
                c.fill(Form.disc(29.6 * Math.cos(a), 29.6 * Math.sin(a), 1.9), Pigment.RED);
            }
            c.fill(Form.poly(-40, -9, 40, -9, 40, 9, -40, 9), PAPER);
            c.ink(Form.poly(-40, -10, 40, -10, 40, 10, -40, 10), 0.7, Pigment.RED);
            word("VALID", "AlegreyaSC-Bold.ttf", 24, 0, 0, 68, Pigment.RED);
        });
    }
}
