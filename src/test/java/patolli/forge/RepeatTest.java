package patolli.forge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The forge makes the same bytes every time. */
class RepeatTest {
    @Test
    void aPictureDrawnTwiceIsTheSame() throws IOException {
        Picture mark = Studios.ALL.stream().flatMap(s -> s.pictures().stream())
                .filter(p -> p.name().equals("board/mark-to")).findFirst().orElseThrow();
        byte[] one = PictureFile.encode(mark.painter().draw(1), mark.ground());
        assertThat(PictureFile.encode(mark.painter().draw(1), mark.ground())).isEqualTo(one);
    }
}
