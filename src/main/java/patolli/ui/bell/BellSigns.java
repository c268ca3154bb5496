package patolli.ui.bell;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.layout.Pane;
import patolli.board.BellBoard;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.bell.BellState;
import patolli.settings.TextSize;
import patolli.ui.common.Pictures;
import patolli.ui.table.Signs;

/** What lies on the mat beside pieces and coins: each side's own signs. */
final class BellSigns implements Signs {
    private final Map<Side, SideSigns> sides = new EnumMap<>(Side.class);

    BellSigns(Pane layer, Pictures pictures) {
        BellBoard.BOARD.sides().forEach(side -> sides.put(side, new SideSigns(layer, pictures, side)));
    }

    @Override
    public void show(State state) {
        BellState position = (BellState) state;
        sides.forEach((side, signs) -> signs.show(position));
        if (state.phase() == Phase.THROWOFF) {
            sides.forEach((side, signs) -> signs.thrown(position.thrown(side), false));
        }
    }

    @Override
    public void size(TextSize size) {
        sides.values().forEach(signs -> signs.size(size));
    }

    /** The cast that settles the throw-off, or leads to another round, is seen with the others until the next turn. */
    @Override
    public void show(Turn turn) {
        show(turn.after());
        if (turn.before().phase() != Phase.THROWOFF) {
            return;
        }
        BellState before = (BellState) turn.before();
        Map<Side, String> casts = new EnumMap<>(Side.class);
        before.sides().forEach(side -> before.thrown(side).ifPresent(cast -> casts.put(side, cast)));
        for (Event event : turn.events()) {
            if (event instanceof Event.Cast cast) {
                casts.put(cast.side(), cast.cast());
            }
        }
        casts.forEach((side, cast) -> sides.get(side).thrown(Optional.of(cast), leads(turn, side)));
    }

    /** Who begins, or casts again, stands out. */
    private static boolean leads(Turn turn, Side side) {
        return turn.events().stream().anyMatch(event -> event instanceof Event.Begins begins && begins.side() == side
                || event instanceof Event.Tied tied && tied.sides().contains(side));
    }
}
