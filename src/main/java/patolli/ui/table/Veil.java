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
import patolli.ui.common.Recent;
import patolli.ui.table.light.Wash;

/**
 * Dims the mat while a move is chosen: firelight lies about the squares that the moves begin and end on, and the night
 * on everything else, less on whoever is to choose.
 */
final class Veil {
    private static final double DARK = 0.3;
    private static final double FIRE = 0.14;
    /** By lamplight, how much darker the ground beside the track is, so that nothing that is sewn there is seen before
     * what is played with. */
    private static final double BESIDE = 0.28;
    /** In squares from the middle of one that is lit: where the night begins, where it is whole, and how far the
     * firelight reaches. */
    private static final double BEGINS = 0.55;
    private static final double WHOLE = 3.1;
    private static final double REACH = 1.7;
    /** Whoever is to choose is seen as well as what lies so many squares off. */
    private static final double CHOOSER = 1.0;
    private static final Box NOWHERE = new Box(-BoardGeometry.WIDTH, -BoardGeometry.HEIGHT, 0, 0);
    /** They come again with the next turn, and in the next game. */
    private static final Recent<TurnShade.Light, Ground> GROUNDS = new Recent<>(6);
    private final BoardGeometry board;
    private final TurnShade turn;
    private final ImageView night;
    private final ImageView fire;
    private final List<Fade> fades;
    private Collection<Point2D> open = List.of();
    private Optional<Side> chooser = Optional.empty();
    private Optional<Ground> ground = Optional.empty();

    /**
     * What does not change while somebody chooses, at every point.
     *
     * @param night how dark it is far from everything that is lit
     * @param fire  by whoever is to choose
     * @param warm  where the night is warm
     * @param beside how much of the ground's own dark there is
     * @param takes how much of any light the ground takes on
     * @param off   how many squares from whoever is to choose
     */
    private record Ground(double[] night, double[] fire, double[] takes, double[] off, double[] warm,
            double[] beside) { }

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
        if (!this.chooser.equals(chooser)) {
            ground = Optional.empty();
        }
        this.chooser = chooser;
        paint();
        turn.giveWay(true, gradually);
        fades.forEach(fade -> fade.here(gradually));
    }

    private void paint() {
        double[] across = open.stream().mapToDouble(Point2D::getX).toArray();
        double[] down = open.stream().mapToDouble(Point2D::getY).toArray();
        double square = board.squareSize();
        Ground under = ground.orElseGet(() -> GROUNDS.of(turn.light(chooser), light -> ground()));
        ground = Optional.of(under);
        double[] far = Wash.everywhere((x, y) -> far(across, down, x, y) / square);
        double[] dark = new double[far.length];
        double[] bright = new double[far.length];
        for (int i = 0; i < far.length; i++) {
            double night = under.night[i] * Wash.smooth((Math.min(far[i], under.off[i]) - BEGINS) / (WHOLE - BEGINS));
            dark[i] = 1 - (1 - night) * (1 - BESIDE * under.beside[i]);
            bright[i] = Math.max(under.fire[i], under.takes[i] * board.warmth() * FIRE
                    * Wash.smooth(1 - far[i] / REACH));
        }
        double[] none = new double[far.length];
        night.setImage(Wash.of(board.band(), dark, none, under.warm));
        fire.setImage(Wash.of(board.band(), none, bright, none));
    }

    private Ground ground() {
        double square = board.squareSize();
        Box seat = chooser.map(board::figure).orElse(NOWHERE);
        LampShade lamps = new LampShade(board);
        Wash.Strength dark = chooser.map(turn::night).orElse(Wash.Strength.NONE);
        return new Ground(
                Wash.everywhere((x, y) -> (1 - (1 - DARK) * (1 - dark.at(x, y))) * (1 - turn.heard(x, y))
                        * (1 - turn.lamplight(x, y)) * (1 - turn.spared(x, y))),
                Wash.everywhere(chooser.map(turn::fire).orElse(Wash.Strength.NONE)),
                Wash.everywhere(turn::takes),
                Wash.everywhere((x, y) -> Wash.beyond(seat, x, y) / square + CHOOSER),
                Wash.everywhere(chooser.map(side -> lamps.hue(side, turn::warm)).orElse(turn::warm)),
                Wash.everywhere(lamps.ground(chooser)));
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
        ground = Optional.empty();
        if (!open.isEmpty()) {
            paint();
        }
    }

    /** Nothing is dimmed any more. */
    void lift(boolean gradually) {
        open = List.of();
        ground = Optional.empty();
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
