package patolli.ui.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.event.EventTarget;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import patolli.ai.Judged;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.ui.common.Pictures;

/**
 * The legal moves laid over the table: the rest is dimmed, each piece that can move is lifted, and the square where one
 * would land is framed. Pointing at either, or bringing the focus to it, shows the move; a click or Enter plays it, and
 * so does dragging the piece there. Pointing at a piece that can't move tells why.
 */
final class MoveSpots {
    private final Pane hits;
    private final MatController mat;
    private final Pieces pieces;
    private final TableLayout layout;
    private final GameTable table;
    private final IntConsumer play;
    private final Consumer<Optional<Pointed>> preview;
    private final StuckSpots stuck;
    private final PieceDrag drag;
    private final Ways ways;
    private final LegSpots legs;
    private final List<MoveSpot> spots = new ArrayList<>();
    /** What was pointed at or brought the focus to last, as long as it is. */
    private Optional<MoveSpot> shown = Optional.empty();
    private Optional<Side> chooser = Optional.empty();
    private Margins margins;

    /**
     * @param hits    the layer over the pieces, which takes the mouse and the focus
     * @param play    plays a move
     * @param preview told what is pointed at
     */
    MoveSpots(MatController mat, Pane hits, GameTable table, Pictures pictures, IntConsumer play,
            Consumer<Optional<Pointed>> preview) {
        this.mat = mat;
        this.hits = hits;
        this.play = play;
        this.preview = preview;
        this.table = table;
        TableStage stage = mat.stage();
        pieces = stage.pieces();
        layout = stage.layout();
        margins = new Margins(layout.board(), List.of());
        stuck = new StuckSpots(hits, pieces, layout.board(), preview);
        drag = new PieceDrag(hits, stage);
        ways = new Ways(mat.marks(), pieces, layout, pictures);
        legs = new LegSpots(mat, hits, pictures, play, preview);
    }

    /** Offers every legal move of a position in phase move, and the reasons why other pieces have none. */
    void offer(State state, Feedback words) {
        clear();
        chooser = state.turn();
        List<MoveView> views = state.moves().stream().map(state::view).toList();
        if (views.stream().anyMatch(view -> view.legs().size() > 1 || !view.uses().isEmpty())) {
            legs.offer(state, words);
            return;
        }
        for (MoveView view : views) {
            Leg leg = view.legs().getFirst();
            List<Leg> sharing = views.stream().map(each -> each.legs().getFirst())
                    .filter(each -> each.from().equals(leg.from())).toList();
            spots.add(new MoveSpot(this, view, state.text(view.move()), words.move(view.move()),
                    new MoveSpot.Among(sharing.size() == 1, sharing.stream()
                            .filter(each -> each.to().equals(leg.to())).count() == 1, table.heading(state, view))));
        }
        views.stream().collect(Collectors.groupingBy(view -> view.legs().getFirst().from(), LinkedHashMap::new,
                Collectors.toList())).values().stream().filter(sharing -> sharing.size() > 1).forEach(this::share);
        if (spots.stream().anyMatch(MoveSpot::hasHeading)) {
            number();
        }
        for (int i = 0; i < spots.size(); i++) {
            if (spots.get(i).isTangled()) {
                spots.get(i).knot(i + 1);
            }
        }
        stuck.offer(state, Optional.empty(), words::stuck);
        pieces.lift(spots.stream().flatMap(spot -> spot.movable().stream()).collect(Collectors.toSet()));
        spots.forEach(spot -> spot.raise(spot.movable().getFirst()));
        dim();
    }

    /** All but the squares on which moves begin and end, and the way of the one that is pointed at. */
    private void dim() {
        mat.veil().cover(spots.stream().flatMap(MoveSpot::squares).toList(), chooser,
                mat.isGradual());
    }

    /** Several moves that begin at one place: a click there goes from one to the next, a drag plays any of them. */
    private void share(List<MoveView> sharing) {
        List<MoveSpot> goals = spots.stream().filter(spot -> sharing.stream()
                .anyMatch(view -> view.move() == spot.move())).toList();
        SharedOrigin origin = new SharedOrigin(goals);
        for (PieceSprite piece : goals.getFirst().movable()) {
            Region region = new HitRegion("shared-" + piece.getId(), piece.at(), layout.board(), "shared-spot",
                    AccessibleRole.TEXT, "");
            drag.under(region, piece, origin);
            region.setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY && !drag.isDragged()) {
                    focusNext(goals);
                }
            });
            hits.getChildren().add(region);
        }
    }

    private void focusNext(List<MoveSpot> among) {
        int now = IntStream.range(0, among.size()).filter(i -> among.get(i).isFocused()).findFirst().orElse(-1);
        among.get((now + 1) % among.size()).focus();
    }

    /** Offers nothing. */
    void clear() {
        legs.clear();
        drag.cancel();
        if (!spots.isEmpty()) {
            pieces.lower();
            mat.veil().lift(mat.isGradual());
        }
        spots.clear();
        shown = Optional.empty();
        ways.clear();
        hits.getChildren().clear();
        preview.accept(Optional.empty());
    }

    /** How many moves are offered. */
    int size() {
        return legs.isOffering() ? legs.regions().size() : spots.size();
    }

    /** Whether a click there plays a move, or goes through those that begin there. */
    boolean has(EventTarget target) {
        return legs.isOffering() ? legs.regions().has(target)
                : target instanceof HitRegion region && hits.getChildren().contains(region)
                && (region.getStyleClass().contains("move-spot") || region.getStyleClass().contains("shared-spot"));
    }

    /** Lights the marks of the move that is advised and brings the focus to it. */
    void advise(int move) {
        if (legs.isOffering()) {
            legs.advise(move);
        }
        spots.stream().filter(spot -> spot.move() == move).findFirst().ifPresent(spot -> {
            spot.advise();
            spot.focus();
            stand();
        });
    }

    /** Writes what moves are worth where they lead. */
    void worth(List<Judged> judged, DoubleFunction<String> words) {
        if (legs.isOffering()) {
            legs.worth(judged, words);
            return;
        }
        margins = new Margins(layout.board(), pieces.all().stream().map(PieceSprite::home).toList());
        double most = judged.stream().mapToDouble(Judged::value).max().orElse(0);
        for (Judged each : judged) {
            spots.stream().filter(spot -> spot.move() == each.move()).findFirst()
                    .ifPresent(spot -> spot.worth(words.apply(each.value()), each.value() == most));
        }
    }

    /** Writes its number at each piece that can move, so that a key can choose it. */
    void number() {
        for (int i = 0; i < spots.size(); i++) {
            spots.get(i).number(i + 1);
        }
    }

    /** Brings the focus {@code by} moves on from where it is. */
    void step(int by) {
        if (legs.isOffering()) {
            legs.regions().step(by);
        } else if (!spots.isEmpty()) {
            int now = focused();
            focus(now < 0 ? by > 0 ? 0 : spots.size() - 1 : Math.floorMod(now + by, spots.size()));
        }
    }

    /** Brings the focus to the {@code i}-th move. */
    void focus(int i) {
        if (legs.isOffering()) {
            legs.regions().focus(i);
        } else if (i >= 0 && i < spots.size()) {
            spots.get(i).focus();
        }
    }

    /** Chooses the dice that show a number, where dice are chosen, or brings the focus to the move with that number. */
    void type(int number) {
        if (legs.isOffering()) {
            legs.type(number);
        } else {
            focus(number - 1);
        }
    }

    /** Plays the move that has the focus; the only one when there is but one. */
    void playFocused() {
        if (legs.isOffering()) {
            legs.regions().chooseFocused();
            return;
        }
        int now = spots.size() == 1 ? 0 : focused();
        if (now >= 0) {
            spots.get(now).play();
        } else {
            step(1);
        }
    }

    /** Where the piece that stands there can go is seen before all else, where dice are chosen; or all alike. */
    void favour(Optional<Spot> piece) {
        legs.favour(piece);
    }

    /** Lets a piece go the first part that it can go of a move that another shares. */
    void part() {
        legs.part();
    }

    /** Whether something was chosen of a move that is chosen one thing after the other, and can be taken back. */
    boolean isBegun() {
        return legs.isBegun();
    }

    /** Takes back what was chosen of a move that is chosen piece by piece; whether there was anything. */
    boolean back() {
        return legs.isOffering() && legs.back();
    }

    private int focused() {
        for (int i = 0; i < spots.size(); i++) {
            if (spots.get(i).isFocused()) {
                return i;
            }
        }
        return -1;
    }

    Pieces pieces() {
        return pieces;
    }

    PieceDrag drag() {
        return drag;
    }

    /** Plays a move; if it starts from the hand, with that piece. */
    void play(int move, PieceSprite piece) {
        pieces.choose(piece);
        play.accept(move);
    }

    Ways ways() {
        return ways;
    }

    TableLayout layout() {
        return layout;
    }

    /** Where slips can be laid. */
    Margins margins() {
        return margins;
    }

    void remove(String id) {
        hits.getChildren().removeIf(node -> id.equals(node.getId()));
    }

    void add(Node hit) {
        hits.getChildren().add(hit);
    }

    /** What is pointed at has changed for that move. */
    void lit(MoveSpot spot) {
        shown = spot.isLit() ? Optional.of(spot) : shown.filter(MoveSpot::isLit).or(() -> spots.stream()
                .filter(MoveSpot::isLit).findFirst());
        stand();
        preview.accept(shown.map(out -> new Pointed.AtMove(out.move())));
    }

    /** What is pointed at stands out, all that a held piece can do, or else what is advised; the others stand back. */
    private void stand() {
        List<MoveSpot> held = spots.stream().filter(MoveSpot::isHeld).toList();
        List<MoveSpot> out = !held.isEmpty() ? held : shown.map(List::of).orElseGet(() -> spots.stream()
                .filter(MoveSpot::isAdvised).toList());
        spots.forEach(each -> each.stand(out.isEmpty() ? Standing.PLAIN
                : out.contains(each) ? Standing.OUT : each.isAdvised() ? Standing.PLAIN : Standing.BACK,
                mat.isGradual()));
        ways.leave();
        dim();
    }
}
