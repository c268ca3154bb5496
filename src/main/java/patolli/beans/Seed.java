package patolli.beans;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import patolli.rules.Refusal;

/**
 * The secret that a contest's casts come from: 256 random bits. Whoever knows it knows every cast to come, so it is
 * opened only when the contest is over; until then its {@link Seal} stands for it. Nothing but {@link #hex()} and
 * the casts ever shows any of it. Equal by value, immutable.
 */
public final class Seed {
    /** How many bytes a seed has. */
    public static final int BYTES = 32;

    private final byte[] bytes;

    private Seed(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A new seed. The source is a {@link java.security.SecureRandom}, except in tests. */
    public static Seed draw(RandomGenerator random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Seed(bytes);
    }

    /**
     * The seed that is written so.
     *
     * @param hex 64 digits, lower-case
     * @throws Refusal for any other text; the sentence does not repeat it
     */
    public static Seed parse(String hex) throws Refusal {
        Hex.check(hex, "A seed");
        return new Seed(HexFormat.of().parseHex(hex));
    }

    /** The secret itself, as {@link #parse} takes it: for its own file, and for the save of a finished contest. */
    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /**
     * What may be shown to everybody from the beginning, and pins down this seed together with what it covers: the
     * SHA-256 of the seed's bytes and then of that text in UTF-8.
     *
     * @param covered what was settled before the contest; empty for contests of version 1, whose seals cover nothing
     */
    public Seal seal(String covered) {
        MessageDigest digest = sha256();
        digest.update(bytes);
        return new Seal(HexFormat.of().formatHex(digest.digest(covered.getBytes(StandardCharsets.UTF_8))));
    }

    /** A copy for the keyed hash. */
    byte[] bytes() {
        return bytes.clone();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seed seed && MessageDigest.isEqual(bytes, seed.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Tells that it is a seed, and nothing of it. */
    @Override
    public String toString() {
        return "Seed[secret]";
    }
}
