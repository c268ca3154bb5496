package patolli.ui.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import patolli.board.Point;
import patolli.rules.Leg;
import patolli.rules.Spot;
import patolli.ui.common.Pictures;

/**
 * The dice as they can be chosen before a piece: each that lies there takes a click, and beside them lies a slip for
 * each die, for both together and for a pair. Where a piece can go, a slip tells by which dice.
 */
final class DiceSpots {
    private static final double BETWEEN = 5;
    /** Of so many pieces at most threads are seen before one is chosen; so far from others each passes them. */
    private static final int FEW = 2;
    private static final double CLEAR = 22;
    private final Pane hits;
    /** The slips where a piece can go. */
    private final Group told = new Group();
    private final TableStage stage;
    private final SpotRegions regions;
    private final Pictures pictures;
    private final Consumer<DiceChoice.Use> choose;
    /** What chooses dice, by what it chooses. */
    private final Map<Node, DiceChoice.Use> offered = new HashMap<>();
    private Optional<DiceChoice.Use> chosen = Optional.empty();
    private Favoured favoured = Favoured.ALL;

    /** @param choose chooses dice */
    DiceSpots(Pane hits, TableStage stage, SpotRegions regions, Pictures pictures,
            Consumer<DiceChoice.Use> choose) {
        this.hits = hits;
        this.stage = stage;
        this.regions = regions;
        this.pictures = pictures;
        this.choose = choose;
        told.setManaged(false);
        told.setPickOnBounds(false);
    }

    /** The goals of that piece are seen before all others, from now on. */
    void favour(Favoured piece) {
        favoured = piece;
    }

    /** Lays out what can be chosen; nothing where there is but one way to use the dice. */
    void lay(DiceChoice dice, Feedback words, Pointing pointing) {
        List<DiceChoice.Use> uses = dice.uses();
        offered.clear();
        chosen = dice.chosen();
        if (!uses.isEmpty()) {
            hits.getChildren().add(told);
        }
        if (uses.size() < 2) {
            return;
        }
        // What lies beside the ground would only say it again.
        stage.throwing().disc().hide();
        List<DiceTag> slips = new ArrayList<>();
        for (DiceChoice.Use use : uses) {
            String told = words.dice(use.dice(), use.pieces());
            Pointed here = new Pointed.AtDice(use.dice(), use.pieces());
            if (use.dice().size() == 1) {
                List<CastView.Lying> lying = stage.cast().lying(use.dice().getFirst());
                for (int k = 0; k < lying.size(); k++) {
                    CastView.Lying die = lying.get(k);
                    HitRegion region = regions.add("die-" + use.key() + (k > 0 ? "-" + (k + 1) : ""),
                            new Rectangle2D(die.at().getX() - die.wide() / 2, die.at().getY() - die.high() / 2,
                                    die.wide(), die.high()), "move-spot", told, () -> choose.accept(use));
                    region.setRotate(die.degrees());
                    offered.put(region, use);
                    pointing.at(region, here);
                }
            }
            DiceTag tag = tag("use-" + use.key(), use, words);
            tag.choose(dice.chosen().filter(use::equals).isPresent());
            regions.add(tag, () -> choose.accept(use));
            offered.put(tag, use);
            pointing.at(tag, here);
            regions.focusable(tag);
            slips.add(tag);
        }
        row(slips);
        slips.forEach(slip -> slip.setOnOutgrown(() -> row(slips)));
    }

    /** One beside the other about the middle of their row, equally high. */
    private void row(List<DiceTag> slips) {
        Point middle = stage.layout().board().slips();
        double high = slips.stream().mapToDouble(DiceTag::high).max().orElse(0);
        double x = middle.x() - (slips.stream().mapToDouble(DiceTag::wide).sum() + BETWEEN * (slips.size() - 1)) / 2;
        for (DiceTag slip : slips) {
            double wide = slip.wide();
            slip.lie(new Point2D(x + wide / 2, middle.y()), wide, high);
            x += wide + BETWEEN;
        }
    }

    /** What is told of whatever is pointed at. */
    interface Pointing {
        void at(Node region, Pointed what);
    }

    private DiceTag tag(String id, DiceChoice.Use use, Feedback words) {
        DiceTag tag = new DiceTag(pictures, stage.layout().marks(), use, DiceTag.Order.ROW,
                DiceTag.Matter.BONE, words.use(use.pieces()), words.dice(use.dice(), use.pieces()));
        tag.setId(id);
        return tag;
    }

    /**
     * In the middle of each goal, the dice by which a piece goes there; where something stands, beside it, on a thread.
     * A goal has one slip, and a second beside it where a pair may go as well. While neither a piece nor dice are
     * chosen, goals of one die alone have one, and whatever would be taken; the others have a flower. A thread leads to
     * them from a piece that is chosen or pointed at, and whatever would be taken has a red ring, a pair one about
     * both. Where one's own stands no flower is seen behind it. On a square the numbers are sewn at its edge, for a
     * slip would look like a die; beside one hangs a slip, of bone only where dice that are chosen lead, or a piece.
     * Those of dice that are pointed at are in brighter thread. Where but one piece can go, nobody has chosen it; where
     * but two can, a thread leads from each to the nearest of its goals of one die, if nothing stands between. Where a
     * piece is favoured, nothing is told of others' goals.
     *
     * @param marked what a hint tells of: it alone has a thread and surely a slip, and the others are as unchosen ones
     * @param take   chooses what a slip tells
     */
    void tell(List<Leg> legs, LegChoice choice, Optional<Leg> marked, Function<Leg, Point2D> end, Feedback words,
            Consumer<Leg> take) {
        Map<Spot, Map<DiceChoice.Use, Leg>> goals = new LinkedHashMap<>();
        favoured.of(legs).forEach(leg -> choice.completes(leg).filter(view -> !view.uses().isEmpty())
                .map(DiceChoice.Use::of).ifPresent(use -> goals.computeIfAbsent(leg.to(), _ -> new LinkedHashMap<>())
                        .putIfAbsent(use, leg)));
        boolean alone = marked.isEmpty() && legs.stream().map(Leg::from).distinct().count() < 2;
        boolean picked = alone && choice.origins().size() > 1;
        Map<Spot, Leg> nearest = marked.isEmpty() && !alone && choice.origins().size() <= FEW
                ? nearest(goals.values(), end) : Map.of();
        boolean plain = alone || marked.isEmpty() && goals.values().stream()
                .flatMap(uses -> uses.keySet().stream()).distinct().count() < 2;
        SlipPlaces places = new SlipPlaces(stage.layout().board(), stage.pieces().all().stream()
                .map(PieceSprite::home).toList());
        goals.forEach((goal, uses) -> {
            List<PieceSprite> there = goal instanceof Spot.Square ? stage.pieces().all().stream()
                    .filter(piece -> piece.spot().isWith(goal)).toList() : List.of();
            boolean shown = marked.filter(uses::containsValue).isPresent();
            if (shown) {
                uses.values().removeIf(leg -> !leg.equals(marked.get()));
            }
            Leg any = uses.values().iterator().next();
            Point2D at = end.apply(any);
            if (shown || picked || alone && any.from() instanceof Spot.Hand || nearest.containsValue(any)) {
                told.getChildren().add(SlipThread.curved(stage.pieces().on(any.side(), any.from()).home(), at,
                        !there.isEmpty()));
            }
            List<PieceSprite> prey = there.stream().filter(piece -> piece.side() != any.side()).toList();
            if (!stage.pieces().ringPairs(prey)) {
                prey.forEach(piece -> told.getChildren().add(SlipThread.ring(piece.home(), piece.size())));
            }
            if (plain || shown || isPlain(uses, !there.isEmpty(), !prey.isEmpty())) {
                uses.forEach((use, leg) -> (there.isEmpty() && leg == any ? Optional.of(places.on(at))
                        : places.beside(at)).ifPresent(place -> slip(place, new Told(use, goal, picked || shown
                        || isChosen(use) ? DiceTag.Matter.BONE : DiceTag.Matter.THREAD), words,
                        () -> take.accept(leg))));
            } else if (there.isEmpty()) {
                told.getChildren().add(flower(uses.keySet(), at));
            }
        });
    }

    /** By the piece, what leads to the nearest free square that one die alone leads to, past nothing that stands. */
    private Map<Spot, Leg> nearest(Collection<Map<DiceChoice.Use, Leg>> goals, Function<Leg, Point2D> end) {
        Map<Spot, Leg> nearest = new HashMap<>();
        goals.stream().filter(uses -> isPlain(uses, false, false)).map(uses -> uses.values().iterator().next())
                .filter(leg -> isClear(home(leg), end.apply(leg)))
                .forEach(leg -> nearest.merge(leg.from(), leg, (one, other) -> home(one).distance(end.apply(one))
                        <= home(other).distance(end.apply(other)) ? one : other));
        return nearest;
    }

    private Point2D home(Leg leg) {
        return stage.pieces().on(leg.side(), leg.from()).home();
    }

    /** Whether nothing stands between a piece and a place, and nothing there. */
    private boolean isClear(Point2D from, Point2D to) {
        return stage.pieces().all().stream().map(PieceSprite::home).filter(at -> at.distance(from) > CLEAR)
                .noneMatch(at -> {
                    Point2D way = to.subtract(from);
                    double on = Math.clamp(at.subtract(from).dotProduct(way) / way.dotProduct(way), 0, 1);
                    return from.add(way.multiply(on)).distance(at) < CLEAR;
                });
    }

    private boolean isChosen(DiceChoice.Use use) {
        return chosen.filter(use::equals).isPresent();
    }

    /** Whether those dice are pointed at, or have the focus, which chooses nothing yet. */
    private boolean isPointedAt(DiceChoice.Use use) {
        return offered.entrySet().stream().anyMatch(each -> each.getValue().equals(use)
                && (each.getKey().isHover() || each.getKey().isFocused()));
    }

    /** Whether it can be told at a glance who comes there by what. */
    private static boolean isPlain(Map<DiceChoice.Use, Leg> uses, boolean taken, boolean prey) {
        return uses.size() == 1 && (prey || !taken && uses.keySet().stream().allMatch(use -> use.dice().size() == 1
                && use.pieces() == 1));
    }

    /** What a slip tells, and what it is made of. */
    private record Told(DiceChoice.Use use, Spot goal, DiceTag.Matter matter) { }

    private void slip(SlipPlaces.Place place, Told slip, Feedback words, Runnable take) {
        DiceChoice.Use use = slip.use();
        DiceTag tag = new DiceTag(pictures, stage.layout().marks(), use, place.order(), slip.matter(),
                use.pieces() > 1 ? words.use(use.pieces()) : "", words.dice(use.dice(), use.pieces()));
        tag.setId("by-" + use.key());
        tag.point(isPointedAt(use));
        tag.setMouseTransparent(!place.isHung());
        tag.setOnMouseClicked(event -> take.run());
        tag.setOnOutgrown(() -> place.lay(tag));
        boolean patch = place.isHung() || slip.goal() instanceof Spot.Home;
        if (!patch) {
            tag.sew();
        }
        told.getChildren().add(tag);
        place.lay(tag);
        if (place.isHung()) {
            told.getChildren().addFirst(SlipThread.straight(place.thread().getFirst(), place.thread().getLast()));
        }
        if (patch) {
            tag.hang();
        }
    }

    private Node flower(Collection<DiceChoice.Use> uses, Point2D at) {
        Node flower = StitchedNumber.flower();
        flower.setId("by-" + String.join("-or-", uses.stream().map(DiceChoice.Use::key).toList()));
        flower.setMouseTransparent(true);
        flower.setLayoutX(at.getX());
        flower.setLayoutY(at.getY());
        return flower;
    }

    /** Those slips are gone. */
    void untell() {
        told.getChildren().clear();
        stage.pieces().spare();
    }
}
