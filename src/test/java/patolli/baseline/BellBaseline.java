package patolli.baseline;

import java.util.List;
import patolli.ai.judge.Evaluator;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.bell.BellPath;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellSquares;
import patolli.rules.bell.BellState;

/** Counts steps, and what the next cast is worth: whether it can be used, and whether it gives another. */
final class BellBaseline implements Evaluator {
    private static final int[] CASTS = {1, 2, 3, 4, 10};
    private static final double[] CHANCES = {5 / 32.0, 10 / 32.0, 10 / 32.0, 5 / 32.0, 1 / 32.0};
    private static final double ENTERED = 11;
    private static final double HOME = 5;
    private static final double USABLE = 9;
    private static final double CHOICE = 1.5;
    private static final double AGAIN = 3;
    private static final double TURN = 2.4;
    /** The lead in steps that makes a side e times as likely to win. */
    private static final double SCALE = 14;

    @Override
    public double chance(State state, Side side) {
        var position = (BellState) state;
        List<Side> sides = position.sides();
        boolean partners = position.options().text("partners").equals("true");
        double[] standings = new double[partners ? 2 : sides.size()];
        for (int seat = 0; seat < sides.size(); seat++) {
            double tempo = position.seat() == seat ? TURN / 2 : 0;
            standings[seat % standings.length] += (standing(position, seat) + tempo) / SCALE;
        }
        return Baselines.share(standings, sides.indexOf(side) % standings.length);
    }

    private static double standing(BellState position, int seat) {
        BellPlayer player = position.player(seat);
        double standing = player.off() * (BellSquares.LAST_STEP + ENTERED + HOME) - (player.miss() ? TURN : 0)
                - (player.stepBack() == BellPlayer.NOWHERE ? 0 : 2 * TURN);
        if (player.direction() == 0) {
            return standing;
        }
        BellPath path = position.path(seat);
        for (long left = player.squares(); left != 0; left &= left - 1) {
            standing += path.step(Long.numberOfTrailingZeros(left)) + ENTERED;
        }
        for (int i = 0; i < CASTS.length; i++) {
            standing += CHANCES[i] * cast(position, player, path, CASTS[i]);
        }
        return standing;
    }

    /** What a cast of that value would be worth to the player. */
    private static double cast(BellState position, BellPlayer player, BellPath path, int value) {
        long free = path.targets(player.squares(), value) & ~position.taken();
        boolean enters = value == 1 && player.hand() > 0 && !BellSquares.has(position.taken(), path.square(0));
        int count = Long.bitCount(free) + (enters ? 1 : 0);
        if (count == 0) {
            return 0;
        }
        return USABLE + CHOICE * Math.min(count - 1, 2) + ((free & BellSquares.ROUNDED) != 0 ? AGAIN : 0);
    }
}
