package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.KeyFrame;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.Timeline;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.model.Tempo;
import patolli.play.Decision;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Leg;
import patolli.rules.Side;
import patolli.ui.common.Paths;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.staging.Familiarity.Kind;
import patolli.ui.table.staging.Stagecraft;
import patolli.ui.table.staging.Staged;

/** Turns each event into movement on the table. Times are milliseconds at normal tempo. */
final class Choreographer {
    private static final double THROW = 370;
    private static final double DEMON_THROW = 120;
    private static final double HOP = 82;
    /** Over more squares than these a piece hurries. */
    private static final int FEW = 4;
    private static final double ENTER = 330;
    private static final double DROP = 90;
    /** What is heard at once is heard after so long: a timeline without any length is never played. */
    private static final double SOON = 1;
    /** When what is laid down for a bet is heard. */
    private static final double BET_LANDS = 320;
    private static final double RIPPLE = 280;
    /** When the beans first come down, as part of their way. */
    private static final double BEANS_LAND = 0.5;
    /** When a piece that hops comes down, as part of each hop. */
    private static final double HOP_LANDS = 0.8;

    private final Pieces pieces;
    private final Stakes stakes;
    private final Throwing throwing;
    private final TableLayout layout;
    private final StagedEvents staged;
    private final Pane over;
    private final Pictures pictures;
    private final Supplier<Tempo> tempo;
    private final Consumer<Event> heard;
    private final Runnable counted;
    private Point2D landed;

    /**
     * @param staged what is more than a movement
     * @param over   the layer above everything, for what appears only while it moves
     * @param heard  told of an event at the moment of its movement at which it would be heard, of some several times
     * @param counted told when pieces are to be counted anew while a movement begins
     */
    Choreographer(Pieces pieces, Stakes stakes, Throwing throwing, TableLayout layout, StagedEvents staged,
            Pane over, Pictures pictures, Supplier<Tempo> tempo, Consumer<Event> heard, Runnable counted) {
        this.pieces = pieces;
        this.stakes = stakes;
        this.throwing = throwing;
        this.layout = layout;
        this.staged = staged;
        this.over = over;
        this.pictures = pictures;
        this.tempo = tempo;
        this.heard = heard;
        this.counted = counted;
        landed = TableLayout.point(layout.board().middle());
    }

    /** The dice that a turn uses lie as used. */
    void spend(Turn turn) {
        if (!(turn.decision() instanceof Decision.Cast)) {
            throwing.cast().spend(turn.after().dice());
        }
    }

    /**
     * The movements of a turn, one after the other; each is to be made only when the one before has ended. The dice of
     * a move lie as used from now on.
     */
    List<Supplier<Optional<Animation>>> movements(Turn turn) {
        spend(turn);
        List<Supplier<Optional<Animation>>> movements = new ArrayList<>();
        for (int i = 0; i < turn.events().size(); i++) {
            Event event = turn.events().get(i);
            boolean blow = StagedEvents.isBlow(turn, i);
            movements.add(() -> movement(event, turn, blow));
            if (event instanceof Event.BorneOff) {
                movements.add(() -> turn.after().leg(event).map(leg -> gilded(event, leg)));
            }
        }
        return movements;
    }

    /** @param blow whether the event's move ends in a blow, by which it is shown to come to its last square */
    private Optional<Animation> movement(Event event, Turn turn, boolean blow) {
        return switch (event) {
            case Event.Cast thrown -> Optional.of(cast(thrown, turn));
            case Event.Bet _ -> stakes.payment(event).map(laid -> at(BET_LANDS, event, laid.flight(tempo.get())));
            case Event.Entered _ -> turn.after().leg(event).map(leg -> blow ? brought(event, leg)
                    : at(ENTER * 0.9, event, enter(leg)));
            case Event.Moved _, Event.PairMoved _, Event.SteppedBack _ ->
                    turn.after().leg(event).map(leg -> hop(event, leg, blow));
            case Event.Bumped hit -> struck(event, turn, hit.by());
            case Event.Cut hit -> struck(event, turn, hit.by());
            case Event.Captured hit -> struck(event, turn, hit.by());
            case Event.BorneOff _ -> turn.after().leg(event).map(this::leave);
            case Event.Forfeit forfeit -> staged.paid(forfeit, turn, landed).map(paid -> shown(event, paid));
            case Event.PoolTaken taken -> Optional.of(shown(event,
                    staged.won(event, Kind.GAME, Set.of(taken.side()))));
            // It goes with the game.
            case Event.PotShared _ -> Optional.empty();
            case Event.ExtraTurn again -> Optional.of(shown(event, staged.again(again, turn)));
            case Event.GameWon won -> Optional.of(won(won, turn));
            case Event.ContestWon won -> Optional.of(shown(event,
                    staged.won(event, Kind.CONTEST, Set.of(won.side()))));
            case Event.Drawn _ -> Optional.of(shown(event, staged.drawn(turn)));
            case Event.WillMiss _, Event.WillStepBack _ -> Optional.of(at(0, event, ripple(landed)));
            case Event.Settled settled -> staged.settled(settled, turn).map(moment -> shown(event, moment));
            // Told in words alone.
            case Event.Begins _, Event.Tied _, Event.DirectionChosen _, Event.Passed _, Event.DieLost _,
                    Event.Bankrupt _, Event.NextGame _, Event.TurnPassed _ -> Optional.empty();
        };
    }

    /** A piece is home: it is counted as soon as it is seen to turn to gold. */
    private Animation gilded(Event event, Leg leg) {
        Staged moment = staged.gilded(leg);
        counted.run();
        return shown(event, moment);
    }

    private Animation shown(Event event, Staged moment) {
        return at(moment.heard(), event, moment.movement());
    }

    /** A game is won, and with it what is shared out then, which is heard as it comes down. */
    private Animation won(Event.GameWon event, Turn turn) {
        Staged moment = staged.won(event, turn);
        Timeline hearing = new Timeline(hearing(tempo.get().of(Math.max(SOON, moment.heard())), event));
        staged.shares(turn).forEach(share -> hearing.getKeyFrames()
                .add(hearing(tempo.get().of(Stagecraft.PRIZE_LANDS), share)));
        return new ParallelTransition(moment.movement(), hearing);
    }

    private Optional<Animation> struck(Event event, Turn turn, Side by) {
        return turn.after().leg(event).map(leg -> shown(event, staged.struck(leg, by)));
    }

    private Animation cast(Event.Cast event, Turn turn) {
        Throwing.Kind kind = turn.before().castsAlone() ? Throwing.Kind.ALONE
                : turn.isIdle() ? Throwing.Kind.IDLE : Throwing.Kind.PLAYED;
        double time = kind == Throwing.Kind.ALONE ? DEMON_THROW : THROW;
        return throwing.thrown(event, kind, time, new Timeline(hearing(tempo.get().of(time * BEANS_LAND), event)));
    }

    /** The movement of an event that is heard so many milliseconds after its beginning. */
    private Animation at(double millis, Event event, Animation movement) {
        return new ParallelTransition(movement, new Timeline(hearing(tempo.get().of(Math.max(SOON, millis)), event)));
    }

    private KeyFrame hearing(Duration after, Event event) {
        return new KeyFrame(after, done -> heard.accept(event));
    }

    private Animation rest(double millis) {
        return new PauseTransition(tempo.get().of(millis));
    }

    private Animation enter(Leg leg) {
        PieceSprite piece = pieces.on(leg.side(), leg.from());
        Point2D left = piece.home();
        piece.belong(leg.to());
        landed = piece.home();
        return raised(piece, isDropped(piece, left) ? Paths.arc(piece, landed, 0, 1, tempo.get().of(DROP))
                : Paths.arc(piece, landed, 60, 1, tempo.get().of(ENTER)));
    }

    /** A piece belongs elsewhere, and is about to be seen to come there. */
    private Animation brought(Event event, Leg leg) {
        pieces.on(leg.side(), leg.from(), leg.pieces()).forEach(piece -> piece.belong(leg.to()));
        return at(0, event, rest(0));
    }

    /** Whether a hand has already brought a piece to where it lands, from where it left. */
    private boolean isDropped(PieceSprite piece, Point2D left) {
        double far = piece.at().distance(landed);
        return far < layout.board().squareSize() && far < piece.at().distance(left);
    }

    /** All that go together, and heard as one; without their last square if they come there with a blow. */
    private Animation hop(Event event, Leg leg, boolean blow) {
        List<Point2D> whole = layout.way(leg);
        List<Point2D> way = blow ? whole.subList(0, whole.size() - 1) : whole;
        landed = whole.getLast();
        List<PieceSprite> going = pieces.on(leg.side(), leg.from(), leg.pieces());
        PieceSprite first = going.getFirst();
        boolean dropped = isDropped(first, first.home());
        if (way.isEmpty() || blow && dropped) {
            return brought(event, leg);
        }
        going.forEach(piece -> piece.belong(leg.to()));
        ParallelTransition all = new ParallelTransition();
        going.stream().skip(1).forEach(piece -> all.getChildren().add(raised(piece,
                Paths.hop(piece, ended(piece, way, blow), each(way)))));
        all.getChildren().add(raised(first, dropped
                ? at(DROP * HOP_LANDS, event, Paths.arc(first, first.home(), 0, 1, tempo.get().of(DROP)))
                : steps(event, first, ended(first, way, blow))));
        return all;
    }

    /** A way that ends where the piece is going to lie on the last square, or before that if it comes with a blow. */
    private static List<Point2D> ended(PieceSprite piece, List<Point2D> way, boolean blow) {
        List<Point2D> whole = new ArrayList<>(way);
        if (!blow) {
            whole.set(whole.size() - 1, piece.home());
        }
        return whole;
    }

    private Duration each(List<Point2D> way) {
        return tempo.get().of(way.size() > FEW ? HOP * 0.6 : HOP);
    }

    /** From square to square, and heard on each. */
    private Animation steps(Event event, PieceSprite piece, List<Point2D> way) {
        Timeline landings = new Timeline();
        for (int hop = 0; hop < way.size(); hop++) {
            landings.getKeyFrames().add(hearing(each(way).multiply(hop + HOP_LANDS), event));
        }
        return new ParallelTransition(Paths.hop(piece, way, each(way)), landings);
    }

    /** Over the last square and off the board. */
    private Animation leave(Leg leg) {
        PieceSprite piece = pieces.on(leg.side(), leg.from());
        List<Point2D> way = layout.way(leg);
        if (way.isEmpty()) {
            return rest(0);
        }
        landed = way.getLast();
        return raised(piece, Paths.hop(piece, way, tempo.get().of(HOP)));
    }

    private Animation raised(PieceSprite piece, Animation animation) {
        piece.toFront();
        return animation;
    }

    /** A ring spreads from the square on which a piece has landed. */
    private Animation ripple(Point2D at) {
        Sprite ring = new Sprite(pictures, "table/mark-focus.png");
        ring.place(at);
        over.getChildren().add(ring);
        ScaleTransition grow = new ScaleTransition(tempo.get().of(RIPPLE), ring);
        grow.setFromX(0.8);
        grow.setFromY(0.8);
        grow.setToX(1.8);
        grow.setToY(1.8);
        return new ParallelTransition(grow, fade(ring, 1, 0, RIPPLE));
    }

    /** A change of how far something can be seen through. */
    FadeTransition fade(Node node, double from, double to, double millis) {
        FadeTransition fade = new FadeTransition(tempo.get().of(millis), node);
        fade.setFromValue(from);
        fade.setToValue(to);
        return fade;
    }

    /** Nothing is in the air any more. */
    void clear() {
        staged.clear();
    }
}
