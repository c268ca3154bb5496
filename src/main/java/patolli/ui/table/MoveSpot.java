package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.effect.BlurType;
import javafx.scene.effect.DropShadow;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Spot;
import patolli.ui.common.Sprite;

/** One legal move on the table: a ring round the piece, a mark where it would land, and beads on its way. */
final class MoveSpot implements PieceDrag.Goal {
    private static final double GHOST_SCALE = 0.8;
    /** How large the discs with numbers are. */
    private static final double NUMBER = 22;
    private static final Color GLOW = Color.web("#F6D36B");
    private static final double GLOW_SIZE = 14;

    private final MoveSpots all;
    private final int move;
    private final Point2D end;
    private final Region origin;
    private final Sprite from;
    private final Sprite to;
    private final Sprite ghost;
    private final List<PieceSprite> movable;
    private boolean lit;
    private boolean held;
    private boolean advised;

    /**
     * @param name        how the move is written
     * @param description of it in words
     */
    MoveSpot(MoveSpots all, MoveView view, String name, String description) {
        this.all = all;
        move = view.move();
        Leg leg = view.legs().getFirst();
        // From the hand any piece may go.
        movable = leg.from() instanceof Spot.Hand ? all.pieces().inHand(leg.side())
                : List.of(all.pieces().on(leg.side(), leg.from()));
        PieceSprite piece = movable.getFirst();
        end = all.end(leg, piece);
        all.ground(leg.from());
        all.ground(leg.to());
        from = all.mark("table/mark-from.png", piece.at());
        to = all.mark("table/mark-to.png", end);
        ghost = all.ghost(leg, end);
        // Small enough to leave the mark round it to be seen.
        ghost.setScaleX(GHOST_SCALE);
        ghost.setScaleY(GHOST_SCALE);
        all.beads(leg);
        view.legs().stream().skip(1).forEach(all::follow);
        List<Region> places = new ArrayList<>();
        for (PieceSprite each : movable) {
            places.add(hit("move-" + name + (each == piece ? "" : "-" + each.getId()), each.at(), description, each));
            all.drag().under(places.getLast(), each, this);
        }
        origin = places.getFirst();
        origin.setFocusTraversable(true);
        origin.focusedProperty().addListener((o, was, is) -> light(is, movable.getFirst()));
        hit("target-" + name, end, description, piece);
        light(false, piece);
    }

    private Region hit(String id, Point2D at, String description, PieceSprite of) {
        Region region = new HitRegion(id, at, all.layout().board(), "move-spot", AccessibleRole.BUTTON, description);
        region.setOnMouseEntered(e -> light(true, of));
        region.setOnMouseExited(e -> light(isFocused(), movable.getFirst()));
        region.setOnMouseClicked(e -> {
            if (e.getButton() == MouseButton.PRIMARY && !all.drag().isDragged()) {
                all.play(move, of);
            }
        });
        all.add(region);
        return region;
    }

    int move() {
        return move;
    }

    boolean isLit() {
        return lit;
    }

    boolean isFocused() {
        return origin.isFocused();
    }

    void focus() {
        origin.requestFocus();
    }

    /** Plays it with the piece that has the focus. */
    void play() {
        all.play(move, movable.getFirst());
    }

    /** A disc with a number, at the corner of the piece. */
    void number(int n) {
        Label disc = new Label(Integer.toString(n));
        disc.setId("number-" + n);
        disc.getStyleClass().add("move-number");
        disc.setMouseTransparent(true);
        disc.setManaged(false);
        disc.resizeRelocate(origin.getLayoutX() + all.layout().board().squareSize() - NUMBER * 0.65, origin.getLayoutY()
                - NUMBER * 0.35, NUMBER, NUMBER);
        all.add(disc);
    }

    /** Stands out when pointed at, and back when another is. */
    void stand(boolean anyLit) {
        from.setOpacity(lit ? 1 : anyLit ? 0.75 : 1);
        to.setOpacity(lit ? 1 : anyLit ? 0.75 : 1);
    }

    /** Glows from now on, wherever the player points. */
    void advise() {
        advised = true;
        glow();
    }

    private void glow() {
        from.setEffect(advised ? light() : null);
        to.setEffect(advised || held ? light() : null);
    }

    private static DropShadow light() {
        return new DropShadow(BlurType.GAUSSIAN, GLOW, GLOW_SIZE, 0.7, 0, 0);
    }

    private void light(boolean on, PieceSprite of) {
        lit = on || held;
        if (on || !held) {
            from.place(of.home());
        }
        from.picture(lit && isFocused() ? "table/mark-focus.png" : "table/mark-from.png");
        ghost.setOpacity(lit ? 0.8 : 0);
        all.lit(this);
    }

    @Override
    public void taken(PieceSprite up) {
        held = true;
        glow();
        light(true, up);
    }

    @Override
    public void released() {
        held = false;
        glow();
        light(isFocused(), movable.getFirst());
    }

    @Override
    public boolean lies(Point2D at) {
        return all.layout().covers(end, at);
    }

    @Override
    public void landed(PieceSprite dropped) {
        all.play(move, dropped);
    }
}
