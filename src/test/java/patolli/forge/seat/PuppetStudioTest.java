package patolli.forge.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.board.Box;
import patolli.board.figure.FigurePart;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Painter;
import patolli.forge.pagade.PagadeStudio;
import patolli.forge.tablan.TablanStudio;

/** What a rig names is drawn, and nothing of it is cut off. */
class PuppetStudioTest {
    private static final int OUT = 120;

    static Stream<Rig> rigs() {
        return Rigs.ALL.stream();
    }

    private static FigureParts parts(Rig rig) {
        if (List.of(Rigs.CLOTH_MERCHANT, Rigs.DANCER).contains(rig)) {
            return TablanStudio.parts(rig);
        }
        boolean pagade = List.of(Rigs.CLERK, Rigs.FLOWER_SELLER, Rigs.GUARD, Rigs.MAHOUT).contains(rig);
        return pagade ? PagadeStudio.parts(rig) : PuppetStudio.parts(rig);
    }

    @ParameterizedTest
    @MethodSource("rigs")
    @Tag("breadth")
    void everyPartIsDrawnWithinItsBox(Rig rig) {
        FigureParts parts = parts(rig);
        assertThat(parts.names()).containsAll(rig.parts().stream().map(FigurePart::name).collect(Collectors.toSet()));
        for (FigurePart part : rig.parts()) {
            Painter painter = new Painter((int) Rig.WIDTH + 2 * OUT, (int) Rig.HEIGHT + 2 * OUT, 1, 1, 4.5);
            painter.g.translate(OUT, OUT);
            parts.draw(part.name(), painter);
            Box box = part.box();
            int inside = 0;
            for (int y = 0; y < painter.image.getHeight(); y++) {
                for (int x = 0; x < painter.image.getWidth(); x++) {
                    if (painter.image.getRGB(x, y) >>> 24 > 128) {
                        assertThat(x + 0.5 - OUT).as("%s across", part.name()).isBetween(box.x(), box.right());
                        assertThat(y + 0.5 - OUT).as("%s down", part.name()).isBetween(box.y(), box.bottom());
                        inside++;
                    }
                }
            }
            assertThat(inside).as(part.name()).isPositive();
        }
    }
}
