package patolli.ui.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.board.BoardGeometry;
import patolli.ui.common.Pictures;

/**
 * What is thrown at a table: in the hand, shaken, tumbling, and lying so that it shows a cast. Which of the things show
 * it and how they scatter is for the eye only; the cast is made before.
 *
 * @param <S> one of the things
 */
public abstract class ThrownThings<S extends ThrownSprite> implements CastView {
    private static final int TRIES = 12_000;
    /** Those that lie there may leave no room for the rest: after so many tries all begin anew. */
    private static final int ANEW = 50;
    /** How much further apart than gathered they lie that have made way. */
    private static final double LOOSE = 1.25;
    private final BoardGeometry board;
    private final Point2D middle;
    private final List<S> things;
    private final Group heap = new Group();
    private final SplittableRandom chance;
    private final Flares flares;
    private final Flight flight;
    private Point2D hand;

    /** Where a thing lies, and how far it is turned from level. */
    public record Lie(Point2D at, double degrees) { }

    /**
     * How things fly: up and down once, and then two bounces.
     *
     * @param first  the part of the time until it first comes down
     * @param second until it comes down again
     * @param heights of the three
     * @param spin   how far it may turn meanwhile, in degrees to either side
     * @param sweep  how high it is lifted while it is swept
     */
    public record Flight(double first, double second, List<Double> heights, double spin, double sweep) {

        double height(double t) {
            return t < first ? heights.get(0) * arch(t / first)
                    : t < second ? heights.get(1) * arch((t - first) / (second - first))
                    : heights.get(2) * arch((t - second) / (1 - second));
        }
    }

    /** @param make makes one of the things, the number from 0 */
    protected ThrownThings(Pane layer, Pictures pictures, BoardGeometry board, int count, Flight flight,
            IntFunction<S> make) {
        this.board = board;
        this.flight = flight;
        middle = TableLayout.point(board.hand());
        hand = middle;
        chance = new SplittableRandom(count);
        things = IntStream.range(0, count).mapToObj(make).toList();
        heap.setManaged(false);
        things.forEach(thing -> heap.getChildren().add(thing.shadow()));
        heap.getChildren().addAll(things);
        layer.getChildren().add(heap);
        flares = new Flares(layer, pictures, count);
    }

    @Override
    public final Node heap() {
        return heap;
    }

    /** How far each has rolled when all together show a cast, in full turns. */
    protected abstract double[] faces(String cast);

    /** How far each has rolled while it lies gathered. */
    protected abstract double gatheredFace(int i);

    /** Where the {@code i}-th lies beside the others when they are gathered, from their middle. */
    protected abstract Lie gathered(int i);

    /** How far one is turned when it has been thrown, or laid down. */
    protected abstract double landed(int i);

    /** Whether two of them lie clear of each other. */
    protected abstract boolean apart(Lie one, Lie other);

    /** Where one may come to lie: anywhere on the ground, by two numbers from 0 to 1. */
    protected Point2D landing(double across, double down) {
        return TableLayout.point(board.landing(across, down));
    }

    /** Whether one may lie there at all. */
    protected boolean isFree(Lie lie) {
        return true;
    }

    /** Where one jumps about in the hand, from its middle. */
    protected abstract Point2D rattled(int i);

    /** From where one leaves the hand, from its middle. */
    protected abstract Point2D leaving(int i);

    /** How much higher one flies than is usual. */
    protected double soars(int i) {
        return 1;
    }

    /** After which part of the time one leaves the hand. */
    protected double late(int i) {
        return chance.nextDouble(0.12);
    }

    /** How far one is turned when it leaves the hand, from how it comes to lie. @param most to either side */
    protected double spun(int i, double most) {
        return chance.nextDouble(-most, most);
    }

    /** Which of them flies to which of the places where they come to lie. */
    protected List<Lie> thrown(List<Lie> ends) {
        return ends;
    }

    /** Where they are held, or thrown from. */
    protected final Point2D held() {
        return hand;
    }

    protected final List<S> things() {
        return things;
    }

    protected final SplittableRandom chance() {
        return chance;
    }

    protected final Flares flares() {
        return flares;
    }

    /** So many of them, whichever. */
    protected final boolean[] some(int count) {
        boolean[] chosen = new boolean[things.size()];
        for (int left = count; left > 0;) {
            int i = chance.nextInt(chosen.length);
            if (!chosen[i]) {
                chosen[i] = true;
                left--;
            }
        }
        return chosen;
    }

    /** What holds all these points, and so much more on each side. */
    protected static Rectangle2D about(List<Point2D> points, double more) {
        return Places.about(points, more);
    }

    @Override
    public void gather() {
        gather(middle);
    }

    @Override
    public void makeRoom() {
        heap(TableLayout.point(board.handBesideDiscs()));
    }

    @Override
    public void gather(Point2D at) {
        hand = at;
        heap(at);
    }

    @Override
    public void holdAt(Point2D point) {
        hand = point;
    }

    private void heap(Point2D at) {
        flares.hide();
        for (int i = 0; i < things.size(); i++) {
            Lie lie = gathered(i);
            things.get(i).lie(at.add(lie.at()), lie.degrees(), gatheredFace(i));
        }
    }

    @Override
    public Animation swept(Point2D to, Duration time) {
        flares.hide();
        hand = to;
        ParallelTransition all = new ParallelTransition();
        for (int i = 0; i < things.size(); i++) {
            Lie lie = gathered(i);
            all.getChildren().add(slide(things.get(i), new Lie(to.add(lie.at()), lie.degrees()), gatheredFace(i),
                    0.06 * i, time));
        }
        return all;
    }

    @Override
    public Animation madeWay(Point2D to, Duration time) {
        flares.hide();
        ParallelTransition all = new ParallelTransition(new PauseTransition(time));
        List<Point2D> free = IntStream.range(0, things.size()).mapToObj(i -> to.add(gathered(i).at().multiply(LOOSE)))
                .sorted(Comparator.comparingDouble(Point2D::getX)).toList();
        List<S> across = things.stream().filter(Node::isVisible)
                .sorted(Comparator.comparingDouble(thing -> thing.end().getX())).toList();
        for (int i = 0; i < across.size(); i++) {
            S thing = across.get(i);
            all.getChildren().add(slide(thing, new Lie(free.get(i), thing.turn()), thing.roll(), 0, time));
        }
        return all;
    }

    /** Over the table, rolling on the way as it is to lie then. */
    private Transition slide(S thing, Lie to, double face, double start, Duration time) {
        Point2D from = thing.end();
        double turn = thing.turn();
        double roll = thing.roll();
        double on = (face - roll + 2) % 1;
        double more = on == 0 ? 1 : on;
        thing.goTo(to.at(), to.degrees(), face);
        return motion(time, done -> {
            double t = Math.clamp((done - start) / (1 - start), 0, 1);
            double way = t * t * (3 - 2 * t);
            thing.fly(from.interpolate(to.at(), way), flight.sweep() * arch(t), turn + (thing.turn() - turn) * way,
                    roll + more * way);
        });
    }

    @Override
    public void hide() {
        things.forEach(ThrownSprite::hide);
    }

    @Override
    public void shake() {
        for (int i = 0; i < things.size(); i++) {
            things.get(i).fly(hand.add(rattled(i)), chance.nextDouble(9), gathered(i).degrees()
                    + chance.nextDouble(-flight.spin() / 12, flight.spin() / 12), chance.nextDouble());
        }
    }

    @Override
    public void show(String cast) {
        flares.hide();
        double[] faces = faces(cast);
        List<Lie> ends = scatter();
        for (int i = 0; i < things.size(); i++) {
            things.get(i).lie(ends.get(i).at(), ends.get(i).degrees(), faces[i]);
        }
    }

    @Override
    public void settle() {
        flares.hide();
        things.forEach(ThrownSprite::settle);
    }

    @Override
    public Animation thrown(String cast, Duration time) {
        flares.hide();
        double[] faces = faces(cast);
        List<Lie> ends = thrown(scatter());
        ParallelTransition all = new ParallelTransition();
        for (int i = 0; i < things.size(); i++) {
            things.get(i).goTo(ends.get(i).at(), ends.get(i).degrees(), faces[i]);
            all.getChildren().add(tumble(things.get(i), hand.add(leaving(i)), late(i), time));
        }
        return all;
    }

    private Transition tumble(S thing, Point2D from, double start, Duration time) {
        Point2D end = thing.end();
        double turn = thing.turn();
        double spin = turn + spun(things.indexOf(thing), flight.spin());
        double rolls = 2 + chance.nextInt(2);
        double high = soars(things.indexOf(thing));
        return motion(time, done -> {
            double t = Math.clamp((done - start) / (1 - start), 0, 1);
            double slowing = 1 - (1 - t) * (1 - t);
            thing.fly(from.interpolate(end, slowing), high * flight.height(t), spin + (turn - spin) * slowing,
                    thing.roll() + rolls * (1 - slowing));
            if (t >= 1) {
                thing.settle();
            }
        });
    }

    private static Transition motion(Duration time, DoubleConsumer frame) {
        return new Transition() {
            {
                setCycleDuration(time);
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                frame.accept(done);
            }
        };
    }

    /** Where they come to lie: anywhere on their ground, but each clear of the others. */
    private List<Lie> scatter() {
        int count = things.size();
        List<Lie> ends = new ArrayList<>();
        for (int tries = 0; ends.size() < count && tries < TRIES; tries++) {
            if (tries % ANEW == 0) {
                ends.clear();
            }
            Lie lie = new Lie(landing(chance.nextDouble(), chance.nextDouble()), landed(ends.size()));
            if (isFree(lie) && ends.stream().allMatch(other -> apart(other, lie))) {
                ends.add(lie);
            }
        }
        return ends.size() == count ? ends : IntStream.range(0, count)
                .mapToObj(i -> new Lie(TableLayout.point(board.landing(i)), gathered(i).degrees())).toList();
    }

    private static double arch(double t) {
        return 4 * t * (1 - t);
    }
}
