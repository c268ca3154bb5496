package patolli.forge;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;

/**
 * Packs pictures whose colours are numbered tighter than ImageIO does: it filters their rows by differences, but the
 * difference of two numbers says nothing. Nothing is lost.
 */
final class IndexedPng {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int BITS = 8, INDEXED = 3, CHANNELS = 3;

    private IndexedPng() { }

    /** The same picture; what is no PNG with numbered colours stays as it is. */
    static byte[] packed(byte[] file) throws IOException {
        if (file.length < SIGNATURE.length || file[0] != SIGNATURE[0]) {
            return file;
        }
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(file));
        if (!(image.getColorModel() instanceof IndexColorModel model)
                || image.getType() != BufferedImage.TYPE_BYTE_INDEXED) {
            return file;
        }
        byte[] out = written(image, model);
        return out.length < file.length ? out : file;
    }

    private static byte[] written(BufferedImage image, IndexColorModel model) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DataOutputStream to = new DataOutputStream(out);
        to.write(SIGNATURE);
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        DataOutputStream fields = new DataOutputStream(head);
        fields.writeInt(image.getWidth());
        fields.writeInt(image.getHeight());
        fields.write(new byte[] {BITS, INDEXED, 0, 0, 0});
        chunk(to, "IHDR", head.toByteArray());
        byte[] colours = new byte[CHANNELS * model.getMapSize()];
        byte[] alphas = new byte[model.getMapSize()];
        for (int i = 0; i < alphas.length; i++) {
            colours[CHANNELS * i] = (byte) model.getRed(i);
            colours[CHANNELS * i + 1] = (byte) model.getGreen(i);
            colours[CHANNELS * i + 2] = (byte) model.getBlue(i);
            alphas[i] = (byte) model.getAlpha(i);
        }
        chunk(to, "PLTE", colours);
        if (model.hasAlpha()) {
            chunk(to, "tRNS", alphas);
        }
        chunk(to, "IDAT", rows(image));
        chunk(to, "IEND", new byte[0]);
        return out.toByteArray();
    }

    /** Every row as it is, behind the number of the filter that does nothing. */
    private static byte[] rows(BufferedImage image) throws IOException {
        byte[] numbers = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream packer = new DeflaterOutputStream(out, deflater)) {
            for (int y = 0; y < image.getHeight(); y++) {
                packer.write(0);
                packer.write(numbers, y * image.getWidth(), image.getWidth());
            }
        } finally {
            deflater.end();
        }
        return out.toByteArray();
    }

    private static void chunk(DataOutputStream to, String name, byte[] content) throws IOException {
        byte[] kind = name.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(kind);
        check.update(content);
        to.writeInt(content.length);
        to.write(kind);
        to.write(content);
        to.writeInt((int) check.getValue());
    }
}
