package patolli.ui.patolli.bet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.animation.SequentialTransition;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.rules.Side;
import patolli.rules.patolli.Asset;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** What both sides have, on their cloths and in the bowl; things fly between the two as the bet changes. */
final class ThingsToBet {
    /** Milliseconds from one thing's start to the next one's, and the most that all may wait for each other. */
    private static final double GAP = 75;
    private static final double ALL_GAPS = 600;
    private final Map<Side, List<StakedThing>> things = new HashMap<>();
    private final Map<StakedThing, Animation> flights = new HashMap<>();
    private final Pane layer;
    private final Pane air;
    private final Supplier<Duration> time;
    private final Runnable landed;
    private int staked;

    /**
     * @param layer  where the things lie
     * @param air    where they fly, over the bowl's rim
     * @param time   how long a flight takes; zero for none
     * @param landed told whenever a thing has come down; once for all that come down at once
     */
    ThingsToBet(BetModel model, Pane layer, Pane air, Pictures pictures, Supplier<Duration> time, Runnable landed) {
        this.layer = layer;
        this.air = air;
        this.landed = landed;
        this.time = time;
        for (Side side : List.of(Side.RED, Side.BLUE)) {
            Map<String, Integer> seen = new HashMap<>();
            List<StakedThing> row = new ArrayList<>();
            for (String kind : model.holding(side)) {
                int number = seen.merge(kind, 1, Integer::sum);
                row.add(new StakedThing(pictures, id(kind, number)));
            }
            things.put(side, row);
            for (int n = 0; n < row.size(); n++) {
                layer.getChildren().addAll(row.get(n).shadow(), row.get(n).body());
                row.get(n).lie(Bowl.onCloth(side, n, row.size()));
            }
        }
    }

    /** The picture of the {@code number}th thing of a kind, from 1. */
    private static String id(String kind, int number) {
        return kind + (number == 1 ? "" : "-" + number);
    }

    /** The pictures of all things that can be bet. */
    static Stream<String> pictures() {
        return Arrays.stream(Asset.values()).flatMap(kind -> IntStream.rangeClosed(1, kind.count())
                .boxed().flatMap(number -> StakedThing.pictures(id(kind.key(), number))));
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
        StakedThing thing = things.get(side).get(n);
        Berth to = inBowl ? Bowl.inBowl(2 * n + (side == Side.RED ? 0 : 1))
                : Bowl.onCloth(side, n, things.get(side).size());
        Animation before = flights.remove(thing);
        if (before != null) {
            before.stop();
        }
        if (time.get().lessThanOrEqualTo(Duration.ZERO)) {
            settle(thing, to);
        } else {
            Animation flight = new SequentialTransition(new PauseTransition(wait),
                    new Toss(thing, to, time.get(), () -> lift(thing), () -> {
                        settle(thing, to);
                        landed.run();
                    }));
            flights.put(thing, flight);
            flight.setOnFinished(event -> {
                flights.remove(thing);
                settle(thing, to);
            });
            flight.play();
        }
    }

    private void lift(StakedThing thing) {
        if (thing.body().getParent() == layer) {
            air.getChildren().add(thing.body());
        }
    }

    private void settle(StakedThing thing, Berth berth) {
        if (thing.body().getParent() == air) {
            layer.getChildren().add(thing.body());
        }
        thing.lie(berth);
    }

    /** The things that are in the air now. */
    List<Animation> flights() {
        return List.copyOf(flights.values());
    }

    /** The things of a side, the poorest first. */
    List<Sprite> of(Side side) {
        return things.get(side).stream().map(StakedThing::body).toList();
    }

    /** Nothing moves any more. */
    void stop() {
        flights().forEach(Animation::stop);
        flights.clear();
    }
}
