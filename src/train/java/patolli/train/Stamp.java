package patolli.train;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/** Says whether weights are those of a training record, and whether a network still sees what it was trained to see. */
public final class Stamp {
    private static final int GAMES = 5;

    private Stamp() { }

    /** The stamp of some bytes. */
    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes)).substring(0, 16);
    }

    /** The stamp of what an encoder makes of the positions of some random games. */
    public static String of(Encoder encoder) {
        MessageDigest digest = digest();
        var inputs = new Inputs();
        for (int seed = 0; seed < GAMES; seed++) {
            var random = new QuickRandom(seed);
            State state = Openings.lesson(encoder.name(), random);
            var casts = new QuickCasts(state.game().casts(), random);
            while (state.phase() == Phase.CAST || state.phase() == Phase.MOVE) {
                if (state.phase() == Phase.CAST) {
                    add(encoder, state, inputs, digest);
                    state = state.cast(casts.draw(), Events.NONE);
                } else {
                    state = state.play(state.moves().get(random.below(state.moves().size())), Events.NONE);
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest()).substring(0, 16);
    }

    private static void add(Encoder encoder, State state, Inputs inputs, MessageDigest to) {
        for (int view = 0; view < encoder.views(); view++) {
            inputs.clear();
            encoder.encode(state, view, inputs);
            ByteBuffer bytes = ByteBuffer.allocate(8 * inputs.count() + 4);
            for (int i = 0; i < inputs.count(); i++) {
                bytes.putInt(inputs.index(i)).putFloat(inputs.value(i));
            }
            to.update(bytes.putInt(inputs.size()).array());
        }
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
