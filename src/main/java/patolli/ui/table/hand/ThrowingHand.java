package patolli.ui.table.hand;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleConsumer;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import patolli.board.BoardGeometry;
import patolli.board.HandSheet.Pose;
import patolli.rules.Side;
import patolli.ui.common.Pictures;

/** The hands at a table, of which at most one is seen. */
public final class ThrowingHand {
    /** So many draws pass in one pose of the shaking. */
    public static final int DRAWS_A_POSE = 6;
    private static final Pose[] SHAKING = {Pose.CLOSED_UP, Pose.CLOSED, Pose.CLOSED_DOWN, Pose.CLOSED};
    private static final Set<Pose> HELD = EnumSet.copyOf(List.of(SHAKING));
    /** Design units: from how far it comes, how far it is stretched out to throw, how far it goes up and down. */
    private static final double AWAY = 190;
    private static final double LUNGE = 12;
    private static final double BOB = 5;
    /** How long it takes to be drawn back, of the time of a throw: behind what it has thrown it has no more to do. */
    private static final double SOON = 0.34, LATE = 0.52;
    /** When it begins to be: one that follows what it throws stays stretched out till that is well on its way. */
    private static final double AT_ONCE = 0.24, FOLLOWED = 0.40;
    private final Map<Side, HandSprite> hands = new EnumMap<>(Side.class);
    private final Pane arms = new Pane();
    private Optional<Side> holder = Optional.empty();

    /**
     * The hands of a table.
     *
     * @param layer they lie there, but for open ones out of which something flies
     * @param below where the band ends under which arms come in
     */
    public ThrowingHand(Pane layer, Pictures pictures, Map<Side, HandPicture> looks, double below) {
        // No arm lies over the band.
        arms.setClip(new Rectangle(-BoardGeometry.WIDTH, below, 3 * BoardGeometry.WIDTH, 2 * BoardGeometry.HEIGHT));
        // It would take another size with every step of an arm, and be drawn as a whole.
        arms.setManaged(false);
        looks.forEach((side, look) -> {
            HandSprite hand = new HandSprite(pictures, look, layer, arms);
            hand.setId("hand-" + side.key());
            hands.put(side, hand);
        });
    }

    /** The arms, for whoever lays them under what a table has on its mat, so that nothing there is covered by them. */
    public Pane arms() {
        return arms;
    }

    /** Whether a side has a hand at this table. */
    public boolean belongs(Side side) {
        return hands.containsKey(side);
    }

    /** Where a side's hand holds what it throws. */
    public Point2D grip(Side side) {
        return hands.get(side).grip();
    }

    /** Before the fingertips of a side's hand, if it follows what it throws; or where it holds that. */
    public Point2D fingertips(Side side) {
        return hands.get(side).fingertips();
    }

    /** Whose hand is closed round what is to be thrown. */
    public Optional<Side> holder() {
        return holder;
    }

    /** Whether a hand is closed round what is to be thrown, so that it is seen in the hand's picture. */
    public boolean isClosed() {
        return holder.flatMap(this::pose).filter(HELD::contains).isPresent();
    }

    /** The pose of a side's hand, if it is seen. */
    public Optional<Pose> pose(Side side) {
        return Optional.ofNullable(hands.get(side)).filter(HandSprite::isVisible).map(HandSprite::pose);
    }

    /** No hand is seen. */
    public void rest() {
        holder = Optional.empty();
        hands.values().forEach(HandSprite::leave);
    }

    /** It is there at once, closed. */
    public void hold(Side side) {
        alone(side).lie(Pose.CLOSED, 0, 0, 1);
        holder = Optional.of(side);
    }

    /** The way of a hand that reaches out and takes something up. */
    public Animation taking(Side side, Duration time, Runnable each) {
        return over(time, done -> {
            take(side, done);
            each.run();
        });
    }

    /** A point of that way, from 0 to 1. */
    public void take(Side side, double done) {
        HandSprite hand = alone(side);
        double left = 1 - Math.min(1, done / 0.72);
        Pose pose = done < 0.5 ? Pose.REACHING : done < 0.8 ? Pose.SCOOPING : Pose.CLOSED;
        hand.lie(pose, AWAY * left * left - (done < 0.8 ? 8 : 0), 0, Math.min(1, 0.25 + done * 4));
        holder = Optional.of(side);
    }

    /** A hand that shakes what it holds as fast as that would be with so many draws a second. */
    public Animation shaking(Side side, int draws, Duration time, Runnable each) {
        return over(time, done -> {
            shake(side, Math.round(draws * done));
            each.run();
        });
    }

    /** What the shaking looks like after so many draws. */
    public void shake(Side side, long draws) {
        int step = (int) (draws / DRAWS_A_POSE % SHAKING.length);
        alone(side).lie(SHAKING[step], 0, BOB * (1 - step % 2) * (1 - step), 1);
        holder = Optional.of(side);
    }

    /** It throws what it holds, which leaves it at once, and is drawn back. */
    public Animation throwing(Side side, Duration time) {
        return over(time, done -> toss(side, done));
    }

    private void toss(Side side, double done) {
        HandSprite hand = alone(side);
        Pose pose = done < 0.2 ? Pose.OPENING : Pose.THROWN;
        double out = Math.sin(Math.PI / 2 * Math.min(1, done / 0.2));
        double back = hand.back() > 0 ? Math.clamp((done - AT_ONCE) / SOON, 0, 1)
                : Math.clamp((done - FOLLOWED) / LATE, 0, 1);
        double held = hand.back() > 0 ? hand.back() : -LUNGE;
        hand.lie(pose, held * out * (1 - back) + AWAY * back * back * (3 - 2 * back), 0,
                Math.clamp((1 - back) * 3.5, 0, 1));
        holder = Optional.empty();
    }

    private HandSprite alone(Side side) {
        hands.forEach((other, hand) -> {
            if (other != side) {
                hand.leave();
            }
        });
        return hands.get(side);
    }

    private static Animation over(Duration time, DoubleConsumer at) {
        return new Transition() {
            {
                setCycleDuration(time);
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                at.accept(done);
            }
        };
    }
}
