package patolli.ui.book;

import java.net.URL;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.AssetFiles;
import patolli.ui.common.Pictures;

/** Finds the pictures that pages name, such as {@code patolli/table.jpg}. */
final class PagePicture {
    private static final Logger LOG = LoggerFactory.getLogger(PagePicture.class);

    private PagePicture() { }

    /**
     * A picture in the size that it is shown in. One that was drawn in one size only, as icons are, is shown at half of
     * it, so that it is as sharp as the others. Nothing if there is no such picture: a page can be read without it.
     */
    static Optional<ImageView> view(String name, Pictures pictures) {
        URL single = find(name);
        if (single == null) {
            LOG.warn("The picture {} of the help book is missing", name);
            return Optional.empty();
        }
        if (find(name.replaceFirst("(\\.[a-z]+)$", "@2x$1")) != null) {
            return Optional.of(pictures.view(name));
        }
        ImageView view = new ImageView(new Image(single.toExternalForm()));
        view.setSmooth(true);
        view.setPreserveRatio(true);
        view.setFitWidth(view.getImage().getWidth() / 2);
        view.setFitHeight(view.getImage().getHeight() / 2);
        return Optional.of(view);
    }

    private static URL find(String name) {
        return AssetFiles.find("images/" + name).orElse(null);
    }
}
