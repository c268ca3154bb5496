package patolli.ui.table.light;

import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;

/**
 * A thin coat of firelight and of night over the whole scene, which leaves out what is written on. It is made as a
 * small picture, for there is nothing sharp in it, and lies still until it is made anew.
 */
public final class Wash {
    /** Points of the picture to a design unit. */
    private static final double DENSE = 0.125;
    private static final int NIGHT = 0x040818;
    private static final int FIRE = 0xFFBE5C;
    /** At the scene's edges there is none, so that the floor beyond can go on evenly. */
    private static final double EDGE = 26;
    /** Along the band it ends within so much. */
    private static final double SOFT = 6;

    private Wash() { }

    /** How much of something there is at a point of the scene, 0 to 1. */
    @FunctionalInterface
    public interface Strength {
        /** None of it anywhere. */
        Strength NONE = (x, y) -> 0;

        double at(double x, double y);
    }

    /** An empty view of such a picture on a layer. */
    public static ImageView view(Pane layer, String id) {
        ImageView view = new ImageView();
        view.setId(id);
        view.getStyleClass().add("wash");
        view.setFitWidth(BoardGeometry.WIDTH);
        view.setFitHeight(BoardGeometry.HEIGHT);
        view.setManaged(false);
        view.setMouseTransparent(true);
        // A picture that is drawn larger is dearer than one of the window's own size.
        view.setCache(true);
        layer.getChildren().add(view);
        return view;
    }

    /**
     * The picture; firelight lies over the night.
     *
     * @param band what is written on
     */
    public static Image of(Box band, Strength night, Strength fire) {
        int wide = (int) (BoardGeometry.WIDTH * DENSE);
        int high = (int) (BoardGeometry.HEIGHT * DENSE);
        int[] points = new int[wide * high];
        for (int i = 0; i < points.length; i++) {
            double x = (i % wide + 0.5) / DENSE;
            double y = (i / wide + 0.5) / DENSE;
            double part = within(x, y) * smooth((beyond(band, x, y) - 1) / SOFT);
            points[i] = part == 0 ? 0 : coat(part * night.at(x, y), part * fire.at(x, y));
        }
        WritableImage picture = new WritableImage(wide, high);
        picture.getPixelWriter().setPixels(0, 0, wide, high, PixelFormat.getIntArgbInstance(), points, 0, wide);
        return picture;
    }

    private static int coat(double night, double fire) {
        double dark = night * (1 - fire);
        double all = fire + dark;
        if (all <= 0) {
            return 0;
        }
        int argb = (int) Math.round(255 * all) << 24;
        for (int shift = 16; shift >= 0; shift -= 8) {
            argb |= (int) Math.round((fire * (FIRE >> shift & 255) + dark * (NIGHT >> shift & 255)) / all) << shift;
        }
        return argb;
    }

    /** 0 on the outermost points, 1 well within the scene. */
    private static double within(double x, double y) {
        double inside = Math.min(Math.min(x, BoardGeometry.WIDTH - x), Math.min(y, BoardGeometry.HEIGHT - y));
        return smooth((inside - 0.5 / DENSE) / EDGE);
    }

    /** How far a point is from a box; 0 within it. */
    public static double beyond(Box box, double x, double y) {
        double across = Math.max(0, Math.max(box.x() - x, x - box.right()));
        double down = Math.max(0, Math.max(box.y() - y, y - box.bottom()));
        return far(across, down);
    }

    /** How long a way is: without the care of {@link Math#hypot}, which costs most of a picture's time. */
    public static double far(double across, double down) {
        return Math.sqrt(across * across + down * down);
    }

    /** From 0 to 1 without a corner: 0 below 0, and 1 above 1. */
    public static double smooth(double part) {
        double t = Math.clamp(part, 0, 1);
        return t * t * (3 - 2 * t);
    }
}
