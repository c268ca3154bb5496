package patolli.ui.bell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import patolli.board.BellBoard;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.bell.BellPath;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellSquares;
import patolli.rules.bell.BellState;
import patolli.settings.TextSize;
import patolli.ui.common.Pictures;
import patolli.ui.common.SideMark;
import patolli.ui.table.Arrow;
import patolli.ui.table.TableLayout;

/** One side's signs on the mat: its direction, its partner, its throw for the first turn, and what a wedge has cost. */
final class SideSigns {
    private static final PseudoClass LEADS = PseudoClass.getPseudoClass("leads");
    private static final double DISC = 40;
    private static final double ARROW = 14;
    /** From the middle of the entry to its arrow, which lies in the outer corner, clear of a piece. */
    private static final double CORNER = 24;
    private static final double BACK = 22;
    /** The side of the bone laid under a piece on its own entry. */
    private static final double LIT = 40;
    private static final double RING = 25;
    /** How many arrows lead back from a wedge. */
    private static final int BACKWARDS = 2;
    private final Side side;
    private final Arrow direction;
    private final Label cast = new Label();
    private final StackPane disc;
    private final StackPane miss;
    private final Rectangle lit = new Rectangle(LIT, LIT);
    private final Circle ring = new Circle(RING);
    private final Circle rim = new Circle(RING);
    private final List<Arrow> back = new ArrayList<>();
    private final PairSign pair;

    SideSigns(Pane layer, Pictures pictures, Side side) {
        this.side = side;
        direction = Arrow.ofGold(ARROW);
        cast.getStyleClass().add("cast-number");
        cast.pseudoClassStateChanged(PseudoClass.getPseudoClass(side.key()), true);
        disc = new StackPane(pictures.view("table/cast-disc.png"), cast);
        disc.getStyleClass().add("thrown-off");
        disc.setId("thrown-" + side.key());
        lie(disc, SignPlaces.disc(side));
        miss = new StackPane(pictures.view("table/cast-disc.png"), new BoundFoot());
        miss.setId("misses-" + side.key());
        lie(miss, SignPlaces.disc(side));
        ring.getStyleClass().add("must-step-back");
        ring.setId("steps-back-" + side.key());
        rim.getStyleClass().add("must-step-back-rim");
        rim.visibleProperty().bind(ring.visibleProperty());
        rim.centerXProperty().bind(ring.centerXProperty());
        rim.centerYProperty().bind(ring.centerYProperty());
        for (int i = 0; i < BACKWARDS; i++) {
            back.add(new Arrow(SideMark.pigment(side).color(), BACK));
        }
        pair = new PairSign(side, SignPlaces.pair(side));
        direction.setId("direction-" + side.key());
        Point2D entry = square(BellSquares.entry(side));
        lit.setId("lit-" + side.key());
        lit.getStyleClass().add("own-entry");
        lit.relocate(entry.getX() - LIT / 2, entry.getY() - LIT / 2);
        lit.setRotate(45);
        layer.getChildren().addAll(lit, direction, rim, ring, disc, miss, pair);
        layer.getChildren().addAll(back);
    }

    private static void lie(StackPane sign, Point2D at) {
        sign.setManaged(false);
        sign.resizeRelocate(at.getX() - DISC / 2, at.getY() - DISC / 2, DISC, DISC);
    }

    /** The number of a throw grows with the words, away from the pieces that wait, or evenly between the limbs. */
    void size(TextSize size) {
        double firm = side == Side.RED ? 0 : side == Side.BLUE ? DISC : DISC / 2;
        disc.getTransforms().setAll(new Scale(size.factor(), size.factor(), firm, DISC / 2));
    }

    void show(BellState state) {
        Optional<BellPlayer> player = state.sides().contains(side) ? Optional.of(Seated.of(state, side))
                : Optional.empty();
        Optional<BellPlayer> running = player.filter(own -> own.direction() != 0);
        direction.setVisible(running.isPresent());
        running.ifPresent(own -> {
            BellPath path = Seated.path(side, own);
            Point2D entry = square(path.square(0));
            Point2D outwards = entry.subtract(TableLayout.point(BellBoard.BOARD.middle())).normalize();
            direction.point(entry, square(path.square(1)));
            direction.lie(entry.add(outwards.multiply(CORNER)));
        });
        lit.setVisible(player.isPresent() && state.pieces(side).contains(new Spot.Square(BellSquares.entry(side))));
        Optional<BellPlayer> stepping = running.filter(own -> own.stepBack() != BellPlayer.NOWHERE);
        ring.setVisible(stepping.isPresent());
        back.forEach(arrow -> arrow.setVisible(stepping.isPresent()));
        stepping.ifPresent(this::stepBack);
        miss.setVisible(player.filter(BellPlayer::miss).isPresent());
        disc.setVisible(false);
        pair.show(player.flatMap(own -> state.partner(side)));
    }

    /** The piece on the wedge, and the way that it has to go. */
    private void stepBack(BellPlayer own) {
        BellPath path = Seated.path(side, own);
        int step = path.step(own.stepBack());
        Point2D from = square(own.stepBack());
        ring.setCenterX(from.getX());
        ring.setCenterY(from.getY());
        for (int i = 0; i < BACKWARDS; i++) {
            Point2D to = square(path.square(step - i - 1));
            back.get(i).point(from, to);
            from = to;
        }
    }

    private static Point2D square(int number) {
        return TableLayout.point(BellBoard.BOARD.square(number));
    }

    /** The throw for the first turn; whose it will be stands out. */
    void thrown(Optional<String> thrown, boolean leads) {
        disc.setVisible(thrown.isPresent());
        thrown.ifPresent(cast::setText);
        disc.pseudoClassStateChanged(LEADS, leads);
    }
}
