package patolli.ui.table;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.board.BoardGeometry;
import patolli.ui.common.Pictures;

/** The five beans, which show a cast by the dots that are up. */
public final class Beans extends ThrownThings<BeanSprite> {
    private static final int COUNT = 5;
    /** How far apart the middles of two beans lie at least, in design units. */
    private static final double APART = 43;
    /** How far from the middle of the hand they leave it, how much higher the highest fly, and how late each leaves. */
    private static final double FAN = 36, HIGHER = 0.4, EACH = 0.02;
    /** Half of the longest bean and a little more. */
    private static final double HALF = 28;

    public Beans(Pane layer, Pictures pictures, BoardGeometry board) {
        super(layer, pictures, board, COUNT, new Flight(0.5, 0.78, List.of(46.0, 13.0, 4.0), 300, 5),
                i -> new BeanSprite(pictures, i, TableLayout.point(board.hand())));
        gather();
    }

    /** How many beans show their dot for a cast: all five for ten. */
    private static int dotsFor(String cast) {
        int value = Integer.parseInt(cast);
        return value == 10 ? COUNT : value;
    }

    @Override
    public boolean isShowing(String cast) {
        return things().stream().filter(BeanSprite::showsDot).count() == dotsFor(cast);
    }

    @Override
    public Rectangle2D bounds() {
        return about(things().stream().map(BeanSprite::end).toList(), HALF);
    }

    @Override
    protected double[] faces(String cast) {
        boolean[] dots = some(dotsFor(cast));
        double[] faces = new double[COUNT];
        for (int i = 0; i < COUNT; i++) {
            faces[i] = dots[i] ? 0 : 0.5;
        }
        return faces;
    }

    @Override
    protected double gatheredFace(int i) {
        return 0.5;
    }

    @Override
    protected Lie gathered(int i) {
        double angle = Math.PI * 2 * i / COUNT;
        return new Lie(new Point2D(31 * Math.cos(angle), 22 * Math.sin(angle)), Math.IEEEremainder(40 * i, 80));
    }

    @Override
    protected double landed(int i) {
        return chance().nextDouble(-40, 40);
    }

    @Override
    protected boolean apart(Lie one, Lie other) {
        return one.at().distance(other.at()) > APART;
    }

    @Override
    protected Point2D rattled(int i) {
        double angle = Math.PI * 2 * i / COUNT + chance().nextDouble(0.7);
        double out = 22 + chance().nextDouble(14);
        return new Point2D(out * Math.cos(angle), out * 0.75 * Math.sin(angle));
    }

    @Override
    protected Point2D leaving(int i) {
        return fan(i).add(chance().nextDouble(-5, 5), chance().nextDouble(-5, 5));
    }

    /** Each goes on in about the direction in which it leaves the hand, so that no two cross. */
    @Override
    protected List<Lie> thrown(List<Lie> ends) {
        Point2D middle = ends.stream().map(Lie::at).reduce(Point2D.ZERO, Point2D::add).multiply(1.0 / COUNT);
        List<Lie> around = ends.stream().sorted(Comparator.comparingDouble(end -> turn(end.at().subtract(middle))))
                .toList();
        int first = IntStream.range(0, COUNT).boxed().min(Comparator.comparingDouble(shift ->
                IntStream.range(0, COUNT).mapToDouble(i -> middle.add(fan(i)).distance(around.get((i + shift) % COUNT)
                        .at())).sum())).orElse(0);
        return IntStream.range(0, COUNT).mapToObj(i -> around.get((i + first) % COUNT)).toList();
    }

    private static double turn(Point2D from) {
        return (Math.atan2(from.getY(), from.getX()) + 2 * Math.PI) % (2 * Math.PI);
    }

    /** Where the i-th leaves the hand, from its middle. */
    private static Point2D fan(int i) {
        double angle = Math.PI * 2 * i / COUNT;
        return new Point2D(FAN * Math.cos(angle), 0.8 * FAN * Math.sin(angle));
    }

    /** Those that leave it upwards fly highest: five in a lump would not be told apart. */
    @Override
    protected double soars(int i) {
        return 1 - HIGHER * Math.sin(Math.PI * 2 * i / COUNT);
    }

    @Override
    protected double late(int i) {
        return EACH * (i * 3 % COUNT) + chance().nextDouble(EACH / 2);
    }

    @Override
    public Animation counted(Duration each, Duration least) {
        return flares().counting(things().stream().filter(BeanSprite::showsDot).map(BeanSprite::end)
                .sorted(Comparator.comparingDouble(Point2D::getX)).toList(), each, least);
    }
}
