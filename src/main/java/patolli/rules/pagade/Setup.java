package patolli.rules.pagade;

import java.util.List;
import java.util.Optional;
import patolli.rules.Options;
import patolli.rules.Refusal;
import patolli.rules.Side;

/**
 * What stays the same through a whole game.
 *
 * @param sides   who plays, in turn order
 * @param pawns   the packed steps on which each player's pawns begin
 * @param seatsOn how many seats on the next player sits
 */
record Setup(Options options, List<Side> sides, int pawns, int seatsOn) {

    /**
     * @throws Refusal when {@code first} is a colour that doesn't play
     */
    static Setup of(Options options) throws Refusal {
        int players = options.number("players");
        int seatsOn = PagadePath.SEATS.size() / players;
        List<Side> sides = players == 2 ? List.of(Side.RED, Side.YELLOW) : PagadePath.SEATS;
        Optional<String> first = options.find("first");
        if (first.isPresent() && sides.stream().noneMatch(side -> side.key().equals(first.get()))) {
            throw new Refusal("option first is " + first.get() + ", but with two players only red and yellow play");
        }
        int pawns = options.text("start").equals(PagadeGame.START_APART) ? Pawns.pack(6, 7, 23, 24)
                : Pawns.pack(6, 7, 12, 12);
        return new Setup(options, sides, pawns, seatsOn);
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

    /** A bit for each seat that plays. */
    int everyone() {
        return sides.size() == 2 ? 0b0101 : 0b1111;
    }

    Board board() {
        int others = sides.size() == 2 ? 0 : pawns;
        return new Board(pawns, others, pawns, others, 0);
    }
}
