package patolli.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssetFilesTest {
    private static final String NAME = "images/splash/title.png";
    @TempDir
    private Path folder;

    @AfterEach
    void forget() {
        System.clearProperty(AssetFiles.FOLDER);
    }

    @Test
    void withoutAFolderTheyLieWithTheClasses() {
        assertThat(AssetFiles.find(NAME).orElseThrow().toExternalForm()).endsWith("/" + NAME);
        assertThat(AssetFiles.find("images/splash/none.png")).isEmpty();
    }

    @Test
    void whatIsInTheFolderIsTakenFromThereAndAllElseFromTheClasses() throws IOException {
        System.setProperty(AssetFiles.FOLDER, folder.toString());
        Path file = folder.resolve("images/splash/title.png");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "a picture");
        assertThat(AssetFiles.find(NAME).orElseThrow()).isEqualTo(file.toUri().toURL());
        assertThat(AssetFiles.find("images/splash/flames.png").orElseThrow().toExternalForm())
                .doesNotContain(folder.getFileName().toString());
    }
}
