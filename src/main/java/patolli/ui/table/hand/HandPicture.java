package patolli.ui.table.hand;

import patolli.board.HandPlace;

/**
 * How a side's hand looks at a table.
 *
 * @param name  its pictures are called so: the poses, as {@link patolli.board.HandSheet} lays them out, and the arm
 * @param place where it holds what it throws
 */
public record HandPicture(String name, HandPlace place) {

    String poses() {
        return name + ".png";
    }

    String arm() {
        return name + "-arm.png";
    }
}
