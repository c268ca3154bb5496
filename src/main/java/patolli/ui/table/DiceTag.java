package patolli.ui.table;

import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import patolli.ui.common.Pictures;

/** A slip of bone with the faces of the dice that a move uses, and a word where these alone don't tell it. */
final class DiceTag extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final double BETWEEN = 2;
    private Runnable outgrown = () -> { };

    DiceTag(Pictures pictures, MarkLook marks, DiceChoice.Use use, String word, String description) {
        super(BETWEEN);
        getStyleClass().add("dice-tag");
        setManaged(false);
        setAccessibleRole(AccessibleRole.BUTTON);
        setAccessibleText(description);
        int dice = use.pieces() > 1 ? 1 : use.dice().size();
        use.dice().stream().limit(dice).forEach(die ->
                getChildren().add(pictures.view(marks.picture("die-" + die + ".png"))));
        if (!word.isEmpty()) {
            Label label = new Label(word);
            label.getStyleClass().add("dice-word");
            getChildren().add(use.pieces() > 1 ? 0 : getChildren().size(), label);
        }
    }

    /** How wide it is. */
    double wide() {
        applyCss();
        return Math.ceil(prefWidth(-1));
    }

    /** Lies with its middle there. */
    void lie(Point2D at) {
        double wide = wide();
        double high = Math.ceil(prefHeight(wide));
        resizeRelocate(at.getX() - wide / 2, at.getY() - high / 2, wide, high);
    }

    /** Lays out anew all that lies with it, by {@link #lie}, when its word has become larger or smaller. */
    void setOnOutgrown(Runnable work) {
        outgrown = work;
    }

    @Override
    protected void layoutChildren() {
        if (Math.ceil(prefWidth(-1)) != getWidth()) {
            outgrown.run();
        }
        super.layoutChildren();
    }

    /** Stands out, as chosen, or not. */
    void choose(boolean chosen) {
        pseudoClassStateChanged(CHOSEN, chosen);
    }
}
