package patolli.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import patolli.rules.Refusal;

/** A seal is known again by words and by a figure. */
class SealTest {

    @Test
    void sixWordsTellTheFirstSixBytes() throws Refusal {
        assertThat(Seed.parse(SeedTest.COUNTING).seal("").words())
                .containsExactly("heron", "basket", "shore", "clay", "house", "sauce");
        assertThat(new Seal("00ff" + "0".repeat(60)).words())
                .containsExactly("acorn", "willow", "acorn", "acorn", "acorn", "acorn");
    }

    @Test
    void theFigureShowsTheBytesAfterThem() throws Refusal {
        assertThat(Seed.parse(SeedTest.COUNTING).seal("").glyph().rows()).containsExactly(
                "..##.##..",
                ".##.#.##.",
                "#..###..#",
                ".#..#..#.",
                "...#.#...",
                "..#...#..",
                "#..#.#..#",
                "#.#...#.#",
                ".#..#..#.");
    }

    @Test
    void theFigureIsTheSameLeftAndRight() {
        Glyph glyph = Seed.draw(new SplittableRandom(5)).seal("").glyph();
        for (int row = 0; row < Glyph.SIZE; row++) {
            for (int column = 0; column < Glyph.SIZE; column++) {
                assertThat(glyph.painted(column, row)).isEqualTo(glyph.painted(Glyph.SIZE - 1 - column, row));
            }
        }
        assertThatThrownBy(() -> new Glyph(List.of("###"))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void wordsAndFiguresDifferFromSealToSeal() {
        SplittableRandom random = new SplittableRandom(7);
        Set<Object> seen = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            Seal seal = Seed.draw(random).seal("");
            seen.add(seal.words());
            seen.add(seal.glyph());
        }
        assertThat(seen).hasSize(400);
    }

    @Test
    void thereIsAWordForEveryByteAndNoneIsTakenForAnother() {
        List<String> words = SealWords.ALL;
        assertThat(words).hasSize(256).doesNotHaveDuplicates().allMatch(word -> word.matches("[a-z]{3,10}"));
        List<String> alike = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (words.get(i).length() == words.get(j).length() && differences(words.get(i), words.get(j)) < 2) {
                    alike.add(words.get(j) + " " + words.get(i));
                }
            }
        }
        assertThat(alike).isEmpty();
    }

    private static long differences(String one, String other) {
        return IntStream.range(0, one.length()).filter(i -> one.charAt(i) != other.charAt(i)).count();
    }
}
