package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import patolli.testkit.SpokenCode;
import patolli.text.Texts;

/** Everything that a player reads of files stands in the bundle, so that a translation needs no code. */
class KeptWordsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "patolli");
    private static final Pattern USED = Pattern.compile("(?:Told\\.of|attempt)\\(\\s*\"([A-Za-z.]+)\"[,)]");
    /** Whatever the player sees or reads; the others speak through these, or on the command line. */
    private static final List<String> TELLING = List.of("save", "files", "settings", "model", "proof", "text", "audio",
            "ui");
    /** Samples in pictures of the program, and why an event has no sound, which only a test reads. */
    private static final Pattern NEVER_TOLD =
            Pattern.compile("(.*Tour|.*Showings|SampleShelf|Shots|EventSounds)\\.java");
    private final Texts kept = new Texts("kept");

    private static String sources(String... packages) {
        return Stream.of(packages).flatMap(name -> files(SOURCES.resolve(name)).stream()).map(KeptWordsTest::text)
                .collect(Collectors.joining());
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyKindOfTroubleHasItsWords() {
        List<Class<?>> kinds = Stream.<Class<?>>of(Trouble.class.getPermittedSubclasses())
                .filter(kind -> kind != Trouble.Unsaved.class).toList();
        assertThat(kinds).hasSizeGreaterThan(6).allMatch(kind -> kept.has("trouble." + kind.getSimpleName()));
    }

    @Test
    void everyTroubleSaysItsOwnWordsWithEveryGapFilled() {
        Path file = Path.of("folder", "one.patolli");
        SaveText.Fault fault = new SaveText.Fault(1234, "its reason");
        List<Trouble> all = List.of(new Trouble.CutOff(), new Trouble.Damaged(9, fault, Optional.empty()),
                new Trouble.Damaged(9, fault, Optional.of(file)), new Trouble.Newer(2345),
                new Trouble.NoSave("its reason", Optional.empty()),
                new Trouble.NoSave("its reason", Optional.of(file)), new Trouble.Unreachable(file, "its reason"),
                new Trouble.InUse(), new Trouble.OtherBeans(), new Trouble.ProgramFault(),
                new Trouble.OddBeans(file, "its reason", Optional.empty()),
                new Trouble.OddBeans(file, "its reason", Optional.of(Path.of("folder", "two.patolli"))));
        assertThat(all.stream().map(Object::getClass).distinct()).as("every kind")
                .hasSize(Trouble.class.getPermittedSubclasses().length - 1);
        assertThat(all).extracting(Trouble::sentence).doesNotHaveDuplicates()
                .allSatisfy(sentence -> assertThat(sentence).endsWith(".").doesNotContain("{", "''"));
        assertThat(all.get(2).sentence()).contains("line 1234 (its reason)", "kept as one.patolli");
        assertThat(all.get(3).sentence()).contains("version 2345", "knows " + Terms.VERSION);
        assertThat(all.get(5).sentence()).contains("renamed to one.patolli");
    }

    @Test
    void everyFlawOfASaveHasItsWordsAndTheReverse() {
        assertThat(kept.bundle().keySet().stream().filter(key -> key.startsWith("fault.")))
                .containsExactlyInAnyOrderElementsOf(Stream.of(Flaw.values()).map(flaw -> "fault." + flaw).toList());
        assertThat(Flaw.values()).extracting(Flaw::words).doesNotHaveDuplicates()
                .allSatisfy(words -> assertThat(words).isNotBlank().doesNotContain("{", "''"));
    }

    @Test
    void everyKeyThatIsUsedHasItsTextAndTheReverse() {
        String code = sources("save", "files", "settings", "model", "ui");
        TreeSet<String> used = USED.matcher(code).results().map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(used).hasSizeGreaterThan(30).allMatch(kept::has);
        // These are put together from the name of a kind.
        assertThat(kept.bundle().keySet()).filteredOn(key -> !key.matches("fault\\..*|json\\.\\w+\\.(unreadable|odd)"))
                .containsExactlyInAnyOrderElementsOf(used);
        assertThat(Stream.of("settings", "statistics")).allMatch(what -> kept.has("json." + what + ".unreadable")
                && kept.has("json." + what + ".odd")
                && code.contains("new JsonFile(disk, file, FileKind." + what.toUpperCase(Locale.ROOT) + ")"));
    }

    @Test
    void noSentenceStandsInTheCode() {
        for (String name : TELLING) {
            for (Path file : files(SOURCES.resolve(name))) {
                if (!NEVER_TOLD.matcher(file.getFileName().toString()).matches()) {
                    assertThat(SpokenCode.in(text(file))).as(file.toString()).isEmpty();
                }
            }
        }
    }

    @Test
    void aSentenceInTheCodeWouldBeFound() {
        assertThat(SpokenCode.in("""
                /** A comment; "it says something". */
                String a() {
                    char quote = '"'; // "and this too"
                    LOG.warn("{} can't be read", file);
                    LOG.error("one thing "
                            + "or another");
                    return x ? "The disk is full" : texts.get("disk.full");
                }
                Optional<String> b = Optional.of(file + " can't be \\"read\\" now (" + why);
                int c = f("key", "bet 2") + g("two words");
                if (c < 0) { throw new IllegalStateException("nobody reads this"); }
                throw new IOException("but the reason of a file is read");
                """)).containsExactly("The disk is full", " can't be \\\"read\\\" now (", "two words",
                "but the reason of a file is read");
    }
}
