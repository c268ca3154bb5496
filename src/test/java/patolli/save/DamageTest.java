package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seed;
import patolli.testkit.Damage;
import patolli.testkit.FullDisk;
import patolli.testkit.Logged;

/** A save that is cut at any byte, or has any bit flipped, is mended to its last good entry or refused, and told. */
class DamageTest {
    private static final int SOME = 799;

    @RegisterExtension
    private final Logged log = new Logged("patolli.save");
    @TempDir
    private Path folder;
    private final Played played = new Played("bell", 12).about(90).end();
    private final byte[] whole = played.bytes();

    /** What is wrong is told, and what is left is a beginning of what was played: the whole of it up to the fault. */
    private void check(byte[] damaged, int at, String how) {
        switch (Loaded.of(damaged)) {
            case Loaded.Refused refused -> {
                assertThat(refused.trouble()).as(how).isInstanceOf(Trouble.NoSave.class);
                assertThat(at).as(how).isLessThan(headerSize());
            }
            case Loaded.Seen seen -> {
                List<Entry> left = seen.game().entries();
                if (seen.troubles().isEmpty() || left.size() >= played.entries.size()
                        || !left.equals(played.entries.subList(0, left.size()))
                        || left.size() < linesBefore(at) - (played.header.firstEntry() - 1)) {
                    fail(how + ": " + seen.troubles() + " with " + left.size() + " entries");
                }
            }
            case Loaded.Taken taken -> fail(taken.toString());
        }
    }

    private int headerSize() {
        return SaveText.write(played.header, List.of()).length;
    }

    private int linesBefore(int at) {
        int lines = 0;
        for (int i = 0; i < at; i++) {
            lines += whole[i] == '\n' ? 1 : 0;
        }
        return lines;
    }

    @Test
    void theWholeSaveIsSound() {
        assertThat(whole.length).isGreaterThan(2_000);
        assertThat(((Loaded.Seen) Loaded.of(whole)).troubles()).isEmpty();
    }

    @Test
    void cutAtAnyByte() {
        for (int length = 0; length < whole.length; length++) {
            check(Arrays.copyOf(whole, length), length, "cut after " + length + " bytes");
        }
    }

    @Test
    void aBitFlippedInAnyByte() {
        for (int at = 0; at < whole.length; at++) {
            flipped(8 * at + at % 8);
        }
    }

    @Tag("long")
    @Tag("variants")
    @Test
    void anyBitFlipped() {
        for (int bit = 0; bit < 8 * whole.length; bit++) {
            flipped(bit);
        }
    }

    private void flipped(int bit) {
        check(Damage.flip(whole, bit), bit / 8, "bit " + bit + " flipped");
    }

    @Test
    void linesInAnotherOrder() {
        List<byte[]> lines = lines();
        for (int line = 0; line + 1 < lines.size(); line++) {
            List<byte[]> other = new ArrayList<>(lines);
            Collections.swap(other, line, line + 1);
            int at = lines.subList(0, line).stream().mapToInt(each -> each.length).sum();
            check(joined(other), at, "line " + (line + 1) + " after the next");
        }
    }

    @Test
    void aLineMissingOrTwice() {
        List<byte[]> lines = lines();
        for (int line = 0; line < lines.size(); line++) {
            int at = lines.subList(0, line).stream().mapToInt(each -> each.length).sum();
            List<byte[]> missing = new ArrayList<>(lines);
            missing.remove(line);
            check(joined(missing), at, "line " + (line + 1) + " missing");
            List<byte[]> twice = new ArrayList<>(lines);
            twice.add(line, lines.get(line));
            if (line + 1 < lines.size()) {
                check(joined(twice), at, "line " + (line + 1) + " twice");
            } else {
                assertThat(((Loaded.Seen) Loaded.of(joined(twice))).troubles()).isNotEmpty();
            }
        }
    }

    private List<byte[]> lines() {
        return Stream.of(new String(whole, StandardCharsets.UTF_8).split("(?<=\n)"))
                .map(line -> line.getBytes(StandardCharsets.UTF_8)).toList();
    }

    private static byte[] joined(List<byte[]> lines) {
        var all = new ByteArrayOutputStream();
        lines.forEach(all::writeBytes);
        return all.toByteArray();
    }

    @Test
    void linesWithTheEndsOfWindowsAreToldAsSuch() {
        String windows = new String(whole, StandardCharsets.UTF_8).replace("\n", "\r\n");
        assertThat(((Loaded.Refused) Loaded.of(windows.getBytes(StandardCharsets.UTF_8))).trouble().sentence())
                .contains("Windows", "CR and LF");
    }

    @Test
    void whateverIsTakenUpTheFileAsItWasIsStillThere() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        Shelf shelf = new Shelf(folder, new FullDisk(), () -> Played.BEGUN, () -> Seed.draw(random));
        Path file = Files.createDirectories(folder.resolve("games")).resolve("one.patolli");
        for (int bit = 0; bit < 8 * whole.length; bit += SOME) {
            byte[] damaged = bit % 2 == 0 ? Damage.flip(whole, bit) : Arrays.copyOf(whole, bit / 8);
            Files.write(file, damaged);
            Loaded loaded = shelf.takeUp("one");
            List<Trouble> troubles = switch (loaded) {
                case Loaded.Taken taken -> {
                    taken.journal().append(new Entry.Hint());
                    taken.journal().close(Played.BEGUN);
                    yield taken.troubles();
                }
                case Loaded.Refused refused -> List.of(refused.trouble());
                case Loaded.Seen seen -> List.of();
            };
            assertThat(troubles).as("bit %d", bit).isNotEmpty();
            boolean mended = troubles.stream().anyMatch(Trouble.CutOff.class::isInstance);
            Optional<Path> aside = troubles.stream().<Path>mapMulti((trouble, found) -> {
                switch (trouble) {
                    case Trouble.Damaged broken -> broken.aside().ifPresent(found);
                    case Trouble.NoSave none -> none.aside().ifPresent(found);
                    default -> { }
                }
            }).findFirst();
            if (mended) {
                assertThat(Files.readAllBytes(file)).as("bit %d", bit).startsWith(damaged);
            } else {
                assertThat(aside.orElseThrow()).hasBinaryContent(damaged);
            }
            Files.deleteIfExists(file);
        }
    }
}
