package patolli.forge.mysore;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/** Sheets of thrown things in all the frames of a roll about their long axis, one below the other. */
public final class Rolls {
    private Rolls() { }

    /** A thing as it is after a part of a roll. */
    @FunctionalInterface
    public interface Roll {
        Oblique at(int thing, int frame);
    }

    /**
     * How a sheet is divided.
     *
     * @param things  how many things roll
     * @param columns cells in a line, {@code lines} lines of one thing
     * @param wide    a cell's width, {@code high} its height, in design units
     */
    public record Cells(int things, int columns, int lines, int wide, int high) { }

    /** The sheet. */
    public static BufferedImage sheet(Cells cells, Roll roll, int scale) {
        int w = cells.wide * scale;
        int h = cells.high * scale;
        BufferedImage out = new BufferedImage(w * cells.columns, h * cells.lines * cells.things,
                BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        for (int thing = 0; thing < cells.things; thing++) {
            for (int frame = 0; frame < cells.columns * cells.lines; frame++) {
                g.drawImage(roll.at(thing, frame).draw(cells.wide, cells.high, scale, false),
                        frame % cells.columns * w, (thing * cells.lines + frame / cells.columns) * h, null);
            }
        }
        g.dispose();
        return out;
    }
}
