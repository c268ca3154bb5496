package patolli.ui.bell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import patolli.board.BellBoard;
import patolli.board.Point;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellState;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.ending.EndPlace;
import patolli.ui.ending.EndTeller;
import patolli.ui.ending.Remnant;

/** Who was first home, and how the pot was shared: read from the events of the last turn. */
final class BellEndings implements EndTeller {
    private static final Optional<EndPlace.Laid> MAT = Optional.of(new EndPlace.Laid("mictlan/mat-bell.jpg", 0, 496));
    private static final List<String> COINS = List.of("coin-large", "coin-large-2", "coin-large-3");
    /** How far from the middle of the mat purses lie between two limbs, at most; there all is smaller. */
    private static final double BETWEEN = 300, LARGE_COIN = 1.2, SMALL_COIN = 0.72, SMALL_PURSE = 0.62;
    /** How far coins lie from the middle of a purse, at most: they cover no square. */
    private static final double REACH = 60, SMALL_REACH = 36;
    /** A heap of coins: how far apart they lie, and how flat it is. */
    private static final double APART = 12, FLAT = 0.82, GOLDEN = 2.39996;
    private final Texts texts = Texts.of(BellGame.INSTANCE.name(), "ending");
    private final Narrator narrator = new Narrator(Texts.of(BellGame.INSTANCE.name(), "story"));

    /** He plays blue, and speaks of his own luck only: when he has won from all players, or has lost to them. */
    @Override
    public boolean isHis(Set<Side> winners, Seats seats) {
        return seats.of(Side.BLUE) == Seat.MIRROR
                && winners.contains(Side.BLUE) == winners.stream().noneMatch(seats.players()::contains);
    }

    @Override
    public Optional<EndPlace.Laid> mat() {
        return MAT;
    }

    @Override
    public Optional<String> figure(Side side) {
        return switch (side) {
            case RED -> Optional.of("patolli/merchant.png");
            case YELLOW -> Optional.of("bell/eagle.png");
            case BLUE -> Optional.of("patolli/tezcatlipoca.png");
            case GREEN -> Optional.of("bell/weaver.png");
            case BLACK, WHITE -> Optional.empty();
        };
    }

    /** The purses as they lay open at last, and what was still on its way. */
    @Override
    public List<Remnant> left(State end) {
        BellState position = (BellState) end;
        List<Remnant> all = new ArrayList<>(Remnant.pieces(end, BellBoard.BOARD));
        for (int i = 0; i < end.sides().size(); i++) {
            all.addAll(purse(BellBoard.BOARD.stake(end.sides().get(i), 0), position.player(i).purse()));
        }
        return all;
    }

    /** Coins as they were poured out, the last ones highest. */
    private static List<Remnant> purse(Point at, int coins) {
        boolean corner = Math.abs(at.x() - BellBoard.BOARD.middle().x()) > BETWEEN;
        double size = corner ? LARGE_COIN : SMALL_COIN;
        double apart = Math.min(APART * size, (corner ? REACH : SMALL_REACH) / Math.sqrt(Math.max(1, coins)));
        List<Remnant> all = new ArrayList<>(List.of(new Remnant("purse", at, corner ? 1 : SMALL_PURSE)));
        for (int i = 0; i < coins; i++) {
            double far = apart * Math.sqrt(coins - 1.0 - i), turn = GOLDEN * i + at.x();
            Point place = at.plus(far * Math.cos(turn), FLAT * far * Math.sin(turn));
            all.add(new Remnant(COINS.get((i * 7 + coins) % 5 % COINS.size()), place, size));
        }
        return all;
    }

    @Override
    public String why(Turn turn, Seats seats) {
        return events(turn, Event.GameWon.class).findFirst().map(won -> {
            List<Side> winners = turn.after().sides().stream().filter(won.sides()::contains).toList();
            List<Event.PotShared> shares = events(turn, Event.PotShared.class).toList();
            return winners.size() == 1 ? alone(winners.getFirst(), won.amount(), seats) : pair(winners, shares, seats);
        }).orElse("");
    }

    private String alone(Side winner, int pot, Seats seats) {
        boolean you = seats.players().equals(Set.of(winner));
        return Narrator.sentence(texts.get(you ? "why.one.you" : "why.one.side", narrator.called(winner, seats), pot));
    }

    private String pair(List<Side> winners, List<Event.PotShared> shares, Seats seats) {
        String names = narrator.list(winners.stream().map(side -> narrator.called(side, seats)).toList());
        List<String> parts = shares.stream().filter(share -> share.amount() > 0)
                .map(share -> texts.get("why.share", narrator.called(share.side(), seats), share.amount())).toList();
        return Narrator.sentence(texts.get("why.pair", names))
                + Optional.of(parts).filter(some -> !some.isEmpty())
                .map(some -> texts.get("why.shares", narrator.list(some))).orElse("");
    }

    private static <E extends Event> Stream<E> events(Turn turn, Class<E> kind) {
        return turn.events().stream().filter(kind::isInstance).map(kind::cast);
    }
}
