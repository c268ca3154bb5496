package patolli.ui.pagade;

import java.util.Optional;
import patolli.rules.Side;
import patolli.ui.table.PieceLook;

/** Turned pawns that stand on their way out, lie on their side on their way home, and have gold on them at Home. */
final class PagadePieces implements PieceLook {
    /** How many different ones are painted for each side. */
    static final int KINDS = 4;

    @Override
    public String playing(Side side, int number) {
        return "pagade/piece-" + side.key() + "-" + (number % KINDS + 1) + ".png";
    }

    @Override
    public String again(Side side, int number) {
        return "pagade/piece-" + side.key() + "-lying-" + (number % KINDS + 1) + ".png";
    }

    @Override
    public String shadow() {
        return "pagade/piece-shadow.png";
    }

    /** Of brass, so that one that was cut does not stand about on the cloth. */
    @Override
    public Optional<String> dish() {
        return Optional.of("pagade/dish.png");
    }

    /** A cord of gold about its foot. */
    @Override
    public Optional<String> ready() {
        return Optional.of("pagade/ready.png");
    }

    /** Those that may go stand in a ring; the others are as bright, for on this cloth they would be lost. */
    @Override
    public double dimmed() {
        return 0.04;
    }

    /** One stands half before the other, and they are seen to be one pair beside another. */
    @Override
    public double apart() {
        return 0.94;
    }

    @Override
    public boolean isBased() {
        return true;
    }

    /** Hardly: its square is no higher than it is. */
    @Override
    public double lift() {
        return 1.5;
    }

    @Override
    public double larger() {
        return 1.04;
    }

    /** A pawn has much room about it in its picture. */
    @Override
    public double scored() {
        return 36;
    }

    /** A dozen ways may cross. */
    @Override
    public boolean isJoined() {
        return false;
    }

    @Override
    public String home(Side side, int number) {
        return "pagade/piece-" + side.key() + "-home.png";
    }
}
