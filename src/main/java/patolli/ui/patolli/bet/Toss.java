package patolli.ui.patolli.bet;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.util.Duration;

/** A thing is thrown from where it is to a berth: it rises, falls faster and faster, strikes, and bounces once. */
final class Toss extends Transition {
    private static final double RISE = 150;
    /** When it strikes, as a part of the time; how high it bounces; how much nearer it is at its highest. */
    private static final double STRIKES = 0.78;
    private static final double BOUNCE = 0.045;
    private static final double LARGER = 0.22;
    /** How far its shadow falls aside, to a unit of height; from which height on there is none. */
    private static final double ASIDE = 0.5;
    private static final double SHADOWLESS = 40;
    private final StakedThing thing;
    private final Berth to;
    private final Runnable lifted;
    private final Runnable struck;
    private final Point2D from;
    private final double size;
    private final double turn;
    private boolean up;
    private boolean down;

    /**
     * @param lifted told when it leaves the ground
     * @param struck told when it comes down, before it bounces
     */
    Toss(StakedThing thing, Berth to, Duration time, Runnable lifted, Runnable struck) {
        this.thing = thing;
        this.to = to;
        this.lifted = lifted;
        this.struck = struck;
        from = thing.body().at();
        size = thing.body().getScaleX();
        turn = thing.body().getRotate();
        setCycleDuration(time);
        setInterpolator(Interpolator.LINEAR);
    }

    @Override
    protected void interpolate(double done) {
        double part = Math.min(1, done / STRIKES);
        double again = Math.max(0, done - STRIKES) / (1 - STRIKES);
        double height = RISE * 4 * (part < 1 ? part * (1 - part) : BOUNCE * again * (1 - again));
        if (done > 0 && !up) {
            up = true;
            lifted.run();
        }
        if (part >= 1 && !down) {
            down = true;
            struck.run();
        }
        Point2D ground = from.interpolate(to.at(), part);
        thing.body().place(ground.subtract(0, height));
        thing.size((size + (to.size() - size) * part) * (1 + LARGER * height / RISE));
        thing.body().setRotate(turn + (to.turn() - turn) * part);
        thing.shadow().place(from.interpolate(to.shadow(), part).subtract(ASIDE * height, 0));
        thing.shadow().setOpacity(Math.max(0, 1 - height / SHADOWLESS));
    }
}
