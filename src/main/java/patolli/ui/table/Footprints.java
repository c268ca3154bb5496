package patolli.ui.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import patolli.rules.Leg;
import patolli.rules.Spot;
import patolli.ui.common.Fade;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/**
 * Where pieces have gone in the last turns: wet feet in their side's colour that walk from the square that was left to
 * the one that was reached, paler the longer ago, and a ring round the piece that moved last.
 */
public final class Footprints {
    /** Of their picture: so large they stand out from every kind of square. */
    private static final double SIZE = 1.06;
    /** How firm a turn's feet are when none, one or two have come after it; then they have dried. */
    private static final List<Double> WET = List.of(1.0, 0.4, 0.25);
    /** On the mats, whose squares are pale and full of signs: those of the last move, and of all before. */
    private static final double LAST = 1;
    private static final double BEFORE = 0.4;
    private static final double UP = 90;
    /** A walk with more feet than these leaves them on every other square, as all do on the mats. */
    private static final int MOST_ON_EACH = 5;
    private final Pane trail;
    private final Pane rings;
    private final Pictures pictures;
    private final TableLayout layout;
    private final List<Fade> fades;

    /**
     * @param trail under all marks, for the feet
     * @param rings over it, for the ring
     */
    Footprints(Pane trail, Pane rings, Pictures pictures, TableLayout layout) {
        this.trail = trail;
        this.rings = rings;
        this.pictures = pictures;
        this.layout = layout;
        fades = List.of(new Fade(trail), new Fade(rings));
    }

    /** All fade away while a move is chosen, so that nothing but the way ahead is seen. */
    void giveWay(boolean gradually) {
        fades.forEach(fade -> fade.away(gradually));
    }

    /** They are seen again. */
    void comeBack(boolean gradually) {
        fades.forEach(fade -> fade.here(gradually));
    }

    /** None is on its way any more. */
    void settle() {
        fades.forEach(Fade::settle);
    }

    /**
     * Shows these prints and no others.
     *
     * @param turns where pieces went, the last turn first
     */
    void show(List<List<Leg>> turns) {
        trail.getChildren().clear();
        unring();
        Set<Point2D> trodden = new HashSet<>();
        for (int i = 0; i < Math.min(turns.size(), WET.size()); i++) {
            List<Leg> legs = turns.get(i);
            for (int k = 0; k < legs.size(); k++) {
                walk(legs.get(k), isMat() ? i == 0 && k == legs.size() - 1 ? LAST : BEFORE : WET.get(i), trodden);
            }
        }
        turns.stream().filter(legs -> !legs.isEmpty()).findFirst().map(List::getLast).ifPresent(this::ring);
    }

    private boolean isMat() {
        return layout.board().onCorner();
    }

    /** The piece that moved last is on its way again, or another. */
    void unring() {
        rings.getChildren().clear();
    }

    /** Feet from the square that was left on, but not where the piece stands and not where later ones are. */
    private void walk(Leg leg, double firm, Set<Point2D> trodden) {
        List<Point2D> points = points(layout, leg);
        int end = leg.to() instanceof Spot.Square ? points.size() - 1 : points.size();
        int stride = isMat() || end > MOST_ON_EACH ? 2 : 1;
        for (int i = 0; i < end; i++) {
            if (trodden.add(points.get(i)) && i % stride == 0) {
                Sprite feet = new Sprite(pictures, layout.marks().picture("feet-" + leg.side().key()
                        + ".png"));
                feet.place(points.get(i));
                feet.setScaleX(SIZE);
                feet.setScaleY(SIZE);
                feet.setRotate(heading(points, i));
                feet.setOpacity(firm);
                trail.getChildren().add(feet);
            }
        }
    }

    private void ring(Leg leg) {
        if (leg.to() instanceof Spot.Square to) {
            Sprite ring = new Sprite(pictures, layout.marks().picture("moved-" + leg.side().key() + ".png"));
            ring.place(layout.square(to.number()));
            rings.getChildren().add(ring);
        }
    }

    /** The squares that a piece touches, from the one that it leaves. */
    static List<Point2D> points(TableLayout layout, Leg leg) {
        List<Point2D> points = new ArrayList<>();
        if (leg.from() instanceof Spot.Square from) {
            points.add(layout.square(from.number()));
        }
        points.addAll(layout.between(leg));
        if (leg.to() instanceof Spot.Square to) {
            points.add(layout.square(to.number()));
        }
        return points;
    }

    /** How far feet that are painted walking up are turned at one of the points: towards the next, or from the last. */
    public static double heading(List<Point2D> points, int i) {
        if (points.size() < 2) {
            return 0;
        }
        Point2D from = points.get(Math.min(i, points.size() - 2));
        Point2D to = points.get(Math.min(i, points.size() - 2) + 1);
        return Math.toDegrees(Math.atan2(to.getY() - from.getY(), to.getX() - from.getX())) + UP;
    }
}
