package patolli.ui.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import patolli.ai.Judged;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.ui.common.Pictures;

/**
 * Moves that two pieces may share, chosen piece by piece: first a piece, then where it goes. Where that is a part of
 * moves only, the piece is put there, and another one is chosen for the rest; until then the first can be taken back.
 * What is pointed at shows where it can go; a click, Enter, or dragging a piece chooses.
 */
final class LegSpots {
    private final Pane hits;
    private final MatController mat;
    private final Pieces pieces;
    private final TableLayout layout;
    private final IntConsumer play;
    private final Consumer<Optional<Pointed>> preview;
    private final StuckSpots stuck;
    private final PieceDrag drag;
    private final Ways ways;
    private final LegTags tags;
    private final List<HitRegion> regions = new ArrayList<>();
    private Optional<State> state = Optional.empty();
    private Feedback words;
    private LegChoice choice = LegChoice.NONE;
    /** The piece whose goals are offered. */
    private Optional<Spot> picked = Optional.empty();
    private Optional<MoveView> advised = Optional.empty();

    /**
     * @param hits    the layer over the pieces, which takes the mouse and the focus
     * @param play    plays a move
     * @param preview told what is pointed at
     */
    LegSpots(MatController mat, Pane hits, Pictures pictures, IntConsumer play, Consumer<Optional<Pointed>> preview) {
        this.mat = mat;
        this.hits = hits;
        this.play = play;
        this.preview = preview;
        TableStage stage = mat.stage();
        pieces = stage.pieces();
        layout = stage.layout();
        stuck = new StuckSpots(hits, pieces, layout.board(), preview);
        drag = new PieceDrag(hits, stage);
        ways = new Ways(mat.marks(), pieces, layout, pictures);
        tags = new LegTags(hits, layout, pieces);
    }

    /** Whether moves are offered here. */
    boolean isOffering() {
        return state.isPresent();
    }

    /** Offers the moves of a position in phase move. */
    void offer(State position, Feedback feedback) {
        clear();
        state = Optional.of(position);
        words = feedback;
        choice = new LegChoice(position.moves().stream().map(position::view).toList(), Optional.empty());
        lay();
    }

    /** Offers nothing; a piece that was put somewhere lies where it belongs. */
    void clear() {
        if (isOffering()) {
            drag.cancel();
            choice.first().ifPresent(leg -> piece(leg).settle());
            pieces.lower();
            mat.veil().lift(mat.isGradual());
            hits.getChildren().clear();
            ways.clear();
            regions.clear();
            preview.accept(Optional.empty());
        }
        state = Optional.empty();
        choice = LegChoice.NONE;
        picked = Optional.empty();
        advised = Optional.empty();
        tags.forget();
    }

    /** Lays out what can be chosen next. */
    private void lay() {
        hits.getChildren().clear();
        regions.clear();
        List<Spot> origins = choice.origins();
        picked = picked.filter(origins::contains).or(() -> origins.size() == 1 ? Optional.of(origins.getFirst())
                : Optional.empty());
        pieces.lift(Stream.concat(origins.stream().map(this::piece), choice.first().map(this::piece).stream())
                .collect(Collectors.toSet()));
        choice.first().ifPresentOrElse(this::layBack, () -> stuck.offer(state.orElseThrow(), words::stuck));
        origins.forEach(this::layOrigin);
        picked.ifPresent(origin -> choice.from(origin).forEach(this::layGoal));
        show(picked, Optional.empty());
    }

    private PieceSprite piece(Leg leg) {
        // Whoever has been put somewhere still belongs where it came from.
        return pieces.on(leg.side(), leg.from());
    }

    private PieceSprite piece(Spot origin) {
        return pieces.on(state.orElseThrow().mover(), origin);
    }

    private HitRegion region(String id, Point2D at, String style, String description, Runnable act) {
        HitRegion region = new HitRegion(id, at, layout.board(), style, AccessibleRole.BUTTON, description);
        region.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && !drag.isDragged()) {
                act.run();
            }
        });
        region.setUserData(act);
        hits.getChildren().add(region);
        return region;
    }

    /** A piece that can go: a click offers its goals, or goes there where there is but one. */
    private void layOrigin(Spot origin) {
        List<Leg> legs = choice.from(origin);
        Leg only = legs.getFirst();
        PieceSprite piece = piece(origin);
        HitRegion region = region("pick-" + name(origin), piece.home(), "move-spot", words.legs(legs),
                legs.size() == 1 ? () -> take(only) : () -> pick(origin));
        point(region, () -> show(Optional.of(origin), legs.size() == 1 ? Optional.of(only) : Optional.empty()),
                legs.size() == 1 ? describe(only) : new Pointed.AtLegs(legs));
        drag.under(region, piece, new Dragged(origin));
        if (picked.isEmpty()) {
            focusable(region);
        }
    }

    private void layGoal(Leg leg) {
        HitRegion region = region("goal-" + name(leg.from()) + "-" + name(leg.to()), end(leg), "move-spot",
                choice.completes(leg).map(move -> words.move(move.move())).orElseGet(() -> words.legs(List.of(leg))),
                () -> take(leg));
        point(region, () -> show(picked, Optional.of(leg)), describe(leg));
        focusable(region);
    }

    /** The piece that was put somewhere: a click takes it back. */
    private void layBack(Leg leg) {
        HitRegion region = region("back-" + name(leg.to()), end(leg), "shared-spot", words.back(), this::back);
        point(region, () -> show(picked, Optional.empty()), new Pointed.AtBack());
    }

    private void focusable(HitRegion region) {
        region.setFocusTraversable(true);
        regions.add(region);
    }

    private void point(HitRegion region, Runnable showing, Pointed at) {
        Runnable on = () -> {
            showing.run();
            preview.accept(Optional.of(at));
        };
        Runnable off = () -> {
            show(picked, Optional.empty());
            preview.accept(idle());
        };
        region.setOnMouseEntered(event -> on.run());
        region.setOnMouseExited(event -> {
            if (region.isFocused()) {
                on.run();
            } else {
                off.run();
            }
        });
        region.focusedProperty().addListener((o, was, is) -> {
            if (hits.getChildren().contains(region)) {
                (is ? on : off).run();
            }
        });
    }

    private Optional<Pointed> idle() {
        return choice.first().map(leg -> new Pointed.AtRest());
    }

    private Pointed describe(Leg leg) {
        return choice.completes(leg).<Pointed>map(move -> new Pointed.AtMove(move.move()))
                .orElseGet(() -> new Pointed.AtLegs(List.of(leg)));
    }

    private Point2D end(Leg leg) {
        return leg.to() instanceof Spot.Square square ? layout.square(square.number()) : piece(leg).nest();
    }

    /** Draws the goals of a piece, one of them pointed at, and the way of the piece that was put somewhere. */
    private void show(Optional<Spot> origin, Optional<Leg> pointed) {
        ways.clear();
        choice.origins().forEach(each -> ways.shadow(piece(each).home()));
        Set<Point2D> open = new LinkedHashSet<>();
        choice.origins().forEach(each -> open.add(piece(each).home()));
        choice.first().ifPresent(leg -> {
            draw(leg, Standing.PLAIN, false, open);
            open.add(end(leg));
        });
        origin.stream().flatMap(each -> choice.from(each).stream()).forEach(leg -> {
            boolean shines = advised.filter(move -> move.legs().contains(leg)).isPresent();
            draw(leg, pointed.isEmpty() ? Standing.PLAIN : pointed.get().equals(leg) ? Standing.OUT : Standing.BACK,
                    shines, open);
        });
        tags.lay(choice, origin, this::end, origin1 -> piece(origin1).home());
        mat.veil().cover(List.copyOf(open), state.orElseThrow().turn(), mat.isGradual());
    }

    private void draw(Leg leg, Standing standing, boolean shining, Set<Point2D> open) {
        List<Way> drawn = ways.add(new MoveView(0, leg), Optional.empty());
        drawn.forEach(way -> {
            way.shine(shining, shining);
            way.stand(standing, false);
            way.open().forEach(open::add);
        });
    }

    private String name(Spot spot) {
        return spot instanceof Spot.Square square ? state.orElseThrow().game().place(square.number()).toString()
                : "off";
    }

    private void pick(Spot origin) {
        picked = Optional.of(origin);
        lay();
        focusFirst();
    }

    /** A leg is chosen: the move that is complete with it is played; otherwise its piece is put there. */
    private void take(Leg leg) {
        Optional<MoveView> move = choice.completes(leg);
        if (move.isPresent()) {
            // What lies there already is not put back, so that it is seen to have gone.
            choice = new LegChoice(choice.views(), Optional.empty());
            play.accept(move.get().move());
            return;
        }
        PieceSprite piece = piece(leg);
        piece.place(end(leg));
        piece.toFront();
        choice = new LegChoice(choice.views(), Optional.of(leg));
        picked = advised.flatMap(best -> best.legs().stream().filter(each -> !each.equals(leg)).findFirst())
                .map(Leg::from);
        lay();
        preview.accept(idle());
        focusFirst();
    }

    /** A piece goes the first part of a move that there is. */
    void part() {
        choice.legs().stream().filter(leg -> choice.completes(leg).isEmpty()).findFirst().ifPresent(this::take);
    }

    /** Whether a piece was put somewhere and waits for the other. */
    boolean isParted() {
        return choice.first().isPresent();
    }

    /** Takes back what was chosen last. */
    boolean back() {
        if (choice.first().isPresent()) {
            Leg leg = choice.first().get();
            piece(leg).settle();
            choice = new LegChoice(choice.views(), Optional.empty());
            picked = Optional.of(leg.from());
        } else if (picked.isPresent()) {
            picked = Optional.empty();
        } else {
            return false;
        }
        lay();
        preview.accept(idle());
        focusFirst();
        return true;
    }

    private void focusFirst() {
        if (!regions.isEmpty()) {
            regions.getFirst().requestFocus();
        }
    }

    /** How many things can be chosen now. */
    int size() {
        return regions.size();
    }

    /** Whether a click there chooses something. */
    boolean has(EventTarget target) {
        return target instanceof HitRegion region && hits.getChildren().contains(region)
                && region.getUserData() instanceof Runnable;
    }

    /** Brings the focus {@code by} places on from where it is. */
    void step(int by) {
        int now = focused();
        focus(now < 0 ? by > 0 ? 0 : regions.size() - 1 : Math.floorMod(now + by, regions.size()));
    }

    /** Brings the focus to the {@code i}-th place. */
    void focus(int i) {
        if (i >= 0 && i < regions.size()) {
            regions.get(i).requestFocus();
        }
    }

    private int focused() {
        return IntStream.range(0, regions.size()).filter(i -> regions.get(i).isFocused()).findFirst().orElse(-1);
    }

    /** Chooses what has the focus; what there is when there is but one. */
    void chooseFocused() {
        int now = regions.size() == 1 ? 0 : focused();
        if (now >= 0) {
            ((Runnable) regions.get(now).getUserData()).run();
        } else {
            step(1);
        }
    }

    /** A move shines from now on; the piece with which it begins is picked. */
    void advise(int move) {
        choice.views().stream().filter(view -> view.move() == move).findFirst().ifPresent(view -> {
            advised = Optional.of(view);
            choice.first().filter(leg -> !view.legs().contains(leg)).ifPresent(leg -> {
                piece(leg).settle();
                choice = new LegChoice(choice.views(), Optional.empty());
            });
            picked = view.legs().stream().filter(leg -> !choice.first().equals(Optional.of(leg))).findFirst()
                    .map(Leg::from);
            lay();
            List<Leg> goals = picked.map(choice::from).orElse(List.of());
            IntStream.range(0, goals.size()).filter(i -> view.legs().contains(goals.get(i))).findFirst()
                    .ifPresent(this::focus);
        });
    }

    /** Writes what moves are worth at their goals, or at the pieces with which they begin: the best of each. */
    void worth(List<Judged> judged, DoubleFunction<String> write) {
        Map<Integer, Double> values = new TreeMap<>();
        judged.forEach(each -> values.put(each.move(), each.value()));
        tags.know(values, write);
        lay();
    }

    /** A piece that is held over the table. */
    private final class Dragged implements PieceDrag.Goal {
        private final Spot origin;

        Dragged(Spot origin) {
            this.origin = origin;
        }

        private Optional<Leg> at(Point2D point) {
            return choice.from(origin).stream().filter(leg -> layout.covers(end(leg), point)).findFirst();
        }

        @Override
        public void taken(PieceSprite held) {
            show(Optional.of(origin), Optional.empty());
        }

        @Override
        public void released() {
            show(picked, Optional.empty());
        }

        @Override
        public boolean lies(Point2D point) {
            return at(point).isPresent();
        }

        @Override
        public void landed(PieceSprite dropped, Point2D point) {
            at(point).ifPresent(LegSpots.this::take);
        }
    }
}
