package patolli.testkit;

import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.transform.Scale;

/** A picture as numbers. */
public record Pixels(int width, int height, int[] argb) {
    /** How much light each level of a colour gives. */
    private static final double[] LIGHT = IntStream.range(0, 256).mapToDouble(Pixels::linear).toArray();

    /** A picture from the resources: {@code patolli/piece-red-1.png}. */
    public static Pixels of(String name) {
        var url = Pixels.class.getResource("/images/" + name);
        if (url == null) {
            throw new IllegalArgumentException("there is no picture " + name);
        }
        return of(new Image(url.toExternalForm()));
    }

    /** A part of a scene as it is painted, so many times enlarged. */
    public static Pixels of(Scene scene, Bounds where, double times) {
        SnapshotParameters how = new SnapshotParameters();
        how.setTransform(new Scale(times, times));
        how.setViewport(new Rectangle2D(Math.floor(where.getMinX() * times), Math.floor(where.getMinY() * times),
                Math.ceil(where.getWidth() * times), Math.ceil(where.getHeight() * times)));
        return of(scene.getRoot().snapshot(how, null));
    }

    /** A picture that is there already. */
    public static Pixels of(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return new Pixels(width, height, argb);
    }

    /** How opaque a pixel is, from 0 to 1. */
    public double alpha(int i) {
        return (argb[i] >>> 24) / 255.0;
    }

    /** The lightness of a pixel in a grey copy, from 0 to 1. */
    public double grey(int i) {
        int c = argb[i];
        return (0.299 * (c >> 16 & 255) + 0.587 * (c >> 8 & 255) + 0.114 * (c & 255)) / 255;
    }

    /** How much light a pixel gives, from 0 to 1, as contrast is reckoned with. */
    public double luminance(int i) {
        int c = argb[i];
        return 0.2126 * LIGHT[c >> 16 & 255] + 0.7152 * LIGHT[c >> 8 & 255] + 0.0722 * LIGHT[c & 255];
    }

    private static double linear(int channel) {
        double part = channel / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
