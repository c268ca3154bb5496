package patolli.ui.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Leg;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.ui.common.Sprite;
import patolli.ui.table.figure.FigureView;
import patolli.ui.table.staging.Around;
import patolli.ui.table.staging.Captive;
import patolli.ui.table.staging.Familiarity.Kind;
import patolli.ui.table.staging.Payment;
import patolli.ui.table.staging.Stagecraft;
import patolli.ui.table.staging.Staged;

/** Which things on the table a staged event is about. */
public final class StagedEvents {
    /** Of more goods than these not all shine. */
    private static final int MOST = 24;
    /** How far a blow bursts, at most. */
    private static final double AROUND = 120;
    private final Pieces pieces;
    private final Stakes stakes;
    private final TableLayout layout;
    private final Pane castLayer;
    private final Stagecraft craft;
    private Function<Side, List<Node>> people = side -> List.of();

    /** @param castLayer with what is thrown, to be lit as a whole */
    StagedEvents(Pieces pieces, Stakes stakes, TableLayout layout, Pane castLayer, Stagecraft craft) {
        this.pieces = pieces;
        this.stakes = stakes;
        this.layout = layout;
        this.castLayer = castLayer;
        this.craft = craft;
    }

    /** Who is seen to win, to pay or to be hit: the figure and the name plate of a side. */
    void setPeople(Function<Side, List<Node>> ofSide) {
        people = ofSide;
        // By lamplight those who wait are in the dark before anything is dimmed.
        if (!layout.board().lamps().isEmpty()) {
            craft.setPeople(() -> all(true), () -> all(false));
        }
    }

    private List<Node> all(boolean figures) {
        return layout.board().sides().stream().map(people).flatMap(List::stream)
                .filter(node -> node instanceof FigureView == figures).toList();
    }

    /** Whether the move at that place among a turn's events ends in a blow, which brings it to its last square. */
    static boolean isBlow(Turn turn, int move) {
        Optional<Spot> to = turn.after().leg(turn.events().get(move)).map(Leg::to);
        return turn.events().stream().skip(move + 1L).takeWhile(event -> !isMove(event)).filter(StagedEvents::isHit)
                .anyMatch(hit -> turn.after().leg(hit).map(Leg::from).filter(at -> to.filter(at::isWith).isPresent())
                        .isPresent());
    }

    private static boolean isMove(Event event) {
        return event instanceof Event.Moved || event instanceof Event.PairMoved || event instanceof Event.Entered
                || event instanceof Event.SteppedBack;
    }

    private static boolean isHit(Event event) {
        return event instanceof Event.Bumped || event instanceof Event.Cut || event instanceof Event.Captured;
    }

    /** Whether anything happens in a turn that the rest of the picture is dimmed for. */
    public static boolean isStaged(Turn turn) {
        return turn.events().stream().anyMatch(event -> isHit(event) || event instanceof Event.BorneOff
                || event instanceof Event.Settled || event instanceof Event.Forfeit
                || event instanceof Event.ExtraTurn
                || event instanceof Event.GameWon || event instanceof Event.PoolTaken
                || event instanceof Event.ContestWon || event instanceof Event.Drawn);
    }

    /** A piece is struck by whatever of that side has come where it is. */
    Staged struck(Leg leg, Side by) {
        PieceSprite struck = pieces.on(leg.side(), leg.from());
        List<PieceSprite> strikers = pieces.with(by, leg.from(), 2);
        int before = (int) pieces.of(leg.side()).stream().filter(piece -> piece.spot() instanceof Spot.Captured)
                .count();
        struck.belong(leg.to());
        boolean gone = leg.to() instanceof Spot.Captured;
        List<PieceSprite> others = layout.board().sides().stream().map(pieces::of).flatMap(List::stream)
                .filter(piece -> piece.spot() instanceof Spot.Square && !strikers.contains(piece))
                .toList();
        // What bursts lies under all that stands around, which is as bright as ever.
        List<Node> concerned = Stream.concat(others.stream().filter(piece -> piece.at().distance(struck.at()) < AROUND),
                Stream.of(leg.side(), by).map(people).flatMap(List::stream)).toList();
        return (gone ? stakes.captive(by, before) : Optional.<Captive>empty())
                .map(captive -> craft.captured(struck, captive, strikers,
                        strikers.stream().anyMatch(PieceSprite::isSettled),
                        () -> strikers.forEach(striker -> striker.picture(striker.face())), concerned, others))
                .orElseGet(() -> craft.struck(struck, leg.side(), by, gone ? Optional.empty()
                        : Optional.of(struck.nest()), strikers, concerned));
    }

    /** A piece stays where it has come; one that has struck another there has been seen to. */
    Optional<Staged> settled(Event.Settled event, Turn turn) {
        boolean struck = turn.events().stream().anyMatch(other -> other instanceof Event.Captured hit
                && hit.at() == event.at());
        Optional<Spot> there = turn.events().stream().takeWhile(other -> other != event).filter(StagedEvents::isMove)
                .reduce((before, last) -> last).flatMap(turn.after()::leg).map(Leg::to);
        return struck ? Optional.empty() : there.flatMap(spot -> pieces.with(event.side(), spot, 1).stream()
                .findFirst()).map(piece -> craft.settled(piece, piece.face(), people.apply(event.side()),
                around(piece)));
    }

    /** What stands on squares around a piece. */
    private List<PieceSprite> around(PieceSprite piece) {
        return layout.board().sides().stream().map(pieces::of).flatMap(List::stream).filter(other -> other != piece
                && other.spot() instanceof Spot.Square && other.at().distance(piece.at()) < AROUND).toList();
    }

    /** Its journey done, a piece goes back to its place beside the board. */
    Staged gilded(Leg leg) {
        PieceSprite piece = pieces.on(leg.side(), leg.from());
        String plain = piece.face();
        piece.belong(leg.to());
        String golden = piece.face();
        piece.picture(plain);
        List<Node> others = layout.board().sides().stream().filter(side -> side != leg.side()).map(people)
                .flatMap(List::stream).toList();
        List<PieceSprite> all = layout.board().sides().stream().map(pieces::of).flatMap(List::stream).toList();
        return craft.gilded(piece, golden, piece.home(), people.apply(leg.side()), others, new Around(all,
                TableLayout.area(layout.board().beans()), TableLayout.point(layout.board().cast())));
    }

    /** What is paid for one reason in a turn, to whomever, is paid at once, and what for is shown. */
    Optional<Staged> paid(Event.Forfeit event, Turn turn, Point2D landed) {
        if (event.cause() == Event.Cause.BEAR_OFF) {
            return payment(Stream.of(event)).map(craft::flown);
        }
        List<Event.Forfeit> all = turn.events().stream().filter(Event.Forfeit.class::isInstance)
                .map(Event.Forfeit.class::cast).filter(each -> each.cause() == event.cause()).toList();
        if (all.getFirst() != event) {
            return Optional.of(craft.told());
        }
        Optional<Payment> payment = payment(all.stream());
        return payment.map(paid -> event.cause() == Event.Cause.TRIANGLE
                ? craft.landingPaid(paid, landed, arrived(turn), concerned(event, turn))
                : craft.paid(paid, concerned(event, turn)));
    }

    private Optional<Payment> payment(Stream<? extends Event> events) {
        return events.map(stakes::payment).flatMap(Optional::stream).reduce(Payment::and)
                .filter(paid -> !paid.going().isEmpty());
    }

    /** Who pays, and all who are paid for the same. */
    private List<Node> concerned(Event.Forfeit event, Turn turn) {
        Stream<Side> paid = turn.events().stream().filter(Event.Forfeit.class::isInstance)
                .map(Event.Forfeit.class::cast).filter(each -> each.cause() == event.cause())
                .flatMap(each -> each.to().stream());
        return Stream.concat(Stream.of(event.from()), paid).distinct().map(people).flatMap(List::stream).toList();
    }

    /** The pieces that have arrived somewhere in that turn, last. */
    private List<PieceSprite> arrived(Turn turn) {
        return turn.events().stream().filter(StagedEvents::isMove).reduce((before, last) -> last)
                .flatMap(turn.after()::leg).filter(leg -> leg.to() instanceof Spot.Square)
                .map(leg -> pieces.on(leg.side(), leg.to(), leg.pieces())).orElse(List.of());
    }

    Staged again(Event.ExtraTurn event, Turn turn) {
        return craft.again(arrived(turn), castLayer, TableLayout.point(layout.board().cast()),
                people.apply(event.side()));
    }

    /** A game is won: the last there is, or one of many. */
    Staged won(Event.GameWon event, Turn turn) {
        boolean last = turn.after().phase() == Phase.OVER
                && turn.events().stream().noneMatch(Event.ContestWon.class::isInstance);
        Optional<Payment> prize = Stream.concat(Stream.of(event), shares(turn)).map(stakes::payment)
                .flatMap(Optional::stream).reduce(Payment::and);
        return won(last ? Kind.CONTEST : Kind.GAME, event.sides(), prize);
    }

    /** Nobody wins: all who play are seen, and their pieces that stand on squares. */
    Staged drawn(Turn turn) {
        List<Side> all = turn.after().sides();
        return craft.drawn(all.stream().map(pieces::of).flatMap(List::stream)
                .filter(piece -> piece.spot() instanceof Spot.Square).toList(), castLayer,
                all.stream().map(people).flatMap(List::stream).toList());
    }

    /** What is shared out after a game is seen to go to those who have won, before a sun rises behind them. */
    Stream<Event.PotShared> shares(Turn turn) {
        return turn.events().stream().filter(Event.PotShared.class::isInstance).map(Event.PotShared.class::cast);
    }

    /** Something is won by those sides. */
    Staged won(Event event, Kind kind, Set<Side> winners) {
        return won(kind, winners, stakes.payment(event));
    }

    private Staged won(Kind kind, Set<Side> winners, Optional<Payment> prize) {
        List<Node> seen = new ArrayList<>();
        List<PieceSprite> shining = new ArrayList<>();
        List<Sprite> goods = new ArrayList<>();
        for (Side side : winners) {
            seen.addAll(people.apply(side));
            shining.addAll(pieces.of(side).stream().filter(piece -> kind == Kind.CONTEST
                    ? !(piece.spot() instanceof Spot.Captured) : piece.isHome()).toList());
            if (kind == Kind.CONTEST) {
                goods.addAll(goods(side, prize.map(Payment::going).orElse(List.of())));
            }
        }
        return craft.won(kind, seen, shining, goods, prize);
    }

    private List<Sprite> goods(Side side, Collection<Payment.Going> coming) {
        Rectangle2D area = stakes.area(Optional.of(side));
        return stakes.sprites().stream().filter(sprite -> area.contains(sprite.at())
                && coming.stream().noneMatch(each -> each.sprite() == sprite)).limit(MOST).toList();
    }

    /** Nothing is in the air any more. */
    void clear() {
        craft.clear();
    }
}
