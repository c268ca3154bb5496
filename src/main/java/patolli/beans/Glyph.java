package patolli.beans;

import java.util.ArrayList;
import java.util.List;

/**
 * A small figure, the same left and right like a face, by which the eye knows a seal again.
 *
 * @param rows {@link #SIZE} rows from the top, each with {@link #SIZE} squares from the left: {@code #} is painted,
 *             {@code .} is bare
 */
public record Glyph(List<String> rows) {
    /** Squares along each edge. */
    public static final int SIZE = 9;

    private static final int HALF = (SIZE + 1) / 2;

    public Glyph {
        rows = List.copyOf(rows);
        if (rows.size() != SIZE || rows.stream().anyMatch(row -> !row.matches("[#.]{" + SIZE + "}"))) {
            throw new IllegalArgumentException("a glyph has " + SIZE + " rows of " + SIZE + " squares");
        }
    }

    /** One bit a square of the left half and the middle column, row by row, most significant bit first. */
    static Glyph of(byte[] bytes, int from) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            StringBuilder left = new StringBuilder();
            for (int column = 0; column < HALF; column++) {
                int bit = from * Byte.SIZE + row * HALF + column;
                boolean painted = (bytes[bit / Byte.SIZE] >> (Byte.SIZE - 1 - bit % Byte.SIZE) & 1) == 1;
                left.append(painted ? '#' : '.');
            }
            String mirrored = new StringBuilder(left).reverse().substring(1);
            rows.add(left + mirrored);
        }
        return new Glyph(rows);
    }

    /** Whether the square is painted; both count from 0, from the top left. */
    public boolean painted(int column, int row) {
        return rows.get(row).charAt(column) == '#';
    }
}
