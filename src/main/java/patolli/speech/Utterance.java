package patolli.speech;

import patolli.rules.Side;

/**
 * A line on its way to be read.
 *
 * @param side who says it sits there
 * @param who  who says it
 */
public record Utterance(Side side, Voice who, String line) {

    /** Who speaks at the table. */
    public enum Voice { MIRROR, MERCHANT }
}
