package patolli.rules;

import java.util.Optional;

/** Why a piece of the side to move can't be played with the cast that lies there. */
public sealed interface Hindrance {

    /** Another cast brings pieces in from the hand: this one, as {@link Casts} writes it. */
    record EntersWith(String cast) implements Hindrance { }

    /** A piece of the same side stands on the square where it would land. */
    record OwnPiece(Spot.Square at) implements Hindrance { }

    /** A piece of another side stands on the square where it would land, and can't be bumped there. */
    record SafeEnemy(Spot.Square at) implements Hindrance { }

    /** It stands where it began, and from there only another cast moves it: this one, as {@link Casts} writes it. */
    record BeginsWith(String cast) implements Hindrance { }

    /** It has come to the end of its journey and stays on its square. */
    record Settled() implements Hindrance { }

    /** A piece of the same side that is in hand must come in first. */
    record HandFirst() implements Hindrance { }

    /** As many pieces of the same side as a square may hold stand where it would land. */
    record OwnPair(Spot.Square at) implements Hindrance { }

    /** Two pieces of another side stand where it would land, and hold that square against one alone. */
    record EnemyPair(Spot.Square at) implements Hindrance { }

    /** Its side has cut no piece yet, and before that may not go onto this square or beyond. */
    record NeedsCut(Spot.Square closed) implements Hindrance { }

    /** It could use one die, but then the other could not be used, and both must be where both can. */
    record OtherDie() implements Hindrance { }

    /** It can come onto the enemy home row on that square only: rows are filled in their order. */
    record OutOfOrder(Spot.Square next) implements Hindrance { }

    /** The cast is larger than the way that is left: the piece leaves the board with exactly so many steps. */
    record TooFar(int left) implements Hindrance { }

    /** The square on which it is stopped, if there is one. */
    default Optional<Spot.Square> place() {
        return switch (this) {
            case OwnPiece(Spot.Square at) -> Optional.of(at);
            case SafeEnemy(Spot.Square at) -> Optional.of(at);
            case OwnPair(Spot.Square at) -> Optional.of(at);
            case EnemyPair(Spot.Square at) -> Optional.of(at);
            case NeedsCut(Spot.Square closed) -> Optional.of(closed);
            case EntersWith _, BeginsWith _, Settled _, HandFirst _, OtherDie _, OutOfOrder _, TooFar _ ->
                    Optional.empty();
        };
    }
}
