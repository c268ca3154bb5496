package patolli.ai.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellState;
import patolli.rules.tablan.TablanGame;
import patolli.rules.tablan.TablanState;

/** What the reckoning through of a game's end has to know of the games. */
public final class NearEnd {
    /** With how many pieces on their way, of all sides, ends are few enough to be reckoned through. */
    private static final Map<Game, Integer> MOST_RUNNING = Map.of(BellGame.INSTANCE, 2, TablanGame.INSTANCE, 3);

    private NearEnd() { }

    /** Whether so few pieces are left that it is worth trying. */
    public static boolean isNear(State state) {
        return running(state) <= MOST_RUNNING.getOrDefault(state.game(), 0);
    }

    /** How many pieces can still go on, or come in, of all sides. */
    public static int running(State state) {
        if (state instanceof TablanState position) {
            return position.sides().stream().mapToInt(side ->
                    Long.bitCount(position.moving(side) | position.unmoved(side))).sum();
        }
        int running = 0;
        for (Side side : state.sides()) {
            for (Spot spot : state.pieces(side)) {
                running += spot instanceof Spot.Home ? 0 : 1;
            }
        }
        return running;
    }

    /** What of a position before a cast decides who wins: equal for positions that differ in nothing else. */
    public static Object essence(State state) {
        if (!(state instanceof BellState position)) {
            return state;
        }
        // coins pay for nothing
        List<Object> essence = new ArrayList<>();
        essence.add(position.mover());
        for (int number = 0; number < position.sides().size(); number++) {
            BellPlayer player = position.player(number);
            essence.add(player.squares());
            essence.add(player.hand() + 8 * player.direction());
            essence.add(player.miss() ? -2 : player.stepBack());
        }
        return essence;
    }
}
