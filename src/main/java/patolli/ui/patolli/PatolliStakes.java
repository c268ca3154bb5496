package patolli.ui.patolli;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.effect.ColorAdjust;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;
import patolli.board.AssetSeat;
import patolli.board.FeatherSheet;
import patolli.board.PatolliBoard;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Asset;
import patolli.rules.patolli.PatolliState;
import patolli.settings.TextSize;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.Stakes;
import patolli.ui.table.TableLayout;
import patolli.ui.table.staging.Payment;

/**
 * The twenty assets: by value in closed ranks before their owner, larger the fewer they are, or heaped on the shield
 * with their number.
 */
final class PatolliStakes implements Stakes {
    /** How large an asset is in the pool, against its size in the rows. */
    private static final double POOL_SCALE = 0.92;
    /** How far the shield reaches from its middle, and a holding beyond the middles of its corners. */
    private static final double SHIELD = 90;
    private static final double CLOTH = 30;
    /** The number of the things in the pool, at the foot of the shield. */
    private static final double UNDER = 62;
    private static final double WIDE = 64;
    private static final double HIGH = 40;
    /** Things are seen after pieces and cast: a little less bright, and those of whoever waits less yet. */
    private static final ColorAdjust QUIET = new ColorAdjust(0, -0.08, -0.12, 0);
    private static final ColorAdjust WAITING = new ColorAdjust(0, -0.18, -0.34, 0);
    private final List<AssetSprite> all = new ArrayList<>();
    private final Map<Side, ImageView> plinths = new EnumMap<>(Side.class);
    private final Label number = new Label();
    private final ShieldBird bird;
    private final Pictures pictures;
    private Optional<Side> turn = Optional.empty();
    private boolean blazes;

    PatolliStakes(Pane layer, Pictures pictures) {
        this.pictures = pictures;
        bird = new ShieldBird(layer, pictures);
        for (Asset kind : Asset.values()) {
            for (int i = 1; i <= kind.count(); i++) {
                all.add(new AssetSprite(pictures, kind.key(), i));
            }
        }
        for (Side side : PatolliBoard.BOARD.sides()) {
            ImageView plinth = pictures.view("patolli/plinth-" + side.key() + ".png");
            plinth.setId("plinth-" + side.key());
            Point2D middle = TableLayout.point(PatolliBoard.BOARD.stake(side, PatolliBoard.TREASURE));
            plinth.relocate(middle.getX() - plinth.getFitWidth() / 2, middle.getY() - plinth.getFitHeight() / 2);
            plinth.setMouseTransparent(true);
            plinths.put(side, plinth);
        }
        layer.getChildren().addAll(plinths.values());
        layer.getChildren().addAll(all);
        number.setId("pool-number");
        number.getStyleClass().add("pool-number");
        number.setAlignment(Pos.CENTER);
        number.setMouseTransparent(true);
        number.setManaged(false);
        Point2D pot = TableLayout.point(PatolliBoard.BOARD.pot());
        number.resizeRelocate(pot.getX() - WIDE / 2, pot.getY() + UNDER, WIDE, HIGH);
        layer.getChildren().add(number);
    }

    /** Takes the named assets from one holder to another, without moving their pictures. */
    private List<AssetSprite> hand(List<String> kinds, Optional<Side> from, Optional<Side> to) {
        List<AssetSprite> handed = new ArrayList<>();
        for (String kind : kinds) {
            all.stream().filter(a -> a.kind().equals(kind) && a.owner().equals(from) && !handed.contains(a)).findFirst()
                    .ifPresent(handed::add);
        }
        handed.forEach(asset -> asset.belong(to));
        return handed;
    }

    @Override
    public List<Sprite> sprites() {
        return List.copyOf(all);
    }

    /** Where each asset has its place now, by the holders as they are noted. */
    private Map<AssetSprite, AssetSeat> places() {
        Map<AssetSprite, AssetSeat> places = new LinkedHashMap<>();
        List<AssetSprite> pool = heldBy(Optional.empty());
        Map<Side, List<AssetSprite>> ranks = new EnumMap<>(Side.class);
        PatolliBoard.BOARD.sides().forEach(side -> ranks.put(side, ranks(side)));
        for (AssetSprite asset : all) {
            places.put(asset, asset.owner().map(side -> seat(side, asset, ranks.get(side)))
                    .orElseGet(() -> new AssetSeat(PatolliBoard.BOARD.inPot(pool.indexOf(asset), pool.size()),
                            POOL_SCALE)));
        }
        return places;
    }

    /** What a side has but its treasure, the poorest first: what it pays leaves no gap. */
    private List<AssetSprite> ranks(Side side) {
        return heldBy(Optional.of(side)).stream().filter(asset -> !isTreasure(asset, side)).toList();
    }

    private static AssetSeat seat(Side side, AssetSprite asset, List<AssetSprite> ranks) {
        int rank = ranks.indexOf(asset);
        return rank < 0 ? PatolliBoard.BOARD.treasure(side, ranks.size())
                : PatolliBoard.BOARD.asset(side, rank, ranks.size());
    }

    /** What a side parts with last: red with the library card, blue with the jade head. */
    private boolean isTreasure(AssetSprite asset, Side side) {
        return all.indexOf(asset) == (side == Side.BLUE ? all.size() - 2 : all.size() - 1);
    }

    private List<AssetSprite> heldBy(Optional<Side> holder) {
        return all.stream().filter(asset -> asset.owner().equals(holder)).toList();
    }

    @Override
    public int held(Optional<Side> holder) {
        return heldBy(holder).size();
    }

    @Override
    public void show(State state) {
        PatolliState position = (PatolliState) state;
        Map<Optional<Side>, List<String>> due = new HashMap<>();
        due.put(Optional.of(Side.RED), new ArrayList<>(position.assets(Side.RED)));
        due.put(Optional.of(Side.BLUE), new ArrayList<>(position.assets(Side.BLUE)));
        due.put(Optional.empty(), new ArrayList<>(position.pool()));
        List<AssetSprite> loose = all.stream().filter(a -> !due.get(a.owner()).remove(a.kind())).toList();
        for (AssetSprite asset : loose) {
            due.entrySet().stream().filter(e -> e.getValue().remove(asset.kind())).findFirst()
                    .ifPresent(e -> asset.belong(e.getKey()));
        }
        settle();
    }

    /** A plinth is there as long as a side has what lies on it. */
    private boolean isNeeded(Side side) {
        return heldBy(Optional.of(side)).stream().anyMatch(asset -> isTreasure(asset, side));
    }

    @Override
    public Rectangle2D blaze(boolean over, boolean gradually) {
        blazes = over;
        bird.kindle(kindled(), gradually);
        return area(Optional.empty());
    }

    private int kindled() {
        return blazes ? FeatherSheet.FEATHERS : held(Optional.empty());
    }

    /** What lies there is counted without what is on its way, as it is in the band. */
    private void count(List<AssetSprite> flying) {
        long lying = heldBy(Optional.empty()).stream().filter(asset -> !flying.contains(asset)).count();
        number.setText(Long.toString(lying));
        number.setVisible(lying > 0);
        number.toFront();
    }

    @Override
    public void light(Optional<Side> side) {
        if (!side.equals(turn)) {
            turn = side;
            all.forEach(this::dim);
        }
    }

    private void dim(AssetSprite asset) {
        boolean waits = turn.isPresent() && asset.owner().isPresent() && !asset.owner().equals(turn);
        asset.setEffect(waits ? WAITING : QUIET);
        // Made once, and not anew whenever something moves beside it.
        asset.setCache(true);
    }

    @Override
    public void size(TextSize size) {
        number.getTransforms().setAll(new Scale(size.factor(), size.factor(), WIDE / 2, HIGH / 2));
    }

    @Override
    public void settle() {
        count(List.of());
        bird.kindle(kindled(), false);
        plinths.forEach((side, plinth) -> {
            plinth.setVisible(isNeeded(side));
            double scale = PatolliBoard.BOARD.treasure(side, ranks(side).size()).scale();
            plinth.setScaleX(scale);
            plinth.setScaleY(scale);
            pictures.sharpen(plinth, scale > 1);
        });
        places().forEach((asset, seat) -> {
            asset.rest();
            asset.setScaleX(seat.scale());
            asset.setScaleY(seat.scale());
            asset.place(TableLayout.point(seat.at()));
            asset.pictures().sharpen(asset, seat.scale() > 1);
            dim(asset);
        });
    }

    @Override
    public Optional<Payment> payment(Event event) {
        return switch (event) {
            case Event.Bet bet -> pay(bet.assets(), Optional.of(bet.side()), Optional.empty());
            case Event.Forfeit forfeit -> pay(forfeit.assets(), Optional.of(forfeit.from()), forfeit.to());
            case Event.GameWon won -> pay(won.assets(), Optional.empty(), won.sides().stream().findFirst());
            case Event.PoolTaken taken -> pay(taken.assets(), Optional.empty(), Optional.of(taken.side()));
            case Event.Cast _, Event.Begins _, Event.Tied _, Event.Entered _, Event.DirectionChosen _, Event.Moved _,
                    Event.PairMoved _, Event.Bumped _, Event.Cut _, Event.Captured _, Event.Settled _,
                    Event.SteppedBack _, Event.BorneOff _, Event.ExtraTurn _, Event.WillMiss _, Event.WillStepBack _,
                    Event.Passed _, Event.DieLost _, Event.Bankrupt _, Event.PotShared _, Event.ContestWon _,
                    Event.Drawn _, Event.NextGame _, Event.TurnPassed _ -> Optional.empty();
        };
    }

    /** Assets go to their new holder; those on the shield make room. */
    private Optional<Payment> pay(List<String> kinds, Optional<Side> from, Optional<Side> to) {
        Map<AssetSprite, AssetSeat> before = places();
        List<AssetSprite> handed = hand(kinds, from, to);
        Map<AssetSprite, AssetSeat> after = places();
        count(handed);
        handed.forEach(asset -> asset.setEffect(null));
        bird.kindle(kindled(), true);
        // What comes back finds its plinth when it has arrived.
        plinths.forEach((side, plinth) -> plinth.setVisible(plinth.isVisible() && isNeeded(side)));
        List<Payment.Going> shifting = new ArrayList<>();
        after.forEach((asset, place) -> {
            if (!handed.contains(asset) && !place.equals(before.get(asset))) {
                shifting.add(going(asset, place));
            }
        });
        return Optional.of(new Payment(handed.stream().map(asset -> going(asset, after.get(asset))).toList(),
                shifting));
    }

    private static Payment.Going going(AssetSprite asset, AssetSeat seat) {
        return new Payment.Going(asset, TableLayout.point(seat.at()), seat.scale());
    }

    @Override
    public Rectangle2D area(Optional<Side> holder) {
        return holder.map(side -> between(TableLayout.point(PatolliBoard.BOARD.stake(side, 0)),
                TableLayout.point(PatolliBoard.BOARD.stake(side, all.size() - 1)), CLOTH)).orElseGet(() -> {
            Point2D middle = TableLayout.point(PatolliBoard.BOARD.pot());
            return between(middle, middle, SHIELD);
        });
    }

    private static Rectangle2D between(Point2D first, Point2D last, double more) {
        return new Rectangle2D(first.getX() - more, first.getY() - more, last.getX() - first.getX() + 2 * more,
                last.getY() - first.getY() + 2 * more);
    }
}
