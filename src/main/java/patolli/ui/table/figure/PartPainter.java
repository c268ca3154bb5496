package patolli.ui.table.figure;

import java.util.Arrays;
import javafx.scene.transform.Affine;

/**
 * Paints turned pictures one behind the other in memory, with premultiplied pixels {@code 0xAARRGGBB} and bilinear
 * samples. JavaFX's software renderer takes several times as long for pictures that are turned or moved by parts of a
 * pixel, and a figure has forty of them. From front to back, what is covered is never sampled.
 */
final class PartPainter {
    /** The two channels in the even bytes of a pixel, or in the odd ones shifted down. */
    private static final int PAIR = 0xff00ff;
    /** From this alpha on nothing behind a pixel changes it. */
    private static final int COVERED = 254;
    private final int[] pixels;
    private final int width;
    private final int height;

    /**
     * With nothing on so many pixels.
     *
     * @param room where they are painted if it is large enough
     */
    PartPainter(int[] room, int width, int height) {
        this.width = width;
        this.height = height;
        pixels = room.length < width * height ? new int[width * height] : room;
        Arrays.fill(pixels, 0, width * height, 0);
    }

    /** A sheet of pictures, row by row. */
    record Sheet(int[] pixels, int width) { }

    /** A picture on a sheet, in the sheet's pixels. */
    record Cell(int left, int top, int width, int height) { }

    /** What has been painted, row by row; the room may be longer than that. */
    int[] pixels() {
        return pixels;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /**
     * Paints a picture behind all before it.
     *
     * @param placed leads from the picture's pixels, from its upper left corner, to what is painted on
     */
    void drawBehind(Sheet sheet, Cell cell, Affine placed) {
        double det = placed.getMxx() * placed.getMyy() - placed.getMxy() * placed.getMyx();
        if (det == 0) {
            return;
        }
        double ux = placed.getMyy() / det;
        double uy = -placed.getMxy() / det;
        double vx = -placed.getMyx() / det;
        double vy = placed.getMxx() / det;
        double cornerX = Math.min(0, placed.getMxx() * cell.width) + Math.min(0, placed.getMxy() * cell.height);
        double cornerY = Math.min(0, placed.getMyx() * cell.width) + Math.min(0, placed.getMyy() * cell.height);
        double wide = Math.abs(placed.getMxx()) * cell.width + Math.abs(placed.getMxy()) * cell.height;
        double high = Math.abs(placed.getMyx()) * cell.width + Math.abs(placed.getMyy()) * cell.height;
        int fromX = Math.max(0, (int) Math.floor(placed.getTx() + cornerX));
        int fromY = Math.max(0, (int) Math.floor(placed.getTy() + cornerY));
        int toX = Math.min(width, (int) Math.ceil(placed.getTx() + cornerX + wide));
        int toY = Math.min(height, (int) Math.ceil(placed.getTy() + cornerY + high));
        int stepU = fixed(ux);
        int stepV = fixed(vx);
        for (int y = fromY; y < toY; y++) {
            double dx = fromX + 0.5 - placed.getTx();
            double dy = y + 0.5 - placed.getTy();
            // Samples lie in the middles of pixels.
            int u = fixed(ux * dx + uy * dy - 0.5);
            int v = fixed(vx * dx + vy * dy - 0.5);
            int at = y * width;
            for (int x = fromX; x < toX; x++) {
                int column = u >> 16;
                int row = v >> 16;
                int above = pixels[at + x];
                if (above >>> 24 < COVERED && column >= -1 && row >= -1 && column < cell.width && row < cell.height) {
                    int colour = sample(sheet, cell, column, row, u >> 8 & 255, v >> 8 & 255);
                    if (colour != 0) {
                        pixels[at + x] = above == 0 ? colour : over(above, colour);
                    }
                }
                u += stepU;
                v += stepV;
            }
        }
    }

    /** In 65536ths of a pixel. */
    private static int fixed(double pixels) {
        return (int) Math.round(pixels * 65536);
    }

    private static int sample(Sheet sheet, Cell cell, int column, int row, int right, int down) {
        int[] all = sheet.pixels;
        int at = (cell.top + row) * sheet.width + cell.left + column;
        if ((right | down) == 0) {
            return column < 0 || row < 0 ? 0 : all[at];
        }
        if (column >= 0 && row >= 0 && column + 1 < cell.width && row + 1 < cell.height) {
            return between(all[at], all[at + 1], all[at + sheet.width], all[at + sheet.width + 1], right, down);
        }
        boolean hasLeft = column >= 0;
        boolean hasRight = column + 1 < cell.width;
        boolean hasAbove = row >= 0;
        boolean hasBelow = row + 1 < cell.height;
        return between(hasLeft && hasAbove ? all[at] : 0, hasRight && hasAbove ? all[at + 1] : 0,
                hasLeft && hasBelow ? all[at + sheet.width] : 0,
                hasRight && hasBelow ? all[at + sheet.width + 1] : 0, right, down);
    }

    private static int between(int first, int second, int third, int fourth, int right, int down) {
        if ((first | second | third | fourth) == 0) {
            return 0;
        }
        return between(between(first, second, right), between(third, fourth, right), down);
    }

    /** Between two colours, so many 256ths on the way. */
    private static int between(int from, int to, int part) {
        if (from == to) {
            return from;
        }
        int even = (from & PAIR) * (256 - part) + (to & PAIR) * part >>> 8 & PAIR;
        int odd = (from >>> 8 & PAIR) * (256 - part) + (to >>> 8 & PAIR) * part & ~PAIR;
        return even | odd;
    }

    private static int over(int colour, int under) {
        int alpha = colour >>> 24;
        int rest = 256 - alpha - (alpha >> 7);
        int even = (under & PAIR) * rest >>> 8 & PAIR;
        int odd = (under >>> 8 & PAIR) * rest & ~PAIR;
        return colour + (even | odd);
    }
}
