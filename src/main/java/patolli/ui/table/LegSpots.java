package patolli.ui.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
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
    private final SpotRegions regions;
    private final DiceSpots dice;
    private Optional<State> state = Optional.empty();
    private Feedback words;
    private DiceChoice uses = DiceChoice.NONE;
    private LegChoice choice = LegChoice.NONE;
    /** The piece whose goals are offered. */
    private Optional<Spot> picked = Optional.empty();
    private Optional<MoveView> advised = Optional.empty();
    /** Whether the piece that was put somewhere went there at a click on itself, and no other has been made since. */
    private boolean unasked;

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
        stuck = new StuckSpots(hits, pieces, layout.board(), this::stopped);
        drag = new PieceDrag(hits, stage);
        ways = new Ways(mat.marks(), pieces, layout, pictures);
        tags = new LegTags(hits, layout, pieces);
        regions = new SpotRegions(hits, layout, drag);
        dice = new DiceSpots(hits, stage, regions, pictures, this::choose);
        ways.parts(leg -> choice.isPart(leg));
    }

    /** A sign lies where a piece that can't be played is stopped. */
    private void stopped(Optional<Pointed> pointed) {
        ways.stop(pointed.map(Pointed::bars).orElse(List.of()));
        preview.accept(pointed);
    }

    boolean isOffering() {
        return state.isPresent();
    }

    /** Offers the moves of a position in phase move. */
    void offer(State position, Feedback feedback) {
        clear();
        state = Optional.of(position);
        words = feedback;
        uses = new DiceChoice(position.moves().stream().map(position::view).toList(), Optional.empty());
        choice = new LegChoice(uses.left(), Optional.empty());
        lay();
    }

    /** Offers nothing; a piece that was put somewhere lies where it belongs. */
    void clear() {
        if (isOffering()) {
            drag.cancel();
            choice.first().ifPresent(leg -> piece(leg).settle());
            pieces.lower();
            mat.veil().lift(mat.isGradual());
            regions.clear();
            ways.clear();
            preview.accept(Optional.empty());
        }
        state = Optional.empty();
        uses = DiceChoice.NONE;
        choice = LegChoice.NONE;
        picked = Optional.empty();
        advised = Optional.empty();
        tags.forget();
    }

    /** Lays out what can be chosen next. */
    private void lay() {
        regions.clear();
        List<Spot> origins = choice.origins();
        picked = picked.filter(origins::contains).or(() -> origins.size() == 1 ? Optional.of(origins.getFirst())
                : Optional.empty());
        pieces.lift(Stream.concat(origins.stream().flatMap(this::movable), choice.first().map(this::piece).stream())
                .collect(Collectors.toSet()));
        choice.first().ifPresentOrElse(this::layBack, () -> stuck.offer(state.orElseThrow(), uses.chosen(),
                words::stuck));
        origins.forEach(this::layOrigin);
        picked.ifPresentOrElse(origin -> choice.from(origin).forEach(leg -> regions.focusable(layGoal(leg))),
                () -> choice.alone().filter(leg -> origins.stream().noneMatch(leg.to()::isWith))
                        .forEach(this::layGoal));
        dice.lay(uses, words, (region, what) -> point(region, () -> show(picked, Optional.empty()), what));
        show(picked, Optional.empty());
    }

    /** Whoever has been put somewhere still belongs where it came from. */
    private PieceSprite piece(Leg leg) {
        return pieces.on(leg.side(), leg.from());
    }

    private PieceSprite piece(Spot origin) {
        return pieces.on(state.orElseThrow().mover(), origin);
    }

    /** As many as can go together from there. */
    private Stream<PieceSprite> movable(Spot origin) {
        return pieces.on(state.orElseThrow().mover(), origin, choice.from(origin).stream().mapToInt(Leg::pieces).max()
                .orElse(1)).stream();
    }

    /** A piece that can go: a click offers its goals, or goes there where there is but one. */
    private void layOrigin(Spot origin) {
        List<Leg> legs = choice.from(origin);
        Leg only = legs.getFirst();
        List<Bar> bars = uses.chosen().isPresent() ? List.of() : Bar.beside(state.orElseThrow(), origin);
        HitRegion region = regions.add("pick-" + name(origin), pieces.room(state.orElseThrow().mover(), origin),
                "move-spot", words.legs(legs) + words.bars(bars),
                legs.size() == 1 ? () -> takeUnasked(only) : () -> pick(origin));
        point(region, () -> show(Optional.of(origin), legs.size() == 1 ? Optional.of(only) : Optional.empty()),
                new Pointed.AtPiece(legs.size() == 1 ? describe(only) : new Pointed.AtLegs(legs), bars));
        drag.under(region, piece(origin), new LegDrag(choice, origin, layout, this::end, this::take,
                held -> show(held.or(() -> picked), Optional.empty())));
        if (picked.isEmpty()) {
            regions.focusable(region);
        }
    }

    private HitRegion layGoal(Leg leg) {
        HitRegion region = regions.add((picked.isPresent() ? "goal-" : "alone-") + name(leg.from()) + "-"
                + name(leg.to()) + (leg.pieces() > 1 ? "-pair" : ""),
                choice.room(leg, layout.room(leg.to(), end(leg))), "move-spot", choice.completes(leg)
                        .map(move -> words.move(move.move())).orElseGet(() -> words.legs(List.of(leg))),
                () -> take(leg));
        point(region, () -> show(Optional.of(leg.from()), Optional.of(leg)), describe(leg));
        return region;
    }

    /** The piece that was put somewhere: a click takes it back. */
    private void layBack(Leg leg) {
        HitRegion region = regions.add("back-" + name(leg.to()), end(leg), "shared-spot", words.back(),
                this::clickPut);
        point(region, () -> show(picked, Optional.empty()), new Pointed.AtBack());
    }

    private void clickPut() {
        if (!unasked) {
            back();
        }
        unasked = false;
    }

    private void point(Node region, Runnable showing, Pointed at) {
        regions.point(region, () -> {
            showing.run();
            ways.stop(at.bars());
            preview.accept(Optional.of(at));
        }, () -> {
            show(picked, Optional.empty());
            preview.accept(idle());
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
        return piece(leg).end(leg.to());
    }

    /** Draws the ways of a piece, and others' goals thinly; or the goals of all; and the way of what was put. */
    private void show(Optional<Spot> origin, Optional<Leg> pointed) {
        ways.clear();
        Set<Point2D> open = new LinkedHashSet<>();
        choice.origins().stream().flatMap(this::movable).map(PieceSprite::home).filter(open::add).forEach(ways::shadow);
        origin.ifPresent(each -> open.retainAll(Set.of(piece(each).home())));
        choice.first().ifPresent(leg -> {
            draw(leg, Standing.PLAIN, false, open);
            open.add(end(leg));
        });
        Optional<Leg> marked = origin.filter(_ -> !uses.uses().isEmpty())
                .flatMap(each -> choice.marked(advised, each, pointed));
        origin.stream().flatMap(each -> choice.from(each).stream()).filter(leg -> marked.map(leg::equals)
                .orElse(true)).forEach(leg -> draw(leg, pointed.filter(each -> !each.equals(leg))
                .isPresent() ? Standing.BACK : Standing.OUT, advised
                .filter(move -> move.legs().contains(leg)).isPresent(), open));
        if (origin.isEmpty() || marked.isPresent()) {
            ways.mark(choice.legs().stream().filter(leg -> !marked.map(Leg::to).equals(Optional.of(leg.to())))
                    .toList()).forEach(open::add);
        } else {
            ways.outline(choice.legs(), open);
            origin.map(choice::from).ifPresent(ways::tie);
        }
        tags.lay(choice, origin, this::end, each -> piece(each).home());
        dice.untell();
        dice.tell(origin.filter(_ -> marked.isEmpty()).map(choice::from).orElseGet(choice::legs), choice, marked,
                this::end, words, this::take);
        mat.veil().cover(List.copyOf(open), state.orElseThrow().turn(), mat.isGradual());
    }

    private void draw(Leg leg, Standing standing, boolean shining, Set<Point2D> open) {
        ways.add(new MoveView(0, leg), Optional.empty()).forEach(way -> {
            way.shine(shining, shining);
            way.stand(standing, false);
            way.thread(!uses.uses().isEmpty());
            way.open().forEach(open::add);
        });
    }

    private String name(Spot spot) {
        return spot instanceof Spot.Square(int number, boolean again)
                ? state.orElseThrow().game().place(number) + (again ? "-again" : "") : "off";
    }

    private void pick(Spot origin) {
        picked = Optional.of(origin);
        lay();
        regions.focusFirst();
    }

    /** Dice are chosen before the piece, or taken back: the piece stays picked if it can use them. */
    private void choose(DiceChoice.Use use) {
        use(uses.choose(use));
        lay();
        regions.focusFirst();
    }

    private void use(DiceChoice now) {
        uses = now;
        choice = new LegChoice(uses.left(), Optional.empty());
    }

    /** The dice that show a number are chosen, if they can be; otherwise the place with that number has the focus. */
    void type(int number) {
        uses.uses().stream().filter(use -> use.dice().equals(List.of(number)) && uses.uses().size() > 1).findFirst()
                .ifPresentOrElse(this::choose, () -> regions.focus(number - 1));
    }

    /** A piece goes to the only place there is; a click on that place, too, means the same and takes nothing back. */
    private void takeUnasked(Leg only) {
        take(only);
        unasked = isOffering() && choice.first().isPresent();
    }

    /** A leg is chosen: the move that is complete with it is played; otherwise its piece is put there. */
    private void take(Leg leg) {
        unasked = false;
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
        regions.focusFirst();
    }

    /** While no piece is chosen, where the one that stands there can go is seen before all else; or all alike. */
    void favour(Optional<Spot> piece) {
        ways.favour(new Favoured(piece));
        dice.favour(new Favoured(piece));
        if (isOffering()) {
            show(picked, Optional.empty());
        }
    }

    /** A piece goes the first part of a move that there is. */
    void part() {
        choice.legs().stream().filter(leg -> choice.completes(leg).isEmpty()).findFirst().ifPresent(this::take);
    }

    /** Whether something was chosen of a move that is not whole yet. */
    boolean isBegun() {
        return choice.first().isPresent() || picked.isPresent() && choice.origins().size() > 1
                || uses.chosen().isPresent();
    }

    /** Takes back what was chosen last. */
    boolean back() {
        if (choice.first().isPresent()) {
            Leg leg = choice.first().get();
            piece(leg).settle();
            choice = new LegChoice(choice.views(), Optional.empty());
            picked = Optional.of(leg.from());
        } else if (picked.isPresent() && choice.origins().size() > 1) {
            picked = Optional.empty();
        } else if (uses.chosen().isPresent()) {
            use(uses.back());
        } else {
            return false;
        }
        lay();
        preview.accept(idle());
        regions.focusFirst();
        return true;
    }

    /** What can be chosen now. */
    SpotRegions regions() {
        return regions;
    }

    /** A move shines from now on; the piece with which it begins is picked. */
    void advise(int move) {
        uses.views().stream().filter(view -> view.move() == move).findFirst().ifPresent(view -> {
            advised = Optional.of(view);
            if (!choice.views().contains(view)) {
                use(uses.back());
            }
            choice.first().filter(leg -> !view.legs().contains(leg)).ifPresent(leg -> {
                piece(leg).settle();
                choice = new LegChoice(choice.views(), Optional.empty());
            });
            picked = view.legs().stream().filter(leg -> !choice.first().equals(Optional.of(leg))).findFirst()
                    .map(Leg::from);
            lay();
            List<Leg> goals = picked.map(choice::from).orElse(List.of());
            IntStream.range(0, goals.size()).filter(i -> view.legs().contains(goals.get(i))).findFirst()
                    .ifPresent(regions::focus);
        });
    }

    /** Writes what moves are worth at their goals, or at the pieces with which they begin: the best of each. */
    void worth(List<Judged> judged, DoubleFunction<String> write) {
        tags.know(judged.stream().collect(Collectors.toMap(Judged::move, Judged::value)), write);
        lay();
    }
}
