package patolli.ui.common;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ObservableList;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundImage;
import javafx.scene.layout.BackgroundPosition;
import javafx.scene.layout.BackgroundRepeat;
import javafx.scene.layout.BackgroundSize;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;

/**
 * Shows a scene drawn for 1280 x 800 as large as fits, whole and in the middle. What lies around it is this region's
 * own background.
 */
public final class DesignPane extends Region {
    /** The width that scenes are drawn for, in design units (pixels at 1x). */
    public static final double WIDTH = 1280;
    /** The height that scenes are drawn for. */
    public static final double HEIGHT = 800;
    /** The side of a tile of the ground, in design units. */
    public static final double TILE = 512;

    private final Pane content = new Pane();
    private final Scale scale = new Scale();
    private final ReadOnlyDoubleWrapper factor = new ReadOnlyDoubleWrapper(1);

    private final ObjectProperty<Image> tile = new SimpleObjectProperty<>();

    public DesignPane() {
        content.setManaged(false);
        // where it lies over another scene, what is under it can be clicked
        content.pickOnBoundsProperty().bind(pickOnBoundsProperty());
        content.resize(WIDTH, HEIGHT);
        content.getTransforms().add(scale);
        getChildren().add(content);
        tile.subscribe(this::pave);
        // A picture that the program made would hold on to what it paves.
        sceneProperty().subscribe(this::pave);
        setMinSize(0, 0);
        setPrefSize(WIDTH, HEIGHT);
        clip();
    }

    /** What reaches beyond the window would change the size of all that is drawn: all would be drawn anew. */
    private void clip() {
        Rectangle window = new Rectangle();
        window.widthProperty().bind(widthProperty());
        window.heightProperty().bind(heightProperty());
        setClip(window);
    }

    /** What is shown, in design units. */
    public ObservableList<Node> getContent() {
        return content.getChildren();
    }

    /** How many pixels of the window one design unit takes. */
    public ReadOnlyDoubleProperty factorProperty() {
        return factor.getReadOnlyProperty();
    }

    /** What the ground around the scene is paved with, from the scene's upper left corner: {@link #TILE} units wide. */
    public ObjectProperty<Image> tileProperty() {
        return tile;
    }

    private void pave() {
        if (tile.get() == null) {
            return;
        }
        if (getScene() == null || isCovered()) {
            setBackground(null);
            return;
        }
        double side = TILE * factor.get();
        BackgroundPosition corner = new BackgroundPosition(Side.LEFT, content.getLayoutX() - side * 8, false,
                Side.TOP, content.getLayoutY() - side * 8, false);
        setBackground(new Background(new BackgroundImage(tile.get(), BackgroundRepeat.REPEAT, BackgroundRepeat.REPEAT,
                corner, new BackgroundSize(side, side, false, false, false, false))));
    }

    /** Whether nothing of the ground is seen: then it is not drawn, which costs as much as the whole scene. */
    private boolean isCovered() {
        return content.getLayoutX() <= 0 && content.getLayoutY() <= 0 && factor.get() * WIDTH >= getWidth() - 1
                && factor.get() * HEIGHT >= getHeight() - 1;
    }

    @Override
    protected void layoutChildren() {
        double fit = Math.min(getWidth() / WIDTH, getHeight() / HEIGHT);
        scale.setX(fit);
        scale.setY(fit);
        // A whole pixel, or pictures at their own size would be blurred.
        content.relocate(Math.round((getWidth() - WIDTH * fit) / 2), Math.round((getHeight() - HEIGHT * fit) / 2));
        factor.set(fit);
        pave();
    }
}
