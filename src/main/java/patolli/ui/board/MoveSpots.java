package patolli.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.effect.BlurType;
import javafx.scene.effect.DropShadow;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.rules.patolli.Track;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/**
 * The legal moves laid over the table: a ring round each piece that can move, a mark on each square where one would
 * land. Pointing at either, or bringing the focus to it, shows the move; a click or Enter plays it.
 */
final class MoveSpots {
    private static final double GHOST_SCALE = 0.8;
    /** How large the discs with numbers are. */
    private static final double NUMBER = 22;
    private static final Color GLOW = Color.web("#F6D36B");

    private final Pane marks;
    private final Pane hits;
    private final Pieces pieces;
    private final Pictures pictures;
    private final IntConsumer play;
    private final Consumer<Optional<Integer>> preview;
    private final List<Spot> spots = new ArrayList<>();

    /**
     * @param marks   the layer under the pieces
     * @param hits    the layer over the pieces, which takes the mouse and the focus
     * @param play    plays a move
     * @param preview told which move is pointed at
     */
    MoveSpots(Pane marks, Pane hits, Pieces pieces, Pictures pictures, IntConsumer play,
            Consumer<Optional<Integer>> preview) {
        this.marks = marks;
        this.hits = hits;
        this.pieces = pieces;
        this.pictures = pictures;
        this.play = play;
        this.preview = preview;
    }

    /** Offers every legal move of a position in phase move. */
    void offer(PatolliState state, IntFunction<String> describe) {
        clear();
        for (int move : state.moves()) {
            spots.add(new Spot(state, move, describe.apply(move)));
        }
    }

    /** Offers nothing. */
    void clear() {
        spots.clear();
        marks.getChildren().clear();
        hits.getChildren().clear();
        preview.accept(Optional.empty());
    }

    /** How many moves are offered. */
    int size() {
        return spots.size();
    }

    /** Whether a click there plays a move. */
    boolean has(EventTarget target) {
        return target instanceof Region region && hits.getChildren().contains(region);
    }

    /** Lights the marks of the move that is advised and brings the focus to it. */
    void advise(int move) {
        for (int i = 0; i < spots.size(); i++) {
            if (spots.get(i).move == move) {
                spots.get(i).glow();
                focus(i);
            }
        }
    }

    /** Writes its number at each piece that can move, so that words can be about it. */
    void number() {
        for (int i = 0; i < spots.size(); i++) {
            spots.get(i).number(i + 1);
        }
    }

    /** Brings the focus {@code by} moves on from where it is. */
    void step(int by) {
        if (!spots.isEmpty()) {
            int now = focused();
            focus(now < 0 ? by > 0 ? 0 : spots.size() - 1 : Math.floorMod(now + by, spots.size()));
        }
    }

    /** Brings the focus to the {@code i}-th move. */
    void focus(int i) {
        if (i >= 0 && i < spots.size()) {
            spots.get(i).origin.requestFocus();
        }
    }

    /** Plays the move that has the focus; the only one when there is but one. */
    void playFocused() {
        int now = spots.size() == 1 ? 0 : focused();
        if (now >= 0) {
            play.accept(spots.get(now).move);
        } else {
            step(1);
        }
    }

    private int focused() {
        for (int i = 0; i < spots.size(); i++) {
            if (spots.get(i).origin.isFocused()) {
                return i;
            }
        }
        return -1;
    }

    private Optional<Integer> withFocus() {
        return focused() < 0 ? Optional.empty() : Optional.of(spots.get(focused()).move);
    }

    /** One legal move on the table. */
    private final class Spot {
        private final int move;
        private final Region origin;
        private final Sprite from;
        private final Sprite to;
        private final Sprite ghost;
        private final List<Sprite> steps = new ArrayList<>();
        private boolean lit;

        Spot(PatolliState state, int move, String description) {
            this.move = move;
            Side side = state.mover();
            PieceSprite piece = pieces.on(side, state.origin(move).orElse(PieceSprite.IN_HAND));
            Point2D end = state.target(move).stream().mapToObj(BoardLayout::square).findFirst().orElse(piece.nest());
            from = mark("board/mark-from.png", piece.at());
            to = mark("board/mark-to.png", end);
            ghost = mark(state.target(move).isPresent() ? "board/piece-" + side.key() + "-1.png"
                    : "board/piece-" + side.key() + "-gold.png", end);
            // Small enough to leave the mark round it to be seen.
            ghost.setScaleX(GHOST_SCALE);
            ghost.setScaleY(GHOST_SCALE);
            for (Point2D step : steps(state, move)) {
                steps.add(mark("board/step-dot.png", step));
            }
            String name = state.text(move);
            origin = hit("move-" + name, piece.at(), description);
            origin.setFocusTraversable(true);
            Region target = hit("target-" + name, end, description);
            origin.focusedProperty().addListener((o, was, is) -> light(is));
            for (Region region : List.of(origin, target)) {
                region.setOnMouseEntered(e -> light(true));
                region.setOnMouseExited(e -> light(origin.isFocused()));
                region.setOnMouseClicked(e -> {
                    if (e.getButton() == MouseButton.PRIMARY) {
                        play.accept(move);
                    }
                });
            }
            light(false);
        }

        /** The middle of each square that the piece passes on its way. */
        private static List<Point2D> steps(PatolliState state, int move) {
            if (state.origin(move).isEmpty()) {
                return List.of();
            }
            int from = state.origin(move).getAsInt();
            return BoardLayout.between(from, state.target(move).orElse(Track.entry(state.mover())));
        }

        private Sprite mark(String picture, Point2D at) {
            Sprite sprite = new Sprite(pictures, picture);
            sprite.place(at);
            marks.getChildren().add(sprite);
            return sprite;
        }

        private void number(int n) {
            Label disc = new Label(Integer.toString(n));
            disc.setId("number-" + n);
            disc.getStyleClass().add("move-number");
            disc.setMouseTransparent(true);
            disc.setManaged(false);
            disc.resizeRelocate(origin.getLayoutX() + BoardLayout.SQUARE - NUMBER * 0.65, origin.getLayoutY()
                    - NUMBER * 0.35, NUMBER, NUMBER);
            hits.getChildren().add(disc);
        }

        private Region hit(String id, Point2D at, String description) {
            Region region = new Region();
            region.setId(id);
            region.setAccessibleRole(AccessibleRole.BUTTON);
            region.setAccessibleText(description);
            region.getStyleClass().add("move-spot");
            region.resizeRelocate(at.getX() - BoardLayout.SQUARE / 2, at.getY() - BoardLayout.SQUARE / 2,
                    BoardLayout.SQUARE, BoardLayout.SQUARE);
            region.setManaged(false);
            region.setRotate(45);
            hits.getChildren().add(region);
            return region;
        }

        /** Stands out when pointed at, and back when another is. */
        private void stand(boolean anyLit) {
            from.setOpacity(lit ? 1 : anyLit ? 0.65 : 0.95);
            to.setOpacity(lit ? 1 : anyLit ? 0.55 : 0.85);
        }

        /** Stays, wherever the player points. */
        private void glow() {
            for (Sprite mark : List.of(from, to)) {
                mark.setEffect(new DropShadow(BlurType.GAUSSIAN, GLOW, 14, 0.7, 0, 0));
            }
        }

        private void light(boolean on) {
            from.picture(on && origin.isFocused() ? "board/mark-focus.png" : "board/mark-from.png");
            lit = on;
            ghost.setOpacity(on ? 0.8 : 0);
            boolean any = spots.stream().anyMatch(spot -> spot.lit);
            spots.forEach(spot -> spot.stand(any));
            stand(any);
            preview.accept(on ? Optional.of(move) : withFocus());
        }
    }
}
