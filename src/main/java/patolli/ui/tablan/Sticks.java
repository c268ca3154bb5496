package patolli.ui.tablan;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.board.StickSheet;
import patolli.board.TablanBoard;
import patolli.ui.common.Pictures;
import patolli.ui.table.LongSprite;
import patolli.ui.table.TableLayout;
import patolli.ui.table.ThrownThings;

/** The four split sticks, which show a cast by lying plain side or round side up. */
final class Sticks extends ThrownThings<StickSprite> {
    static final int COUNT = 4;
    /** How far apart two sticks lie, in design units, unless one lies across the other. */
    private static final double APART = 35;
    /** How far from level they come to lie, and from each other if one lies across another, clear of its middle. */
    private static final double SLANT = 17, ACROSS = 11, CLEAR = 32;
    /** Half of the field within the cloth's border, and from a stick's middle line to its side. */
    private static final double FIELD_WIDE = 245, FIELD_HIGH = 60, THICK = 13;
    /** Half as wide and as high as the part of that on which their middles come to lie. */
    private static final double LANDS_WIDE = 138, LANDS_HIGH = 34;
    /** Between the middles of sticks that are gathered: a sheaf that is open at one end. */
    private static final double BUNDLE = 23;
    private static final double HALF_HIGH = 21;
    private static final double[] SLANTS = {-5.2, -2.2, 1.4, 5.4};
    /** They leave the hand one above the other and tumble, each turned otherwise: how far each is turned, in which
     * row it is, how far apart rows are, how far those for either side, and how far ahead of the hand they are. */
    private static final double[] TURNED = {-24, 9, 18, -12}, ROWS = {-1.5, 0.5, -0.5, 1.5};
    private static final double ROW = 19, OPEN = 118, AHEAD = -58, LOOSELY = 4;

    Sticks(Pane layer, Pictures pictures) {
        super(layer, pictures, TablanBoard.BOARD, COUNT, new Flight(0.56, 0.8, List.of(28.0, 8.0, 3.0), 150, 4),
                i -> new StickSprite(pictures, i, TableLayout.point(TablanBoard.BOARD.hand())));
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
        return things().stream().filter(StickSprite::isPlain).count();
    }

    /** Which lie plain side up for a cast: for nothing two or three. */
    @Override
    protected double[] faces(String cast) {
        boolean[] plain = some(switch (cast) {
            case "12" -> 0;
            case "2" -> 1;
            case "8" -> COUNT;
            default -> chance().nextInt(10) < 6 ? 2 : 3;
        });
        double[] faces = new double[COUNT];
        for (int i = 0; i < COUNT; i++) {
            faces[i] = plain[i] ? 0 : 0.5;
        }
        return faces;
    }

    @Override
    public boolean isShowing(String cast) {
        return cast(plain()).equals(cast);
    }

    @Override
    public Rectangle2D bounds() {
        return about(things().stream().flatMap(stick -> Stream.of(stick.along(-1), stick.along(1))).toList(),
                HALF_HIGH);
    }

    @Override
    protected double gatheredFace(int i) {
        return 0.5;
    }

    /** One below the other, none quite in line; at one end they lie on each other. */
    @Override
    protected Lie gathered(int i) {
        return new Lie(new Point2D(i % 2 * 16 - 8, BUNDLE * (i - (COUNT - 1) / 2.0)), SLANTS[i]);
    }

    @Override
    protected double landed(int i) {
        return chance().nextDouble(-SLANT, SLANT);
    }

    @Override
    protected boolean apart(Lie one, Lie other) {
        return LongSprite.distance(one, other, StickSheet.HALF) > APART || isAcross(one, other);
    }

    /** Whether one lies across the other so that both can be told: what each shows is seen in its middle. */
    private static boolean isAcross(Lie one, Lie other) {
        return Math.abs(one.degrees() - other.degrees()) > ACROSS
                && LongSprite.fromMiddle(one, other, StickSheet.HALF) > CLEAR
                && LongSprite.fromMiddle(other, one, StickSheet.HALF) > CLEAR;
    }

    /** Anywhere on the cloth. */
    @Override
    protected Point2D landing(double across, double down) {
        return TableLayout.point(TablanBoard.BOARD.hand()).add(LANDS_WIDE * (2 * across - 1),
                LANDS_HIGH * (2 * down - 1));
    }

    @Override
    protected Point2D rattled(int i) {
        return gathered(i).at().add(chance().nextDouble(-9, 9), chance().nextDouble(-6, 6));
    }

    @Override
    protected Point2D leaving(int i) {
        return new Point2D(i < COUNT / 2 ? -OPEN : OPEN, AHEAD + ROW * ROWS[i]);
    }

    @Override
    protected double spun(int i, double most) {
        return TURNED[i] - things().get(i).turn() + chance().nextDouble(-LOOSELY, LOOSELY);
    }

    /** None flies across another: two to the left, the upper one first, and two to the right. */
    @Override
    protected List<Lie> thrown(List<Lie> ends) {
        List<Lie> across = ends.stream().sorted(Comparator.comparingDouble(lie -> lie.at().getX())).toList();
        return Stream.of(across.subList(0, COUNT / 2), across.subList(COUNT / 2, COUNT)).flatMap(side -> side.stream()
                .sorted(Comparator.comparingDouble(lie -> lie.at().getY()))).toList();
    }

    /** Within the border of the cloth. */
    @Override
    protected boolean isFree(Lie lie) {
        double turn = Math.toRadians(lie.degrees());
        Point2D off = lie.at().subtract(TableLayout.point(TablanBoard.BOARD.hand()));
        return Math.abs(off.getX()) + StickSheet.HALF * Math.cos(turn) <= FIELD_WIDE
                && Math.abs(off.getY()) + StickSheet.HALF * Math.abs(Math.sin(turn)) + THICK <= FIELD_HIGH;
    }

    /** Those that lie plain side up are what counts; if none does, all are looked at. */
    @Override
    public Animation counted(Duration each, Duration least) {
        boolean none = plain() == 0;
        return flares().counting(things().stream().filter(stick -> none || stick.isPlain()).map(StickSprite::end)
                .sorted(Comparator.comparingDouble(Point2D::getY)).toList(), each, least);
    }
}
