package patolli.ui.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** The pieces on the table: as many as the position has. */
public final class Pieces {
    private final Pane layer;
    private final Group shadows = new Group();
    private final Group rings = new Group();
    private final Group bases = new Group();
    private final Group threats = new Group();
    private final Map<PieceSprite, PairBase> based = new HashMap<>();
    private final Pictures pictures;
    private final TableLayout layout;
    private final PieceLook look;
    private final List<PieceSprite> all = new ArrayList<>();
    private Map<Side, Integer> lined = Map.of();
    /** Which piece enters next, if a player has said so and it is still in hand. */
    private Optional<PieceSprite> chosen = Optional.empty();

    Pieces(Pane layer, Pictures pictures, TableLayout layout, PieceLook look) {
        this.layer = layer;
        List.of(shadows, bases, threats, rings).forEach(group -> {
            group.setManaged(false);
            group.setMouseTransparent(true);
        });
        this.pictures = pictures;
        this.layout = layout;
        this.look = look;
    }

    /** As many pieces as that for each side, all in hand, unless these are just the ones that are there. */
    private void lineUp(Map<Side, Integer> counts) {
        if (counts.equals(lined)) {
            return;
        }
        lined = counts;
        all.clear();
        counts.forEach((side, count) -> {
            for (int i = 0; i < count; i++) {
                all.add(new PieceSprite(pictures, layout, look, side, i, this::share));
            }
        });
        shadows.getChildren().setAll(all.stream().map(PieceSprite::shadow).toList());
        layer.getChildren().setAll(bases, shadows, threats);
        layer.getChildren().addAll(all);
        layer.getChildren().add(rings);
        pictures.fetchSharp(all);
        chosen = Optional.empty();
    }

    /** The piece of a side that is there; of those in the hand the next one to enter. */
    PieceSprite on(Side side, Spot spot) {
        return inOrder(side).filter(piece -> piece.spot().equals(spot)).findFirst()
                .orElseThrow(() -> new IllegalStateException("no " + side.key() + " piece at " + spot));
    }

    /** So many pieces of a side that are there. */
    List<PieceSprite> on(Side side, Spot spot, int count) {
        return inOrder(side).filter(piece -> piece.spot().equals(spot)).limit(count).toList();
    }

    /** So many pieces of a side that are on the same square as that, whichever time its own path comes there. */
    List<PieceSprite> with(Side side, Spot spot, int count) {
        return inOrder(side).filter(piece -> piece.spot().isWith(spot)).limit(count).toList();
    }

    /** The pieces of a side that are in its hand, the next one to enter first. */
    List<PieceSprite> inHand(Side side) {
        return inOrder(side).filter(PieceSprite::isInHand).toList();
    }

    /** This one enters before the others. */
    void choose(PieceSprite piece) {
        chosen = Optional.of(piece);
    }

    private Stream<PieceSprite> inOrder(Side side) {
        return Stream.concat(chosen.stream(), all.stream()).distinct().filter(piece -> piece.side() == side);
    }

    /** Lays every piece where the position has it, moving as few from their own square as can be. */
    void show(State state) {
        Map<Side, Integer> counts = new LinkedHashMap<>();
        state.sides().forEach(side -> counts.put(side, state.pieces(side).size()));
        lineUp(counts);
        for (Side side : state.sides()) {
            List<Spot> due = new ArrayList<>(state.pieces(side));
            // Those on squares and at home stay; any of those in hand may enter.
            List<PieceSprite> loose = inOrder(side).filter(piece -> piece.isInHand() || !due.remove(piece.spot()))
                    .toList();
            List<Spot> hand = due.stream().filter(Spot.Hand.class::isInstance).toList();
            due.removeAll(hand);
            due.addAll(hand);
            for (int i = 0; i < loose.size(); i++) {
                loose.get(i).belong(due.get(i));
            }
        }
        chosen = Optional.empty();
        share();
        all.forEach(PieceSprite::settle);
        order();
    }

    /** Whatever stands nearer is seen before what stands behind it. */
    private void order() {
        List<Node> order = Stream.of(Stream.of(bases, shadows, threats), all.stream()
                .sorted(Comparator.comparingDouble(piece -> piece.home().getY())), Stream.of(rings))
                .<Node>flatMap(Function.identity()).toList();
        if (!order.equals(layer.getChildren())) {
            layer.getChildren().setAll(order);
        }
    }

    /** Whoever is home takes the first place of its tray that is free, and keeps it. */
    private void fillTrays() {
        all.stream().filter(piece -> !piece.isHome()).forEach(piece -> piece.tray(Optional.empty()));
        all.stream().filter(piece -> piece.isHome() && piece.tray().isEmpty()).forEach(piece ->
                piece.tray(IntStream.range(0, all.size()).boxed().filter(place -> of(piece.side()).stream()
                        .noneMatch(other -> other.tray().equals(Optional.of(place)))).findFirst()));
    }

    /** Those that are on one square stand beside each other on it, in the order of their numbers. */
    private void share() {
        fillTrays();
        Map<Integer, List<PieceSprite>> squares = new LinkedHashMap<>();
        for (PieceSprite piece : all) {
            if (piece.spot() instanceof Spot.Square square) {
                squares.computeIfAbsent(square.number(), number -> new ArrayList<>()).add(piece);
            }
        }
        squares.values().forEach(there -> {
            for (int i = 0; i < there.size(); i++) {
                PieceSprite piece = there.get(i);
                Spot.Square on = (Spot.Square) piece.spot();
                boolean pair = there.size() == 2 && there.getFirst().side() == there.getLast().side();
                piece.share(layout.sharing(piece.end(on), i, there.size()).multiply(pair ? look.apart() : 1),
                        layout.board().crowded(layout.board().square(on.number()), there.size()));
            }
        });
        base(squares.values());
    }

    private void base(Collection<List<PieceSprite>> squares) {
        based.clear();
        spare();
        squares.stream().filter(there -> look.isBased() && there.size() == 2
                && there.getFirst().side() == there.getLast().side()).forEach(pair -> {
            PairBase base = new PairBase(pair.getFirst(), pair.getLast());
            pair.forEach(piece -> based.put(piece, base));
        });
        bases.getChildren().setAll(based.values().stream().distinct().toList());
    }

    /** What lies over all of them: rings of squares on which some stand. */
    Group rings() {
        return rings;
    }

    /** These stand out from the others, until all are let down again. */
    void lift(Set<PieceSprite> movable) {
        Set<PairBase> ready = movable.stream().map(based::get).collect(Collectors.toSet());
        based.values().forEach(base -> base.shine(ready.contains(base)));
        all.forEach(piece -> piece.standOut(movable.contains(piece)));
    }

    /**
     * Lays a red ring about each base that two of these share, which tells that they would be taken together.
     *
     * @return whether there is such a pair
     */
    boolean ringPairs(List<PieceSprite> prey) {
        Set<PairBase> shared = prey.stream().map(based::get).filter(Objects::nonNull).collect(Collectors.toSet());
        shared.stream().map(PairBase::ring).filter(ring -> !threats.getChildren().contains(ring))
                .forEach(threats.getChildren()::add);
        return !shared.isEmpty();
    }

    /** No pair would be taken any more. */
    void spare() {
        threats.getChildren().clear();
    }

    /** What lies on the square of a piece that can move, under it. */
    Optional<String> ready() {
        return look.ready();
    }

    /** Whether a piece there shares a base with another: then that tells whether it can move. */
    boolean isBased(Point2D at) {
        return based.keySet().stream().anyMatch(piece -> piece.home().equals(at));
    }

    /** What lies under a piece there, as large as the piece is. */
    Sprite sized(Sprite under, Point2D at) {
        all.stream().filter(piece -> piece.home().equals(at)).findFirst().ifPresent(piece -> {
            under.setScaleX(piece.size());
            under.setScaleY(piece.size());
        });
        return under;
    }

    /** How far they are lifted that can move. */
    double lift() {
        return look.lift();
    }

    /** The light where a way ends, if prints on the squares that it leads over are in the place of a cord. */
    Optional<String> passed() {
        return look.passed();
    }

    /** Whether they are joined with where they can go before one of them is chosen. */
    boolean isJoined() {
        return look.isJoined();
    }

    /** None stands out any more. */
    void lower() {
        all.forEach(PieceSprite::lie);
        based.values().forEach(base -> base.shine(false));
        spare();
    }

    List<PieceSprite> all() {
        return all;
    }

    /** The pieces of a side. */
    public List<PieceSprite> of(Side side) {
        return all.stream().filter(piece -> piece.side() == side).toList();
    }

    /** Where a click means a side's pieces that stand there: their square, or as much of it as others leave them. */
    Rectangle2D room(Side side, Spot origin) {
        List<PieceSprite> there = on(side, origin, Integer.MAX_VALUE);
        PieceSprite first = there.getFirst();
        boolean shared = origin instanceof Spot.Square && all().stream().anyMatch(other -> !there.contains(other)
                && other.spot().isWith(origin));
        return shared ? Places.about(there.stream().map(PieceSprite::home).toList(), layout.board().squareSize() / 4)
                : layout.room(origin instanceof Spot.Square ? first.end(origin) : first.home());
    }
}
