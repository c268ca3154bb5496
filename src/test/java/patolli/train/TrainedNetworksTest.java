package patolli.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.ai.judge.Encoders;
import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.ai.net.Network;
import patolli.ai.net.NetworkFile;
import patolli.beans.QuickRandom;
import patolli.rules.State;

/** Networks are committed; this says when one is not that of its record, or sees something else than in training. */
class TrainedNetworksTest {
    private static final Path FOLDER = Path.of("resources/ai");

    /** Where there is no network, rules of thumb judge. */
    static Stream<Encoder> encoders() {
        return Encoders.ALL.stream().filter(encoder -> Files.exists(FOLDER.resolve(encoder.name() + ".net")));
    }

    @ParameterizedTest
    @MethodSource("encoders")
    void everyNetworkFitsItsRecordAndItsEncoder(Encoder encoder) throws IOException {
        var record = new Properties();
        try (Reader in = Files.newBufferedReader(FOLDER.resolve(encoder.name() + ".properties"))) {
            record.load(in);
        }
        byte[] weights = Files.readAllBytes(FOLDER.resolve(encoder.name() + ".net"));
        assertThat(record.getProperty("weights")).isEqualTo(Stamp.of(weights));
        assertThat(record.getProperty("inputs")).as("train anew: mvn -q test-compile exec:exec@train")
                .isEqualTo(Stamp.of(encoder));
        Network network = NetworkFile.read(weights);
        assertThat(network.inputs()).isEqualTo(encoder.inputs());
        assertThat(record.stringPropertyNames()).contains("seed", "games", "units", "rate", "exact", "curve");
    }

    @ParameterizedTest
    @MethodSource("encoders")
    void anEncoderTakesAsManyInputsAsItSays(Encoder encoder) {
        State opening = Openings.lesson(encoder.name(), new QuickRandom(3));
        for (int view = 0; view < encoder.views(); view++) {
            var inputs = new Inputs();
            encoder.encode(opening, view, inputs);
            assertThat(inputs.size()).isEqualTo(encoder.inputs());
        }
        assertThat(encoder.suits(opening)).isTrue();
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        Network network = Learner.begin(7, 4, 1, 5).network();
        byte[] bytes = NetworkFile.write(network);
        assertThat(NetworkFile.write(NetworkFile.read(bytes))).isEqualTo(bytes);
    }
}
