package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;

/** Whether what is written can be read: as it is painted, enlarged until the letters have an inside. */
class ContrastTest {
    private static final double LEAST = 4.5;
    private static final double ENLARGED = 6;
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#happened", "#expected", ".score-red", ".score-middle", ".score-blue", "#options", "#help",
            "#exitButton",
            "#plate-red .plate-name", "#plate-red .plate-line", "#plate-blue .plate-name", "#plate-blue .plate-line"})
    void everyTextStandsOutFromItsGround(String selector) {
        test.open();
        assertThat(contrast(selector)).as("contrast of %s", selector).isGreaterThanOrEqualTo(LEAST);
    }

    @Test
    void ochreOnBarkPaperWouldNotDo() {
        test.open();
        Fx.run(() -> test.scene.lookup("#happened").setStyle("-fx-text-fill: -ochre-dark"));
        assertThat(contrast("#happened")).isBetween(1.5, LEAST);
    }

    /** What all but a twentieth of the letters' inside reaches. */
    private double contrast(String selector) {
        return Fx.call(() -> {
            test.scene.getRoot().applyCss();
            test.scene.getRoot().layout();
            Node writing = test.scene.lookup(selector);
            Text letters = (Text) (writing instanceof Text ? writing : writing.lookup(".text"));
            assertThat(letters.getText()).isNotEmpty();
            Bounds where = letters.localToScene(letters.getLayoutBounds());
            Pixels written = Pixels.of(test.scene, where, ENLARGED);
            Pixels ground = blank(letters, where);
            return fifthPercentile(written, ground);
        });
    }

    private Pixels blank(Text letters, Bounds where) {
        Paint ink = letters.getFill();
        letters.fillProperty().unbind();
        letters.setFill(Color.TRANSPARENT);
        Pixels ground = Pixels.of(test.scene, where, ENLARGED);
        letters.setFill(ink);
        return ground;
    }

    private static double fifthPercentile(Pixels written, Pixels ground) {
        double[] change = IntStream.range(0, ground.argb().length)
                .mapToDouble(i -> Math.abs(written.grey(i) - ground.grey(i))).toArray();
        double most = IntStream.range(0, change.length).mapToDouble(i -> change[i]).max().orElseThrow();
        List<Double> inside = IntStream.range(0, change.length).filter(i -> change[i] > most * 0.8)
                .mapToObj(i -> ratio(written.luminance(i), ground.luminance(i))).sorted().toList();
        assertThat(inside).as("pixels inside the letters").hasSizeGreaterThan(200);
        return inside.get(inside.size() / 20);
    }

    private static double ratio(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }
}
