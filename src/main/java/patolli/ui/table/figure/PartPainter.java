package patolli.ui.table.figure;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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

    /** A sheet of pictures, row by row. Safe for use by several threads. */
    static final class Sheet {
        private final int[] pixels;
        private final int width;
        private final Map<Cell, Cell> seen = new ConcurrentHashMap<>();

        Sheet(int[] pixels, int width) {
            this.pixels = pixels;
            this.width = width;
        }

        /** The part of a cell outside of which all is transparent, from the cell's corner. */
        private Cell seen(Cell cell) {
            return seen.computeIfAbsent(cell, this::trimmed);
        }

        private Cell trimmed(Cell cell) {
            int left = cell.width;
            int top = cell.height;
            int right = 0;
            int bottom = 0;
            for (int row = 0; row < cell.height; row++) {
                for (int column = 0; column < cell.width; column++) {
                    if (pixels[(cell.top + row) * width + cell.left + column] != 0) {
                        left = Math.min(left, column);
                        top = Math.min(top, row);
                        right = Math.max(right, column + 1);
                        bottom = row + 1;
                    }
                }
            }
            return new Cell(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
        }
    }

    /** A picture on a sheet, in the sheet's pixels. */
    record Cell(int left, int top, int width, int height) { }

    /** A stretch of a row, in steps from its first pixel; empty if it does not begin before its end. */
    private record Span(int from, int to) {
        /** Where a value that grows evenly lies from a bound to below another. */
        Span within(int first, int step, int least, int bound) {
            if (step == 0) {
                return first >= least && first < bound ? this : new Span(to, to);
            }
            int begin = step > 0 ? Math.ceilDiv(least - first, step) : Math.floorDiv(bound - first, step) + 1;
            int end = step > 0 ? Math.ceilDiv(bound - first, step) : Math.floorDiv(least - first, step) + 1;
            int start = Math.clamp(begin, from, to);
            return new Span(start, Math.clamp(end, start, to));
        }
    }

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
        Cell seen = sheet.seen(cell);
        for (int y = fromY; y < toY; y++) {
            double dx = fromX + 0.5 - placed.getTx();
            double dy = y + 0.5 - placed.getTy();
            // Samples lie in the middles of pixels.
            int u = fixed(ux * dx + uy * dy - 0.5);
            int v = fixed(vx * dx + vy * dy - 0.5);
            Span any = new Span(0, toX - fromX)
                    .within(u, stepU, seen.left - 1 << 16, seen.left + seen.width << 16)
                    .within(v, stepV, seen.top - 1 << 16, seen.top + seen.height << 16);
            // Here no sample reaches beyond the cell.
            Span inner = any.within(u, stepU, 0, cell.width - 1 << 16).within(v, stepV, 0, cell.height - 1 << 16);
            int at = y * width + fromX;
            drawOuter(sheet, cell, at, new Span(any.from, Math.min(any.to, inner.from)), u, v, stepU, stepV);
            drawInner(sheet, cell, at, inner, u, v, stepU, stepV);
            drawOuter(sheet, cell, at, new Span(Math.max(any.from, inner.to), any.to), u, v, stepU, stepV);
        }
    }

    private void drawOuter(Sheet sheet, Cell cell, int row, Span span, int u, int v, int stepU, int stepV) {
        for (int k = span.from; k < span.to; k++) {
            if (pixels[row + k] >>> 24 < COVERED) {
                drawBehind(row + k, sample(sheet, cell, u + k * stepU, v + k * stepV));
            }
        }
    }

    private void drawInner(Sheet sheet, Cell cell, int row, Span span, int firstU, int firstV, int stepU, int stepV) {
        int[] all = sheet.pixels;
        int wide = sheet.width;
        int corner = cell.top * wide + cell.left;
        int u = firstU + span.from * stepU;
        int v = firstV + span.from * stepV;
        for (int k = span.from; k < span.to; k++) {
            if (pixels[row + k] >>> 24 < COVERED) {
                int at = corner + (v >> 16) * wide + (u >> 16);
                int first = all[at];
                int second = all[at + 1];
                int third = all[at + wide];
                int fourth = all[at + wide + 1];
                if ((first | second | third | fourth) != 0) {
                    drawBehind(row + k, between(first, second, third, fourth, u >> 8 & 255, v >> 8 & 255));
                }
            }
            u += stepU;
            v += stepV;
        }
    }

    private void drawBehind(int at, int colour) {
        int above = pixels[at];
        pixels[at] = above == 0 ? colour : over(above, colour);
    }

    /** In 65536ths of a pixel. */
    private static int fixed(double pixels) {
        return (int) Math.round(pixels * 65536);
    }

    /** Beyond the cell there is nothing. */
    private static int sample(Sheet sheet, Cell cell, int u, int v) {
        int column = u >> 16;
        int row = v >> 16;
        int[] all = sheet.pixels;
        int at = (cell.top + row) * sheet.width + cell.left + column;
        boolean hasLeft = column >= 0;
        boolean hasRight = column + 1 < cell.width;
        boolean hasAbove = row >= 0;
        boolean hasBelow = row + 1 < cell.height;
        return between(hasLeft && hasAbove ? all[at] : 0, hasRight && hasAbove ? all[at + 1] : 0,
                hasLeft && hasBelow ? all[at + sheet.width] : 0,
                hasRight && hasBelow ? all[at + sheet.width + 1] : 0, u >> 8 & 255, v >> 8 & 255);
    }

    /** Between four colours, so many 256ths on the way to the right and down. */
    private static int between(int first, int second, int third, int fourth, int right, int down) {
        int last = right * down >> 8;
        int across = right - last;
        int below = down - last;
        int here = 256 - right - below;
        int even = (first & PAIR) * here + (second & PAIR) * across + (third & PAIR) * below + (fourth & PAIR) * last
                >>> 8 & PAIR;
        int odd = (first >>> 8 & PAIR) * here + (second >>> 8 & PAIR) * across + (third >>> 8 & PAIR) * below
                + (fourth >>> 8 & PAIR) * last & ~PAIR;
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
