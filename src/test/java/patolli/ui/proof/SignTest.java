package patolli.ui.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;

/** Whether a seal can be told from another by its figure. */
class SignTest {
    private final SplittableRandom random = new SplittableRandom(26);
    private final List<Seal> seals = Stream.generate(() -> Seed.draw(random).seal("")).limit(2000).toList();

    @Test
    void hardlyTwoOfTwoThousandSealsLookAlike() {
        assertThat(new HashSet<>(seals.stream().map(seal -> Sign.of(seal.glyph())).toList())).hasSizeGreaterThan(1980);
    }

    @Test
    void everyPartComesUp() {
        Set<Object> parts = new HashSet<>();
        seals.stream().map(seal -> Sign.of(seal.glyph())).forEach(sign -> parts.addAll(List.of(sign.rim(), sign.petal(),
                sign.petals(), sign.gap(), sign.heart())));
        assertThat(parts).hasSize(8 + 8 + 4 + 4 + 8);
    }

    @Test
    void neighbouringPartsNeverHaveOneColour() {
        assertThat(seals).extracting(seal -> Sign.of(seal.glyph())).allSatisfy(sign ->
                assertThat(Set.of(sign.outer(), sign.middle(), sign.inner())).hasSize(3));
    }

    @Test
    void twoSealsDifferInAGoodPartOfTheirPixels() {
        Fx.start();
        List<Pixels> pictures = new ArrayList<>();
        for (Seal seal : seals.subList(0, 20)) {
            pictures.add(Fx.call(() -> {
                SealFigure figure = new SealFigure(seal, 64);
                Scene scene = new Scene(new Group(figure), 64, 64);
                scene.getRoot().layout();
                figure.layout();
                return Pixels.of(scene, figure.getLayoutBounds(), 1);
            }));
        }
        for (int one = 0; one < pictures.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(differing(pictures.get(one), pictures.get(other))).isGreaterThan(0.12);
            }
        }
    }

    private static double differing(Pixels one, Pixels other) {
        int count = 0;
        for (int i = 0; i < one.argb().length; i++) {
            count += Math.abs(one.grey(i) - other.grey(i)) > 0.15 ? 1 : 0;
        }
        return count / (double) one.argb().length;
    }
}
