package patolli.ui.table.staging;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import patolli.rules.Side;
import patolli.ui.common.Sprite;

/** What flies off and flares up for a moment: painted pictures that grow, fade and are gone. */
final class Sparks {
    private static final String RED_LIGHT = "table/light-red.png";
    private static final String GOLD_LIGHT = "table/light-gold.png";
    private static final int CHIPS = 11;
    private static final int KINDS = 3;
    /** How many sparks are seen on the way of one. */
    private static final int TRAIL = 11;
    /** How far its way is from a straight one, against how long that is. */
    private static final double BOW = 0.24;
    /** How far a chip falls back, against how far it flies. */
    private static final double FALL = 0.75;
    /** After so much of its time a picture has opened; in so much of it, the last, it fades, or in so long. */
    private static final double OPEN = 0.6;
    private static final double FADES = 0.3;
    private static final double LONGEST_FADE = 160;
    /** In so much of its time its light comes. */
    private static final double KINDLES = 0.2;
    /** A picture is at least this part of its size, wherever it is. */
    private static final double LEAST = 0.3;
    /** From the middle of a piece, with half a chip: so near none is seen. */
    private static final double CLEAR = 36;
    private final Spotlight light;

    Sparks(Spotlight light) {
        this.light = light;
    }

    /** What may flare up, by its pictures. */
    static List<String> pictures(Bursts bursts) {
        Stream<String> glows = Arrays.stream(Glow.values())
                .flatMap(glow -> Stream.concat(glow == Glow.BLOW ? bursts.blows() : Stream.of(glow.file(bursts)),
                        glow.cast.stream())).distinct();
        return Stream.of(glows, Stream.of("table/flare.png"), IntStream.rangeClosed(1, KINDS).mapToObj(bursts::chip),
                bursts.strips(KINDS),
                bursts.bloom().stream().flatMap(Bursts.Bloom::pictures)).flatMap(Function.identity()).toList();
    }

    /** What flares up, by its picture: each kind of moment has its own. */
    enum Glow {
        /** A piece is struck. */
        BLOW("burst-blow", Sparks.RED_LIGHT, 0.85, 0, 0),
        /** A triangle is paid for. */
        TRIANGLE("burst-triangle", Sparks.RED_LIGHT, 1.25, 0, 0),
        /** Something is given up: the pieces of a ring drop. */
        FORFEIT("burst-forfeit", Sparks.RED_LIGHT, 0.9, 0, 6),
        /** The same side casts again: it turns as a whirl does. */
        AGAIN("burst-again", "", 0, 150, 0),
        /** A piece turns to gold. */
        GOLD("burst-gold", Sparks.GOLD_LIGHT, 0.95, 0, 0),
        /** A game is won. */
        GAME("burst-game", Sparks.GOLD_LIGHT, 1.2, 0, 0),
        /** All is won. */
        CONTEST("burst-contest", Sparks.GOLD_LIGHT, 1.3, 0, 0),
        /** Dust of the mat. */
        DUST("dust", "", 0, 0, 0);

        /** What is seen at the mats alone, or is the same everywhere. */
        private static final Set<String> COMMON = Set.of("burst-triangle", "burst-forfeit", "dust");
        private static final String MATS = "table";

        private final String name;
        private final Optional<String> cast;
        private final double reach;
        private final double turn;
        private final double fall;

        /**
         * A picture and its movement.
         *
         * @param cast  the light that falls from it; none if there is no name
         * @param reach how large that is, for a picture of its full size
         * @param turn  how many degrees it turns
         * @param fall  how far it sinks
         */
        Glow(String picture, String cast, double reach, double turn, double fall) {
            name = picture;
            this.cast = Optional.of(cast).filter(name -> !name.isEmpty());
            this.reach = reach;
            this.turn = turn;
            this.fall = fall;
        }

        /** The file of its picture at a table. */
        String file(Bursts bursts) {
            return (COMMON.contains(name) ? MATS : bursts.folder()) + "/" + name + ".png";
        }

        String picture() {
            return name;
        }
    }

    /** Flares up behind what is in the light. */
    void behind(Cues cues, double from, double to, Glow glow, Point2D at, double small, double large) {
        flare(cues, from, to, glow, light.burst(glow), at, small, large, light::behind, light::behind);
    }

    /** What flares up behind a piece that is struck by a side. */
    void blow(Cues cues, double from, double to, Side by, Point2D at, double small, double large) {
        flare(cues, from, to, Glow.BLOW, light.picture(light.bursts().blow(by)), at, small, large, light::behind,
                light::behind);
    }

    /** Flares up at many places behind what is in the light: a group, as chips are. */
    void behind(Cues cues, double from, double to, Glow glow, List<Point2D> places, double small, double large) {
        Group all = Spotlight.together();
        places.forEach(at -> behind(all, cues, from, to, glow, at, small, large));
    }

    /** Flares up with others behind what is in the light. @param all the group of them */
    void behind(Group all, Cues cues, double from, double to, Glow glow, Point2D at, double small, double large) {
        Consumer<Node> show = flare -> {
            if (all.getParent() == null) {
                light.behind(all);
            }
            all.getChildren().addFirst(flare);
        };
        flare(cues, from, to, glow, light.burst(glow), at, small, large, show, show);
    }

    /** Flares up right behind one of the things that are in the light. */
    void behind(Node thing, Cues cues, double from, double to, Glow glow, Point2D at, double small, double large) {
        flare(cues, from, to, glow, light.burst(glow), at, small, large, flare -> light.behind(flare, thing),
                light::behind);
    }

    private void flare(Cues cues, double from, double to, Glow glow, Sprite flare, Point2D at, double small,
            double large, Consumer<Node> show, Consumer<Node> showFire) {
        // Never over what is written in the band.
        double most = Math.min(large, Math.max(LEAST, 2 * (at.getY() - light.below()) / flare.getFitHeight()));
        double least = Math.min(small, most);
        double fades = Math.min(FADES, LONGEST_FADE / (to - from));
        cues.onTwos(from, to, done -> {
            if (flare.getParent() == null) {
                show.accept(flare);
            }
            double open = 1 - Math.pow(1 - Math.min(1, done / OPEN), 3);
            scale(flare, Cues.between(least, most, open));
            flare.setRotate(glow.turn * (open - 1));
            flare.place(at.add(0, glow.fall * done * done));
            flare.setOpacity(Math.min(1, (1 - done) / fades));
            flare.setVisible(done < 1);
        });
        // After it, and so behind it.
        glow.cast.map(fire -> glow == Glow.BLOW && light.bursts().isTorn() ? GOLD_LIGHT : fire).ifPresent(fire ->
                fall(cues, from, to, light.picture(fire), at, large * glow.reach, showFire));
    }

    /** Light falls from it on all that lies around, for as long as it burns. */
    private void fall(Cues cues, double from, double to, Sprite fire, Point2D at, double large, Consumer<Node> show) {
        scale(fire, Math.clamp(2 * (at.getY() - light.below()) / fire.getFitHeight(), LEAST, large));
        fire.place(at);
        double fades = Math.min(FADES, LONGEST_FADE / (to - from));
        cues.onTwos(from, to, done -> {
            if (fire.getParent() == null) {
                show.accept(fire);
            }
            fire.setOpacity(Math.min(Math.min(1, done / KINDLES), (1 - done) / fades));
            fire.setVisible(done < 1);
        });
    }

    /** Chips fly off a place, before all. */
    void chips(Cues cues, double from, double to, Point2D at, double far) {
        chips(cues, from, to, at, far, light::before);
    }

    /** Chips fly off a place. @param show brings all of them, together, into the light */
    void chips(Cues cues, double from, double to, Point2D at, double far, Consumer<Node> show) {
        Group all = Spotlight.together();
        for (int i = 0; i < CHIPS; i++) {
            Sprite chip = light.picture(light.bursts().chip(i % KINDS + 1));
            all.getChildren().add(chip);
            double angle = 2 * Math.PI * i / CHIPS + 0.7 * Math.sin(i * 5.3);
            double reach = far * (0.65 + 0.35 * Math.sin(i * 2.9 + 1));
            cues.over(from, to, done -> {
                if (all.getParent() == null) {
                    show.accept(all);
                }
                double out = reach * (1 - (1 - done) * (1 - done));
                chip.place(at.add(out * Math.cos(angle), out * 0.7 * Math.sin(angle)
                        - far * FALL * Math.sin(Math.PI * Math.min(1, done * 1.1)) * 0.6));
                chip.setRotate(40 * angle + 300 * done);
                chip.setOpacity(Math.min(1, 3 * (1 - done)));
                chip.setVisible(done < 1 && isClear(chip.at(), at));
            });
        }
    }

    /** Whether a chip is off the piece that it flies from: white, it would read as a mark on that. */
    static boolean isClear(Point2D chip, Point2D piece) {
        return chip.distance(piece) > CLEAR;
    }

    /**
     * A spark goes from one place to another, and leaves smaller ones on its way, so that it is seen from where. Its
     * way bows out to the side it comes from: one straight along an arm would read as a piece's.
     */
    void spark(Cues cues, double from, double to, Point2D start, Point2D end) {
        spark(cues, from, to, start, end, bow(start, end));
    }

    /** The same. @param bow how far its way is from a straight one in its middle */
    void spark(Cues cues, double from, double to, Point2D start, Point2D end, Point2D bow) {
        Group all = Spotlight.together();
        List<Sprite> trail = IntStream.range(0, TRAIL).mapToObj(i -> light.picture("table/flare.png")).toList();
        all.getChildren().addAll(trail);
        cues.over(from, to, done -> {
            if (all.getParent() == null) {
                light.before(all);
            }
            for (int i = 0; i < TRAIL; i++) {
                double left = 1 - i / (TRAIL - 1.0);
                Sprite spark = trail.get(TRAIL - 1 - i);
                double when = done * (1 - left);
                double gone = Cues.ease(when);
                spark.place(start.interpolate(end, gone).add(bow.multiply(Math.sin(Math.PI * gone))));
                scale(spark, i == TRAIL - 1 ? 0.9 + 0.5 * Math.sin(Math.PI * done) : Cues.between(0.55, 0.3, left));
                spark.setOpacity(i == TRAIL - 1 ? 1 : Cues.between(0.9, 0.45, left));
            }
            all.setVisible(done < 1);
        });
    }

    /** How far a way is from a straight one in its middle: across it, and away in x from where it leads. */
    static Point2D bow(Point2D start, Point2D end) {
        Point2D along = end.subtract(start);
        double out = along.getX() * along.getY() < 0 ? -BOW : BOW;
        return new Point2D(-out * along.getY(), out * along.getX());
    }

    static void scale(Node node, double scale) {
        node.setScaleX(scale);
        node.setScaleY(scale);
    }
}
