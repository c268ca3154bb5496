package patolli.ui.table.staging;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;

/**
 * How a piece that is captured leaves the board where captives are kept.
 *
 * @param seat  where it comes to lie, among those of whoever has captured it
 * @param size  how large it is there, as a part of its size on the board
 * @param flung its picture in the air, larger and tipped
 * @param flame the flame of the lamp of whoever has captured it
 * @param blow  what is seen on the square that it leaves, when another comes down there
 */
public record Captive(Point2D seat, double size, String flung, Point2D flame, Struck blow) {

    /**
     * What a blow does to a board, by its pictures.
     *
     * @param glow  the flash
     * @param burst what bursts there
     * @param wave  what runs off through the board
     * @param chip  those of what flies off: this, {@code -1} to {@code -3}
     * @param board as far as the wave runs
     */
    public record Struck(String glow, String burst, String wave, String chip, Rectangle2D board) { }
}
