package patolli.ui.table;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;
import patolli.ui.common.Pictures;

/**
 * A slip of bone with the faces of the dice that a move uses: one below the other, or in a row with the arc of a jump
 * between; beside one for a pair a word. Or the same numbers in gold thread, where bone would be seen before all else;
 * and on a square that is lit no slip at all, but the numbers as small knots at its edge.
 */
final class DiceTag extends StackPane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass STITCHED = PseudoClass.getPseudoClass("stitched");
    private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");
    private static final PseudoClass SEWN = PseudoClass.getPseudoClass("sewn");
    private static final PseudoClass HUNG = PseudoClass.getPseudoClass("hung");
    private static final double BETWEEN = 2;
    /** How large a face is, of its picture. */
    private static final double FACE = 0.86;
    /** From one die over to the next. */
    private static final String JUMP = "M0,8 C1,1 8,-1 11,5 L13,3.4 L12.6,9.6 L6.8,8.2 L9,6.6 C7,2.6 3,3.6 2,8 Z";
    private final List<Integer> dice;
    /** How wide it was by itself when it was laid. */
    private double needed;
    private Runnable outgrown = () -> { };

    /** How the faces of two dice lie. */
    enum Order { ROW, STACK }

    /** What it is made of. */
    enum Matter { BONE, THREAD }

    /**
     * A slip that lies nowhere yet.
     *
     * @param word        what is written on it; nothing if it is empty
     * @param description what is said of it where it is not seen
     */
    DiceTag(Pictures pictures, MarkLook marks, DiceChoice.Use use, Order order, Matter matter, String word,
            String description) {
        Pane faces = order == Order.STACK ? new VBox(BETWEEN) : new HBox(BETWEEN);
        faces.getStyleClass().add("dice-faces");
        getChildren().add(faces);
        getStyleClass().add("dice-tag");
        pseudoClassStateChanged(STITCHED, matter == Matter.THREAD);
        setManaged(false);
        setAccessibleRole(AccessibleRole.BUTTON);
        setAccessibleText(description);
        dice = use.dice().subList(0, use.pieces() > 1 ? 1 : use.dice().size());
        for (int die : dice) {
            if (!faces.getChildren().isEmpty() && order == Order.ROW) {
                faces.getChildren().add(jump());
            }
            faces.getChildren().add(face(pictures, marks, die, matter));
        }
        if (!word.isEmpty()) {
            Label label = new Label(word);
            label.getStyleClass().add("dice-word");
            faces.getChildren().addFirst(label);
        }
    }

    private static Node face(Pictures pictures, MarkLook marks, int die, Matter matter) {
        ImageView face = pictures.view(marks.picture("die-" + die + ".png"));
        double wide = face.getFitWidth();
        double high = face.getFitHeight();
        if (matter == Matter.THREAD) {
            return StitchedNumber.face(die, Math.round(wide * FACE), Math.round(high * FACE));
        }
        pictures.enlarge(face, new Rectangle2D(0, 0, wide, high), Math.round(wide * FACE), Math.round(high * FACE));
        return face;
    }

    private static Node jump() {
        SVGPath arc = new SVGPath();
        arc.setContent(JUMP);
        arc.getStyleClass().add("dice-jump");
        return arc;
    }

    /** How wide it is by itself. */
    double wide() {
        applyCss();
        return Math.ceil(prefWidth(-1));
    }

    /** Lies with its middle there. */
    void lie(Point2D at) {
        lie(at, wide(), high());
    }

    /** How high it is by itself. */
    double high() {
        applyCss();
        return Math.ceil(prefHeight(-1));
    }

    /** The same, so wide and high. */
    void lie(Point2D at, double wide, double high) {
        needed = wide();
        resizeRelocate(at.getX() - wide / 2, at.getY() - high / 2, wide, high);
    }

    /** Lays out anew all that lies with it, by {@link #lie}, when its word has become larger or smaller. */
    void setOnOutgrown(Runnable work) {
        outgrown = work;
    }

    @Override
    protected void layoutChildren() {
        if (Math.ceil(prefWidth(-1)) != needed) {
            outgrown.run();
        }
        super.layoutChildren();
    }

    /** Hangs beside its square, or lies on no square: a patch of the same cloth is under it. */
    void hang() {
        pseudoClassStateChanged(HUNG, true);
    }

    /** Lies on a square that is lit: its numbers are sewn onto that, small, at the edge. */
    void sew() {
        pseudoClassStateChanged(SEWN, true);
        List<Node> all = ((Pane) getChildren().getFirst()).getChildren();
        all.removeIf(part -> !(part instanceof Label));
        all.add(StitchedNumber.edged(dice));
    }

    /** Its dice are pointed at, or not: of thread, it is brighter then. */
    void point(boolean pointed) {
        pseudoClassStateChanged(POINTED, pointed);
    }

    /** Stands out, as chosen, or not. */
    void choose(boolean chosen) {
        pseudoClassStateChanged(CHOSEN, chosen);
    }
}
