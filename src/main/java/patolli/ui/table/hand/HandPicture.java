package patolli.ui.table.hand;

import java.util.List;
import patolli.board.HandPlace;

/**
 * How a side's hand looks at a table.
 *
 * @param name  its pictures are called so: the poses, as {@link patolli.board.HandSheet} lays them out, and the arm
 * @param place where it holds what it throws
 * @param back  how far it is drawn back as it lets go of what is too long to fly out of a hand that stays there
 */
public record HandPicture(String name, HandPlace place, double back) {

    /** A hand that follows what it throws. */
    public HandPicture(String name, HandPlace place) {
        this(name, place, 0);
    }

    /** All its pictures. */
    public List<String> pictures() {
        return List.of(poses(), arm());
    }

    String poses() {
        return name + ".png";
    }

    String arm() {
        return name + "-arm.png";
    }
}
