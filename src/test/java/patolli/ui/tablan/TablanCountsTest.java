package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.tablan.TablanGame;
import patolli.rules.tablan.TablanSquares;
import patolli.ui.table.ScorePart;
import patolli.ui.table.Seen;
import patolli.ui.table.TableWords;

/** What is counted is what is seen, while a turn is still shown, too. */
class TablanCountsTest {
    private final TableWords words = new TablanTable().words();
    private State start;

    @BeforeEach
    void begin() throws Exception {
        start = TablanGame.INSTANCE.start(Map.of());
    }

    @Test
    void whatHasSettledAndWhatIsCapturedCountsAsSoonAsItIsSeen() {
        Seen seen = seen(Map.of(Side.WHITE, new Spot.Square(TablanSquares.find("h").orElseThrow()),
                Side.BLACK, new Spot.Captured(Side.BLACK)));
        assertThat(words.holdings(Side.WHITE, seen)).contains("holds 1").contains("took 1");
        assertThat(words.holdings(Side.BLACK, seen)).contains("holds 0").contains("took 0");
        assertThat(words.score(seen).stream().map(ScorePart::text).collect(Collectors.joining())).contains("1")
                .contains("0");
    }

    @Test
    void nothingCountsWhereAllStandAtHome() {
        Seen seen = seen(Map.of());
        assertThat(words.holdings(Side.WHITE, seen)).contains("holds 0").contains("took 0");
    }

    /** The first position, but for the first piece of each of these sides. */
    private Seen seen(Map<Side, Spot> elsewhere) {
        return new Seen() {
            @Override
            public Optional<State> position() {
                return Optional.of(start);
            }

            @Override
            public int held(Optional<Side> holder) {
                return 0;
            }

            @Override
            public List<Spot> spots(Side side) {
                List<Spot> spots = new ArrayList<>(start.pieces(side));
                Optional.ofNullable(elsewhere.get(side)).ifPresent(spot -> spots.set(0, spot));
                return spots;
            }
        };
    }
}
