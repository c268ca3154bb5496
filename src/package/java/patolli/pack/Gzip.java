package patolli.pack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Compresses as {@code gzip -9n} does: as well as it can, without a name and a time. */
final class Gzip {
    /** In the header of RFC 1952: how well it is compressed, and on what system. */
    private static final int EFFORT_AT = 8, SYSTEM_AT = 9;
    private static final byte BEST = 2, UNIX = 3;

    private Gzip() { }

    static byte[] of(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream zip = new Best(out)) {
            zip.write(bytes);
        }
        byte[] zipped = out.toByteArray();
        zipped[EFFORT_AT] = BEST;
        zipped[SYSTEM_AT] = UNIX;
        return zipped;
    }

    private static final class Best extends GZIPOutputStream {
        Best(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
