package patolli.ui.tablan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.board.TablanBoard;
import patolli.ui.common.Pictures;
import patolli.ui.table.CastView;
import patolli.ui.table.Flares;
import patolli.ui.table.TableLayout;

/**
 * The four split sticks: in the hand, in the air, and lying plain side or round side up so that they show a cast. Which
 * of them show it and how they lie is for the eye only; the cast is made before.
 */
final class Sticks implements CastView {
    static final int COUNT = 4;
    private static final int TRIES = 900;
    private static final int ANEW = 40;
    /** How far apart two sticks lie at least, in design units, and how far from level they come to lie. */
    private static final double APART = 34;
    private static final double SLANT = 26;
    /** Between sticks that are gathered. */
    private static final double BUNDLE = 24;
    private static final double HALF_HIGH = 20;
    private final TablanBoard board = TablanBoard.BOARD;
    private final Point2D middle = TableLayout.point(board.hand());
    private final List<StickSprite> sticks = new ArrayList<>();
    private final SplittableRandom chance = new SplittableRandom(4);
    private final Flares flares;
    private Point2D hand = middle;

    /** Where a stick lies, and how far it is turned from level. */
    private record Lie(Point2D at, double degrees) {
        private static final int STEPS = 8;

        Point2D along(double part) {
            double turn = Math.toRadians(degrees);
            return at.add(part * StickSprite.HALF * Math.cos(turn), part * StickSprite.HALF * Math.sin(turn));
        }

        double distance(Lie other) {
            double least = Double.MAX_VALUE;
            for (int i = -STEPS; i <= STEPS; i++) {
                Point2D here = along((double) i / STEPS);
                for (int j = -STEPS; j <= STEPS; j++) {
                    least = Math.min(least, here.distance(other.along((double) j / STEPS)));
                }
            }
            return least;
        }
    }

    Sticks(Pane layer, Pictures pictures) {
        for (int i = 0; i < COUNT; i++) {
            sticks.add(new StickSprite(pictures, i, middle));
        }
        sticks.forEach(stick -> layer.getChildren().add(stick.shadow()));
        layer.getChildren().addAll(sticks);
        flares = new Flares(layer, pictures, COUNT);
        gather();
    }

    /** What sticks show of which so many lie plain side up. */
    static String cast(long plain) {
        return switch ((int) plain) {
            case 0 -> "12";
            case 1 -> "2";
            case COUNT -> "8";
            default -> "0";
        };
    }

    private long plain() {
        return sticks.stream().filter(StickSprite::isPlain).count();
    }

    /** Which lie plain side up for a cast: for nothing two or three. */
    private boolean[] faces(String cast) {
        int count = switch (cast) {
            case "12" -> 0;
            case "2" -> 1;
            case "8" -> COUNT;
            default -> chance.nextInt(10) < 6 ? 2 : 3;
        };
        boolean[] plain = new boolean[COUNT];
        for (int left = count; left > 0;) {
            int i = chance.nextInt(COUNT);
            if (!plain[i]) {
                plain[i] = true;
                left--;
            }
        }
        return plain;
    }

    @Override
    public boolean isShowing(String cast) {
        return cast(plain()).equals(cast);
    }

    @Override
    public Rectangle2D bounds() {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = 0;
        double bottom = 0;
        for (StickSprite stick : sticks) {
            Lie lie = new Lie(stick.end(), stick.turn());
            for (Point2D tip : List.of(lie.along(-1), lie.along(1))) {
                left = Math.min(left, tip.getX());
                right = Math.max(right, tip.getX());
                top = Math.min(top, tip.getY() - HALF_HIGH);
                bottom = Math.max(bottom, tip.getY() + HALF_HIGH);
            }
        }
        return new Rectangle2D(left, top, right - left, bottom - top);
    }

    @Override
    public void gather() {
        gather(middle);
    }

    @Override
    public void makeRoom() {
        bundle(TableLayout.point(board.handBesideDiscs()));
    }

    @Override
    public void gather(Point2D at) {
        hand = at;
        bundle(at);
    }

    @Override
    public void holdAt(Point2D point) {
        hand = point;
    }

    private void bundle(Point2D at) {
        flares.hide();
        for (int i = 0; i < COUNT; i++) {
            sticks.get(i).lie(at.add(inBundle(i)), slant(i), false);
        }
    }

    /** One below the other, none quite in line. */
    private static Point2D inBundle(int i) {
        return new Point2D(i % 2 * 10 - 5, BUNDLE * (i - (COUNT - 1) / 2.0));
    }

    private static double slant(int i) {
        return new double[] {-3, 2, -1, 4}[i];
    }

    @Override
    public Animation swept(Point2D to, Duration time) {
        flares.hide();
        hand = to;
        ParallelTransition all = new ParallelTransition();
        for (int i = 0; i < COUNT; i++) {
            all.getChildren().add(slide(sticks.get(i), to.add(inBundle(i)), slant(i), 0.06 * i, time));
        }
        return all;
    }

    /** Over the cloth, rolling its round side up on the way. */
    private static Transition slide(StickSprite stick, Point2D to, double degrees, double start, Duration time) {
        Point2D from = stick.end();
        double turn = stick.turn();
        double roll = stick.isPlain() ? 0 : 0.5;
        double more = stick.isPlain() ? 0.5 : 1;
        stick.goTo(to, degrees, false);
        return motion(time, done -> {
            double t = Math.clamp((done - start) / (1 - start), 0, 1);
            double way = t * t * (3 - 2 * t);
            stick.fly(from.interpolate(to, way), 4 * arch(t), turn + (stick.turn() - turn) * way, roll + more * way);
        });
    }

    @Override
    public void hide() {
        sticks.forEach(StickSprite::hide);
    }

    /** Those that lie plain side up are what counts; if none does, all are looked at. */
    @Override
    public Animation counted(Duration each, Duration least) {
        boolean none = plain() == 0;
        return flares.counting(sticks.stream().filter(stick -> none || stick.isPlain()).map(StickSprite::end)
                .sorted(Comparator.comparingDouble(Point2D::getY)).toList(), each, least);
    }

    @Override
    public void shake() {
        for (int i = 0; i < COUNT; i++) {
            sticks.get(i).fly(hand.add(inBundle(i)).add(chance.nextDouble(-9, 9), chance.nextDouble(-6, 6)),
                    chance.nextDouble(9), chance.nextDouble(-12, 12), chance.nextDouble());
        }
    }

    @Override
    public void show(String cast) {
        flares.hide();
        boolean[] plain = faces(cast);
        List<Lie> ends = scatter();
        for (int i = 0; i < COUNT; i++) {
            sticks.get(i).lie(ends.get(i).at(), ends.get(i).degrees(), plain[i]);
        }
    }

    @Override
    public void settle() {
        flares.hide();
        sticks.forEach(StickSprite::settle);
    }

    @Override
    public Animation thrown(String cast, Duration time) {
        flares.hide();
        boolean[] plain = faces(cast);
        List<Lie> ends = scatter();
        ParallelTransition all = new ParallelTransition();
        for (int i = 0; i < COUNT; i++) {
            sticks.get(i).goTo(ends.get(i).at(), ends.get(i).degrees(), plain[i]);
            all.getChildren().add(tumble(sticks.get(i), hand.add(inBundle(i).multiply(0.5)), chance.nextDouble(0.1),
                    time));
        }
        return all;
    }

    /** Up, over and over about its long axis, down on one end, and a last rock before it lies still. */
    private Transition tumble(StickSprite stick, Point2D from, double start, Duration time) {
        Point2D end = stick.end();
        double turn = stick.turn();
        double spin = turn + chance.nextDouble(-150, 150);
        double rest = stick.isPlain() ? 0 : 0.5;
        double rolls = 2 + chance.nextInt(2);
        return motion(time, done -> {
            double t = Math.clamp((done - start) / (1 - start), 0, 1);
            double slowing = 1 - (1 - t) * (1 - t);
            double height = t < 0.56 ? 58 * arch(t / 0.56) : t < 0.8 ? 11 * arch((t - 0.56) / 0.24)
                    : 3 * arch((t - 0.8) / 0.2);
            stick.fly(from.interpolate(end, slowing), height, spin + (turn - spin) * slowing,
                    rest + rolls * (1 - slowing));
            if (t >= 1) {
                stick.settle();
            }
        });
    }

    /** A movement whose point is told each frame, from 0 to 1. */
    private interface Frame {
        void at(double done);
    }

    private static Transition motion(Duration time, Frame frame) {
        return new Transition() {
            {
                setCycleDuration(time);
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                frame.at(done);
            }
        };
    }

    /** Where they come to lie: anywhere on the cloth, but none on another. */
    private List<Lie> scatter() {
        List<Lie> ends = new ArrayList<>();
        for (int tries = 0; ends.size() < COUNT && tries < TRIES; tries++) {
            if (tries % ANEW == 0) {
                // Those that lie there leave no room for the rest.
                ends.clear();
            }
            Lie lie = new Lie(TableLayout.point(board.landing(chance.nextDouble(), chance.nextDouble())),
                    chance.nextDouble(-SLANT, SLANT));
            if (ends.stream().allMatch(other -> other.distance(lie) > APART)) {
                ends.add(lie);
            }
        }
        return ends.size() == COUNT ? ends : IntStream.range(0, COUNT)
                .mapToObj(i -> new Lie(TableLayout.point(board.landing(i)), slant(i))).toList();
    }

    private static double arch(double t) {
        return 4 * t * (1 - t);
    }
}
