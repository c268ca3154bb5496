package patolli.rules;

/** Why a piece of the side to move can't be played with the cast that lies there. */
public sealed interface Hindrance {

    /** Another cast brings pieces in from the hand: this one, as {@link Casts} writes it. */
    record EntersWith(String cast) implements Hindrance { }

    /** A piece of the same side stands on the square where it would land. */
    record OwnPiece(Spot.Square at) implements Hindrance { }

    /** A piece of another side stands on the square where it would land, and can't be bumped there. */
    record SafeEnemy(Spot.Square at) implements Hindrance { }

    /** The cast is larger than the way that is left: the piece leaves the board with exactly so many steps. */
    record TooFar(int left) implements Hindrance { }
}
