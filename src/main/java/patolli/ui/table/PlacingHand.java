package patolli.ui.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import patolli.board.Box;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.settings.TextSize;
import patolli.ui.common.Paths;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.table.PlacingSpots.Place;

/** Takes pieces up and puts them down anywhere at a table, with the mouse or the keys, whoever's turn it is. */
public final class PlacingHand {
    /** A hand that only clicks may tremble so far, in design units. */
    private static final double TREMBLE = 7;
    /** What is pressed lies between the band and the strip at the lower edge. */
    private static final double TOP = 57;
    private static final double BOTTOM = 752;
    private static final Map<KeyCode, Point2D> WAYS = Map.of(KeyCode.LEFT, new Point2D(-1, 0), KeyCode.RIGHT,
            new Point2D(1, 0), KeyCode.UP, new Point2D(0, -1), KeyCode.DOWN, new Point2D(0, 1));
    private final Pane layer;
    private final Region ground = new Region();
    private final Pane marks = new Pane();
    private final TableStage stage;
    private final Pictures pictures;
    private final Goal goal;
    private final PlacingSpots places;
    private Optional<Place> cursor = Optional.empty();
    private Optional<Node> frame = Optional.empty();
    private Optional<PieceSprite> pressed = Optional.empty();
    private Point2D pressedAt = Point2D.ZERO;
    private Optional<PieceSprite> held = Optional.empty();
    private boolean byMouse;

    /** Whoever is told what the hand does. */
    public interface Goal {

        /** A piece is put down elsewhere. @return whether it may lie there */
        boolean put(Side side, Spot from, Spot to);

        /** A piece is turned where it lies. */
        void turn(Side side, Spot at);

        /**
         * The hand is over a place.
         *
         * @param spot  what it is; empty for the Home of all
         * @param piece whose piece lies there
         * @param holds whose piece the hand holds
         */
        void over(Optional<Spot> spot, Optional<Side> piece, Optional<Side> holds);
    }

    /** @param layer over the mat, as large as the scene; it has the keyboard while pieces are put down */
    PlacingHand(Pane layer, TableStage stage, Pictures pictures, Goal goal) {
        this.layer = layer;
        this.stage = stage;
        this.pictures = pictures;
        this.goal = goal;
        places = new PlacingSpots(stage);
        layer.setPickOnBounds(false);
        layer.setFocusTraversable(true);
        layer.setAccessibleRole(AccessibleRole.NODE);
        ground.setManaged(false);
        ground.getStyleClass().add("placing-ground");
        marks.setManaged(false);
        marks.setMouseTransparent(true);
        layer.getChildren().addAll(ground, marks);
        size(TextSize.NORMAL);
    }

    /** The band is higher where words are larger. */
    public void size(TextSize size) {
        double top = TOP + BandController.more(size);
        ground.resizeRelocate(0, top, layer.getPrefWidth(), BOTTOM - top);
    }

    /** Follows the mouse and the keys until these ties are loosened. */
    public void attach(Ties ties) {
        ties.filter(layer, KeyEvent.KEY_PRESSED, this::key);
        ties.filter(ground, MouseEvent.MOUSE_PRESSED, this::press);
        ties.filter(ground, MouseEvent.MOUSE_DRAGGED, this::drag);
        ties.filter(ground, MouseEvent.MOUSE_RELEASED, this::release);
        ties.filter(ground, MouseEvent.MOUSE_MOVED, event -> point(at(event)));
        ties.add(layer.focusedProperty().subscribe(this::showCursor));
    }

    /** Another position lies there. */
    public void laid(Collection<Side> playing) {
        held.ifPresent(PieceSprite::settle);
        held = Optional.empty();
        places.lay(playing);
        Point2D before = cursor.map(Place::middle).orElseGet(this::first);
        cursor = places.all().stream().min((one, other) -> Double.compare(one.middle().distance(before),
                other.middle().distance(before)));
        showCursor();
    }

    /** At first it is over a piece on the board, if there is one. */
    private Point2D first() {
        return places.all().stream().filter(place -> places.piece(place, place.middle()).isPresent()).findFirst()
                .orElse(places.all().getFirst()).middle();
    }

    /** Marks squares: those of a fault, and those whose pieces count as moved. */
    public void mark(List<Spot.Square> faulty, List<Spot.Square> moved) {
        List<Node> shown = new ArrayList<>();
        faulty.forEach(square -> shown.add(square(square, "placing-fault")));
        for (Spot.Square square : moved) {
            Region bead = new Region();
            bead.getStyleClass().add("placing-moved");
            bead.setManaged(false);
            Box room = room(square);
            bead.resizeRelocate(room.right() - room.width() / 4, room.y() + room.height() / 16, room.width() / 5,
                    room.width() / 5);
            shown.add(bead);
        }
        frame.ifPresent(shown::add);
        marks.getChildren().setAll(shown);
    }

    private Region square(Spot.Square square, String style) {
        Region region = new Region();
        region.getStyleClass().add(style);
        region.setManaged(false);
        region.setRotate(stage.layout().board().onCorner() ? 45 : 0);
        Box room = room(square);
        region.resizeRelocate(room.x(), room.y(), room.width(), room.height());
        return region;
    }

    private Box room(Spot.Square square) {
        return stage.layout().board().room(stage.layout().board().square(square.number()));
    }

    /** Whether a piece is held. */
    public boolean holds() {
        return held.isPresent();
    }

    private Point2D at(MouseEvent event) {
        return layer.sceneToLocal(event.getSceneX(), event.getSceneY());
    }

    private void press(MouseEvent event) {
        putBack();
        pressedAt = at(event);
        Optional<Place> place = places.at(pressedAt);
        place.ifPresent(now -> cursor = Optional.of(now));
        layer.requestFocus();
        pressed = place.flatMap(now -> places.piece(now, pressedAt));
        boolean turned = event.getButton() == MouseButton.SECONDARY || event.getClickCount() == 2;
        if (turned) {
            pressed.ifPresent(piece -> goal.turn(piece.side(), piece.spot()));
            pressed = Optional.empty();
        }
        showCursor();
    }

    private void drag(MouseEvent event) {
        Point2D at = at(event);
        if (held.isEmpty() && at.distance(pressedAt) > TREMBLE) {
            pressed.ifPresent(this::take);
            byMouse = true;
        }
        if (byMouse) {
            held.ifPresent(piece -> Paths.hold(piece, at));
            point(at);
        }
    }

    private void release(MouseEvent event) {
        pressed = Optional.empty();
        if (byMouse) {
            held.ifPresent(piece -> places.at(at(event)).filter(place -> place.of(piece.side()).isPresent())
                    .ifPresentOrElse(place -> drop(piece, place), this::putBack));
            putBack();
        }
        byMouse = false;
    }

    private void take(PieceSprite piece) {
        held = Optional.of(piece);
        piece.setVisible(true);
        piece.toFront();
    }

    private void drop(PieceSprite piece, Place place) {
        Spot from = piece.spot();
        Spot to = place.of(piece.side()).orElseThrow();
        // A piece that lies on its way back goes on lying where it can.
        Spot meant = to instanceof Spot.Square(int number, boolean _)
                && from instanceof Spot.Square(int _, boolean again) ? new Spot.Square(number, again) : to;
        cursor = Optional.of(place);
        if (from.equals(meant)) {
            putBack();
            return;
        }
        // The same piece is there then, and not another of its side.
        piece.belong(meant);
        if (!goal.put(piece.side(), from, meant)) {
            piece.belong(from);
        }
    }

    /** What is held goes back to where it was. */
    private void putBack() {
        held.ifPresent(PieceSprite::settle);
        held = Optional.empty();
        showCursor();
    }

    private void key(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        Point2D way = WAYS.get(event.getCode());
        boolean known = true;
        if (way != null) {
            cursor = cursor.flatMap(from -> places.next(from, way)).or(() -> cursor);
            cursor.ifPresent(now -> held.ifPresent(piece -> Paths.hold(piece, now.middle())));
            showCursor();
        } else if (event.getCode() == KeyCode.T && held.isEmpty()) {
            cursor.flatMap(now -> places.piece(now, now.middle()))
                    .ifPresent(piece -> goal.turn(piece.side(), piece.spot()));
        } else if (event.getCode() == KeyCode.ESCAPE && held.isPresent()) {
            putBack();
        } else {
            known = false;
        }
        if (known) {
            event.consume();
        }
    }

    /** Takes up what lies at the hand's place, or puts down there what is held, if the keys are meant for the board. */
    public void enter() {
        cursor.filter(_ -> layer.isFocused()).ifPresent(this::enter);
    }

    private void enter(Place now) {
        if (held.isEmpty()) {
            places.piece(now, now.middle()).ifPresent(piece -> {
                take(piece);
                Paths.hold(piece, now.middle());
            });
            showCursor();
        } else {
            PieceSprite piece = held.get();
            now.of(piece.side()).ifPresent(_ -> drop(piece, now));
            held.ifPresent(still -> Paths.hold(still, now.middle()));
        }
    }

    private void point(Point2D at) {
        places.at(at).ifPresent(this::tell);
    }

    private void tell(Place place) {
        goal.over(place.spot(), places.piece(place, place.middle()).filter(piece -> !held.equals(Optional.of(piece)))
                .map(PieceSprite::side), held.map(PieceSprite::side));
    }

    /** Where the next key acts, as long as the keys are meant for the board. */
    private void showCursor() {
        frame.ifPresent(marks.getChildren()::remove);
        frame = cursor.filter(_ -> layer.isFocused()).map(place -> place.spot().isEmpty()
                ? SquareFrame.home(pictures, stage.layout(), place.middle()) : frame(place));
        frame.ifPresent(marks.getChildren()::add);
        if (layer.isFocused()) {
            cursor.ifPresent(this::tell);
        }
    }

    private Node frame(Place place) {
        if (place.spot().filter(Spot.Square.class::isInstance).isPresent()) {
            return SquareFrame.cursor(pictures, stage.layout(), place.middle());
        }
        Region region = new Region();
        region.getStyleClass().add("placing-cursor");
        region.setManaged(false);
        double half = stage.layout().board().squareSize() / 2;
        region.resizeRelocate(place.middle().getX() - half, place.middle().getY() - half, 2 * half, 2 * half);
        return region;
    }
}
