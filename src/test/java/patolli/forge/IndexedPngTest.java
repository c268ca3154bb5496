package patolli.forge;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Files with numbered colours become smaller, and show what they did; others stay as they are. */
class IndexedPngTest {
    private static final int SIDE = 90;

    @Test
    void numberedColoursArePackedTighterWithoutLoss() throws IOException {
        Random chance = new Random(7);
        int[] colours = chance.ints(120).distinct().toArray();
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_BYTE_INDEXED, new IndexColorModel(8,
                colours.length, colours, 0, true, -1, DataBuffer.TYPE_BYTE));
        // few numbers, far apart, in no order: their differences are many
        int[] used = chance.ints(9, 0, colours.length).toArray();
        for (int i = 0; i < SIDE * SIDE; i++) {
            image.getRaster().setSample(i % SIDE, i / SIDE, 0, used[chance.nextInt(used.length)]);
        }
        byte[] file = file(image);
        byte[] packed = IndexedPng.packed(file);
        assertThat(packed.length).isLessThan(file.length);
        assertThat(pixels(packed)).isEqualTo(pixels(file));
        assertThat(IndexedPng.packed(packed)).isSameAs(packed);
    }

    @Test
    void otherPicturesStayAsTheyAre() throws IOException {
        byte[] file = file(new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_ARGB));
        assertThat(IndexedPng.packed(file)).isSameAs(file);
        byte[] none = {1, 2, 3};
        assertThat(IndexedPng.packed(none)).isSameAs(none);
    }

    private static byte[] file(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    private static int[] pixels(byte[] file) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(file));
        return image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
    }
}
