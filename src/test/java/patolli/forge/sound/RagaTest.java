package patolli.forge.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.forge.sound.score.Note;
import patolli.forge.sound.score.Ornament;
import patolli.forge.sound.score.Part;
import patolli.forge.sound.score.Score;
import patolli.forge.sound.score.ScoreReader;

/** The pieces of the South Indian tables keep their raga and their tala. */
class RagaTest {
    private static final double SMALL = 0.01;
    /** Rounds in which a piece slows down at its end. */
    private static final int SLOWING = 3;

    /** What each says of itself in its remarks and in the book. */
    enum Piece {
        SANDALWOOD("sandalwood", 62, "psbh", 0.5, new double[] {1, 9 / 8.0, 5 / 4.0, 3 / 2.0, 5 / 3.0}, 4, 2, 2),
        JASMINE("jasmine-evening", 67, "msbh", 1, new double[] {1, 6 / 5.0, 4 / 3.0, 8 / 5.0, 9 / 5.0}, 3, 2, 2);

        private final String name;
        private final double key;
        private final String strings;
        private final double eduppu;
        private final List<Double> swaras;
        private final int[] claps;

        /**
         * @param key    MIDI pitch of the key note
         * @param eduppu beats after the first at which the song sets in
         * @param ratios the swaras, upwards
         * @param claps  beats from one clap to the next
         */
        Piece(String name, double key, String strings, double eduppu, double[] ratios, int... claps) {
            this.name = name;
            this.key = key;
            this.strings = strings;
            this.eduppu = eduppu;
            this.claps = claps;
            swaras = Arrays.stream(ratios).mapToObj(ratio -> 12 * Math.log(ratio) / Math.log(2)).toList();
        }

        Score score() throws IOException {
            return Sounds.score(SoundForge.SCORES, name);
        }

        int beats() {
            return Arrays.stream(claps).sum();
        }

        boolean has(double pitch) {
            double above = Math.IEEEremainder(pitch - key, 12);
            return swaras.stream().anyMatch(swara -> Math.abs(Math.IEEEremainder(above - swara, 12)) < SMALL);
        }
    }

    private static Stream<Note> tones(Score score) {
        return score.parts().stream().filter(part -> Set.of("venu", "veena").contains(part.instrument()))
                .map(Part::notes).flatMap(List::stream);
    }

    private static double[] claps(Score score) {
        return score.part("cups").notes().stream().mapToDouble(Note::start).toArray();
    }

    @ParameterizedTest
    @EnumSource
    void onlyItsSwarasSound(Piece piece) throws IOException {
        assertThat(tones(piece.score())).hasSizeGreaterThan(300).allMatch(note -> piece.has(note.pitch()));
        assertThat(tones(piece.score()).map(note -> Math.floorMod(Math.round(note.pitch() - piece.key), 12)).distinct())
                .hasSameSizeAs(piece.swaras);
    }

    @ParameterizedTest
    @EnumSource
    void ornamentsTouchItsSwaras(Piece piece) throws IOException {
        assertThat(tones(piece.score())).allMatch(note -> piece.has(note.pitch() + note.above()));
        assertThat(tones(piece.score()).filter(note -> note.has(Ornament.SHAKE) || note.has(Ornament.SLIDE)).count())
                .as("gamakas").isGreaterThan(60);
    }

    @ParameterizedTest
    @EnumSource
    void theDroneHoldsNothingForeign(Piece piece) throws IOException {
        Set<Integer> strings = piece.score().part("strings").notes().stream().map(note -> (int) note.pitch())
                .collect(Collectors.toSet());
        assertThat(strings).isSubsetOf(piece.strings.chars().boxed().toList());
    }

    @ParameterizedTest
    @EnumSource
    void theClapsFallAsTheTalaHasThem(Piece piece) throws IOException {
        double[] claps = claps(piece.score());
        assertThat(claps.length % piece.claps.length).as("whole rounds").isZero();
        int even = claps.length / piece.claps.length - SLOWING;
        for (int round = 0; round < even; round++) {
            int first = round * piece.claps.length;
            double beat = (claps[first + piece.claps.length] - claps[first]) / piece.beats();
            for (int k = 0; k < piece.claps.length; k++) {
                assertThat((claps[first + k + 1] - claps[first + k]) / beat).as("clap %d of round %d", k, round)
                        .isCloseTo(piece.claps[k], within(0.12));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSongSetsInAfterTheBeat(Piece piece) throws IOException {
        double[] claps = claps(piece.score());
        double beat = (claps[piece.claps.length] - claps[0]) / piece.beats();
        double first = piece.score().part("flute").notes().stream().mapToDouble(Note::start)
                .filter(start -> start > claps[0] - SMALL).findFirst().orElseThrow();
        assertThat((first - claps[0]) / beat).isCloseTo(piece.eduppu, within(0.05));
    }

    /** What the korvai leads to: all come together on the first beat of a round. */
    @ParameterizedTest
    @EnumSource
    void theCadenceLandsOnTheBeat(Piece piece) throws IOException {
        Score score = piece.score();
        double[] claps = claps(score);
        double[] rounds = IntStream.range(0, claps.length).filter(k -> k % piece.claps.length == 0)
                .mapToDouble(k -> claps[k]).toArray();
        double landing = score.part("flute").notes().stream()
                .filter(note -> note.has(Ornament.ACCENT)).mapToDouble(Note::start).max().orElseThrow();
        assertThat(Arrays.stream(rounds).boxed()).anyMatch(round -> Math.abs(round - landing) < SMALL);
        assertThat(score.part("drum").notes()).anyMatch(stroke -> Math.abs(stroke.start() - landing) < SMALL);
    }

    @Test
    void aForeignToneStopsTheReading() {
        assertThat(catchThrowable(() -> ScoreReader.read(List.of(
                "raga mohanam D4 S R2 G3 P D2", "metre 1:4/4", "tempo 1:60", "part x venu level 0 pan 0 room 0",
                "1 x : S5:1 M5:3")))).hasMessageContaining("line 5").hasMessageContaining("foreign");
    }

    @Test
    void aSwaraIsAPureIntervalAboveTheKeyNote() {
        List<Note> notes = ScoreReader.read(List.of("raga mohanam D4 S R2 G3 P D2", "metre 1:4/4", "tempo 1:60",
                "part x veena level 0 pan 0 room 0", "1 x : S4:1 G4:1 P4:1 \\", "      S5:1")).part("x").notes();
        assertThat(notes).extracting(Note::pitch).first().isEqualTo(62.0);
        assertThat(notes.get(1).pitch()).isCloseTo(65.863, within(0.001));
        assertThat(notes.get(2).pitch()).isCloseTo(69.020, within(0.001));
        assertThat(notes.get(3).pitch()).isEqualTo(74.0);
    }
}
