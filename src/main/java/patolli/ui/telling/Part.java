package patolli.ui.telling;

import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import patolli.ui.common.Pictures;

/** The part of a scene's picture that has anything in it: clear pixels cost as much to paint as others. */
public final class Part {
    private Part() { }

    /** A view of a part, lying where it is in the whole picture; design units. */
    public static ImageView of(Pictures pictures, String name, Rectangle2D part) {
        ImageView view = pictures.view(name);
        pictures.crop(view, part);
        view.relocate(part.getMinX(), part.getMinY());
        return view;
    }
}
