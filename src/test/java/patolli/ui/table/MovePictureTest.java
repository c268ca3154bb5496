package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.image.Image;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.app.GameTables;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.ui.common.Cord;
import patolli.ui.table.MovePicture.Drawn;

/** What is drawn on the small picture of a position. */
class MovePictureTest {
    private static final double WIDTH = 176;
    private static final List<Drawn> BETS = List.of(new Drawn(10, Cord.of(0), Optional.of("10")),
            new Drawn(3, Cord.of(1), Optional.of("3")));

    @BeforeAll
    static void start() {
        Fx.start();
    }

    private static List<Point2D> differences(Image one, Image other) {
        List<Point2D> found = new ArrayList<>();
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                if (one.getPixelReader().getArgb(x, y) != other.getPixelReader().getArgb(x, y)) {
                    found.add(new Point2D(x / one.getWidth(), y / one.getHeight()));
                }
            }
        }
        return found;
    }

    @Test
    void betsAreBeadsBesideOneAnotherWhereThePoolLies() {
        State state = Positions.opening("patolli");
        List<Point2D> marked = Fx.call(() -> {
            MovePicture picture = new MovePicture(GameTables.ALL.playing(state.game()), TestPictures.get());
            return differences(picture.bets(state, BETS, WIDTH).getImage(), picture.of(state, BETS, WIDTH).getImage());
        });
        assertThat(marked).hasSizeGreaterThan(400).allMatch(at -> at.distance(0.5, 0.15) < 0.2);
        assertThat(marked).filteredOn(at -> at.getX() < 0.49).hasSizeGreaterThan(200);
        assertThat(marked).filteredOn(at -> at.getX() > 0.51).hasSizeGreaterThan(200);
    }
}
