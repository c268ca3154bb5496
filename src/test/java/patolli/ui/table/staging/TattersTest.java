package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

/** Where threads fly that a blow tears off. */
class TattersTest {
    private static final Point2D AT = new Point2D(600, 300), RIGHT = new Point2D(1, 0);

    @Test
    void noneFliesOverWhatStandsOnItsWay() {
        assertThat(Tatters.isFree(AT, RIGHT, 90, List.of(AT.add(42, 0)))).isFalse();
        assertThat(Tatters.isFree(AT, RIGHT, 90, List.of(AT.add(84, 18)))).isFalse();
    }

    @Test
    void whatStandsBehindOrFarAsideIsInNoThreadsWay() {
        assertThat(Tatters.isFree(AT, RIGHT, 90, List.of(AT.add(-42, 0), AT.add(60, 40), AT.add(200, 0)))).isTrue();
    }
}
