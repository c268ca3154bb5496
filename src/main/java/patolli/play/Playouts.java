package patolli.play;

import java.util.Set;
import java.util.function.IntUnaryOperator;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Casts;
import patolli.rules.Phase;
import patolli.rules.Run;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * Games played to their end at random: every legal move is as likely as any other, every bet is 1. The same seed
 * gives the same games.
 */
public final class Playouts {
    private final QuickRandom random;
    private final QuickCasts casts;
    private final IntUnaryOperator place;
    private final long[] wins = new long[Side.values().length];
    /** The next cast, drawn while the game does not need it yet. */
    private int ahead;
    private long games;
    private long draws;
    private long castsMade;
    private long decisions;

    public Playouts(Casts casts, long seed) {
        random = new QuickRandom(seed);
        this.casts = new QuickCasts(casts, random);
        place = random::below;
        ahead = this.casts.draw();
    }

    /** Plays one game from this position to its end and counts it. */
    public void play(State start) {
        Run run = start.run();
        Phase phase = run.phase();
        while (phase != Phase.OVER) {
            if (phase == Phase.MOVE) {
                decisions++;
                run.playOne(place);
            } else if (phase == Phase.BET) {
                run.play(1);
            } else {
                castsMade++;
                int cast = ahead;
                ahead = casts.draw();
                run.cast(cast);
            }
            phase = run.phase();
        }
        count(run.state().winners());
    }

    private void count(Set<Side> winners) {
        games++;
        if (winners.isEmpty()) {
            draws++;
        }
        for (Side winner : winners) {
            wins[winner.ordinal()]++;
        }
    }

    /** How many games have been played. */
    public long games() {
        return games;
    }

    /** How many casts were made in all of them, the opening ones too. */
    public long casts() {
        return castsMade;
    }

    /** How many moves were played in all of them, forced ones too, bets not. */
    public long decisions() {
        return decisions;
    }

    /** How many games this side won, alone or with a partner. */
    public long wins(Side side) {
        return wins[side.ordinal()];
    }

    /** How many games nobody won. */
    public long draws() {
        return draws;
    }
}
