package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Spot;

/** One legal move on the table: the places to point at or to bring the focus to, and what they show. */
final class MoveSpot implements PieceDrag.Goal {
    /** How large the discs with numbers are. */
    private static final double NUMBER = 22;
    private final MoveSpots all;
    private final int move;
    private final Point2D end;
    private final Region origin;
    private final List<Way> ways;
    private final List<Region> places = new ArrayList<>();
    private final String description;
    private final List<PieceSprite> movable;
    private final Among among;
    private final List<Node> knots = new ArrayList<>();
    private final Node shadow;
    private boolean lit;
    private boolean held;
    private boolean advised;
    private int numbered;

    /**
     * How a move can be told from the others.
     *
     * @param sole    whether no other begins at the same place
     * @param clear   whether no other of those that begin there lands at the same place
     * @param heading which way it leads on, if that is chosen with it
     */
    record Among(boolean sole, boolean clear, Optional<Heading> heading) { }

    /**
     * @param name        how the move is written
     * @param description of it in words
     */
    MoveSpot(MoveSpots all, MoveView view, String name, String description, Among among) {
        this.all = all;
        this.among = among;
        move = view.move();
        this.description = description;
        Leg leg = view.legs().getFirst();
        // From the hand any piece may go.
        movable = leg.from() instanceof Spot.Hand ? all.pieces().inHand(leg.side())
                : List.of(all.pieces().on(leg.side(), leg.from()));
        PieceSprite piece = movable.getFirst();
        shadow = all.ways().shadow(piece.at());
        ways = all.ways().add(view, among.heading);
        end = ways.getFirst().end();
        if (among.sole) {
            for (PieceSprite each : movable) {
                places.add(hit("move-" + name + (each == piece ? "" : "-" + each.getId()), each.at(), description,
                        each));
                all.drag().under(places.getLast(), each, this);
            }
        }
        if (among.clear || among.heading.isEmpty()) {
            places.add(hit("target-" + name, end, description, piece));
        }
        onward().ifPresent(at -> places.add(hit("onward-" + name, at, description, piece)));
        origin = places.getFirst();
        origin.setFocusTraversable(true);
        origin.focusedProperty().addListener((o, was, is) -> light(is, movable.getFirst()));
        stand(Standing.PLAIN, false);
    }

    /** Where it leads on to from where the piece lands. */
    private Optional<Point2D> onward() {
        return among.heading.flatMap(way -> way.onward().stream().findFirst())
                .map(square -> all.layout().square(square.number()));
    }

    /** Whether a direction is chosen with it. */
    boolean hasHeading() {
        return among.heading.isPresent();
    }

    /** Whether a stretch is shared with another, so that no cord shows where it leads. */
    boolean isTangled() {
        return ways.stream().anyMatch(all.ways()::isTangled);
    }

    /** Of several that may go, only the one that would is lifted. */
    void raise(PieceSprite up) {
        if (movable.size() > 1) {
            movable.forEach(PieceSprite::lie);
            up.standOut(true);
            Ways.lay(shadow, up.at());
        }
    }

    /** The pieces that may be taken up for it. */
    List<PieceSprite> movable() {
        return movable;
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

    /** Whether a piece is held that it can be played with. */
    boolean isHeld() {
        return held;
    }

    /** Whether it shines, wherever the player points. */
    boolean isAdvised() {
        return advised;
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

    /** The same sign over the piece and within its goal, seen while it is pointed at. */
    void knot(int n) {
        tag(n, (id, at) -> {
            Knot knot = new Knot(n);
            knot.setId(id);
            knot.setVisible(lit);
            knots.add(knot);
            knot.setLayoutX(at.getX());
            knot.setLayoutY(at.getY());
            all.add(knot);
        });
    }

    /** The same with a number, by which it is chosen. */
    void number(int n) {
        tag(n, (id, at) -> disc(id, n, at));
    }

    private void tag(int n, BiConsumer<String, Point2D> laying) {
        numbered = n;
        all.remove("number-" + n);
        laying.accept("number-" + n, new Point2D(origin.getLayoutX() + origin.getWidth() / 2,
                origin.getLayoutY()));
        if (among.sole) {
            all.remove("goal-" + n);
            laying.accept("goal-" + n, end);
        }
    }

    private void disc(String id, int n, Point2D at) {
        Label disc = new Label(Integer.toString(n));
        disc.setId(id);
        disc.getStyleClass().add("move-number");
        disc.setMouseTransparent(true);
        disc.setManaged(false);
        disc.resizeRelocate(at.getX() - NUMBER / 2, at.getY() - NUMBER / 2, NUMBER, NUMBER);
        all.add(disc);
    }

    /** Is seen more or less than the others. */
    void stand(Standing standing, boolean gradually) {
        ways.forEach(way -> way.stand(standing, gradually));
    }

    /** Shines from now on, wherever the player points. */
    void advise() {
        advised = true;
        shine();
    }

    private void shine() {
        ways.forEach(way -> way.shine(advised, advised || held));
    }

    /** The middles of the squares that are not dimmed for it. */
    Stream<Point2D> squares() {
        return Stream.concat(movable.stream().map(PieceSprite::home), ways.stream().flatMap(Way::open));
    }

    /**
     * Writes what it is worth beside the square to which it leads, in the place of its sign: of two signs that belong
     * together none is left, which would say nothing by itself.
     *
     * @param best whether no other is worth more
     */
    void worth(String words, boolean best) {
        all.remove("worth-" + move);
        all.remove("goal-" + numbered);
        if (!knots.isEmpty()) {
            all.remove("number-" + numbered);
            knots.clear();
        }
        Label tag = new Label(words);
        tag.setId("worth-" + move);
        tag.getStyleClass().addAll(best ? List.of("move-worth", "best-worth") : List.of("move-worth"));
        tag.setMouseTransparent(true);
        tag.setManaged(false);
        all.add(tag);
        tag.applyCss();
        tag.fontProperty().subscribe(font -> lay(tag));
        places.forEach(place -> place.setAccessibleText(description + " " + tag.getText()));
    }

    private void lay(Label tag) {
        double wide = Math.ceil(tag.prefWidth(-1));
        double high = Math.ceil(tag.prefHeight(-1));
        Rectangle2D room = all.margins().beside(tag.getId(), among.clear ? end : onward().orElse(end), wide, high);
        tag.resizeRelocate(room.getMinX(), room.getMinY(), wide, high);
    }

    private void light(boolean on, PieceSprite of) {
        lit = on || held;
        knots.forEach(knot -> knot.setVisible(lit));
        if (on || !held) {
            ways.getFirst().from(of.home());
            raise(of);
        }
        all.lit(this);
    }

    @Override
    public void taken(PieceSprite up) {
        held = true;
        shine();
        light(true, up);
    }

    @Override
    public void released() {
        held = false;
        shine();
        light(isFocused(), movable.getFirst());
    }

    @Override
    public boolean lies(Point2D at) {
        return among.clear && all.layout().covers(end, at)
                || onward().filter(next -> all.layout().covers(next, at)).isPresent();
    }

    @Override
    public void landed(PieceSprite dropped, Point2D at) {
        all.play(move, dropped);
    }
}
