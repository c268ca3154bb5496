package patolli.ui.table;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/**
 * The painted frame of a square (or of a place as large as one): firelight within gold cord where a move leads, corners
 * of bone where it begins.
 */
final class SquareFrame extends Group {
    private static final String GOAL = "goal-";
    private static final double STRAIGHT = 45;
    private static final double DULL = 0.86;
    private static final Color NIGHT = Color.web("#1A0E06", 0.5);
    private final Sprite picture;
    private final String name;
    private final boolean target;
    private final boolean bare;
    /** Whether its cord is dull while it makes way. */
    private final boolean quiet;
    /** Its picture while it shines. */
    private final String bright;
    /** From where it lies to the middle of its picture. */
    private final Point2D within;
    private Standing standing = Standing.PLAIN;
    private boolean shining;
    private boolean beneath;
    private boolean burnt;
    private boolean framed = true;
    private Optional<Rectangle> sunk = Optional.empty();

    private SquareFrame(Pictures pictures, TableLayout layout, Point2D at, String name, Point2D middle,
            boolean bare) {
        target = name.startsWith(GOAL);
        this.bare = bare;
        quiet = target && !layout.marks().isRinged();
        Optional<Double> tip = layout.marks().upright() ? Optional.empty() : layout.tip(middle);
        this.name = layout.marks().picture(name + (tip.isPresent() ? "-tip" : ""));
        bright = this.name + "-shining.png";
        picture = new Sprite(pictures, this.name + (bare ? "-bare.png" : ".png"));
        within = middle.subtract(at);
        picture.setRotate(tip.orElse(layout.marks().frames(layout.board())));
        getChildren().add(picture);
        paint();
        lay(at);
        setManaged(false);
        setMouseTransparent(true);
    }

    /** Gold is not seen on ochre: what is painted there sinks into the dark within the frame, while it is looked at. */
    void sink(TableLayout layout) {
        double wide = layout.board().squareSize();
        Rectangle dark = new Rectangle(within.getX() - wide / 2, within.getY() - wide / 2, wide, wide);
        dark.setFill(NIGHT);
        dark.setRotate(layout.board().onCorner() ? STRAIGHT : 0);
        getChildren().addFirst(dark);
        sunk = Optional.of(dark);
        paint();
    }

    /** Where the keys act. */
    static SquareFrame cursor(Pictures pictures, TableLayout layout, Point2D at) {
        if (!layout.marks().isRinged()) {
            return origin(pictures, layout, at, false);
        }
        SquareFrame ring = goal(pictures, layout, at, MoveEnd.WHOLE, false);
        ring.stand(Standing.BACK);
        return ring;
    }

    private static SquareFrame origin(Pictures pictures, TableLayout layout, Point2D at, boolean beside) {
        SquareFrame frame = new SquareFrame(pictures, layout, at, "origin-" + layout.size(at, false), at, false);
        if (beside && layout.board().onCorner()) {
            // There is no square: a piece of a row is told by its lift alone.
            frame.framed = false;
            frame.paint();
        }
        return frame;
    }

    /**
     * Where a piece comes from that goes that way: where it is told by feet, they walk there.
     *
     * @param beside whether that is no square, but a place in a row of pieces in hand
     */
    static SquareFrame origin(Pictures pictures, TableLayout layout, Route route, boolean beside) {
        SquareFrame frame = origin(pictures, layout, route.start(), beside);
        if (layout.marks().isRinged()) {
            frame.picture.setRotate(Footprints.heading(route.squares(), 0));
            frame.burn(Footprints.heading(route.squares(), 0));
        }
        return frame;
    }

    /** Prints in the wood in the place of its picture, but while it shines. */
    private void burn(double heading) {
        burnt = true;
        getChildren().add(new BurntFeet(within, heading));
        paint();
    }

    /** Where a piece would land. @param bare whether no firelight lies on what is painted there */
    static SquareFrame goal(Pictures pictures, TableLayout layout, Point2D at, MoveEnd end, boolean bare) {
        return new SquareFrame(pictures, layout, at, GOAL + layout.size(at, false) + layout.marks().suffix(end), at,
                bare);
    }

    /** Home, where it lies in the middle of the board: the whole of it, wherever a piece comes to it. */
    static SquareFrame home(Pictures pictures, TableLayout layout, Point2D at) {
        return new SquareFrame(pictures, layout, at, GOAL + "home", TableLayout.point(layout.board().middle()), false);
    }

    /** Whether it is the frame of a place where a piece would land. */
    boolean isTarget() {
        return target;
    }

    /** Whether its move stands out. */
    boolean isOut() {
        return standing == Standing.OUT;
    }

    /** Whether it shines. */
    boolean isShining() {
        return shining;
    }

    /** Whether it makes way for another that is pointed at. */
    boolean isBack() {
        return standing == Standing.BACK;
    }

    /** Brighter when its move is pointed at, and thinner while another is. */
    void stand(Standing now) {
        standing = now;
        paint();
    }

    /** Shines, or not. */
    void shine(boolean on) {
        shining = on;
        paint();
    }

    /** One of the same side lies there: only what stands out or shines is seen under it. */
    void goBeneath() {
        beneath = true;
        paint();
    }

    private void paint() {
        setVisible(framed && (!beneath || shining || standing == Standing.OUT));
        sunk.ifPresent(dark -> dark.setVisible(shining || standing != Standing.BACK));
        picture.picture(shining ? bright : name + switch (standing) {
            case BACK -> "-back.png";
            case PLAIN -> bare ? "-bare.png" : ".png";
            case OUT -> "-out.png";
        });
        // Not all of them are as large.
        picture.place(within);
        picture.setOpacity(burnt && !shining ? 0 : quiet && !shining && standing == Standing.BACK ? DULL : 1);
    }

    /** Lies with its middle there. */
    void lay(Point2D at) {
        setLayoutX(at.getX());
        setLayoutY(at.getY());
    }

    /** Where its middle lies. */
    Point2D at() {
        return new Point2D(getLayoutX(), getLayoutY());
    }
}
