package patolli.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In what order lines come. */
class HeardLinesTest {
    private static final int ROUNDS = 20;

    private static List<String> kind(String name, int size) {
        return IntStream.range(0, size).mapToObj(n -> name + " line " + n).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 22})
    void noneComesAgainBeforeAllOfItsKindWereHeardHoweverKindsAreMixedAndEveningsEnd(int size) {
        Random random = new Random(size);
        List<String> one = kind("one", size);
        List<String> other = kind("other", 5);
        HeardLines heard = new HeardLines("");
        for (int round = 0; round < ROUNDS; round++) {
            List<String> said = new ArrayList<>();
            while (said.size() < size) {
                if (random.nextBoolean()) {
                    heard.next(other, random);
                }
                if (random.nextInt(4) == 0) {
                    heard = new HeardLines(heard.memory());
                }
                said.add(heard.next(one, random));
            }
            assertThat(said).containsExactlyInAnyOrderElementsOf(one);
        }
    }

    @Test
    void aRoundDoesNotBeginWithTheLastLineOfTheOneBefore() {
        Random random = new Random(3);
        List<String> kind = kind("some", 3);
        HeardLines heard = new HeardLines("");
        String last = "";
        for (int i = 0; i < 200; i++) {
            String next = heard.next(kind, random);
            assertThat(next).isNotEqualTo(last);
            last = next;
        }
    }

    @Test
    void theOrderIsNotAlwaysTheSame() {
        List<String> kind = kind("some", 6);
        HashSet<String> first = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            first.add(new HeardLines("").next(kind, new Random(seed)));
        }
        assertThat(first).hasSizeGreaterThan(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "no such memory", "1234567"})
    void anOddMemoryDoesNoHarm(String memory) {
        HeardLines heard = new HeardLines(memory);
        List<String> kind = kind("some", 4);
        Random random = new Random(1);
        List<String> said = IntStream.range(0, 4).mapToObj(n -> heard.next(kind, random)).toList();
        assertThat(said).containsExactlyInAnyOrderElementsOf(kind);
    }
}
