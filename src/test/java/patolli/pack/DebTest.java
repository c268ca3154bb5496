package patolli.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import patolli.testkit.Program;

/** The Debian package of an image that has nothing in it but a launcher. */
@EnabledOnOs(OS.LINUX)
class DebTest {
    @TempDir
    private Path folder;
    private Path root;
    private Deb deb;

    @BeforeEach
    void lay() throws IOException {
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
                "doc/patolli/changelog.gz"}) {
            assertThat(root.resolve("usr/share").resolve(file)).isNotEmptyFile();
        }
        for (int size : Icons.SIZES) {
            Path icons = root.resolve("usr/share/icons/hicolor/" + size + "x" + size);
            assertThat(icons.resolve("apps/patolli.png")).isNotEmptyFile();
            assertThat(icons.resolve("mimetypes/application-x-patolli-save.png")).isNotEmptyFile();
        }
    }

    @Test
    void theManPageNamesEveryCommandAndOption() throws IOException {
        Path zipped = root.resolve("usr/share/man/man6/patolli.6.gz");
        String page;
        try (InputStream in = new GZIPInputStream(Files.newInputStream(zipped))) {
            page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(page).startsWith(".TH PATOLLI 6").contains("engine", "tour", "verify", "save", "\\-\\-data\\-dir",
                "\\-\\-version", "\\-\\-help", "~/.config/patolli");
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
        assertThat(read.said()).contains(" root/root ", "./usr/bin/patolli -> ../lib/patolli/bin/patolli");
    }
}
