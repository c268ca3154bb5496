package patolli.forge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The forge makes the same bytes every time. */
class RepeatTest {
    @ParameterizedTest
    @ValueSource(strings = {"patolli/piece-red-1", "patolli/merchant-head", "patolli/asset-cacao-2", "icon/icon-64",
            "ui/check-on", "ui/progress-now", "bet/stone-thumb"})
    @Tag("breadth")
    void aPictureDrawnTwiceIsTheSame(String name) throws IOException {
        Picture picture = Studios.ALL.stream().flatMap(s -> s.pictures().stream())
                .filter(p -> p.name().equals(name)).findFirst().orElseThrow();
        byte[] one = PictureFile.encode(picture.painter().draw(1), picture.ground(), PictureFile.LIMIT);
        assertThat(PictureFile.encode(picture.painter().draw(1), picture.ground(), PictureFile.LIMIT)).isEqualTo(one);
    }
}
