package patolli.pack;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

/** The icons of the game and of its saves in the forms that platforms want; all three hold PNG files as they are. */
final class Icons {
    /** The sizes there are, in pixels. */
    static final List<Integer> SIZES = List.of(16, 22, 24, 32, 48, 64, 96, 128, 256, 512);
    /** The names of sizes in an .icns file. */
    private static final Map<Integer, String> ICNS = new TreeMap<>(Map.of(128, "ic07", 256, "ic08", 512, "ic09"));
    private static final int ICO_HEADER = 6;
    private static final int ICO_ENTRY = 16;
    /** In an .ico file 256 is written 0, and there is nothing larger. */
    private static final int ICO_LARGEST = 256;

    private Icons() { }

    /** The game's own. */
    static Path file(int size) {
        return file("icon", size);
    }

    /** That of a saved game. */
    static Path save(int size) {
        return file("save", size);
    }

    private static Path file(String name, int size) {
        return Path.of("resources", "images", "icon", name + "-" + size + ".png");
    }

    /** The game's as this platform's launcher wants it. */
    static Path forLauncher(Path out) throws IOException {
        return ofThisPlatform(out.resolve("patolli"), Icons::file);
    }

    /** That of a saved game, as this platform's desktop wants it. */
    static Path forSaves(Path out) throws IOException {
        return ofThisPlatform(out.resolve("save"), Icons::save);
    }

    private static Path ofThisPlatform(Path to, IntFunction<Path> files) throws IOException {
        String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (os.contains("win")) {
            return Files.write(to.resolveSibling(to.getFileName() + ".ico"), ico(files));
        }
        return os.contains("mac") ? icns(to.resolveSibling(to.getFileName() + ".icns"), files) : files.apply(512);
    }

    /** A directory of pictures, then the pictures. */
    static byte[] ico(IntFunction<Path> files) throws IOException {
        List<Integer> sizes = SIZES.stream().filter(size -> size <= ICO_LARGEST).toList();
        int at = ICO_HEADER + ICO_ENTRY * sizes.size();
        int length = at;
        for (int size : sizes) {
            length += (int) Files.size(files.apply(size));
        }
        ByteBuffer ico = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        ico.putShort((short) 0).putShort((short) 1).putShort((short) sizes.size());
        for (int size : sizes) {
            int bytes = (int) Files.size(files.apply(size));
            byte side = (byte) (size == ICO_LARGEST ? 0 : size);
            ico.put(side).put(side).putShort((short) 0).putShort((short) 1).putShort((short) 32);
            ico.putInt(bytes).putInt(at);
            at += bytes;
        }
        for (int size : sizes) {
            ico.put(Files.readAllBytes(files.apply(size)));
        }
        return ico.array();
    }

    private static Path icns(Path to, IntFunction<Path> files) throws IOException {
        try (var out = new DataOutputStream(Files.newOutputStream(to))) {
            int length = 8;
            for (int size : ICNS.keySet()) {
                length += 8 + (int) Files.size(files.apply(size));
            }
            out.writeBytes("icns");
            out.writeInt(length);
            for (Map.Entry<Integer, String> icon : ICNS.entrySet()) {
                byte[] png = Files.readAllBytes(files.apply(icon.getKey()));
                out.writeBytes(icon.getValue());
                out.writeInt(8 + png.length);
                out.write(png);
            }
        }
        return to;
    }
}
