package patolli.ui.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
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
import patolli.board.BoardGeometry;
import patolli.ui.common.Pictures;

/**
 * The five beans: in the hand, shaken, tumbling, and lying so that they show a cast. Which of them show their dot and
 * how they scatter is for the eye only; the cast is made before.
 */
public final class Beans implements CastView {
    private static final int COUNT = 5;
    /** How far apart the middles of two beans lie at least, in design units. */
    private static final double APART = 43;
    private static final int TRIES = 1200;
    private static final int ANEW = 60;
    /** Half of the longest bean and a little more. */
    private static final double HALF = 28;
    private final BoardGeometry board;
    private final Point2D middle;
    private final Flares flares;
    private Point2D hand;
    private final List<BeanSprite> beans = new ArrayList<>();
    private final SplittableRandom chance = new SplittableRandom(5);

    public Beans(Pane layer, Pictures pictures, BoardGeometry board) {
        this.board = board;
        middle = TableLayout.point(board.hand());
        hand = middle;
        for (int i = 0; i < COUNT; i++) {
            beans.add(new BeanSprite(pictures, i, hand));
        }
        beans.forEach(bean -> layer.getChildren().add(bean.shadow()));
        layer.getChildren().addAll(beans);
        flares = new Flares(layer, pictures, COUNT);
        gather();
    }

    /** How many beans show their dot for a cast: all five for ten. */
    private static int dotsFor(String cast) {
        int value = Integer.parseInt(cast);
        return value == 10 ? COUNT : value;
    }

    @Override
    public boolean isShowing(String cast) {
        return beans.stream().filter(BeanSprite::showsDot).count() == dotsFor(cast);
    }

    @Override
    public Rectangle2D bounds() {
        DoubleSummaryStatistics x = beans.stream().mapToDouble(bean -> bean.end().getX()).summaryStatistics();
        DoubleSummaryStatistics y = beans.stream().mapToDouble(bean -> bean.end().getY()).summaryStatistics();
        return new Rectangle2D(x.getMin() - HALF, y.getMin() - HALF, x.getMax() - x.getMin() + 2 * HALF,
                y.getMax() - y.getMin() + 2 * HALF);
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
        for (int i = 0; i < COUNT; i++) {
            beans.get(i).lie(at.add(inHeap(i)), 40 * i, false);
        }
    }

    private static Point2D inHeap(int i) {
        double angle = Math.PI * 2 * i / COUNT;
        return new Point2D(31 * Math.cos(angle), 22 * Math.sin(angle));
    }

    @Override
    public Animation swept(Point2D to, Duration time) {
        flares.hide();
        hand = to;
        ParallelTransition all = new ParallelTransition();
        for (int i = 0; i < COUNT; i++) {
            all.getChildren().add(slide(beans.get(i), to.add(inHeap(i)), 40 * i, 0.06 * i, time));
        }
        return all;
    }

    /** Over the mat, turning its dot down on the way. */
    private static Transition slide(BeanSprite bean, Point2D to, double degrees, double start, Duration time) {
        Point2D from = bean.end();
        double turn = bean.turn();
        boolean dot = bean.showsDot();
        bean.goTo(to, degrees, false);
        double roll = dot ? 0 : 0.5;
        double more = dot ? 0.5 : 1;
        return new Transition() {
            {
                setCycleDuration(time);
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                double t = Math.clamp((done - start) / (1 - start), 0, 1);
                double way = t * t * (3 - 2 * t);
                bean.fly(from.interpolate(to, way), 5 * arch(t), turn + (bean.turn() - turn) * way, roll + more * way);
            }
        };
    }

    @Override
    public void hide() {
        beans.forEach(BeanSprite::hide);
    }

    @Override
    public Animation counted(Duration each, Duration least) {
        return flares.counting(beans.stream().filter(BeanSprite::showsDot).map(BeanSprite::end)
                .sorted(Comparator.comparingDouble(Point2D::getX)).toList(), each, least);
    }

    @Override
    public void shake() {
        for (int i = 0; i < COUNT; i++) {
            double angle = Math.PI * 2 * i / COUNT + chance.nextDouble(0.7);
            double out = 22 + chance.nextDouble(14);
            beans.get(i).fly(hand.add(out * Math.cos(angle), out * 0.75 * Math.sin(angle)),
                    chance.nextDouble(9), chance.nextDouble(360), chance.nextDouble());
        }
    }

    @Override
    public void show(String cast) {
        lie(dots(dotsFor(cast)));
    }

    @Override
    public void settle() {
        flares.hide();
        beans.forEach(BeanSprite::settle);
    }

    private void lie(boolean[] dots) {
        flares.hide();
        List<Point2D> ends = scatter();
        for (int i = 0; i < COUNT; i++) {
            beans.get(i).lie(ends.get(i), i * 67, dots[i]);
        }
    }

    @Override
    public Animation thrown(String cast, Duration time) {
        flares.hide();
        boolean[] dots = dots(dotsFor(cast));
        ParallelTransition all = new ParallelTransition();
        List<Point2D> ends = scatter();
        for (int i = 0; i < COUNT; i++) {
            Point2D end = ends.get(i);
            double start = chance.nextDouble(0.12);
            beans.get(i).goTo(end, chance.nextDouble(-40, 40), dots[i]);
            all.getChildren().add(tumble(beans.get(i), start, time));
        }
        return all;
    }

    private Transition tumble(BeanSprite bean, double start, Duration time) {
        Point2D from = hand.add(chance.nextDouble(-16, 16), chance.nextDouble(-8, 12));
        Point2D end = bean.end();
        boolean dot = bean.showsDot();
        double turn = bean.turn();
        double spin = turn + chance.nextDouble(-300, 300);
        double rolls = 2 + chance.nextInt(2) + (dot ? 0 : 0.5);
        return new Transition() {
            {
                setCycleDuration(time);
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                double t = Math.clamp((done - start) / (1 - start), 0, 1);
                double slowing = 1 - (1 - t) * (1 - t);
                // One flight and two bounces, each lower than the one before.
                double height = t < 0.5 ? 46 * arch(t / 0.5) : t < 0.78 ? 13 * arch((t - 0.5) / 0.28)
                        : 4 * arch((t - 0.78) / 0.22);
                bean.fly(from.interpolate(end, slowing), height, spin + (turn - spin) * slowing,
                        rolls * (1 - slowing) + (dot ? 0 : 0.5));
                if (t >= 1) {
                    bean.settle();
                }
            }
        };
    }

    /** Where the beans come to lie: anywhere in the notch of the track, but none on another. */
    private List<Point2D> scatter() {
        List<Point2D> ends = new ArrayList<>();
        for (int tries = 0; ends.size() < COUNT && tries < TRIES; tries++) {
            if (tries % ANEW == 0) {
                // Those that lie there leave no room for the rest.
                ends.clear();
            }
            Point2D end = TableLayout.point(board.landing(chance.nextDouble(), chance.nextDouble()));
            if (ends.stream().allMatch(other -> other.distance(end) > APART)) {
                ends.add(end);
            }
        }
        return ends.size() == COUNT ? ends
                : IntStream.range(0, COUNT).mapToObj(i -> TableLayout.point(board.landing(i))).toList();
    }

    private static double arch(double t) {
        return 4 * t * (1 - t);
    }

    private boolean[] dots(int count) {
        boolean[] dots = new boolean[COUNT];
        for (int left = count; left > 0;) {
            int i = chance.nextInt(COUNT);
            if (!dots[i]) {
                dots[i] = true;
                left--;
            }
        }
        return dots;
    }
}
