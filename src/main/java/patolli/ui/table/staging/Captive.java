package patolli.ui.table.staging;

import javafx.geometry.Point2D;

/**
 * How a piece that is captured leaves the board where captives are kept.
 *
 * @param seat where it comes to lie, among those of whoever has captured it
 * @param size how large it is there, as a part of its size on the board
 * @param ring the picture of what flies up about the square that it leaves, when another comes down there
 */
public record Captive(Point2D seat, double size, String ring) { }
