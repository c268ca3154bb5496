package patolli.ai.judge;

import java.util.List;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.bell.BellPath;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellSquares;
import patolli.rules.bell.BellState;

/** A race without bumping: steps made, pieces home, a turn in hand or lost, and a little for the purse. */
final class BellEvaluator implements Evaluator {
    private static final double ENTRY_DELAY = 6;
    private static final double TURN = 2.4;
    private static final double STEP_BACK = 2 * TURN;
    /** Coins don't win the game; they decide between moves that are otherwise equal. */
    private static final double COIN = 0.05;
    /** The lead in steps, for each piece that a player has, that makes a side e times as likely to win. */
    private static final double SCALE = 3.4;

    @Override
    public double chance(State state, Side side) {
        var position = (BellState) state;
        List<Side> sides = position.sides();
        boolean partners = position.options().text("partners").equals("true");
        // partners sit opposite each other, so a pair shares the parity of its seats
        double[] standings = new double[partners ? 2 : sides.size()];
        double scale = SCALE * pieces(position.player(0));
        for (int seat = 0; seat < sides.size(); seat++) {
            double tempo = position.mover() == sides.get(seat) ? TURN / 2 : 0;
            standings[seat % standings.length] += (standing(position, seat) + tempo) / scale;
        }
        return Odds.share(standings, sides.indexOf(side) % standings.length);
    }

    private static int pieces(BellPlayer player) {
        return player.hand() + player.off() + Long.bitCount(player.squares());
    }

    private static double standing(BellState position, int seat) {
        BellPlayer player = position.player(seat);
        double standing = player.off() * (BellSquares.LAST_STEP + ENTRY_DELAY) + player.purse() * COIN;
        if (player.direction() != 0) {
            BellPath path = position.path(seat);
            for (long left = player.squares(); left != 0; left &= left - 1) {
                standing += path.step(Long.numberOfTrailingZeros(left)) + ENTRY_DELAY;
            }
        }
        if (player.miss()) {
            standing -= TURN;
        }
        if (player.stepBack() != BellPlayer.NOWHERE) {
            standing -= STEP_BACK;
        }
        return standing;
    }
}
