package patolli.ui.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import patolli.proof.Proof;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.proof.CheckedCast.Match;

/** What is asked of the bundles of these sheets is there, and what is there is asked for. */
class ProofWordsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "patolli", "ui", "proof");

    @Test
    void theCheckHasItsWordsAndNoOthers() throws IOException {
        Set<String> keys = named("proof", "ProofController.java", "CastLine.java", "ToldProof.java");
        keys.addAll(List.of("seal.fits", "seal.later", "seal.closed", "seal.lost", "turn.casts", "turn.told",
                "next.only"));
        Stream.of(Proof.Grade.values()).forEach(grade -> keys.add("grade." + grade));
        Stream.of(Match.values()).forEach(match -> keys.add("counts." + match));
        Stream.of(Match.values()).forEach(match -> keys.add("match." + match));
        Stream.of(Side.values()).forEach(side -> keys.add("side." + side.key()));
        Stream.of("NUMBER", "GAME", "SIDE", "NTH", "SHAKE", "DERIVED", "RECORDED", "MATCH")
                .forEach(c -> keys.add("column." + c));
        assertThat(new Texts("proof").bundle().keySet()).containsExactlyInAnyOrderElementsOf(keys);
    }

    @Test
    void soHasTheSeal() throws IOException {
        Set<String> keys = named("seal", "SealSlip.java", "HexDigits.java", "SealController.java",
                "SealCode.java");
        keys.addAll(List.of("hex", "seed"));
        assertThat(new Texts("seal").bundle().keySet()).containsExactlyInAnyOrderElementsOf(keys);
    }

    private static Set<String> named(String fxml, String... sources) throws IOException {
        Set<String> keys = new TreeSet<>(found(Path.of("resources", "fxml", fxml + ".fxml"), "\"%([A-Za-z.]+)\""));
        for (String source : sources) {
            keys.addAll(found(SOURCES.resolve(source),
                    "(?:texts|Texts\\(\"[a-z]+\"\\))\\s*\\.get\\(\"([A-Za-z.]+[A-Za-z])\"[,)]"));
        }
        return keys;
    }

    private static List<String> found(Path file, String pattern) throws IOException {
        return Pattern.compile(pattern).matcher(Files.readString(file)).results().map(hit -> hit.group(1)).toList();
    }
}
