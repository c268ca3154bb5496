package patolli.ui.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.rules.Side;
import patolli.ui.common.Fade;
import patolli.ui.table.light.TableLight;
import patolli.ui.table.light.Wash;

/**
 * The light lies on the half of the table whose turn it is: a hearth before its player, and the night on the other
 * side of the board and along the mat's edges.
 */
final class TurnShade {
    /** How dark it is at the seat opposite, at most, and how much of the way there it begins and is whole. */
    private static final double DARK = 0.42;
    private static final double BEGINS = 0.40;
    private static final double WHOLE = 0.92;
    /** How dark the mat's edges are, and how far that reaches inwards. */
    private static final double RIM = 0.25;
    private static final double RIM_REACH = 118;
    /** Firelight about whoever is to play: its strength, and how far it reaches, in ways from seat to seat opposite. */
    private static final double FIRE = 0.17;
    private static final double REACH = 0.56;
    /** The beans' own light. */
    private static final double BEANS = 0.13;
    private static final double BEANS_REACH = 150;
    /** How far from the seat towards the middle of the board it is brightest: the mat's edge stays dark. */
    private static final double INWARDS = 0.6;
    /** What the player has won is seen by that player's fire: how bright, and how far beyond it. */
    private static final double GOODS = 0.12;
    private static final double GOODS_REACH = 46;
    /** Whoever speaks is seen well: so far about that figure the night begins again. */
    private static final double HEARD = 190;
    private static final double FULLY = 1.5;
    private final Map<Look, Shade> shades = new HashMap<>();
    private final Pane layer;
    private final BoardGeometry board;
    private final Function<Side, Rectangle2D> goods;
    private Optional<Side> lit = Optional.empty();
    private Optional<Side> speaker = Optional.empty();
    private Optional<Shade> seen = Optional.empty();
    private boolean aside;

    /** Whose turn it is, and who speaks meanwhile. */
    private record Look(Side side, Optional<Side> speaker) { }

    private record Shade(ImageView picture, Fade fade) { }

    /**
     * @param layer over the mat and the figures, and under all that is played with
     * @param goods where a side's winnings lie; empty where there are none
     */
    TurnShade(Pane layer, BoardGeometry board, Function<Side, Rectangle2D> goods) {
        this.layer = layer;
        this.board = board;
        this.goods = goods;
        board.sides().forEach(side -> shade(new Look(side, Optional.empty())));
    }

    private Shade shade(Look look) {
        return shades.computeIfAbsent(look, made -> {
            ImageView picture = Wash.view(layer, "turn-" + look.side.key()
                    + look.speaker.map(who -> "-says-" + who.key()).orElse(""));
            Fade fade = new Fade(picture);
            fade.away(false);
            return new Shade(picture, fade);
        });
    }

    /** How dark it is at a point while it is a side's turn. */
    Wash.Strength night(Side side) {
        Box field = board.field();
        Point2D seat = TableLayout.point(board.figure(side).middle());
        Point2D across = across(side);
        double way = across.magnitude();
        Box own = goods(side);
        return (x, y) -> {
            double gone = ((x - seat.getX()) * across.getX() + (y - seat.getY()) * across.getY()) / (way * way);
            double night = DARK * Wash.smooth((gone - BEGINS) / (WHOLE - BEGINS));
            double inside = Math.min(Math.min(x - field.x(), field.right() - x), Math.min(y - field.y(),
                    field.bottom() - y));
            double rim = RIM * (1 - Wash.smooth(inside / RIM_REACH));
            return (1 - (1 - night) * (1 - rim)) * (1 - TableLight.hearth(x, y)) * (1 - heard(x, y))
                    * (1 - near(own, x, y));
        };
    }

    /** How much firelight there is at a point while it is a side's turn. */
    Wash.Strength fire(Side side) {
        Point2D seat = TableLayout.point(board.figure(side).middle());
        Point2D hearth = seat.add(across(side).multiply(INWARDS / 2));
        double reach = REACH * across(side).magnitude();
        double hearthX = hearth.getX();
        double hearthY = hearth.getY();
        double beansX = board.hand().x();
        double beansY = board.hand().y();
        Box own = goods(side);
        double warm = board.warmth();
        return (x, y) -> warm * Math.max(GOODS * near(own, x, y), Math.max(
                FIRE * Wash.smooth(1 - Wash.far(x - hearthX, y - hearthY) / reach),
                BEANS * Wash.smooth(1 - Wash.far(x - beansX, y - beansY) / BEANS_REACH)));
    }

    private Box goods(Side side) {
        Rectangle2D area = goods.apply(side);
        return area.getWidth() == 0 ? board.figure(side)
                : new Box(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
    }

    private static double near(Box box, double x, double y) {
        return Wash.smooth(1 - Wash.beyond(box, x, y) / GOODS_REACH);
    }

    /** From a seat to the one opposite. */
    private Point2D across(Side side) {
        return TableLayout.point(board.middle()).subtract(TableLayout.point(board.figure(side).middle())).multiply(2);
    }

    /** How near a point is to whoever speaks, 1 on that figure. */
    double heard(double x, double y) {
        // Asked for every point of a picture.
        if (speaker.isEmpty()) {
            return 0;
        }
        // Round: an even edge along the room of a figure would be seen.
        Box room = board.figure(speaker.get());
        double across = (x - room.middle().x()) / (room.width() / 2 + HEARD);
        double down = (y - room.middle().y()) / (room.height() / 2 + HEARD);
        return Wash.smooth(FULLY * (1 - Wash.far(across, down)));
    }

    /** Lights the half of the table that is that side's; all of it while it is nobody's turn. */
    void turn(Optional<Side> side, boolean gradually) {
        lit = side;
        show(gradually);
    }

    /** Lights whoever speaks, on whichever half. */
    void hear(Optional<Side> side, boolean gradually) {
        speaker = side;
        show(gradually);
    }

    /** Whether another light is seen in the place of this one. */
    void giveWay(boolean toAnother, boolean gradually) {
        aside = toAnother;
        show(gradually);
    }

    private void show(boolean gradually) {
        Optional<Shade> wanted = lit.filter(side -> !aside).map(side -> shade(new Look(side, speaker)));
        if (wanted.equals(seen)) {
            return;
        }
        seen.ifPresent(was -> was.fade.away(gradually));
        wanted.ifPresent(shade -> {
            if (shade.picture.getImage() == null) {
                Side side = lit.orElseThrow();
                shade.picture.setImage(Wash.of(board.band(), night(side), fire(side)));
            }
            shade.fade.here(gradually);
        });
        seen = wanted;
    }

    /** Nothing is on its way any more. */
    void settle() {
        shades.values().forEach(shade -> shade.fade.settle());
    }
}
