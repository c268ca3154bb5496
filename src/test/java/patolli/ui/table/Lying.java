package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import patolli.board.AssetSeat;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.testkit.Fx;
import patolli.ui.common.Sprite;

/** Compares what lies on the table, as it is painted, with what the position says. */
public final class Lying {
    private static final double POOL_SCALE = 0.92;
    /** The poorest first. */
    private static final List<String> BY_VALUE = List.of("dime", "dime-2", "cacao", "cacao-2", "cacao-3", "quarter",
            "quarter-2", "quarter-3", "gum", "stamp", "dollar", "dollar-2", "nugget", "stone", "stone-2", "stone-3",
            "knife", "mask", "jade-head", "library-card");

    private Lying() { }

    /** All twelve pieces and all twenty assets lie where the position has them, flat and opaque. */
    static void exactly(TestBoard test) {
        exactly(test.scene, () -> (PatolliState) test.model.state());
    }

    /** The same in any scene with a table; the position is asked for on the FX thread. */
    public static void exactly(Scene scene, Supplier<PatolliState> position) {
        Fx.run(() -> {
            PatolliState state = position.get();
            List<PieceSprite> pieces = sprites(scene, "pieceLayer", PieceSprite.class);
            List<Sprite> assets = sprites(scene, "stakeLayer", Sprite.class);
            assertThat(pieces).hasSize(12);
            assertThat(assets).hasSize(20);
            assertThat(words(pieces, Lying::word)).containsExactlyInAnyOrderElementsOf(duePieces(state, pieces));
            assertThat(words(assets, asset -> word(asset, kind(asset))))
                    .containsExactlyInAnyOrderElementsOf(dueAssets(state, assets));
            assertThat(sprites(scene, "over", Sprite.class)).as("in the air").isEmpty();
        });
    }

    /** The corners of a square, and its middle, in design units. */
    public static List<Point2D> corners(int square) {
        Point2D middle = PatolliPlaces.square(square);
        double half = PatolliPlaces.SQUARE * Math.sqrt(0.5);
        return List.of(middle, middle.add(half, 0), middle.add(-half, 0), middle.add(0, half), middle.add(0, -half));
    }

    /** How many beans are painted with their dot up, none being on its edge. */
    static int dots(TestBoard test) {
        List<Integer> frames = Fx.call(() -> sprites(test, "castLayer", BeanSprite.class).stream()
                .map(bean -> (int) Math.round(bean.getViewport().getMinX() / bean.getViewport().getWidth())).toList());
        assertThat(frames).hasSize(5).allMatch(frame -> frame == 0 || frame == 8);
        return (int) frames.stream().filter(frame -> frame == 0).count();
    }

    static <T extends Sprite> List<T> sprites(TestBoard test, String layer, Class<T> type) {
        return sprites(test.scene, layer, type);
    }

    private static <T extends Sprite> List<T> sprites(Scene scene, String layer, Class<T> type) {
        return ((Pane) scene.lookup("#" + layer)).getChildren().stream()
                .flatMap(node -> node instanceof Group all ? all.getChildren().stream() : Stream.of(node))
                .filter(type::isInstance).map(type::cast).toList();
    }

    /** Those on squares, and those in hand or home: each side's own nests are shared out among them. */
    private static List<String> duePieces(PatolliState state, List<PieceSprite> sprites) {
        List<String> due = new ArrayList<>();
        for (Side side : TestBoard.SIDES) {
            state.squares(side).forEach(square -> due.add(word(side.key(), PatolliPlaces.square(square), 1)));
            List<PieceSprite> aside = sprites.stream().filter(piece -> piece.side() == side)
                    .filter(piece -> state.squares(side).stream().noneMatch(square -> near(piece, square))).toList();
            assertThat(aside).as(side + " pieces in hand and home").hasSize(state.hand(side) + state.off(side));
            assertThat(aside.stream().filter(Lying::golden)).as("golden ones").hasSize(state.off(side));
            aside.forEach(piece -> due.add(word(colour(piece), nest(piece), 1)));
        }
        return due;
    }

    private static boolean near(PieceSprite piece, int square) {
        return centre(piece).distance(PatolliPlaces.square(square)) < 1;
    }

    /** The place at the border that a piece's number gives it. */
    private static Point2D nest(PieceSprite piece) {
        return PatolliPlaces.nest(piece.side(), Integer.parseInt(piece.getId().replaceAll("\\D", "")) - 1);
    }

    private static boolean golden(Sprite sprite) {
        return sprite.getImage().getUrl().contains("-gold");
    }

    /** Each asset by the seat that its value among those of its side gives it, or by its place on the shield. */
    private static List<String> dueAssets(PatolliState state, List<Sprite> sprites) {
        List<String> due = new ArrayList<>();
        for (Side side : TestBoard.SIDES) {
            List<String> held = state.assets(side);
            int ranks = (int) held.stream().filter(kind -> !kind.equals(treasure(side))).count();
            List<AssetSeat> seats = new ArrayList<>();
            IntStream.range(0, ranks).forEach(i -> seats.add(PatolliPlaces.asset(side, i, ranks)));
            if (ranks < held.size()) {
                seats.add(PatolliPlaces.plinth(side, ranks));
            }
            List<Sprite> seated = seats.stream().flatMap(seat -> sprites.stream()
                    .filter(asset -> lies(asset, TableLayout.point(seat.at())))).toList();
            assertThat(words(seated, Lying::kind)).as("before " + side.key())
                    .containsExactlyInAnyOrderElementsOf(held);
            List<Sprite> sorted = seated.stream().sorted(Comparator.comparing(asset -> kind(asset)
                    .equals(treasure(side)) ? BY_VALUE.size() : BY_VALUE.indexOf(name(asset)))).toList();
            for (int i = 0; i < sorted.size(); i++) {
                AssetSeat seat = seats.get(i);
                due.add(word(kind(sorted.get(i)), TableLayout.point(seat.at()), seat.scale()));
            }
        }
        int pool = state.pool().size();
        List<String> strewn = new ArrayList<>();
        IntStream.range(0, pool).mapToObj(i -> PatolliPlaces.pool(i, pool)).forEach(place ->
            sprites.stream().filter(asset -> lies(asset, place)).findFirst().ifPresent(asset -> {
                strewn.add(kind(asset));
                due.add(word(kind(asset), place, POOL_SCALE));
            }));
        // Which asset of the pool lies on which of its places is for the eye only.
        assertThat(strewn).as("the pool").containsExactlyInAnyOrderElementsOf(state.pool());
        return due;
    }

    private static boolean lies(Sprite sprite, Point2D place) {
        return centre(sprite).distance(place) < 0.5;
    }

    /** What a side parts with last. */
    private static String treasure(Side side) {
        return side == Side.BLUE ? "jade-head" : "library-card";
    }

    /** The picture's name: {@code cacao-2}. */
    private static String name(Sprite asset) {
        return asset.getImage().getUrl().replaceAll(".*asset-|(@2x)?\\.png", "");
    }

    private static String kind(Sprite asset) {
        return name(asset).replaceAll("-[0-9]$", "");
    }

    private static <T> List<String> words(List<T> sprites, Function<T, String> word) {
        return sprites.stream().map(word).toList();
    }

    private static String colour(PieceSprite piece) {
        return (golden(piece) ? "golden " : "") + piece.side().key();
    }

    private static String word(PieceSprite piece) {
        return word(piece, colour(piece));
    }

    private static String word(Sprite sprite, String what) {
        return word(what, centre(sprite), isLifted(sprite) ? 1 : sprite.getScaleX())
                + (sprite.getOpacity() == 1 && sprite.getRotate() == 0 ? "" : ", not at rest");
    }

    private static Point2D centre(Sprite sprite) {
        var painted = sprite.getBoundsInParent();
        return new Point2D(painted.getCenterX() - sprite.getTranslateX(),
                painted.getCenterY() - sprite.getTranslateY());
    }

    /** Whether it can move, and so is nearer to whoever looks. */
    private static boolean isLifted(Sprite sprite) {
        return sprite.getTranslateY() < 0;
    }

    private static String word(String what, Point2D at, double scale) {
        return "%s at %.0f %.0f half units, size %.2f".formatted(what, at.getX() * 2, at.getY() * 2, scale);
    }
}
