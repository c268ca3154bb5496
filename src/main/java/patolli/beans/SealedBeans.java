package patolli.beans;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import patolli.rules.Casts;

/**
 * The beans of one contest: each cast is settled by the seed, by which cast it is, and by the hand that shook. See the
 * package's page for the scheme in full. Not safe for use by several threads.
 */
public final class SealedBeans {
    private static final String HMAC = "HmacSHA256";

    private final Mac mac;
    private final MessageForm form;

    /** How the text is written that gives the 256 bits of a block; blocks count from 1. */
    @FunctionalInterface
    private interface MessageForm {
        String text(String message, int block);
    }

    /** Beans of a contest of version 1. */
    public SealedBeans(Seed seed) {
        this(seed, (message, block) -> message + (block > 1 ? " " + block : ""));
    }

    /** @param word the player's, in one line; empty when there is none */
    public SealedBeans(Seed seed, String word) {
        this(seed, (message, block) -> message + " " + block + (word.isEmpty() ? "" : " " + word));
    }

    private SealedBeans(Seed seed, MessageForm form) {
        this.form = form;
        try {
            mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(seed.bytes(), HMAC));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("every Java has " + HMAC, e);
        }
    }

    /**
     * The cast of that occasion, as index into the table. Asked again it is the same.
     *
     * @param shake how many draws were made while the player held the beans, at least 1; 0 when nobody held them
     */
    public int cast(Occasion occasion, long shake, Casts casts) {
        if (shake < 0) {
            throw new IllegalArgumentException("beans can't be shaken " + shake + " times");
        }
        String message = occasion.message(shake);
        int total = casts.total();
        // Numbers beyond the table are thrown away, never folded back: a remainder would favour the first casts.
        int width = Integer.SIZE - Integer.numberOfLeadingZeros(total - 1);
        for (int block = 1; ; block++) {
            Bits bits = new Bits(hmac(form.text(message, block)));
            while (bits.left() >= width) {
                int number = bits.next(width);
                if (number < total) {
                    return along(casts, number);
                }
            }
        }
    }

    private byte[] hmac(String message) {
        return mac.doFinal(message.getBytes(StandardCharsets.UTF_8));
    }

    private static int along(Casts casts, int number) {
        int cast = 0;
        int left = number;
        while ((left -= casts.weights().get(cast)) >= 0) {
            cast++;
        }
        return cast;
    }

    /** Tells that these are sealed beans, and nothing of the seed. */
    @Override
    public String toString() {
        return "SealedBeans[secret]";
    }
}
