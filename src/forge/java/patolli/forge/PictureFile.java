package patolli.forge;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.plugins.jpeg.JPEGImageWriteParam;
import javax.imageio.stream.ImageOutputStream;

/**
 * Encodes a picture as small as its grain allows: PNG in the finest colour steps, JPEG in the best quality that fit.
 */
final class PictureFile {
    /** No file may be larger, so that the whole game stays quick to fetch. */
    static final int LIMIT = 1_280_000;
    /** So many colours a byte can number. */
    private static final int NUMBERS = 256;
    private static final int[] STEPS = {1, 2, 4, 6, 8};
    private static final int[] QUALITIES = {95, 92, 89, 86, 83, 80, 77, 74, 71, 68, 65, 62, 59, 56, 53};

    private PictureFile() { }

    /** The bytes of a picture's file, of at most so many if that can be done. */
    static byte[] encode(BufferedImage image, Picture.Ground ground, int limit) throws IOException {
        byte[] out = new byte[0];
        for (int k : ground == Picture.Ground.OPAQUE ? QUALITIES : STEPS) {
            out = ground == Picture.Ground.OPAQUE ? jpeg(opaque(image), k) : png(image, k, limit < LIMIT);
            if (out.length <= limit) {
                break;
            }
        }
        return out;
    }

    private static BufferedImage opaque(BufferedImage src) {
        BufferedImage out = new BufferedImage(src.getWidth(), src.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < src.getHeight(); y++) {
            for (int x = 0; x < src.getWidth(); x++) {
                out.setRGB(x, y, src.getRGB(x, y));
            }
        }
        return out;
    }

    private static byte[] jpeg(BufferedImage image, int quality) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ImageWriteParam how = writer.getDefaultWriteParam();
        how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        how.setCompressionQuality(quality / 100f);
        ((JPEGImageWriteParam) how).setOptimizeHuffmanTables(true);
        IIOMetadata meta = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), how);
        // Small pictures keep a colour for every pixel: red lines one pixel wide would otherwise go brown.
        if (image.getWidth() <= 1280) {
            wholeColour(meta);
        }
        return write(writer, how, new IIOImage(image, null, meta));
    }

    private static void wholeColour(IIOMetadata meta) throws IIOInvalidTreeException {
        String form = "javax_imageio_jpeg_image_1.0";
        IIOMetadataNode tree = (IIOMetadataNode) meta.getAsTree(form);
        IIOMetadataNode luma = (IIOMetadataNode) tree.getElementsByTagName("componentSpec").item(0);
        luma.setAttribute("HsamplingFactor", "1");
        luma.setAttribute("VsamplingFactor", "1");
        meta.setFromTree(form, tree);
    }

    /** Colours are rounded to multiples of {@code step}; in grain that is unseen and halves the file. */
    private static byte[] png(BufferedImage image, int step, boolean tight) throws IOException {
        BufferedImage out = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int p = image.getRGB(x, y);
                out.setRGB(x, y, p >>> 24 == 0 ? 0 : p & 0xff000000 | round(p >> 16 & 255, step) << 16
                        | round(p >> 8 & 255, step) << 8 | round(p & 255, step));
            }
        }
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ImageWriteParam how = writer.getDefaultWriteParam();
        how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        how.setCompressionQuality(0);
        return write(writer, how, new IIOImage(tight ? numbered(out) : out, null, null));
    }

    /** The picture with numbers for its colours, if a byte holds them. */
    private static BufferedImage numbered(BufferedImage image) {
        int[] all = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        int[] colours = Arrays.stream(all).distinct().sorted().toArray();
        if (colours.length > NUMBERS) {
            return image;
        }
        IndexColorModel model = new IndexColorModel(8, colours.length, colours, 0, true, -1, DataBuffer.TYPE_BYTE);
        BufferedImage out = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED,
                model);
        byte[] numbers = ((DataBufferByte) out.getRaster().getDataBuffer()).getData();
        Arrays.setAll(all, i -> Arrays.binarySearch(colours, all[i]));
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (byte) all[i];
        }
        return out;
    }

    private static int round(int v, int step) {
        return Math.min(255, (v + step / 2) / step * step);
    }

    private static byte[] write(ImageWriter writer, ImageWriteParam how, IIOImage image) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(stream);
            writer.write(null, image, how);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }
}
