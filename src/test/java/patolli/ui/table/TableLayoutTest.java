package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.play.Turn;
import patolli.rules.Leg;
import patolli.rules.Spot;
import patolli.testkit.Records;

/** Where pieces pass on a table. */
class TableLayoutTest {
    @ParameterizedTest
    @ValueSource(strings = {"patolli", "patolli bear-off=onto", "bell", "bell players=3 forfeits=miss-turn",
        "bell players=4 partners=true forfeits=miss-turn"})
    void aPieceThatIsBorneOffPassesAsManySquaresAsTheCastCounts(String setup) {
        AtomicInteger seen = new AtomicInteger();
        Records.game(setup, 12).stream().map(Turn::after).filter(state -> state.cast() >= 0).forEach(state -> {
            TableLayout layout = new TableLayout(GameTables.ALL.playing(state.game()).board());
            int cast = Integer.parseInt(state.game().casts().text(state.cast()));
            for (int move : state.moves()) {
                Leg leg = state.view(move).legs().getFirst();
                if (leg.to() instanceof Spot.Home) {
                    assertThat(layout.way(leg)).as("%s of %s", state.text(move), state).hasSize(cast);
                    seen.incrementAndGet();
                }
            }
        });
        assertThat(seen).hasPositiveValue();
    }
}
