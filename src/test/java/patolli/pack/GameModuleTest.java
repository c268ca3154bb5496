package patolli.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files of the game lie beside its Java and which are linked into it. */
class GameModuleTest {
    @TempDir
    private Path folder;

    private void file(String name, String text) throws IOException {
        Path file = folder.resolve("classes").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void picturesAndSoundsLieBesideTheModuleButWhatStyleSheetsName() throws IOException {
        file("module-info.class", "");
        file("sound/step.wav", "");
        file("fonts/Alegreya.ttf", "");
        file("images/splash/storm.jpg", "");
        file("images/stamps/ui.txt", "");
        file("images/ui/leaf.png", "");
        file("images/ui/button.png", "");
        file("images/ui/button@2x.png", "");
        file("css/controls.css", ".button { -fx-border-image-source: url(\"../images/ui/button@2x.png\"); }");
        Path module = folder.resolve("module");
        Path assets = folder.resolve("assets");
        new GameModule(folder.resolve("classes"), module, assets).part();
        for (String inside : new String[] {"module-info.class", "css/controls.css",
                "images/ui/button.png", "images/ui/button@2x.png"}) {
            assertThat(module.resolve(inside)).exists();
            assertThat(assets.resolve(inside)).doesNotExist();
        }
        for (String beside : new String[] {"images/splash/storm.jpg", "images/ui/leaf.png", "sound/step.wav",
                "fonts/Alegreya.ttf"}) {
            assertThat(assets.resolve(beside)).exists();
            assertThat(module.resolve(beside)).doesNotExist();
        }
        assertThat(assets.resolve("images/stamps")).doesNotExist();
        assertThat(module.resolve("images/stamps")).doesNotExist();
    }
}
