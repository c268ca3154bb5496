package patolli.beans;

import java.util.regex.Pattern;
import patolli.rules.Side;

/**
 * Which cast of a contest it is. The sealed cast of an occasion depends on nothing else but the seed and the hand
 * that shakes the beans: not on what the other side does.
 *
 * @param game   the kind of game: {@code patolli}
 * @param number which game of the contest, from 1
 * @param side   whose cast
 * @param nth    the how-manieth cast of that side in that game, from 1; those that settle who begins count too
 */
public record Occasion(String game, int number, Side side, int nth) {
    private static final Pattern NAME = Pattern.compile("[a-z]+");

    public Occasion {
        if (!NAME.matcher(game).matches() || number < 1 || nth < 1) {
            throw new IllegalArgumentException("no such cast: " + game + " " + number + " " + nth);
        }
    }

    /**
     * What every text that a seed is applied to begins with: {@code patolli 1 red 7 57}.
     *
     * @param shake how many draws were made while the player held the beans; 0 when nobody held them
     */
    String message(long shake) {
        return game + " " + number + " " + side.key() + " " + nth + " " + shake;
    }
}
