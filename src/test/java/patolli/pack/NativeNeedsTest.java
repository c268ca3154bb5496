package patolli.pack;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import patolli.testkit.Program;

/** What JavaFX's libraries are linked with, the package depends on. */
@EnabledOnOs(OS.LINUX)
class NativeNeedsTest {
    private static final Pattern NEEDED = Pattern.compile("\\(NEEDED\\).*\\[(.+)]");
    private static final Pattern SYMBOL = Pattern.compile("\\bGLIBC_2\\.([0-9]+)\\b");
    /** The C library's own, and the codecs for films: JavaFX tries one after the other, and the game plays none. */
    private static final Pattern ASIDE = Pattern.compile("(libc|libm|libdl|libpthread|librt|ld-linux.*)\\.so\\..*"
            + "|libav(codec|format).*");
    /** In which package each lies, by the name that Debian 12 knows it by. */
    private static final Map<String, String> PACKAGES = Map.ofEntries(entry("libgtk-3.so.0", "libgtk-3-0"),
            entry("libgdk-3.so.0", "libgtk-3-0"), entry("libglib-2.0.so.0", "libglib2.0-0"),
            entry("libgobject-2.0.so.0", "libglib2.0-0"), entry("libgmodule-2.0.so.0", "libglib2.0-0"),
            entry("libgthread-2.0.so.0", "libglib2.0-0"), entry("libgio-2.0.so.0", "libglib2.0-0"),
            entry("libatk-1.0.so.0", "libatk1.0-0"), entry("libasound.so.2", "libasound2"),
            entry("libgdk_pixbuf-2.0.so.0", "libgdk-pixbuf-2.0-0"), entry("libpango-1.0.so.0", "libpango-1.0-0"),
            entry("libpangocairo-1.0.so.0", "libpangocairo-1.0-0"), entry("libpangoft2-1.0.so.0", "libpangoft2-1.0-0"),
            entry("libcairo.so.2", "libcairo2"), entry("libcairo-gobject.so.2", "libcairo-gobject2"),
            entry("libfontconfig.so.1", "libfontconfig1"), entry("libfreetype.so.6", "libfreetype6"),
            entry("libGL.so.1", "libgl1"), entry("libX11.so.6", "libx11-6"), entry("libXtst.so.6", "libxtst6"),
            entry("libXxf86vm.so.1", "libxxf86vm1"));
    /** The packages that have another name since Debian 13, where times have 64 bits. */
    private static final Set<String> RENAMED = Set.of("libgtk-3-0", "libglib2.0-0", "libatk1.0-0", "libasound2");
    @TempDir
    private Path folder;

    @Test
    void everyLibraryThatIsNeededLiesInAPackageThatIsNamed() throws Exception {
        assumeTrue(Program.isThere("readelf"));
        List<Path> natives = natives();
        Set<String> own = new TreeSet<>(natives.stream().map(file -> file.getFileName().toString()).toList());
        Set<String> needed = new TreeSet<>();
        for (Path library : natives) {
            found(NEEDED, "-d", library).map(found -> found.group(1)).filter(name -> !own.contains(name))
                    .filter(name -> !ASIDE.matcher(name).matches()).forEach(needed::add);
        }
        assertThat(needed).containsExactlyInAnyOrderElementsOf(PACKAGES.keySet());
        assertThat(depends()).containsAll(PACKAGES.values().stream()
                .map(name -> RENAMED.contains(name) ? name + "t64 | " + name : name).toList());
    }

    @Test
    void theNewestSymbolOfTheCLibraryIsFound() throws Exception {
        assumeTrue(Program.isThere("readelf"));
        int newest = 0;
        for (Path library : natives()) {
            newest = found(SYMBOL, "-V", library).mapToInt(found -> Integer.parseInt(found.group(1)))
                    .reduce(newest, Math::max);
        }
        int least = Integer.parseInt(Glibc.LEAST.substring(2));
        assertThat(Glibc.of(folder)).isEqualTo("2." + Math.max(newest, least));
        Files.writeString(folder.resolve("newer.so"), "\177ELF GLIBC_2.3.4\0GLIBC_2.99\0GLIBC_2.100\0");
        Files.writeString(folder.resolve("about.txt"), "GLIBC_2.101\0");
        assertThat(Glibc.of(folder)).isEqualTo("2.100");
    }

    private static List<String> depends() throws IOException {
        String control = Files.readString(Pack.SOURCES.resolve("linux").resolve("control")).replace("\n ", " ");
        String line = control.lines().filter(each -> each.startsWith("Depends: ")).findFirst().orElseThrow();
        return Stream.of(line.substring("Depends: ".length()).split(", *")).map(String::strip).toList();
    }

    private static Stream<MatchResult> found(Pattern pattern, String option, Path library) throws Exception {
        Program read = Program.run("readelf", "-W", option, library.toString());
        assertThat(read.status()).as(read.said()).isZero();
        return pattern.matcher(read.said()).results();
    }

    /** JavaFX's, unpacked. */
    private List<Path> natives() throws IOException {
        List<Path> natives = new ArrayList<>();
        for (Path library : Libraries.shipped()) {
            try (JarFile jar = new JarFile(library.toFile())) {
                for (JarEntry entry : jar.stream().filter(each -> each.getName().endsWith(".so")).toList()) {
                    Path there = folder.resolve(entry.getName());
                    try (InputStream in = jar.getInputStream(entry)) {
                        Files.copy(in, there);
                    }
                    natives.add(there);
                }
            }
        }
        assertThat(natives).isNotEmpty();
        return natives;
    }
}
