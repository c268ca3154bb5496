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

    public SealedBeans(Seed seed) {
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
        Bits bits = new Bits(hmac(message));
        // Numbers beyond the table are thrown away, never folded back: a remainder would favour the first casts.
        int width = Integer.SIZE - Integer.numberOfLeadingZeros(total - 1);
        for (int block = 2; ; block++) {
            while (bits.left() >= width) {
                int number = bits.next(width);
                if (number < total) {
                    return along(casts, number);
                }
            }
            bits = new Bits(hmac(message + " " + block));
        }
    }

    private byte[] hmac(String message) {
        return mac.doFinal(message.getBytes(StandardCharsets.US_ASCII));
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
