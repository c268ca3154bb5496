package patolli.rules.bell;

import java.util.List;
import java.util.Optional;
import patolli.rules.Event;
import patolli.rules.Legs;
import patolli.rules.Option;
import patolli.rules.Options;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.ThrowOffRule;

/**
 * What stays the same through one game: who plays, for how much, under which options. Players are numbered from 0 in
 * seat order, which is turn order. Equal when the options are.
 */
final class BellSetup {
    /** In seat order, clockwise from W. */
    private static final List<Side> FOUR = List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN);

    final Options options;
    final List<Side> sides;
    final int players;
    /** How many pieces each player has. */
    final int pieces;
    final boolean partners;
    final Forfeits forfeits;
    /** What each player begins with before the stake is paid; 0 without gambling, as are the next two. */
    final int purse;
    final int stake;
    final int penalty;
    /** The set of wedge squares. */
    final long wedges;
    /** The player who begins without a throw-off. */
    final Optional<Side> first;
    final ThrowOffRule throwOff;

    private final BellPath[] clockwise;
    private final BellPath[] anticlockwise;

    /** @throws Refusal as rule 12 says */
    BellSetup(Options options) throws Refusal {
        this.options = options;
        players = options.number(Option.PLAYERS);
        sides = switch (players) {
            case 2 -> List.of(Side.RED, Side.BLUE);
            case 3 -> FOUR.subList(0, 3);
            case 4 -> FOUR;
            default -> throw new IllegalArgumentException(players + " players");
        };
        pieces = 8 - players;
        partners = options.text("partners").equals("true");
        forfeits = Forfeits.of(options.text("forfeits"));
        first = options.side("first", sides);
        throwOff = new ThrowOffRule(sides, BellGame.INSTANCE.casts(), BellGame::value);
        refuseWhatDoesNotGoTogether(options);
        boolean gambling = forfeits == Forfeits.COINS;
        purse = gambling ? options.number("purse") : 0;
        stake = gambling ? options.number("stake") : 0;
        penalty = gambling ? options.number("penalty") : 0;
        wedges = BellSquares.wedges(options.number("wedges"));
        clockwise = paths(BellPath.CLOCKWISE);
        anticlockwise = paths(BellPath.ANTICLOCKWISE);
    }

    private void refuseWhatDoesNotGoTogether(Options options) throws Refusal {
        if (options.number("stake") > options.number("purse")) {
            throw new Refusal("the stake of " + options.number("stake") + " is larger than the purse of "
                    + options.number("purse"));
        }
        if (partners && players != 4) {
            throw new Refusal("partners need four players, not " + players);
        }
    }

    private BellPath[] paths(int direction) {
        return sides.stream().map(side -> new BellPath(BellSquares.entry(side), direction)).toArray(BellPath[]::new);
    }

    /** All coins in the game, in purses and pot together. */
    int coins() {
        return players * purse;
    }

    /** The path of a player who runs in that direction. */
    BellPath path(int player, int direction) {
        return direction > 0 ? clockwise[player] : anticlockwise[player];
    }

    /** How the pieces go in the directions that have been chosen in that position. */
    Legs paths(BellState state) {
        return new Legs() {
            @Override
            public int step(Side side, int place) {
                return path(side).step(place);
            }

            @Override
            public Spot.Square square(Side side, int step) {
                return new Spot.Square(path(side).square(step));
            }

            @Override
            public int home() {
                return BellSquares.LAST_STEP;
            }

            @Override
            public Optional<Spot.Square> off(Side side) {
                return Optional.of(square(side, home()));
            }

            private BellPath path(Side side) {
                int player = sides.indexOf(side);
                return BellSetup.this.path(player, state.player(player).direction());
            }
        };
    }

    /** The player who is next to that one, clockwise. */
    int after(int player) {
        return player + 1 == players ? 0 : player + 1;
    }

    /** The partner of that player, or the player itself where nobody has one. */
    int partner(int player) {
        return partners ? player ^ 2 : player;
    }

    /** What a player owes to each who is paid for that cause (rules 7 to 9); 0 without gambling. */
    int due(Event.Cause cause) {
        return switch (cause) {
            case NO_MOVE, BEAR_OFF -> penalty;
            case TRIANGLE -> 2 * penalty;
        };
    }

    /** Whether two players play against each other. */
    boolean opponents(int one, int other) {
        return one != other && partner(one) != other;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BellSetup setup && options.equals(setup.options);
    }

    @Override
    public int hashCode() {
        return options.hashCode();
    }
}
