package patolli.ui.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import patolli.rules.Leg;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.Reduced;
import patolli.ui.common.Sprite;
import patolli.ui.table.light.Hour;
import patolli.ui.table.light.TableLight;

/** Paints the mat as it is seen from afar, with the pieces and assets of a position on it. */
public final class SmallMat {
    /** The mat inside its painted border, in design units; it is as large at every table. */
    private static final Rectangle2D SEEN = new Rectangle2D(59, 57, 1162, 704);
    /** From afar a piece of its true size would be lost. */
    private static final double PIECE = 1.22;
    private static final double STAKE = 1.1;
    /** From the middle of a piece on the track to the edge of its halo: so many squares, and no more than so far. */
    private static final double HALO = 0.68;
    private static final double WIDEST = 34;
    private static final Color BONE = Color.web("#F3EAD7");
    private final Pictures pictures;
    private final Pane added = new Pane();
    private final Pane signLayer = new Pane();
    private final Pane pieceLayer = new Pane();
    private final Pane stakeLayer = new Pane();
    private final GameTable table;
    private final TableLayout layout;
    private final Pieces pieces;
    private final Stakes stakes;
    private final Signs grounds;
    private final Signs signs;
    private final Map<Key, Image> reduced = new HashMap<>();
    private final Map<Key, Image> lit = new HashMap<>();

    public SmallMat(GameTable table, Pictures pictures) {
        this.table = table;
        this.pictures = pictures;
        layout = new TableLayout(table.board());
        pieces = new Pieces(pieceLayer, pictures, layout, table.pieces());
        stakes = table.stakes(stakeLayer, pictures);
        grounds = table.grounds(added, pictures);
        signs = table.signs(signLayer, pictures);
    }

    /** How wide a picture of it is against its height. */
    public static double proportion() {
        return SEEN.getWidth() / SEEN.getHeight();
    }

    /** What is seen of the scene, in design units. */
    static Rectangle2D seen() {
        return SEEN;
    }

    /** Paints a position over the whole of a picture, measured in its own pixels. */
    public void paint(State state, GraphicsContext pen, double width, double height) {
        Image whole = pictures.image(table.mat().picture());
        double dense = whole.getWidth() / pictures.width(table.mat().picture());
        Rectangle2D part = new Rectangle2D(SEEN.getMinX() * dense, SEEN.getMinY() * dense, SEEN.getWidth() * dense,
                SEEN.getHeight() * dense);
        pen.drawImage(ground(whole, part, (int) width, (int) height, SEEN), 0, 0);
        pen.scale(width / SEEN.getWidth(), height / SEEN.getHeight());
        pen.translate(-SEEN.getMinX(), -SEEN.getMinY());
        table.mat().away(Set.copyOf(state.sides())).forEach(away -> away(away, pen));
        grounds.show(state);
        lay(pen, added, 1);
        signs.show(state);
        lay(pen, signLayer, 1);
        stakes.show(state);
        lay(pen, stakeLayer, STAKE);
        pieces.show(state);
        state.sides().stream().flatMap(side -> state.pieces(side).stream()).filter(Spot.Square.class::isInstance)
                .map(spot -> layout.square(((Spot.Square) spot).number())).forEach(square -> halo(pen, square));
        lay(pen, pieceLayer, PIECE);
    }

    /**
     * Where a piece goes in the position that was painted last, in design units: two places or more, the first where it
     * lies and the last where it comes to lie.
     */
    List<Point2D> way(Leg leg) {
        Route route = Route.of(layout, leg, List.of(), pieces.on(leg.side(), leg.from()));
        List<Point2D> way = new ArrayList<>(List.of(route.start()));
        route.squares().stream().filter(square -> !way.contains(square)).forEach(way::add);
        if (way.size() == 1 || route.goesOff()) {
            way.add(route.end());
        }
        return way;
    }

    /** A part of the mat as it is while somebody does not play. */
    private void away(MatLook.Away part, GraphicsContext pen) {
        Image whole = pictures.image(part.picture());
        double wide = pictures.width(part.picture());
        double high = wide * whole.getHeight() / whole.getWidth();
        double factor = pen.getTransform().getMxx();
        Image small = ground(whole, new Rectangle2D(0, 0, whole.getWidth(), whole.getHeight()),
                (int) Math.round(wide * factor), (int) Math.round(high * factor),
                new Rectangle2D(part.at().x(), part.at().y(), wide, high));
        pen.drawImage(small, part.at().x(), part.at().y(), wide, high);
    }

    /** What stands on the track is set off from its dark lines. */
    private void halo(GraphicsContext pen, Point2D square) {
        double radius = Math.min(WIDEST, HALO * table.board().squareSize());
        pen.setFill(BONE);
        pen.fillOval(square.getX() - radius, square.getY() - radius, 2 * radius, 2 * radius);
    }

    private void lay(GraphicsContext pen, Pane layer, double larger) {
        double factor = pen.getTransform().getMxx();
        layer.getChildren().stream().filter(node -> node instanceof Sprite && node.isVisible()).map(Sprite.class::cast)
                .forEach(sprite -> {
            double size = sprite.getFitWidth() * sprite.getScaleX() * larger;
            double tall = sprite.getFitHeight() * sprite.getScaleY() * larger;
            Image image = sprite.getImage();
            Image small = small(image, new Rectangle2D(0, 0, image.getWidth(), image.getHeight()),
                    (int) Math.round(size * factor), (int) Math.round(tall * factor));
            pen.drawImage(small, sprite.at().getX() - size / 2, sprite.at().getY() - tall / 2, size, tall);
        });
    }

    /** A part of the scene in the light that contests begin in. */
    private Image ground(Image whole, Rectangle2D part, int width, int height, Rectangle2D seen) {
        return lit.computeIfAbsent(new Key(whole, width, height), key -> TableLight.over(table.board(), Hour.FIRE)
                .on(small(whole, part, width, height), seen));
    }

    private Image small(Image image, Rectangle2D part, int width, int height) {
        return reduced.computeIfAbsent(new Key(image, width, height), key -> Reduced.of(image, (int) part.getMinX(),
                (int) part.getMinY(), (int) part.getWidth(), (int) part.getHeight(), width, height));
    }

    private record Key(Image image, int width, int height) { }
}
