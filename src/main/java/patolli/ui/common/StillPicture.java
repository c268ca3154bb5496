package patolli.ui.common;

import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;

/** What a scene shows in this moment, as a picture. */
public final class StillPicture {
    private StillPicture() { }

    /**
     * What a node of a shown scene looks like, over the whole scene's size.
     *
     * @param scale pixels of the picture a pixel of the scene
     */
    public static WritableImage of(Parent node, double scale) {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        parameters.setTransform(new Scale(scale, scale));
        parameters.setViewport(new Rectangle2D(0, 0, node.getScene().getWidth() * scale,
                node.getScene().getHeight() * scale));
        return node.snapshot(parameters, null);
    }

    /** The same as a node, in as many pixels as the screen shows it with. */
    public static ImageView shown(Parent node) {
        ImageView view = new ImageView(of(node, node.getScene().getWindow().getOutputScaleX()));
        view.setFitWidth(node.getScene().getWidth());
        view.setFitHeight(node.getScene().getHeight());
        return view;
    }
}
