package patolli.ui.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    private static final double SMALL = 0.85;
    private static final double BETWEEN = 5;
    /** How bright slips are that tell of several pieces: less than the pieces. */
    private static final double QUIET = 0.9;
    /** How far from the edge of a square its frame is. */
    private static final double LINE = 3;
    private final Pane hits;
    /** The slips where a piece can go. */
    private final Group told = new Group();
    private final TableStage stage;
    private final SpotRegions regions;
    private final Pictures pictures;
    private final Consumer<DiceChoice.Use> choose;

    /** @param choose chooses dice */
    DiceSpots(Pane hits, TableStage stage, SpotRegions regions, Pictures pictures,
            Consumer<DiceChoice.Use> choose) {
        this.hits = hits;
        this.stage = stage;
        this.regions = regions;
        this.pictures = pictures;
        this.choose = choose;
        told.setManaged(false);
        told.setMouseTransparent(true);
    }

    /** Lays out what can be chosen; nothing where there is but one way to use the dice. */
    void lay(DiceChoice dice, Feedback words, Pointing pointing) {
        List<DiceChoice.Use> uses = dice.uses();
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
                    pointing.at(region, here);
                }
            }
            DiceTag tag = tag("use-" + use.key(), use, words);
            tag.choose(dice.chosen().filter(use::equals).isPresent());
            regions.add(tag, () -> choose.accept(use));
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
                words.use(use.pieces()), words.dice(use.dice(), use.pieces()));
        tag.setId(id);
        return tag;
    }

    /**
     * In the middle of each goal, the dice by which a piece goes there, or below whatever stands there; where one alone
     * and a pair can go to it, one above the other. Where several pieces can come by different dice, nothing is told;
     * nor of several pieces that can go to many places.
     */
    void tell(List<Leg> legs, LegChoice choice, Function<Leg, Point2D> end, Feedback words) {
        Map<Spot, Map<DiceChoice.Use, Leg>> goals = new LinkedHashMap<>();
        legs.forEach(leg -> choice.completes(leg).filter(view -> !view.uses().isEmpty()).map(DiceChoice.Use::of)
                .ifPresent(use -> goals.computeIfAbsent(leg.to(), _ -> new LinkedHashMap<>()).putIfAbsent(use, leg)));
        boolean chosen = legs.stream().map(Leg::from).distinct().count() < 2;
        if (goals.size() > Ways.FEW && !chosen) {
            return;
        }
        told.setOpacity(chosen ? 1 : QUIET);
        goals.forEach((goal, uses) -> {
            boolean both = uses.size() > 1;
            if (uses.keySet().stream().map(DiceChoice.Use::pieces).distinct().count() < uses.size()) {
                return;
            }
            boolean taken = goal instanceof Spot.Square && stage.pieces().all().stream()
                    .anyMatch(piece -> piece.spot().isWith(goal));
            uses.forEach((use, leg) -> {
                DiceTag tag = new DiceTag(pictures, stage.layout().marks(), use, DiceTag.Order.STACK,
                        use.pieces() > 1 ? words.use(use.pieces()) : "", words.dice(use.dice(), use.pieces()));
                tag.setId("by-" + use.key());
                told.getChildren().add(tag);
                Rectangle2D room = stage.layout().room(end.apply(leg));
                double edge = room.getHeight() / 2 - LINE;
                Point2D at = end.apply(leg).add(0, both ? use.pieces() > 1 ? edge : -edge : taken ? edge : 0);
                tag.setOnOutgrown(() -> fit(tag, at, room));
                fit(tag, at, room);
            });
        });
    }

    /** Lies there, no wider and no higher than the square. */
    private static void fit(DiceTag tag, Point2D at, Rectangle2D room) {
        tag.lie(at);
        double small = Math.min(SMALL, Math.min((room.getWidth() - LINE) / tag.getWidth(),
                (room.getHeight() - LINE) / tag.getHeight()));
        tag.setScaleX(small);
        tag.setScaleY(small);
    }

    /** Those slips are gone. */
    void untell() {
        told.getChildren().clear();
    }
}
