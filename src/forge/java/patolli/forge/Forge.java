package patolli.forge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws the pictures that are missing or older than their sources; with {@code --all}, every one. */
public final class Forge {
    private final Path images;
    private final boolean all;
    private final String filter;
    private final Stamps stamps = new Stamps(Stamps.SOURCES);

    private Forge(Path images, boolean all, String filter) {
        this.images = images;
        this.all = all;
        this.filter = filter;
    }

    /** Arguments: output folder, then in any order {@code --all} and a part of the wanted pictures' names. */
    public static void main(String[] args) throws IOException {
        if (args.length == 0) {
            System.err.println("usage: Forge <output folder> [--all] [part of a picture's name]");
            System.exit(2);
        }
        List<String> rest = Arrays.asList(args).subList(1, args.length);
        String filter = rest.stream().filter(a -> !a.startsWith("--")).findFirst().orElse("");
        Forge forge = new Forge(Path.of(args[0]), rest.contains("--all"), filter);
        for (Studio studio : Studios.ALL) {
            forge.run(studio);
        }
    }

    private void run(Studio studio) throws IOException {
        Map<String, String> known = new HashMap<>(Stamps.read(images, studio));
        known.keySet().retainAll(studio.pictures().stream().map(Picture::name).toList());
        for (Picture picture : studio.pictures()) {
            String due = stamps.due(picture);
            if (!picture.name().contains(filter) || !all && due.equals(known.get(picture.name()))
                    && present(picture, studio.scales())) {
                continue;
            }
            long start = System.nanoTime();
            StringBuilder said = new StringBuilder(picture.name());
            for (int scale : studio.scales()) {
                byte[] bytes = IndexedPng.packed(PictureFile.encode(picture.painter().draw(scale), picture.ground(),
                        studio.limit(picture, scale)));
                Path file = images.resolve(picture.file(scale));
                Files.createDirectories(file.getParent());
                Files.write(file, bytes);
                said.append("  ").append(scale).append("x ").append(bytes.length);
            }
            known.put(picture.name(), due);
            Stamps.write(images, studio, known);
            System.out.printf("%s  %.1f s%n", said, (System.nanoTime() - start) / 1e9);
        }
    }

    private boolean present(Picture picture, List<Integer> scales) {
        return scales.stream().allMatch(s -> Files.exists(images.resolve(picture.file(s))));
    }
}
