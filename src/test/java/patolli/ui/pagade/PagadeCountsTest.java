package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import patolli.rules.Event;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.ui.table.Seen;

/** What a name plate tells of a side while a turn is still shown, too. */
class PagadeCountsTest {
    @Test
    void whoHasCutIsToldAsSoonAsThatIsHeard() throws Refusal {
        State start = PagadeGame.INSTANCE.start(Map.of());
        assertThat(holdings(start, Side.YELLOW, List.of())).endsWith("no cut");
        List<Event> heard = List.of(new Event.Cut(Side.BLACK, Side.YELLOW, 9));
        assertThat(holdings(start, Side.YELLOW, heard)).endsWith("has cut");
        assertThat(holdings(start, Side.BLACK, heard)).endsWith("no cut");
    }

    private static String holdings(State position, Side side, List<Event> shown) {
        return new PagadeTable().words().holdings(side, new Seen() {
            @Override
            public Optional<State> position() {
                return Optional.of(position);
            }

            @Override
            public int held(Optional<Side> holder) {
                return 0;
            }

            @Override
            public List<Event> heard() {
                return shown;
            }
        });
    }
}
