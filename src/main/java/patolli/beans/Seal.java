package patolli.beans;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import patolli.rules.Refusal;

/**
 * What is shown of a {@link Seed} while it is secret: a SHA-256. Nobody can find the seed from it, nor a second seed
 * that fits it. Six words and a figure help the eye to know it again; they hold so few of its bits that other seeds
 * with the same words can be found, so only all 64 digits bind.
 *
 * @param hex 64 digits, lower-case
 */
public record Seal(String hex) {
    /** How many words tell a seal. */
    public static final int WORDS = 6;

    /** @throws IllegalArgumentException for what is not a seal; texts from outside are for {@link #parse} */
    public Seal {
        if (!Hex.isWhole(hex)) {
            throw new IllegalArgumentException("not a seal: " + hex);
        }
    }

    /**
     * The seal that is written so.
     *
     * @throws Refusal when it is not 64 digits, lower-case
     */
    public static Seal parse(String hex) throws Refusal {
        Hex.check(hex, "A seal");
        return new Seal(hex);
    }

    /** Whether this is the seal of that seed with that text under it. */
    public boolean fits(Seed seed, String covered) {
        return seed.seal(covered).equals(this);
    }

    /** Six words for the first six bytes: no proof, for whoever searches finds another seal with the same six. */
    public List<String> words() {
        byte[] bytes = bytes();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < WORDS; i++) {
            words.add(SealWords.ALL.get(bytes[i] & 0xff));
        }
        return List.copyOf(words);
    }

    /** The figure for the eye, from the bytes after those that the words tell. */
    public Glyph glyph() {
        return Glyph.of(bytes(), WORDS);
    }

    private byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }
}
