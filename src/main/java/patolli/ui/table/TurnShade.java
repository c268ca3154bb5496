package patolli.ui.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.rules.Side;
import patolli.ui.common.Fade;
import patolli.ui.table.light.Wash;

/**
 * The light lies on the half of the table whose turn it is: a hearth before its player, and the night on the other
 * side of the board and along the mat's edges.
 */
final class TurnShade {
    /** How dark it is at the seat opposite, at most, and how much of the way there it begins and is whole. */
    private static final double DARK = 0.44;
    private static final double BEGINS = 0.40;
    private static final double WHOLE = 0.92;
    /** How dark the mat's edges are, and how far that reaches inwards. */
    private static final double RIM = 0.25;
    private static final double RIM_REACH = 118;
    /** Firelight about whoever is to play: its strength, and how far it reaches, in ways from seat to seat opposite. */
    private static final double FIRE = 0.17;
    private static final double REACH = 0.56;
    /** How far from the seat towards the middle of the board it is brightest: the mat's edge stays dark. */
    private static final double INWARDS = 0.36;
    private final Map<Side, ImageView> shades = new EnumMap<>(Side.class);
    private final Map<Side, Fade> fades = new EnumMap<>(Side.class);
    private final BoardGeometry board;
    private Optional<Side> lit = Optional.empty();
    private boolean aside;

    /** @param layer over the mat and the figures, and under all that is played with */
    TurnShade(Pane layer, BoardGeometry board) {
        this.board = board;
        for (Side side : board.sides()) {
            ImageView shade = Wash.view(layer, "turn-" + side.key());
            shades.put(side, shade);
            fades.put(side, new Fade(shade));
            fades.get(side).away(false);
        }
    }

    /** How dark it is at a point while it is a side's turn. */
    Wash.Strength night(Side side) {
        Box field = board.field();
        Point2D seat = TableLayout.point(board.figure(side).middle());
        Point2D across = across(side);
        double way = across.magnitude();
        return (x, y) -> {
            double gone = ((x - seat.getX()) * across.getX() + (y - seat.getY()) * across.getY()) / (way * way);
            double night = DARK * Wash.smooth((gone - BEGINS) / (WHOLE - BEGINS));
            double inside = Math.min(Math.min(x - field.x(), field.right() - x), Math.min(y - field.y(),
                    field.bottom() - y));
            double rim = RIM * (1 - Wash.smooth(inside / RIM_REACH));
            return 1 - (1 - night) * (1 - rim);
        };
    }

    /** How much firelight there is at a point while it is a side's turn. */
    Wash.Strength fire(Side side) {
        Point2D seat = TableLayout.point(board.figure(side).middle());
        Point2D hearth = seat.add(across(side).multiply(INWARDS / 2));
        double reach = REACH * across(side).magnitude();
        return (x, y) -> FIRE * Wash.smooth(1 - Math.hypot(x - hearth.getX(), y - hearth.getY()) / reach);
    }

    /** From a seat to the one opposite. */
    private Point2D across(Side side) {
        return TableLayout.point(board.middle()).subtract(TableLayout.point(board.figure(side).middle())).multiply(2);
    }

    /** Lights the half of the table that is that side's; all of it while it is nobody's turn. */
    void turn(Optional<Side> side, boolean gradually) {
        if (!side.equals(lit)) {
            lit.ifPresent(was -> fades.get(was).away(gradually));
            lit = side;
            show(gradually);
        }
    }

    /** Whether another light is seen in the place of this one. */
    void giveWay(boolean toAnother, boolean gradually) {
        if (toAnother != aside) {
            aside = toAnother;
            show(gradually);
        }
    }

    private void show(boolean gradually) {
        lit.ifPresent(side -> {
            if (shades.get(side).getImage() == null) {
                shades.get(side).setImage(Wash.of(board.band(), night(side), fire(side)));
            }
            if (aside) {
                fades.get(side).away(gradually);
            } else {
                fades.get(side).here(gradually);
            }
        });
    }

    /** Nothing is on its way any more. */
    void settle() {
        fades.values().forEach(Fade::settle);
    }
}
