package patolli.beans;

import java.util.regex.Pattern;
import patolli.rules.Refusal;

/** The written form that seeds and seals share. */
final class Hex {
    private static final Pattern WHOLE = Pattern.compile("[0-9a-f]{" + 2 * Seed.BYTES + "}");

    private Hex() { }

    static boolean isWhole(String text) {
        return WHOLE.matcher(text).matches();
    }

    /** Refuses what is not 32 bytes; says what is wrong without repeating a text that may be a secret. */
    static void check(String text, String what) throws Refusal {
        if (text.length() != 2 * Seed.BYTES) {
            throw new Refusal(what + " is written with " + 2 * Seed.BYTES + " digits; this one has " + text.length()
                    + ".");
        }
        Refusal.unless(isWhole(text), what + " is written with the digits 0 to 9 and the small letters a to f; "
                + "this one has something else in it.");
    }
}
