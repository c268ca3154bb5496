package patolli.forge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The forge makes the same bytes every time. */
class RepeatTest {
    @Test
    void aPictureDrawnTwiceIsTheSame() throws IOException {
        Picture piece = Studios.ALL.stream().flatMap(s -> s.pictures().stream())
                .filter(p -> p.name().equals("board/piece-red-1")).findFirst().orElseThrow();
        byte[] one = PictureFile.encode(piece.painter().draw(1), piece.ground());
        assertThat(PictureFile.encode(piece.painter().draw(1), piece.ground())).isEqualTo(one);
    }
}
