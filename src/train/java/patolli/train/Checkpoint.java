package patolli.train;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import patolli.ai.net.Network;
import patolli.ai.net.NetworkFile;

/**
 * How far a training has come: what it needs to go on after it was broken off.
 *
 * @param games   how many games have been played
 * @param curve   what was measured so far, in words
 * @param network the weights
 * @param average their running average
 */
record Checkpoint(int games, String curve, Network network, Network average) {

    void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
            out.writeInt(games);
            out.writeUTF(curve);
            out.writeInt(network.inputs());
            out.writeInt(network.units());
            write(network, out);
            write(average, out);
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    static Checkpoint read(Path file) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            int games = in.readInt();
            String curve = in.readUTF();
            int inputs = in.readInt();
            int units = in.readInt();
            return new Checkpoint(games, curve, weights(in, inputs, units), weights(in, inputs, units));
        }
    }

    private static Network weights(DataInputStream in, int inputs, int units) throws IOException {
        Network network = Network.of(inputs, units);
        for (float[] row : NetworkFile.rows(network)) {
            for (int i = 0; i < row.length; i++) {
                row[i] = in.readFloat();
            }
        }
        return network;
    }

    private static void write(Network network, DataOutputStream out) throws IOException {
        for (float[] row : NetworkFile.rows(network)) {
            for (float weight : row) {
                out.writeFloat(weight);
            }
        }
    }
}
