package patolli.ui.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.animation.Animation;
import javafx.animation.ParallelTransition;
import javafx.animation.SequentialTransition;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.model.Tempo;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.ui.common.Pictures;
import patolli.ui.table.hand.HandPicture;
import patolli.ui.table.hand.ThrowingHand;

/**
 * What is thrown, the number that it shows, and the hands that throw it: swept to who is to throw, taken up, shaken,
 * thrown and counted. Times are milliseconds at normal tempo.
 */
public final class Throwing {
    /** How long it is swept to a player who is waited for. */
    private static final double SWEEP = 230;
    private static final double TAKE = 120;
    private static final double SHAKE = 150;
    private static final double TOSS = 480;
    private static final double QUICK_TOSS = 380;
    /** Between one dot counted and the next. */
    private static final double COUNT = 55;
    private static final double QUICK_COUNT = 25;
    /** Draws in a hand that no player shakes. */
    private static final int SHAKEN = 36;
    private static final double READ = 110;
    private final Pane castLayer;
    private final Pane handLayer;
    /** Before what in its own layer that lies which flies. */
    private int ground;
    private final CastView cast;
    private final CastDisc disc;
    private final ThrowingHand hand;
    private final GameTable table;
    private final Supplier<Tempo> tempo;
    private final BooleanSupplier reduced;
    /** Before whom what is thrown lies, gathered, if it is. */
    private Optional<Side> gathered = Optional.empty();
    private boolean real;
    /** Whether what is in the hand has been seen shaken. */
    private boolean shaken;

    /** How a cast is shown. */
    enum Kind {
        /** With all that belongs to it. */
        PLAYED,
        /** Nobody can use it: thrown at once. */
        IDLE,
        /** It goes by itself, by nobody's hand. */
        ALONE
    }

    Throwing(GameTable table, Pane castLayer, Pane handLayer, Pictures pictures, Supplier<Tempo> tempo,
            BooleanSupplier reduced) {
        this.table = table;
        this.castLayer = castLayer;
        this.handLayer = handLayer;
        this.tempo = tempo;
        this.reduced = reduced;
        disc = new CastDisc(castLayer, pictures, table.board());
        cast = table.cast(castLayer, pictures);
        Map<Side, HandPicture> looks = new EnumMap<>(Side.class);
        table.board().sides().forEach(side -> table.hand(side).ifPresent(look -> looks.put(side, look)));
        hand = new ThrowingHand(handLayer, pictures, looks, table.board().band().bottom());
    }

    /** What is thrown. */
    CastView cast() {
        return cast;
    }

    /** The number that it shows. */
    CastDisc disc() {
        return disc;
    }

    /** The hands. */
    public ThrowingHand hand() {
        return hand;
    }

    /** The next cast is made with real ones, by real hands. */
    void expectReal() {
        real = true;
        hand.rest();
    }

    /** The next cast is made by a hand at the table. */
    void expectHand() {
        real = false;
    }

    /** Whether hands are seen to do anything. */
    private boolean isHanded(Side side) {
        return hand.belongs(side) && !real && tempo.get() != Tempo.INSTANT;
    }

    /** Whether they move. */
    private boolean isMoved(Side side) {
        return isHanded(side) && !reduced.getAsBoolean();
    }

    /** It lies in a heap before nobody; no hand and no number is seen. */
    void clear() {
        tidy();
        cast.gather();
    }

    /** The same before the side that is to throw. */
    void clearFor(Side side) {
        tidy();
        cast.gather(place(side));
        gathered = Optional.of(side);
    }

    private void tidy() {
        hand.rest();
        disc.hide();
        gathered = Optional.empty();
        shaken = false;
    }

    private Point2D place(Side side) {
        return hand.belongs(side) ? hand.grip(side) : TableLayout.point(table.board().hand());
    }

    /** Where it lies is another cast's, or another side's, and must be cleared away before this side throws. */
    boolean isInTheWayOf(Side side) {
        return !gathered.equals(Optional.of(side));
    }

    /** It is swept to the side that is to throw, and the last number with it, unless it lies there. */
    Optional<Animation> sweep(Side to) {
        return isInTheWayOf(to) ? Optional.of(swept(to, tempo.get().of(SWEEP))) : Optional.empty();
    }

    /** The same in that time, wherever it lies. */
    Animation swept(Side to, Duration time) {
        hand.rest();
        gathered = Optional.of(to);
        return new ParallelTransition(cast.swept(place(to), time), disc.goes(place(to), time));
    }

    /** A side takes it up from wherever it lies, in that time. */
    Animation taken(Side side, Duration time) {
        Optional<Animation> sweep = isInTheWayOf(side) ? Optional.of(swept(side, time.multiply(0.8)))
                : Optional.empty();
        ParallelTransition all = new ParallelTransition();
        sweep.ifPresent(all.getChildren()::add);
        if (isMoved(side)) {
            all.getChildren().add(hand.taking(side, time, this::keepInHand));
        }
        return all;
    }

    /** A player takes it up, and holds it from now on. */
    void takeUp(Side side) {
        real = false;
        clearFor(side);
        if (isHanded(side)) {
            hand.hold(side);
            shaken = true;
            if (isMoved(side)) {
                hand.take(side, 0);
            }
            keepInHand();
        }
    }

    /**
     * One frame of holding it.
     *
     * @param draws  since it was taken up
     * @param millis since then
     */
    public void shake(Side side, long draws, double millis) {
        double taking = tempo.get().of(TAKE).toMillis();
        if (!hand.belongs(side) || tempo.get() == Tempo.INSTANT) {
            cast.shake();
        } else if (isMoved(side)) {
            if (millis < taking) {
                hand.take(side, millis / taking);
            } else {
                hand.shake(side, draws);
            }
            keepInHand();
        }
    }

    /** What a closed hand holds is seen in its picture, and nowhere else. */
    private void keepInHand() {
        if (hand.isClosed()) {
            cast.hide();
        }
    }

    /** It is put down without being thrown. */
    public void putDown() {
        hand.rest();
        shaken = false;
        cast.settle();
    }

    /** It lies there showing a cast. */
    void lie(String text, Side side, boolean moved) {
        if (moved && cast.isShowing(text)) {
            cast.settle();
        } else {
            cast.show(text);
        }
        landed();
        disc.show(text, side);
    }

    /** Of what was thrown only these dice are still to be used. @param stays whether the cast may lie there already */
    void lie(List<Integer> left, Side side, boolean stays) {
        lie(left.stream().map(String::valueOf).collect(Collectors.joining(",")), side, stays);
        cast.left(left);
    }

    private void landed() {
        hand.rest();
        gathered = Optional.empty();
        shaken = false;
        real = false;
    }

    /**
     * The whole of a cast: taken up and shaken, unless that has been seen, thrown, and counted.
     *
     * @param flight how long it flies, in milliseconds at normal tempo
     * @param heard  runs from the moment on at which it leaves the hand
     */
    Animation thrown(Event.Cast event, Kind kind, double flight, Animation heard) {
        Side side = event.side();
        boolean handed = isMoved(side) && kind != Kind.ALONE;
        SequentialTransition all = new SequentialTransition();
        boolean shown = handed && kind == Kind.PLAYED && !shaken;
        boolean taken = shown && hand.holder().filter(side::equals).isEmpty();
        if (taken) {
            all.getChildren().add(taken(side, tempo.get().of(TAKE)));
        } else {
            disc.hide();
        }
        if (shown) {
            all.getChildren().add(hand.shaking(side, SHAKEN, tempo.get().of(SHAKE), this::keepInHand));
        }
        shaken = false;
        cast.holdAt(kind == Kind.ALONE ? TableLayout.point(table.board().hand())
                : handed ? hand.fingertips(side) : place(side));
        gathered = Optional.empty();
        Animation flown = cast.thrown(event.cast(), tempo.get().of(flight));
        flown.statusProperty().addListener((observed, was, status) -> {
            land();
            if (status != Animation.Status.STOPPED) {
                rise();
            }
        });
        ParallelTransition toss = new ParallelTransition(kind == Kind.ALONE ? flown
                : new SequentialTransition(flown, cast.counted(tempo.get().of(kind == Kind.IDLE ? QUICK_COUNT : COUNT),
                        tempo.get().of(READ))), heard);
        if (handed) {
            toss.getChildren().add(hand.throwing(side, tempo.get().of(kind == Kind.IDLE ? QUICK_TOSS : TOSS)));
        }
        all.getChildren().add(toss);
        return all;
    }

    /**
     * What flies is nearer than pieces and hands: it goes to the layer of these, over all there. Were the layers put in
     * another order, the whole table would be drawn anew.
     */
    private void rise() {
        ground = castLayer.getChildren().indexOf(cast.heap());
        castLayer.getChildren().remove(cast.heap());
        handLayer.getChildren().add(cast.heap());
    }

    private void land() {
        if (handLayer.getChildren().remove(cast.heap())) {
            castLayer.getChildren().add(ground, cast.heap());
        }
    }
}
