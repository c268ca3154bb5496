package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.save.Entry;
import patolli.save.SaveText;
import patolli.testkit.PlayedContest;

/** The command line's {@code verify}: what it says, and with which status it ends. */
class VerifyCommandTest {
    private static final PlayedContest CONTEST = PlayedContest.of("tablan", 11);

    @TempDir
    private Path folder;

    private Path save(List<Entry> entries) throws IOException {
        return write(SaveText.write(CONTEST.header(), entries));
    }

    private Path write(byte[] content) throws IOException {
        return Files.write(folder.resolve("my game.patolli"), content);
    }

    private static Told verify(Path file) {
        return Told.by("verify", file.toString());
    }

    @Test
    void anHonestSaveFits() throws IOException {
        Told told = verify(save(CONTEST.entries()));
        assertThat(told.err()).isEmpty();
        assertThat(told.status()).isZero();
        assertThat(told.out()).contains(String.join(" ", CONTEST.header().seal().words()),
                CONTEST.header().seal().hex(), "fits the seal", "Tablan", "2026-11-22 10:47", "Wrong: 0.")
                .doesNotContain(CONTEST.seed().hex()).doesNotContain("Line");
        assertThat(told.out().lines().toList().getLast()).startsWith("Every cast that was due");
    }

    @Test
    void oneChangedCastIsToldWithItsLine() throws IOException {
        List<Entry> entries = CONTEST.entries();
        int at = 0;
        while (!(entries.get(at) instanceof Entry.Cast)) {
            at++;
        }
        Entry.Cast honest = (Entry.Cast) entries.get(at);
        entries.set(at, CONTEST.changed(honest));
        Told told = verify(save(entries));
        assertThat(told.status()).isEqualTo(1);
        assertThat(told.err()).isEmpty();
        assertThat(told.out()).contains("Line " + (CONTEST.header().firstEntry() + at)
                + ": in game 1 cast 1 of white is "
                + CONTEST.changed(honest).cast() + " in the save, but the sealed beans show " + honest.cast() + ".")
                .contains("not as an honest table leaves it");
    }

    @Test
    void aLineChangedInAnEditorIsDamage() throws IOException {
        String text = new String(SaveText.write(CONTEST.header(), CONTEST.entries()), StandardCharsets.UTF_8);
        Told told = verify(write(text.replaceFirst("\ncast 1 white 1 ", "\ncast 1 white 2 ").getBytes(
                StandardCharsets.UTF_8)));
        assertThat(told.status()).isEqualTo(1);
        assertThat(told.out()).contains("Line " + CONTEST.header().firstEntry() + " is damaged",
                "can’t be seen", "by hand");
    }

    @Test
    void aContestThatGoesOnCantBeCheckedYet() throws IOException {
        Told told = verify(save(CONTEST.unopened().subList(0, 30)));
        assertThat(told.status()).isEqualTo(2);
        assertThat(told.out()).contains("still secret", "that happens when the contest is over");
        assertThat(told.err()).isEmpty();
    }

    @Test
    void whatIsNoSaveIsRefusedInASentence() throws IOException {
        refused(folder.resolve("nothing.patolli"), "there is no file", "nothing.patolli");
        refused(folder, "is a folder", "name one of the saves in it");
        refused(write(new byte[0]), "is not a saved contest");
        byte[] garbage = new byte[10_000];
        new SplittableRandom(4).nextBytes(garbage);
        refused(write(garbage), "is not a saved contest");
        refused(write("Dear diary,\ntoday we played.\n".getBytes(StandardCharsets.UTF_8)), "is not a saved contest");
        refused(Path.of("/dev/zero"), "zero");
    }

    @Test
    void aNewerSaveIsRefusedKindly() throws IOException {
        var crc = new CRC32();
        crc.update("patolli-save 3".getBytes(StandardCharsets.US_ASCII));
        refused(write("patolli-save 3 #%08x\nwhatever comes then\n".formatted(crc.getValue())
                .getBytes(StandardCharsets.US_ASCII)), "newer Patolli", "form 3", "up to 2");
    }

    @Test
    void aSaveMustBeNamed() {
        Told told = Told.by("verify");
        assertThat(told.status()).isEqualTo(2);
        assertThat(told.err()).contains("<save>").doesNotContain("Exception");
        assertThat(Told.by("verify", "--help").out()).contains("Exit status:", "every cast that was due");
    }

    private static void refused(Path file, String... words) {
        Told told = verify(file);
        assertThat(told.status()).isEqualTo(2);
        assertThat(told.out()).isEmpty();
        assertThat(told.err()).startsWith("patolli: ").contains(words).doesNotContain("Exception").hasLineCount(1);
    }

    @Test
    void aProcessOfItsOwnLoadsNoJavaFx() throws IOException, InterruptedException {
        Path loaded = folder.resolve("loaded");
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + loaded, "-cp", System.getProperty("java.class.path"), Main.class.getName(),
                "verify", save(CONTEST.entries()).toString())
                .redirectOutput(folder.resolve("out").toFile()).redirectError(folder.resolve("err").toFile()).start();
        assertThat(process.waitFor()).isZero();
        assertThat(folder.resolve("err")).isEmptyFile();
        assertThat(Files.readString(folder.resolve("out"))).contains("Every cast that was due");
        assertThat(Files.readString(loaded)).contains("patolli.proof.Verification").doesNotContain("javafx");
    }
}
