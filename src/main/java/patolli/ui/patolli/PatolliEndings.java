package patolli.ui.patolli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import patolli.board.AssetSeat;
import patolli.board.PatolliBoard;
import patolli.play.Decision;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Asset;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.patolli.PatolliState;
import patolli.text.Texts;
import patolli.ui.ending.EndTeller;
import patolli.ui.ending.EndingModel;
import patolli.ui.ending.Remnant;

/** Why a game or a contest ended, and what it was about: read from the events of its last turn. */
final class PatolliEndings implements EndTeller {
    /** Far from the eye a treasure is to be seen before all else on the mat. */
    private static final double LARGER = 1.22;
    private final Texts texts = Texts.of(PatolliGame.INSTANCE.name(), "ending");
    private final Texts colours = new Texts("story");

    /** What he holds up is the treasure that the player brought. */
    @Override
    public EndingModel.Kind contestLost(Set<Side> winners) {
        return winners.contains(Side.BLUE) ? EndingModel.Kind.CONTEST_LOST : EndingModel.Kind.CONTEST_LOST_HEAD;
    }

    @Override
    public Optional<String> figure(Side side) {
        return switch (side) {
            case RED -> Optional.of("patolli/merchant.png");
            case BLUE -> Optional.of("patolli/tezcatlipoca.png");
            case YELLOW, GREEN, BLACK, WHITE -> Optional.empty();
        };
    }

    /** Each cloth as it lay at last; where a side's treasure is missing, its outline is left. */
    @Override
    public List<Remnant> left(State end) {
        PatolliState position = (PatolliState) end;
        List<Remnant> all = new ArrayList<>(Remnant.pieces(end, PatolliBoard.BOARD));
        PatolliBoard.BOARD.sides().forEach(side -> all.addAll(cloth(position.assets(side), side)));
        return all;
    }

    private static List<Remnant> cloth(List<String> assets, Side side) {
        PatolliBoard board = PatolliBoard.BOARD;
        String treasure = side == Side.BLUE ? Asset.JADE_HEAD.key() : Asset.LIBRARY_CARD.key();
        List<String> others = assets.stream().filter(asset -> !asset.equals(treasure)).toList();
        Map<String, Integer> laid = new HashMap<>();
        List<Remnant> all = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            int one = laid.merge(others.get(i), 1, Integer::sum);
            AssetSeat seat = board.asset(side, i, others.size());
            all.add(new Remnant(thing(others.get(i)) + (one == 1 ? "" : "-" + one), seat.at(), LARGER * seat.scale()));
        }
        if (assets.isEmpty()) {
            // An outline alone on a bare cloth would look as if it were printed on it.
            return all;
        }
        AssetSeat seat = board.treasure(side, others.size());
        all.add(assets.contains(treasure) ? new Remnant(thing(treasure), seat.at(), LARGER * seat.scale())
                : Remnant.print(thing(treasure), seat.at()));
        return all;
    }

    private static String thing(String asset) {
        return "asset-" + asset;
    }

    @Override
    public String why(Turn turn, Seats seats) {
        Optional<Side> ruined = events(turn, Event.Bankrupt.class).map(Event.Bankrupt::side).findFirst();
        Optional<Event.GameWon> won = events(turn, Event.GameWon.class).findFirst();
        int pool = won.map(Event.GameWon::amount)
                .or(() -> events(turn, Event.PoolTaken.class).map(Event.PoolTaken::amount).findFirst()).orElse(0);
        return ruined.map(side -> say("why." + ruin(turn, won.isPresent()), side, turn, seats, pool))
                .or(() -> won.filter(game -> pool > 0).map(game ->
                        say("why.game", game.sides().iterator().next(), turn, seats, pool)))
                .orElse("");
    }

    /** What could not be paid; {@code bet}: nothing is left for another game. */
    private static String ruin(Turn turn, boolean gameWon) {
        if (gameWon) {
            return "bet";
        }
        if (turn.decision() instanceof Decision.Cast) {
            return "forfeit";
        }
        return events(turn, Event.BorneOff.class).findAny().isPresent() ? "bearOff" : "triangle";
    }

    /** Gaps: the side's name or colour, the pool, what the side could still pay, the other side's name or colour. */
    private String say(String key, Side side, Turn turn, Seats seats, int pool) {
        int paid = events(turn, Event.Forfeit.class).filter(forfeit -> forfeit.from() == side)
                .mapToInt(Event.Forfeit::amount).sum();
        String form = seats.mirror().isEmpty() ? ".side" : seats.of(side) == Seat.MIRROR ? ".mirror" : ".you";
        Side other = side == Side.RED ? Side.BLUE : Side.RED;
        return texts.get(key + form, named(side, seats), pool, paid, named(other, seats));
    }

    private String named(Side side, Seats seats) {
        return seats.name(side).orElseGet(() -> colours.get("side." + side.key()));
    }

    private static <E extends Event> Stream<E> events(Turn turn, Class<E> kind) {
        return turn.events().stream().filter(kind::isInstance).map(kind::cast);
    }
}
