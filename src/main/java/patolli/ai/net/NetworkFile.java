package patolli.ai.net;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * A network as bytes: three numbers of 32 bits (inputs, units, outputs), then all weights as floats of 16 bits in the
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
            out.writeInt(network.outputs());
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
     * @throws IOException when they are too few
     */
    public static Network read(byte[] bytes) throws IOException {
        try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            Network network = Network.of(in.readInt(), in.readInt(), in.readInt());
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
        int inputs = network.inputs();
        int outputs = network.outputs();
        float[][] rows = new float[2 * inputs + outputs + 2][];
        int at = 0;
        for (float[] row : network.hidden()) {
            rows[at++] = row;
        }
        rows[at++] = network.hiddenBias();
        for (float[] row : network.output()) {
            rows[at++] = row;
        }
        rows[at++] = network.outputBias();
        for (float[] row : network.skip()) {
            rows[at++] = row;
        }
        return rows;
    }
}
