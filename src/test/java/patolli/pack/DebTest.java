package patolli.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import patolli.app.Main;
import patolli.testkit.Program;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The Debian package of an image that has nothing in it but a launcher. */
@EnabledOnOs(OS.LINUX)
class DebTest {
    @TempDir
    private Path folder;
    private Path root;
    private Deb deb;

    @BeforeEach
    void lay() throws Exception {
        Path launcher = Files.createDirectories(folder.resolve("image/bin")).resolve("patolli");
        Files.writeString(launcher, "#!/bin/sh\n");
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
        root = folder.resolve("deb");
        deb = new Deb(folder.resolve("image"), root, "1.2.3", "");
        deb.lay();
    }

    @Test
    void everythingLiesWhereTheDesktopLooksForIt() {
        assertThat(root.resolve("usr/bin/patolli")).isExecutable();
        for (String file : new String[] {"applications/patolli.desktop", "mime/packages/patolli.xml",
                "metainfo/patolli.metainfo.xml", "man/man6/patolli.6.gz", "doc/patolli/copyright",
                "doc/patolli/changelog.gz", "doc/patolli/CHANGELOG.md.gz"}) {
            assertThat(root.resolve("usr/share").resolve(file)).isNotEmptyFile();
        }
        for (int size : Icons.SIZES) {
            Path icons = root.resolve("usr/share/icons/hicolor/" + size + "x" + size);
            assertThat(icons.resolve("apps/patolli.png")).isNotEmptyFile();
            assertThat(icons.resolve("mimetypes/application-x-patolli-save.png")).isNotEmptyFile();
        }
    }

    @Test
    void theManPageNamesEveryCommandAndOptionAndNoOther() throws IOException {
        String page = unzipped("man/man6/patolli.6.gz");
        assertThat(page).startsWith(".TH PATOLLI 6 \"2026-").contains("\"Patolli 1.2.3\"", ".SH \"EXIT STATUS\"",
                ".SH ENVIRONMENT", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", ".SH \"SEE ALSO\"", "~/.config/patolli")
                .doesNotContainPattern("@[A-Z]+@");
        CommandLine program = new CommandLine(Main.class);
        assertThat(options(section(page, "SH OPTIONS"))).isEqualTo(longNames(program.getCommandSpec(), true));
        program.getSubcommands().forEach((name, command) -> {
            assertThat(page).contains("\n.B patolli " + name + "\n");
            String section = section(page, "SS " + name);
            assertThat(options(section)).as(name).isEqualTo(longNames(command.getCommandSpec(), false));
            command.getCommandSpec().positionalParameters().forEach(each ->
                    assertThat(section).contains(".IR " + each.paramLabel().replaceAll("[<>]", "") + " ,\n"));
        });
        assertThat(page.split("\n\\.SS ")).hasSize(program.getSubcommands().size() + 1);
        assertThat(page).contains("which contest is played; " + program.getSubcommands().get("tour").getCommandSpec()
                .findOption("--seed").defaultValue() + " ");
    }

    /** What stands under a heading, up to the next one. */
    private static String section(String page, String heading) {
        String from = page.substring(page.indexOf("\n." + heading + "\n") + 1);
        return from.split("\n\\.S[HS] ", 2)[0];
    }

    private static Set<String> options(String text) {
        return Pattern.compile("(?:\\\\-){2}([a-z]+(?:\\\\-[a-z]+)*)").matcher(text).results()
                .map(found -> "--" + found.group(1).replace("\\-", "-")).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> longNames(CommandSpec command, boolean helpToo) {
        return command.options().stream().filter(option -> helpToo || !option.usageHelp() && !option.versionHelp())
                .map(OptionSpec::longestName).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void theChangeLogHasTheFormThatDpkgReads() throws Exception {
        String changes = unzipped("doc/patolli/changelog.gz");
        assertThat(changes).matches("patolli \\(1\\.2\\.3\\) unstable; urgency=medium\n\n  \\* .+\n\n"
                + " -- .+ <\\S+@\\S+>  [MTWFS][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} 00:00:00 \\+0000\n");
        assertThat(unzipped("doc/patolli/CHANGELOG.md.gz")).isEqualTo(Files.readString(Path.of("CHANGELOG.md")));
        assumeTrue(Program.isThere("dpkg-parsechangelog"));
        Program read = Program.run("dpkg-parsechangelog", "-l",
                Files.writeString(folder.resolve("changelog"), changes).toString(), "-S", "Version");
        assertThat(read.said().strip()).isEqualTo("1.2.3");
    }

    @Test
    void textsAreCompressedAsGzipDoesAtItsBestWithoutNameAndTime() throws Exception {
        for (String file : List.of("man/man6/patolli.6.gz", "doc/patolli/changelog.gz",
                "doc/patolli/CHANGELOG.md.gz")) {
            byte[] zipped = Files.readAllBytes(root.resolve("usr/share").resolve(file));
            assertThat(Arrays.copyOf(zipped, 10)).as(file)
                    .isEqualTo(new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 2, 3});
        }
    }

    private String unzipped(String file) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(root.resolve("usr/share").resolve(file)))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void thereAreNoScriptsAndNothingIsLeftToFillIn() throws IOException {
        assertThat(root.resolve("DEBIAN")).isDirectoryContaining(file -> file.endsWith("control"))
                .isDirectoryNotContaining(file -> !file.getFileName().toString().matches("control|md5sums"));
        assertThat(root.resolve("DEBIAN/control")).content().contains("Package: patolli\nVersion: 1.2.3\n")
                .containsPattern("Maintainer: .+ <[a-z]+@[a-z.]+>\n").containsPattern("Installed-Size: [1-9][0-9]*\n")
                .contains("\nDepends: libc6 (>= 2.17), ").doesNotContainPattern("@[A-Z]+@").endsWith("\n");
    }

    @Test
    void dpkgTakesIt() throws Exception {
        assumeTrue(Program.isThere("dpkg-deb"));
        Path made = deb.build(folder);
        Program read = Program.run("dpkg-deb", "--contents", made.toString());
        assertThat(read.status()).as(read.said()).isZero();
        String kind = Program.run("dpkg", "--print-architecture").said().strip();
        assertThat(made).hasFileName("patolli_1.2.3_" + kind + ".deb");
        assertThat(read.said()).contains(" root/root ", "./usr/bin/patolli -> ../lib/patolli/bin/patolli");
    }
}
