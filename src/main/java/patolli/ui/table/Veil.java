package patolli.ui.table;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.rules.Side;
import patolli.ui.common.Fade;
import patolli.ui.table.light.Wash;

/**
 * Dims the mat while a move is chosen: firelight lies about the squares that the moves begin and end on, and the night
 * on everything else, less on whoever is to choose.
 */
final class Veil {
    private static final double DARK = 0.3;
    private static final double FIRE = 0.14;
    /** In squares from the middle of one that is lit: where the night begins, where it is whole, and how far the
     * firelight reaches. */
    private static final double BEGINS = 0.55;
    private static final double WHOLE = 3.1;
    private static final double REACH = 1.7;
    /** Whoever is to choose is seen as well as what lies so many squares off. */
    private static final double CHOOSER = 1.0;
    private static final Box NOWHERE = new Box(-BoardGeometry.WIDTH, -BoardGeometry.HEIGHT, 0, 0);
    private final BoardGeometry board;
    private final TurnShade turn;
    private final ImageView night;
    private final ImageView fire;
    private final List<Fade> fades;
    private Collection<Point2D> open = List.of();
    private Optional<Side> chooser = Optional.empty();

    /**
     * A veil, lifted at first.
     *
     * @param over  what is dimmed, and under the marks
     * @param under what is painted with colours that firelight would take away
     * @param turn  the light that this one is seen in the place of
     */
    Veil(Pane over, Pane under, BoardGeometry board, TurnShade turn) {
        this.board = board;
        this.turn = turn;
        night = Wash.view(over, "veil");
        fire = Wash.view(under, "veil-fire");
        fades = Stream.of(night, fire).map(Fade::new).toList();
        fades.forEach(fade -> fade.away(false));
    }

    /**
     * Dims everything but the squares with these middles.
     *
     * @param chooser who is to move
     */
    void cover(Collection<Point2D> lit, Optional<Side> chooser, boolean gradually) {
        if (open.equals(List.copyOf(lit)) && this.chooser.equals(chooser)) {
            return;
        }
        open = List.copyOf(lit);
        this.chooser = chooser;
        paint();
        turn.giveWay(true, gradually);
        fades.forEach(fade -> fade.here(gradually));
    }

    private void paint() {
        double[] across = open.stream().mapToDouble(Point2D::getX).toArray();
        double[] down = open.stream().mapToDouble(Point2D::getY).toArray();
        double square = board.squareSize();
        Box seat = chooser.map(board::figure).orElse(NOWHERE);
        Wash.Strength dark = chooser.map(turn::night).orElse(Wash.Strength.NONE);
        Wash.Strength hearth = chooser.map(turn::fire).orElse(Wash.Strength.NONE);
        night.setImage(Wash.of(board.band(), (x, y) -> {
            double far = Math.min(far(across, down, x, y), Wash.beyond(seat, x, y) + CHOOSER * square) / square;
            return (1 - (1 - DARK) * (1 - dark.at(x, y))) * Wash.smooth((far - BEGINS) / (WHOLE - BEGINS))
                    * (1 - turn.heard(x, y));
        }, Wash.Strength.NONE));
        fire.setImage(Wash.of(board.band(), Wash.Strength.NONE, (x, y) -> Math.max(hearth.at(x, y),
                FIRE * Wash.smooth(1 - far(across, down, x, y) / (REACH * square)))));
    }

    private static double far(double[] across, double[] down, double x, double y) {
        double nearest = Double.MAX_VALUE;
        for (int i = 0; i < across.length; i++) {
            nearest = Math.min(nearest, (across[i] - x) * (across[i] - x) + (down[i] - y) * (down[i] - y));
        }
        return Math.sqrt(nearest);
    }

    /** Somebody speaks, or has spoken: the light of the turn is another. */
    void refresh() {
        if (!open.isEmpty()) {
            paint();
        }
    }

    /** Nothing is dimmed any more. */
    void lift(boolean gradually) {
        open = List.of();
        turn.giveWay(false, gradually);
        fades.forEach(fade -> fade.away(gradually));
    }

    /** Nothing is on its way any more. */
    void settle() {
        fades.forEach(Fade::settle);
    }

    /** The middles of the squares that are not dimmed; empty when nothing is. */
    Collection<Point2D> open() {
        return open;
    }
}
