package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.save.SaveText;
import patolli.testkit.Fx;
import patolli.testkit.PlayedContest;
import patolli.ui.theatre.Act;

/** A saved game that is the program's argument, as after a double click on its file. */
class SaveArgumentTest extends KeptEveningRig {

    private void open(int turns) {
        sitDown();
        play(turns);
    }

    private void openAgainWith(Path save) {
        openAgain();
        Fx.run(() -> evening.director.open(save));
    }

    @Test
    void oneOfThePlayersOwnIsGoneOnWith() {
        open(40);
        Fx.until("somebody is waited for", () -> evening.table.awaiting() != Awaiting.NOTHING);
        List<String> before = played();
        openAgainWith(saves().getFirst());
        Fx.until("the contest is there", () -> evening.table.awaiting() != Awaiting.NOTHING);
        assertThat(evening.act()).isIn(Act.BOARD, Act.BET);
        assertThat(played()).isEqualTo(before);
        assertThat(saves()).hasSize(1);
    }

    @Test
    void itIsKnownByWhateverWayLeadsToIt() {
        open(20);
        Path own = saves().getFirst();
        openAgainWith(own.getParent().resolve("..").resolve("games").resolve(own.getFileName()));
        Fx.until("the contest is there", () -> evening.table.awaiting() != Awaiting.NOTHING);
        assertThat(evening.act()).isIn(Act.BOARD, Act.BET);
    }

    @Test
    void oneThatLiesElsewhereIsReplayed() throws IOException {
        open(30);
        Fx.run(evening.stage::hide);
        Path sent = Files.copy(saves().getFirst(), folder.resolve("from a friend.patolli"));
        List<String> before = Files.readAllLines(sent);
        openAgainWith(sent);
        evening.until(Act.REPLAY);
        assertThat(Files.readAllLines(sent)).as("only looked at").isEqualTo(before);
        assertThat(saves()).hasSize(1);
    }

    @Test
    void ofOneThatIsDamagedTheRestIsReplayedAndThatIsTold() throws IOException {
        open(30);
        Fx.run(evening.stage::hide);
        byte[] whole = Files.readAllBytes(saves().getFirst());
        Path sent = Files.write(folder.resolve("half.patolli"), Arrays.copyOf(whole, whole.length * 2 / 3));
        openAgainWith(sent);
        evening.until(Act.REPLAY);
        Fx.until("it is told", () -> evening.scene().lookup(".notice") != null);
        assertThat(Fx.call(() -> ((Labeled) evening.scene().lookup(".notice")).getText())).contains("damaged");
    }

    @Test
    void oneThatIsOverIsReplayed() throws IOException {
        Path over = folder.resolve("games").resolve("over.patolli");
        Files.createDirectories(over.getParent());
        PlayedContest contest = PlayedContest.of("tablan", 11);
        Files.write(over, SaveText.write(contest.header(), contest.entries()));
        openAgainWith(over);
        evening.until(Act.REPLAY);
    }

    @Test
    void whatIsNoSaveIsRefusedInASentence() throws IOException {
        Path letter = Files.writeString(folder.resolve("letter.patolli"), "Dear friend\n");
        openAgainWith(letter);
        Fx.until("it is told", () -> evening.scene().lookup(".notice") != null);
        String told = Fx.call(() -> ((Labeled) evening.scene().lookup(".notice")).getText());
        assertThat(told).contains("can’t be read as a saved game").doesNotContain("Exception");
        assertThat(evening.act()).isEqualTo(Act.SPLASH);
        assertThat(letter).hasContent("Dear friend\n");
    }
}
