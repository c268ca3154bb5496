package patolli.board;

/**
 * Where an asset lies before its owner.
 *
 * @param at    its middle
 * @param scale how large it is: 1 as it is painted
 */
public record AssetSeat(Point at, double scale) { }
