package patolli.ui.table.staging;

import javafx.geometry.Point2D;

/**
 * How a piece that is captured leaves the board where captives are kept.
 *
 * @param seat  where it comes to lie, among those of whoever has captured it
 * @param size  how large it is there, as a part of its size on the board
 * @param flung its picture in the air, larger and tipped
 * @param glow  the picture of the flash on the square that it leaves, when another comes down there
 * @param chip  those of what flies off that square: this, {@code -1} to {@code -3}
 * @param flame the flame of the lamp of whoever has captured it
 */
public record Captive(Point2D seat, double size, String flung, String glow, String chip, Point2D flame) { }
