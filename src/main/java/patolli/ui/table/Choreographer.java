package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.KeyFrame;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.SequentialTransition;
import javafx.animation.Timeline;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.model.Tempo;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliBoard;
import patolli.ui.common.Paths;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** Turns each event into movement on the table. Times are milliseconds at normal tempo. */
final class Choreographer {
    private static final double THROW = 370;
    private static final double DEMON_THROW = 120;
    private static final double READ_CAST = 110;
    private static final double HOP = 82;
    private static final double ENTER = 330;
    private static final double DROP = 90;
    private static final double FLING = 430;
    private static final double PAY = 400;
    private static final double GOLD = 480;
    private static final double RIPPLE = 280;
    private static final double TRIUMPH = 1100;
    /** When the beans first come down, as part of their way. */
    private static final double BEANS_LAND = 0.5;
    /** When a piece that hops comes down, as part of each hop. */
    private static final double HOP_LANDS = 0.8;

    private final Pieces pieces;
    private final AssetsOnTable assets;
    private final Beans beans;
    private final Pane over;
    private final Pictures pictures;
    private final Supplier<Tempo> tempo;
    private final Consumer<Event> heard;
    private Point2D landed = BoardLayout.CENTRE;

    /**
     * @param over  the layer above everything, for what appears only while it moves
     * @param heard told of an event at the moment of its movement at which it would be heard, of some several times
     */
    Choreographer(Pieces pieces, AssetsOnTable assets, Beans beans, Pane over, Pictures pictures,
            Supplier<Tempo> tempo, Consumer<Event> heard) {
        this.pieces = pieces;
        this.assets = assets;
        this.beans = beans;
        this.over = over;
        this.pictures = pictures;
        this.tempo = tempo;
        this.heard = heard;
    }

    /** The movements of a turn, one after the other; each is to be made only when the one before has ended. */
    List<Supplier<Optional<Animation>>> movements(Turn turn) {
        List<Supplier<Optional<Animation>>> movements = new ArrayList<>();
        for (Event event : turn.events()) {
            movements.add(() -> movement(event, turn.before().castsAlone()));
            if (event instanceof Event.BorneOff off) {
                movements.add(() -> Optional.of(at(0, off, turnToGold(off))));
            }
        }
        return movements;
    }

    private Optional<Animation> movement(Event event, boolean demon) {
        return Optional.ofNullable(switch (event) {
            case Event.Cast cast -> cast(cast, demon);
            case Event.Bet bet -> at(PAY * 0.8, bet, pay(bet.assets(), Optional.of(bet.side()), Optional.empty()));
            case Event.Entered entered -> at(ENTER * 0.9, entered, enter(entered));
            case Event.Moved moved -> hop(moved);
            case Event.Bumped bumped -> at(0, bumped, fling(bumped));
            case Event.BorneOff off -> leave(off);
            case Event.Forfeit forfeit -> at(0, forfeit,
                    pay(forfeit.assets(), Optional.of(forfeit.from()), forfeit.to()));
            case Event.ExtraTurn extra -> at(0, extra, ripple(landed));
            case Event.GameWon won -> at(0, won, then(pay(won.assets(), Optional.empty(),
                    Optional.of(won.sides().iterator().next())), TRIUMPH));
            case Event.PoolTaken taken -> at(0, taken,
                    pay(taken.assets(), Optional.empty(), Optional.of(taken.side())));
            case Event.ContestWon won -> at(0, won, new PauseTransition(tempo.get().of(TRIUMPH)));
            default -> null;
        });
    }

    private Animation cast(Event.Cast cast, boolean demon) {
        double time = demon ? DEMON_THROW : THROW;
        Animation thrown = at(time * BEANS_LAND, cast, beans.thrown(cast.cast(), tempo.get().of(time)));
        return demon ? thrown : then(thrown, READ_CAST);
    }

    /** The movement of an event that is heard so many milliseconds after its beginning. */
    private Animation at(double millis, Event event, Animation movement) {
        return new ParallelTransition(movement, new Timeline(hearing(tempo.get().of(millis), event)));
    }

    private KeyFrame hearing(Duration after, Event event) {
        return new KeyFrame(after, done -> heard.accept(event));
    }

    private Animation then(Animation first, double wait) {
        return new SequentialTransition(first, new PauseTransition(tempo.get().of(wait)));
    }

    private Animation enter(Event.Entered entered) {
        PieceSprite piece = pieces.on(entered.side(), PieceSprite.IN_HAND);
        piece.belong(entered.to());
        landed = BoardLayout.square(entered.to());
        return raised(piece, isDropped(piece) ? Paths.arc(piece, landed, 0, 1, tempo.get().of(DROP))
                : Paths.arc(piece, landed, 60, 1, tempo.get().of(ENTER)));
    }

    /** Whether a hand has already brought a piece to where it lands. */
    private boolean isDropped(PieceSprite piece) {
        return piece.at().distance(landed) < BoardLayout.SQUARE && piece.getScaleX() > 1;
    }

    private Animation hop(Event.Moved moved) {
        PieceSprite piece = pieces.on(moved.side(), moved.from());
        piece.belong(moved.to());
        List<Point2D> way = BoardLayout.way(moved.from(), moved.to());
        landed = way.getLast();
        if (isDropped(piece)) {
            return raised(piece, at(DROP * HOP_LANDS, moved, Paths.arc(piece, landed, 0, 1, tempo.get().of(DROP))));
        }
        return steps(moved, piece, way, tempo.get().of(way.size() > 4 ? HOP * 0.6 : HOP));
    }

    /** From square to square, and heard on each. */
    private Animation steps(Event event, PieceSprite piece, List<Point2D> way, Duration each) {
        Timeline landings = new Timeline();
        for (int hop = 0; hop < way.size(); hop++) {
            landings.getKeyFrames().add(hearing(each.multiply(hop + HOP_LANDS), event));
        }
        return raised(piece, new ParallelTransition(Paths.hop(piece, way, each), landings));
    }

    private Animation fling(Event.Bumped bumped) {
        PieceSprite piece = pieces.on(bumped.side(), bumped.at());
        piece.belong(PieceSprite.IN_HAND);
        return raised(piece, Paths.arc(piece, piece.nest(), 130, 1, tempo.get().of(FLING)));
    }

    /** Over the last square and off the board. */
    private Animation leave(Event.BorneOff off) {
        PieceSprite piece = pieces.on(off.side(), off.from());
        List<Point2D> way = new ArrayList<>(BoardLayout.way(off.from(), PatolliBoard.last(off.side())));
        way.add(BoardLayout.square(PatolliBoard.entry(off.side())));
        landed = way.getLast();
        return raised(piece, Paths.hop(piece, way, tempo.get().of(HOP)));
    }

    /** Turned to gold, the piece comes back to its place at the border of the mat. */
    private Animation turnToGold(Event.BorneOff off) {
        PieceSprite piece = pieces.on(off.side(), off.from());
        piece.belong(PieceSprite.HOME);
        return new ParallelTransition(ripple(landed),
                Paths.arc(piece, piece.nest(), 90, 1, tempo.get().of(GOLD)));
    }

    private Animation raised(PieceSprite piece, Animation animation) {
        piece.toFront();
        return animation;
    }

    /** Assets fly to where they go; those on the shield make room. */
    private Animation pay(List<String> kinds, Optional<Side> from, Optional<Side> to) {
        Map<AssetSprite, Point2D> before = assets.places();
        List<AssetSprite> handed = assets.hand(kinds, from, to);
        Map<AssetSprite, Point2D> after = assets.places();
        ParallelTransition all = new ParallelTransition();
        after.forEach((asset, place) -> {
            int order = handed.indexOf(asset);
            if (order >= 0) {
                asset.toFront();
                Animation flight = Paths.arc(asset, place, 96, AssetsOnTable.scale(asset), tempo.get().of(PAY));
                flight.setDelay(tempo.get().of(55.0 * order));
                all.getChildren().add(flight);
            } else if (!place.equals(before.get(asset))) {
                all.getChildren().add(Paths.arc(asset, place, 0, AssetsOnTable.scale(asset), tempo.get().of(PAY)));
            }
        });
        return all;
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
        over.getChildren().clear();
    }
}
