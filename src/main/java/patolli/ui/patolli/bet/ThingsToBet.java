package patolli.ui.patolli.bet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.animation.SequentialTransition;
import javafx.geometry.Point2D;
import javafx.scene.effect.BlurType;
import javafx.scene.effect.DropShadow;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.util.Duration;
import patolli.rules.Side;
import patolli.ui.common.Paths;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** What both sides have, on their cloths and in the bowl; things fly between the two as the bet changes. */
final class ThingsToBet {
    private static final double IN_BOWL = 0.72;
    private static final double RISE = 90;
    /** Milliseconds from one thing's start to the next one's, and the most that all may wait for each other. */
    private static final double GAP = 75;
    private static final double ALL_GAPS = 600;
    private static final DropShadow LYING = new DropShadow(BlurType.GAUSSIAN, Color.web("#1A0F08", 0.75), 5, 0.25, 1.5,
            3);
    private final Map<Side, List<Sprite>> things = new HashMap<>();
    private final Map<Sprite, Animation> flights = new HashMap<>();
    private final Supplier<Duration> time;
    private final Runnable landed;
    private int staked;

    /**
     * @param layer  where the things lie
     * @param time   how long a flight takes; zero for none
     * @param landed told whenever a thing has come down; once for all that come down at once
     */
    ThingsToBet(BetModel model, Pane layer, Pictures pictures, Supplier<Duration> time, Runnable landed) {
        this.landed = landed;
        this.time = time;
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            Map<String, Integer> seen = new HashMap<>();
            List<Sprite> row = new ArrayList<>();
            for (String kind : model.holding(side)) {
                int number = seen.merge(kind, 1, Integer::sum);
                row.add(new Sprite(pictures, "patolli/asset-" + kind + (number == 1 ? "" : "-" + number) + ".png"));
            }
            things.put(side, row);
            // The nearer ones lie over the farther ones.
            layer.getChildren().addAll(row.reversed());
            for (int n = 0; n < row.size(); n++) {
                row.get(n).place(Bowl.onCloth(side, n, row.size()));
            }
        }
    }

    /** Lays the first {@code amount} things of each side into the bowl, the rest back onto the cloths. */
    void stake(int amount) {
        int least = Math.min(staked, amount);
        int most = Math.max(staked, amount);
        double gap = Math.min(GAP, ALL_GAPS / Math.max(1, 2 * (most - least)));
        for (int n = least; n < most; n++) {
            // One after the other, as hands lay them.
            int after = 2 * (n - least);
            send(Side.RED, n, n < amount, Duration.millis(gap * after));
            send(Side.BLUE, n, n < amount, Duration.millis(gap * (after + 1)));
        }
        if (least < most && time.get().lessThanOrEqualTo(Duration.ZERO)) {
            landed.run();
        }
        staked = amount;
    }

    private void send(Side side, int n, boolean inBowl, Duration wait) {
        Sprite thing = things.get(side).get(n);
        int stake = 2 * n + (side == Side.RED ? 0 : 1);
        Point2D to = inBowl ? Bowl.inBowl(stake) : Bowl.onCloth(side, n, things.get(side).size());
        double scale = inBowl ? IN_BOWL : 1;
        Animation before = flights.remove(thing);
        if (before != null) {
            before.stop();
        }
        double turn = inBowl ? Bowl.turn(stake) : 0;
        if (time.get().lessThanOrEqualTo(Duration.ZERO)) {
            thing.setRotate(turn);
            thing.setEffect(inBowl ? LYING : null);
            thing.setScaleX(scale);
            thing.setScaleY(scale);
            thing.place(to);
        } else {
            PauseTransition rest = new PauseTransition(wait);
            rest.setOnFinished(event -> thing.setRotate(turn));
            Animation flight = new SequentialTransition(rest, Paths.arc(thing, to, RISE, scale, time.get()));
            flights.put(thing, flight);
            flight.setOnFinished(event -> {
                flights.remove(thing);
                thing.setEffect(inBowl ? LYING : null);
                landed.run();
            });
            flight.play();
        }
    }

    /** The things that are in the air now. */
    List<Animation> flights() {
        return List.copyOf(flights.values());
    }

    /** The things of a side, the poorest first. */
    List<Sprite> of(Side side) {
        return things.get(side);
    }

    /** Nothing moves any more. */
    void stop() {
        flights().forEach(Animation::stop);
        flights.clear();
    }
}
