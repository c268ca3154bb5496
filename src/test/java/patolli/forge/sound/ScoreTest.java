package patolli.forge.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import patolli.forge.sound.score.Note;
import patolli.forge.sound.score.Ornament;
import patolli.forge.sound.score.ScoreReader;

/** A score says what it is meant to say. */
class ScoreTest {
    private static List<Note> notes(String... lines) {
        List<String> text = new ArrayList<>(List.of("metre 1:4/4 2:3+2/8", "tempo 1:60", "tuning C+20",
                "part x flute level 0 pan 0 room 0   # a remark"));
        text.addAll(List.of(lines));
        return ScoreReader.read(text).part("x").notes();
    }

    @Test
    void tonesHaveTheirPlaceLengthAndPitch() {
        List<Note> notes = notes("1 x : A4:1 -:1 ~C5:2' | D5:5!");
        assertThat(notes).extracting(Note::start).containsExactly(0.0, 2.0, 4.0);
        assertThat(notes).extracting(Note::pitch).containsExactly(69.0, 72.2, 74.0);
        assertThat(notes.get(2).seconds()).isCloseTo(2.5, within(1e-9));
        assertThat(notes.get(1).ornaments()).containsExactlyInAnyOrder(Ornament.SLIDE, Ornament.BREATH);
    }

    @Test
    void strokesAreStressedByCapitalsAndGroups() {
        List<Note> notes = notes("2 x : Llll-");
        assertThat(notes).hasSize(4);
        assertThat(notes.get(0).force()).isGreaterThan(notes.get(3).force());
        assertThat(notes.get(3).force()).isGreaterThan(notes.get(1).force());
        assertThat(notes.get(3).seconds()).isCloseTo(1.0, within(1e-9));
    }

    @Test
    void bracketsSqueeze() {
        assertThat(notes("1 x : l[ll].[lll]")).extracting(n -> Math.round(n.start() * 6))
                .containsExactly(0L, 6L, 9L, 18L, 20L, 22L);
    }

    @Test
    void aSwellRunsToTheNextDynamic() {
        List<Note> notes = notes("1 x : p < A4:1 A4:1 A4:1 f A4:1");
        assertThat(notes).extracting(Note::force).isSorted();
        assertThat(notes.getLast().force()).isEqualTo(0.80);
    }

    @Test
    void phrasesStandForTheirBars() {
        assertThat(notes("phrase call = A4:2 C5:2", "1 x : @call")).hasSize(2);
    }

    @Test
    void aBarOfAWrongLengthIsNamed() {
        assertThatThrownBy(() -> notes("1 x : A4:3")).hasMessageContaining("line 5").hasMessageContaining("bar 1");
    }

    @Test
    void aPartNobodyKnowsIsNamed() {
        assertThatThrownBy(() -> notes("1 y : A4:4")).hasMessageContaining("line 5").hasMessageContaining("1");
    }
}
