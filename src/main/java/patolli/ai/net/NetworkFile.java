package patolli.ai.net;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * A network as bytes: three numbers of 32 bits (inputs, units, 1), then all weights as floats of 16 bits in the
 * order of {@link Network}'s parts, most significant byte first.
 */
public final class NetworkFile {
    private NetworkFile() { }

    /** The bytes of a network; its weights are rounded to 11 binary digits. */
    public static byte[] write(Network network) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeInt(network.inputs());
            out.writeInt(network.units());
            out.writeInt(1);
            for (float[] row : rows(network)) {
                for (float weight : row) {
                    out.writeShort(Float.floatToFloat16(weight));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /**
     * The network that those bytes hold.
     *
     * @throws IOException when they are too few, or of a network with several outputs
     */
    public static Network read(byte[] bytes) throws IOException {
        try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            Network network = Network.of(in.readInt(), in.readInt());
            if (in.readInt() != 1) {
                throw new IOException("a network has one output");
            }
            for (float[] row : rows(network)) {
                for (int i = 0; i < row.length; i++) {
                    row[i] = Float.float16ToFloat(in.readShort());
                }
            }
            return network;
        }
    }

    /** All rows of weights, in the file's order. */
    public static float[][] rows(Network network) {
        float[][] rows = Arrays.copyOf(network.hidden(), network.inputs() + 4);
        int at = network.inputs();
        rows[at] = network.hiddenBias();
        rows[at + 1] = network.output();
        rows[at + 2] = network.outputBias();
        rows[at + 3] = network.skip();
        return rows;
    }
}
