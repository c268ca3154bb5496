package patolli.ui.proof;

import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import patolli.beans.Seal;

/** A seal's figure: a round stamp, painted as shapes, so that it is sharp at any size. Always as wide as it is high. */
public final class SealFigure extends Region {
    private static final double RADIUS = 50;
    private final Group sign = new Group();
    private final Scale scale = new Scale();
    private final Translate middle = new Translate();

    /** @param size its width and height, in design units */
    public SealFigure(Seal seal, double size) {
        getStyleClass().add("seal-figure");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(String.join(" ", seal.words()));
        setMouseTransparent(true);
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
        new SignPainter(Sign.of(seal.glyph()), new Brush(sign.getChildren())).paint();
        sign.setManaged(false);
        sign.getTransforms().addAll(middle, scale);
        getChildren().add(sign);
    }

    @Override
    protected void layoutChildren() {
        double factor = Math.min(getWidth(), getHeight()) / 2 / RADIUS;
        scale.setX(factor);
        scale.setY(factor);
        middle.setX(getWidth() / 2);
        middle.setY(getHeight() / 2);
    }
}
