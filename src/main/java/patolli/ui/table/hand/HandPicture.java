package patolli.ui.table.hand;

import patolli.board.HandPlace;

/**
 * How a side's hand looks at a table.
 *
 * @param picture its poses, as {@link patolli.board.HandSheet} lays them out, drawn for this arm
 * @param place   where it holds what it throws
 */
public record HandPicture(String picture, HandPlace place) { }
