package patolli.ui.table.light;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javafx.scene.image.Image;

/**
 * Makes pictures that JavaFX knows to be opaque. What is written into a {@code WritableImage} counts as translucent
 * whatever is in it, and takes the software renderer more than three times as long to draw. So the pixels go through a
 * Windows bitmap of 24 bits a pixel, which JavaFX reads as they are.
 */
final class OpaqueImage {
    private static final int FILE_HEADER = 14;
    private static final int INFO_HEADER = 40;
    private static final int HEADERS = FILE_HEADER + INFO_HEADER;
    private static final int BYTES = 3;
    private static final int OPAQUE = 0xff000000;

    private OpaqueImage() { }

    /** Whether nothing shines through any pixel, each given as {@code 0xAARRGGBB}. */
    static boolean isOpaque(int[] pixels) {
        int all = OPAQUE;
        for (int pixel : pixels) {
            all &= pixel;
        }
        return all == OPAQUE;
    }

    /** The picture of opaque pixels, row by row from the top. */
    static Image of(int[] pixels, int width, int height) {
        int row = (width * BYTES + 3) / 4 * 4;
        ByteBuffer file = ByteBuffer.allocate(HEADERS + row * height).order(ByteOrder.LITTLE_ENDIAN);
        file.put((byte) 'B').put((byte) 'M').putInt(file.capacity()).putInt(0).putInt(HEADERS);
        // One plane, no compression; the other fields may be nothing. Rows come from the bottom.
        file.putInt(INFO_HEADER).putInt(width).putInt(height).putShort((short) 1).putShort((short) (8 * BYTES));
        for (int y = 0; y < height; y++) {
            file.position(HEADERS + (height - 1 - y) * row);
            for (int i = y * width; i < (y + 1) * width; i++) {
                file.put((byte) pixels[i]).put((byte) (pixels[i] >> 8)).put((byte) (pixels[i] >> 16));
            }
        }
        return new Image(new ByteArrayInputStream(file.array()));
    }
}
