package patolli.ui.table.light;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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
    private static final int WIDE = (int) (BoardGeometry.WIDTH * DENSE);
    private static final int HIGH = (int) (BoardGeometry.HEIGHT * DENSE);
    private static final int NIGHT = 0x040818;
    /** What lies on people whom oil lamps hardly reach: a cold dark would take the blood from their skin. */
    private static final int DUSK = 0x3A1607;
    private static final int FIRE = 0xFFBE5C;
    /** The same of a coat of early morning: the nearly grey rest of the night, and the light of the sun. */
    private static final int COLD = 0x100E18, SUN = 0xFF9C58;
    /** At the scene's edges there is none, so that the floor beyond can go on evenly. */
    private static final double EDGE = 26;
    /** Along the band it ends within so much. */
    private static final double SOFT = 6;

    /** How much of a coat there is at every point beside what is written on: one for each kind of table. */
    private static final Map<Box, double[]> PARTS = new ConcurrentHashMap<>();

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

    /** How strong something is at every point of a picture, row by row. */
    public static double[] everywhere(Strength strength) {
        double[] all = new double[WIDE * HIGH];
        if (strength != Strength.NONE) {
            for (int i = 0; i < all.length; i++) {
                all[i] = strength.at((i % WIDE + 0.5) / DENSE, (i / WIDE + 0.5) / DENSE);
            }
        }
        return all;
    }

    /**
     * The picture; firelight lies over the night.
     *
     * @param band what is written on
     */
    public static Image of(Box band, Strength night, Strength fire) {
        return of(band, night, fire, Strength.NONE);
    }

    /** The same. @param warm where the night is brown instead of blue */
    public static Image of(Box band, Strength night, Strength fire, Strength warm) {
        return of(band, everywhere(night), everywhere(fire), everywhere(warm));
    }

    /** The same, of strengths at {@linkplain #everywhere every} point. */
    public static Image of(Box band, double[] night, double[] fire, double[] warm) {
        double[] parts = parts(band);
        int[] points = new int[WIDE * HIGH];
        for (int i = 0; i < points.length; i++) {
            points[i] = coat(parts[i] * night[i], parts[i] * fire[i], mixed(NIGHT, DUSK, warm[i]), FIRE);
        }
        return picture(points);
    }

    /** The same at first light: what is left of the night is grey, and the sun's light lies over it. */
    public static Image morning(Box band, Strength night, Strength sun) {
        double[] parts = parts(band), dark = everywhere(night), bright = everywhere(sun);
        int[] points = new int[WIDE * HIGH];
        for (int i = 0; i < points.length; i++) {
            points[i] = coat(parts[i] * dark[i], parts[i] * bright[i], COLD, SUN);
        }
        return picture(points);
    }

    private static double[] parts(Box band) {
        return PARTS.computeIfAbsent(band, written -> everywhere((x, y) ->
                within(x, y) * smooth((beyond(written, x, y) - 1) / SOFT)));
    }

    private static Image picture(int[] points) {
        WritableImage picture = new WritableImage(WIDE, HIGH);
        picture.getPixelWriter().setPixels(0, 0, WIDE, HIGH, PixelFormat.getIntArgbInstance(), points, 0, WIDE);
        return picture;
    }

    private static int mixed(int one, int other, double part) {
        int rgb = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            rgb |= (int) Math.round((1 - part) * (one >> shift & 255) + part * (other >> shift & 255)) << shift;
        }
        return rgb;
    }

    private static int coat(double night, double fire, int hue, int light) {
        double dark = night * (1 - fire);
        double all = fire + dark;
        if (all <= 0) {
            return 0;
        }
        int argb = (int) Math.round(255 * all) << 24;
        if (fire <= 0) {
            return argb | hue;
        }
        for (int shift = 16; shift >= 0; shift -= 8) {
            argb |= (int) Math.round((fire * (light >> shift & 255) + dark * (hue >> shift & 255)) / all) << shift;
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

    /** How far a point is from the oval within a room, whose edges would be seen; 0 within it. */
    public static double outside(Box room, double x, double y) {
        double across = x - room.middle().x(), down = y - room.middle().y();
        double part = far(2 * across / room.width(), 2 * down / room.height());
        return part <= 1 ? 0 : far(across, down) * (1 - 1 / part);
    }

    /**
     * How near a point is to the nearest of the ovals about rooms, 1 well within one.
     *
     * @param round how much wider and higher than its room an oval is at every side
     * @param soft  within what part of it it ends
     */
    public static double onOvals(Collection<Box> rooms, double round, double soft, double x, double y) {
        double most = 0;
        for (Box room : rooms) {
            double across = (x - room.middle().x()) / (room.width() / 2 + round);
            double down = (y - room.middle().y()) / (room.height() / 2 + round);
            most = Math.max(most, smooth((1 - Math.sqrt(far(across * across, down * down))) / soft));
        }
        return most;
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
