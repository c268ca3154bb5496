package patolli.rules.pagade;

import java.util.List;
import java.util.Optional;
import patolli.rules.Option;
import patolli.rules.Options;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.ThrowOffRule;

/**
 * What stays the same through a whole game.
 *
 * @param sides   who plays, in turn order
 * @param pawns   the packed steps on which each player's pawns begin
 * @param seatsOn how many seats on the next player sits
 */
record PagadeSetup(Options options, List<Side> sides, int pawns, int seatsOn) {

    /**
     * @throws Refusal when {@code first} is a colour that doesn't play
     */
    static PagadeSetup of(Options options) throws Refusal {
        int players = options.number(Option.PLAYERS);
        int seatsOn = PagadePath.SEATS.size() / players;
        List<Side> sides = players == 2 ? List.of(Side.RED, Side.YELLOW) : PagadePath.SEATS;
        options.side("first", sides); // only to refuse a colour that doesn't play
        int pawns = options.text("start").equals(PagadeGame.START_APART) ? Pawns.pack(6, 7, 23, 24)
                : Pawns.pack(6, 7, 12, 12);
        return new PagadeSetup(options, sides, pawns, seatsOn);
    }

    /** The seat that begins without a throw-off. */
    Optional<Integer> first() {
        return options.find("first").flatMap(Side::of).map(PagadePath.SEATS::indexOf);
    }

    /** The seat that has its turn after this one. */
    int next(int seat) {
        return seat + seatsOn & 3;
    }

    /** The seats that play, in turn order. */
    int[] seats() {
        return sides.stream().mapToInt(PagadePath.SEATS::indexOf).toArray();
    }

    /** Players are numbered in turn order here; {@link #seat} says where one sits. */
    ThrowOffRule throwOff() {
        return new ThrowOffRule(sides, StickDice.CASTS, StickDice::sum);
    }

    /** The seat of the player with that number, from 0 in turn order. */
    int seat(int player) {
        return player * seatsOn;
    }

    AllPawns board() {
        int others = sides.size() == 2 ? 0 : pawns;
        return new AllPawns(pawns, others, pawns, others, 0);
    }
}
