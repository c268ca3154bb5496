package patolli.ui.bell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.effect.ColorAdjust;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Scale;
import patolli.settings.TextSize;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** Coins on the mat that can be counted, on an open purse or in the pot, and their number. */
final class CoinHeap {
    /** Where a heap lies, which says how large it is: lengths in design units. */
    enum Kind {
        /** In a corner of the mat, on a large purse. */
        CORNER("bell/coin-large", Optional.of("bell/purse.png"), 34, 90, 48, 76, 30),
        /** Between two limbs, on a smaller purse. */
        BETWEEN("bell/coin", Optional.of("bell/purse-small.png"), 20, 48, 28, 64, 23),
        /** In the pot. */
        POT("bell/coin-middle", Optional.empty(), 30, 50, 58, 70, 28);

        private final String coin;
        private final Optional<String> purse;
        private final double across;
        private final double reach;
        private final double away;
        private final double wide;
        private final double high;

        /**
         * @param coin   how the names of its coins' pictures begin
         * @param across a coin
         * @param reach  half as wide as all of it
         * @param away   from the middle to the nearer edge of the number
         * @param wide   the number's plate, and its height
         */
        Kind(String coin, Optional<String> purse, double across, double reach, double away, double wide, double high) {
            this.coin = coin;
            this.purse = purse;
            this.across = across;
            this.reach = reach;
            this.away = away;
            this.wide = wide;
            this.high = high;
        }
    }

    private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    /** How the names of coins' pictures end, and which of them follow each other in a heap. */
    private static final List<String> STAMPINGS = List.of("", "-2", "-3");
    private static final String STRUCK = "01021001201002";
    /** In coins: how far a heap reaches, how flat and how high it is, and how far a coin lies from an even pattern. */
    private static final double SPREAD = 0.42;
    private static final double FLAT = 0.82;
    private static final double HIGH = 0.22;
    private static final double STRAY = 0.24;
    private static final double TURN = 2.39996;
    /** The part of its room that a heap of many fills: of more, the more lie on one another. */
    private static final double FULL = 0.62;
    /** How far a coin is turned, in degrees to either side. */
    private static final double TURNED = 42;
    private static final double ROOM = 5;
    /** Coins of whoever waits are less bright. */
    private static final ColorAdjust WAITING = new ColorAdjust(0, -0.12, -0.20, 0);
    private final List<Sprite> coins = new ArrayList<>();
    /** Only as large as its coins: a pane would reach from the mat's corner, and be kept as a picture of that size. */
    private final Group heap = new Group();
    private final Pictures pictures;
    private final Kind kind;
    private final List<Sprite> purse = new ArrayList<>();
    private final Label number = new Label();
    private final Point2D at;
    private final boolean above;
    private double high;
    private int held;
    private boolean used = true;

    /**
     * @param above whether its number lies above it, and not below
     */
    CoinHeap(Pane layer, Pictures pictures, Point2D at, Kind kind, boolean above) {
        this.at = at;
        this.kind = kind;
        high = kind.high;
        this.above = above;
        this.pictures = pictures;
        heap.setManaged(false);
        heap.setMouseTransparent(true);
        number.getStyleClass().add("coins");
        number.pseudoClassStateChanged(LARGE, kind != Kind.BETWEEN);
        number.setAlignment(Pos.CENTER);
        number.setMouseTransparent(true);
        kind.purse.ifPresent(name -> {
            Sprite hide = new Sprite(pictures, name);
            hide.place(at);
            purse.add(hide);
        });
        layer.getChildren().addAll(purse);
        layer.getChildren().addAll(heap, number);
        settle();
    }

    Point2D at() {
        return at;
    }

    /** A coin that leaves it, as large as those that lie there. */
    Sprite coin() {
        return new Sprite(pictures, picture(Math.max(0, coins.size() - 1)));
    }

    /** What the i-th coin looks like: copper, gold and jade lie there in no order. */
    private String picture(int i) {
        int from = (int) (at.getX() + at.getY());
        return kind.coin + STAMPINGS.get(STRUCK.charAt((i + from) % STRUCK.length()) - '0') + ".png";
    }

    /** How large a coin of this heap is beside one of another. */
    double coinsBeside(CoinHeap other) {
        return kind.across / other.kind.across;
    }

    /** The number grows away from the heap. */
    void size(TextSize size) {
        number.getTransforms().setAll(new Scale(size.factor(), size.factor(), kind.wide / 2, above ? kind.high : 0));
        high = kind.high * size.factor();
    }

    /** The heap with its number. */
    Rectangle2D area() {
        double more = Math.max(kind.away + high + ROOM, kind.reach);
        return new Rectangle2D(at.getX() - kind.reach, at.getY() - (above ? more : kind.reach), 2 * kind.reach,
                kind.reach + more);
    }

    int held() {
        return held;
    }

    /** Notes how many there are; they are seen to be when it has settled. */
    void hold(int coins) {
        held = coins;
    }

    /** Whether whoever has it waits while another plays. */
    void waiting(boolean waits) {
        Stream.concat(Stream.of(heap), purse.stream()).forEach(each -> {
            each.setEffect(waits ? WAITING : null);
            // Made once, and not anew whenever something moves beside it.
            each.setCache(true);
        });
    }

    /** Whether there is a heap here at all. */
    void use(boolean inPlay) {
        used = inPlay;
    }

    List<Sprite> sprites() {
        return List.copyOf(coins);
    }

    void settle() {
        lay();
        heap.setVisible(used);
        purse.forEach(hide -> hide.setVisible(used));
        number.setText(Integer.toString(held));
        // An empty pot needs no number; an empty purse is worth telling.
        number.setVisible(used && (held > 0 || kind != Kind.POT));
        number.setManaged(false);
        number.resizeRelocate(at.getX() - kind.wide / 2, at.getY() + (above ? -kind.away - kind.high : kind.away),
                kind.wide, kind.high);
    }

    /** As many coins as are held, as they were poured out. */
    private void lay() {
        while (coins.size() > held) {
            heap.getChildren().remove(coins.removeLast());
        }
        while (coins.size() < held) {
            Sprite coin = new Sprite(pictures, picture(coins.size()));
            coin.setRotate(TURNED * chance(coins.size(), 1));
            coins.add(coin);
            heap.getChildren().add(coin);
        }
        double reach = Math.min(SPREAD * Math.sqrt(Math.max(1, held - 1)), FULL * kind.reach / kind.across);
        for (int i = 0; i < held; i++) {
            coins.get(i).place(at.add(poured(i, reach)));
        }
    }

    /** A heap whose last coins lie highest, in its middle; no two heaps are alike. */
    private Point2D poured(int i, double reach) {
        int under = held - 1 - i;
        double far = reach * Math.sqrt(under / (double) Math.max(1, held - 1));
        double turn = TURN * under + Math.PI * chance(0, 2);
        double lift = HIGH * (reach - far);
        return new Point2D(far * Math.cos(turn) + STRAY * chance(i, 3),
                FLAT * far * Math.sin(turn) + STRAY * chance(i, 4) - lift).multiply(kind.across);
    }

    /** A number from -1 to 1 that is always the same for a coin of this heap. */
    private double chance(int i, int salt) {
        double wave = 43758.5453 * Math.sin(12.9898 * (i + 1) + 78.233 * salt + 0.37 * at.getX() + 0.71 * at.getY());
        return 2 * (wave - Math.floor(wave)) - 1;
    }
}
