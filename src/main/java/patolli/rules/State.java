package patolli.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A position: immutable, equal by value, and complete (nothing that the rules ask for lies outside it, so a state
 * read from {@link #tree()} equals the one that was written). Casts are indices into {@link Game#casts()}; moves
 * are numbers whose meaning is the game's own, written by {@link #text(int)}. In phase bet a move is the bet.
 */
public interface State {
    /** No position of any game has more legal moves than this. */
    int MOST_MOVES = 512;

    /** The game that this is a position of. */
    Game game();

    /** The options that the game was set up with. */
    Options options();

    /** The sides that play, in turn order from the first seat. */
    List<Side> sides();

    Phase phase();

    /** The side to act; null when the game is over. The form for hot loops; elsewhere use {@link #turn()}. */
    Side mover();

    /** The side to act; empty when the game is over. */
    default Optional<Side> turn() {
        return Optional.ofNullable(mover());
    }

    /** The index of the cast that is to be played, or -1 outside phase move. */
    int cast();

    /** The dice of the cast that are still to be used, lower first; none in games whose casts are one number. */
    default List<Integer> dice() {
        return List.of();
    }

    /**
     * Writes the legal moves, each once and in an order that depends on the position only, into the array.
     *
     * @param into at least {@link #MOST_MOVES} long
     * @return how many there are: at least 1 in phases bet and move, 0 in any other
     */
    int moves(int[] into);

    /**
     * The position after this cast; a cast that leaves no legal move is settled at once.
     *
     * @throws IllegalStateException outside phases throwoff and cast
     */
    State cast(int cast, Events events);

    /**
     * The position after this move (in phase bet: this bet). The move must be one of {@link #moves(int[])};
     * this is not checked again here, {@link #find(String)} is the gate for anything that comes from outside.
     */
    State play(int move, Events events);

    /** The game going on in place from here. */
    default Run run() {
        return Run.over(this);
    }

    /** How a move is written: {@code 12-14}; a bet: {@code 3}. */
    String text(int move);

    /** Whether the casts of this position go by themselves, fast, because nobody can decide anything yet. */
    default boolean castsAlone() {
        return false;
    }

    /**
     * Where the pieces go that this move plays.
     *
     * @param move one of {@link #moves()}
     * @throws IllegalStateException outside phase move
     */
    MoveView view(int move);

    /**
     * Where a piece goes of which this event tells; empty for events that move none. To be asked of the position after
     * the turn in which it happened: before it bell's direction may not have been chosen yet.
     *
     * @param event one of this game
     */
    Optional<Leg> leg(Event event);

    /**
     * Where a side's pieces are, a spot for each: first those in the hand, then those on squares, then those at home
     * or captured, always in the same order for the same position.
     *
     * @param side one that plays
     */
    List<Spot> pieces(Side side);

    /**
     * Why the side to act can't play a piece that stands there (in its hand or on a square) with the cast that lies
     * there. Empty when the piece can be played, when there is none, outside phase move, and in games that don't name
     * their reasons.
     */
    default Optional<Hindrance> hindrance(Spot origin) {
        return Optional.empty();
    }

    /**
     * Why a piece that stands there can't go by these of the dice that lie there, one of them or more together. Empty
     * when it can, and otherwise where {@link #hindrance(Spot)} is.
     */
    default Optional<Hindrance> hindrance(Spot origin, List<Integer> dice) {
        return Optional.empty();
    }

    /** How the game stands as to its end: undecided in every phase but over. */
    Outcome outcome();

    /**
     * How near a side is to winning the contest: from 0, it is lost, to 1, it is won; at the start every side has the
     * same. Games that know no better compare the pieces that are home with those of whoever has most, less those that
     * were captured.
     *
     * @param side one that plays
     */
    default double standing(Side side) {
        return switch (outcome()) {
            case Outcome.Won won -> won.sides().contains(side) ? 1 : 0;
            case Outcome.Drawn _ -> 0.5;
            case Outcome.Undecided _ -> Math.clamp(0.5 + 0.5 * (gain(side) - sides().stream()
                    .filter(other -> other != side).mapToDouble(this::gain).max().orElse(0)), 0, 1);
        };
    }

    /** Which part of a side's pieces is home, less which part is captured. */
    private double gain(Side side) {
        List<Spot> pieces = pieces(side);
        long home = pieces.stream().filter(Spot.Home.class::isInstance).count();
        long captured = pieces.stream().filter(Spot.Captured.class::isInstance).count();
        return (double) (home - captured) / Math.max(1, pieces.size());
    }

    /**
     * How many things of worth a contest is played for, all of which its winner holds in the end; 0 where only the
     * victory is played for, or only the pot of one game.
     */
    default int assetsInAll() {
        return 0;
    }

    /** The side that wins and loses with that one; empty where nobody has a partner. */
    default Optional<Side> partner(Side side) {
        return Optional.empty();
    }

    /** The winners: none while the game goes on or when it is drawn. */
    default Set<Side> winners() {
        return outcome().winners();
    }

    /** The position, to be put together otherwise. */
    Draft draft();

    /**
     * The state object of the engine protocol as maps, lists, strings, integers, booleans and nulls, members in
     * the protocol's order.
     */
    Map<String, Object> tree();

    /** The legal moves. */
    default List<Integer> moves() {
        int[] buffer = new int[MOST_MOVES];
        int count = moves(buffer);
        List<Integer> moves = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            moves.add(buffer[i]);
        }
        return moves;
    }

    /** The legal move that is written so; empty if there is none. */
    default Optional<Integer> find(String text) {
        return moves().stream().filter(move -> text(move).equals(text)).findFirst();
    }
}
