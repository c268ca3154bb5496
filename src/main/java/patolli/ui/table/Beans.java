package patolli.ui.table;

import java.util.Comparator;
import java.util.List;
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
        return new Point2D(chance().nextDouble(-16, 16), chance().nextDouble(-8, 12));
    }

    @Override
    public Animation counted(Duration each, Duration least) {
        return flares().counting(things().stream().filter(BeanSprite::showsDot).map(BeanSprite::end)
                .sorted(Comparator.comparingDouble(Point2D::getX)).toList(), each, least);
    }
}
