package patolli.ui.common;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/**
 * Takes pictures of a scene in single and double size. They are written beside the FX thread. Tests take measures
 * at the same moments instead.
 */
public class Shots implements AutoCloseable {
    /** So many pictures may wait; a double one takes 16 MB. */
    private static final int WAITING = 6;
    /** Of the writer's, from 0 for small files to 1. */
    private static final float QUICK = 0.9f;
    private final Path folder;
    private final Pictures pictures;
    private final ThreadPoolExecutor writers = new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(WAITING), new ThreadPoolExecutor.CallerRunsPolicy());
    private final AtomicReference<IOException> trouble = new AtomicReference<>();
    private final String only;
    private int passed;
    private int count;

    /** Every picture is taken. */
    public Shots(Path folder, Pictures pictures) throws IOException {
        this(folder, pictures, "");
    }

    /** @param only what must be in the name of a picture that is taken, its number included */
    public Shots(Path folder, Pictures pictures, String only) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.pictures = pictures;
        this.only = only;
    }

    /**
     * Writes {@code 07-name.png} and {@code 07-name@2x.png}, if it is one that is wanted.
     *
     * @throws IOException when this or an earlier picture could not be written
     */
    public void take(Scene scene, String name) throws IOException {
        check();
        String file = String.format("%02d-%s", ++passed, name);
        if (!file.contains(only)) {
            // as far as a picture would bring it: what comes next finds the scene laid out
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return;
        }
        count++;
        pictures.setPixelsPerUnit(1);
        later(whole(scene, 1), folder.resolve(file + ".png"));
        pictures.setPixelsPerUnit(2);
        later(whole(scene, 2), folder.resolve(file + "@2x.png"));
        pictures.setPixelsPerUnit(1);
    }

    private void later(BufferedImage image, Path file) {
        writers.execute(() -> {
            try {
                write(image, file);
            } catch (IOException e) {
                trouble.compareAndSet(null, e);
            }
        });
    }

    private void check() throws IOException {
        if (trouble.get() != null) {
            throw trouble.get();
        }
    }

    /** Waits until everything is written. */
    @Override
    public void close() throws IOException {
        writers.shutdown();
        try {
            if (!writers.awaitTermination(1, TimeUnit.MINUTES)) {
                throw new IOException("the pictures take too long to be written");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        check();
    }

    /** How many different pictures have been taken. */
    public int count() {
        return count;
    }

    /** The scene with the menus and hints that lie over it. */
    private static BufferedImage whole(Scene scene, double scale) {
        BufferedImage picture = pixels(StillPicture.of(scene.getRoot(), scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = picture.createGraphics();
        for (Window window : Window.getWindows()) {
            if (window instanceof PopupWindow popup && popup.isShowing()) {
                double x = popup.getX() - scene.getWindow().getX() - scene.getX();
                double y = popup.getY() - scene.getWindow().getY() - scene.getY();
                pen.drawImage(pixels(StillPicture.of(popup.getScene().getRoot(), scale), BufferedImage.TYPE_INT_ARGB),
                        (int) Math.round(x * scale), (int) Math.round(y * scale), null);
            }
        }
        pen.dispose();
        return picture;
    }

    private static BufferedImage pixels(WritableImage image, int type) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        BufferedImage buffer = new BufferedImage(width, height, type);
        int[] pixels = ((DataBufferInt) buffer.getRaster().getDataBuffer()).getData();
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return buffer;
    }

    /** Large rather than slow: most of a tour's time goes into these files. */
    private static void write(BufferedImage image, Path file) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
            if (out == null) {
                throw new IOException("no way to write " + file);
            }
            writer.setOutput(out);
            ImageWriteParam quick = writer.getDefaultWriteParam();
            quick.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            quick.setCompressionQuality(QUICK);
            writer.write(null, new IIOImage(image, null, null), quick);
        } finally {
            writer.dispose();
        }
    }
}
