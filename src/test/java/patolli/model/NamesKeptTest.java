package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.proof.Proof;
import patolli.proof.Verification;
import patolli.rules.Side;
import patolli.save.SaveText;
import patolli.save.SavedGame;
import patolli.text.Narrator;
import patolli.text.Texts;

/** Names of those who sit at the table are kept with the contest, and change nothing about its beans. */
class NamesKeptTest extends SavedContestsRig {
    private static final Seats NAMED = TestTable.MIRROR_IS_BLUE.called(Side.RED, "Ana  Mar\u00EDa\u200F");

    private TestTable named() {
        TestTable table = sitDown();
        table.model.lay(new ContestSetup(TestTable.opening(), NAMED));
        table.model.begin();
        return table;
    }

    private Path save() {
        return saves().findFirst().orElseThrow();
    }

    @Test
    void aNameIsThereAgainWhenTheContestIsTakenUp() throws IOException {
        TestTable table = named();
        assertThat(table.model.seats().name(Side.RED)).as("as it is kept").contains("Ana Mar\u00EDa");
        play(table, 6);
        table.model.leave();
        assertThat(Files.readString(save())).contains("\ncalled red Ana Mar\u00EDa #");
        TestTable again = resume();
        assertThat(again.model.seats().name(Side.RED)).contains("Ana Mar\u00EDa");
        assertThat(again.model.seats().name(Side.BLUE)).isEmpty();
    }

    @Test
    void nothingIsSavedForANameAlone() {
        named().model.leave();
        assertThat(folder.resolve("games")).doesNotExist();
    }

    @Test
    void aNameGoesAlongWhenSeatsAreSwitchedAndStaysGoneWithItsPlayer() throws Exception {
        TestTable table = named();
        table.model.bet(1);
        table.model.switchSides();
        assertThat(table.model.seats().name(Side.BLUE)).contains("Ana Mar\u00EDa");
        table.model.setMirrorPlays(false);
        assertThat(table.model.seats().names()).as("who plays on keeps the name").containsOnlyKeys(Side.BLUE);
        table.model.leave();
        SavedGame kept = SavedGame.of(text(save()));
        assertThat(kept.seats()).isEqualTo(table.model.seats());
    }

    @Test
    void theBeansOfAContestWithNamesFitTheirSeal() {
        TestTable table = named();
        while (step(table)) {
            assertThat(troubles).isEmpty();
        }
        table.model.leave();
        SaveText.Readable text = text(save());
        assertThat(Verification.of(text).verdict()).isEqualTo(Proof.Verdict.FITS);
        assertThat(text.header().terms().covered()).doesNotContain("Ana");
    }

    @Test
    void aNameThatIsNotAsItIsKeptIsAFault() throws IOException {
        TestTable table = named();
        table.model.bet(1);
        table.model.leave();
        String whole = Files.readString(save());
        String line = whole.lines().filter(each -> each.startsWith("called")).findFirst().orElseThrow();
        for (String other : new String[] {"called red  Ana", "called red ", "called pink Ana", "called"}) {
            assertThat(SaveText.of(whole.replace(line, other + line.substring(line.indexOf(" #")))
                    .getBytes(StandardCharsets.UTF_8))).as(other)
                    .isInstanceOfSatisfying(SaveText.Readable.class, read -> assertThat(read.fault()).isPresent());
        }
    }

    @Test
    void whoHasANameIsSpokenOfByIt() {
        Narrator narrator = new Narrator(new Texts("story"));
        Seats seats = TestTable.MIRROR_IS_BLUE.called(Side.RED, "Ana");
        assertThat(narrator.name(Side.RED, seats)).isEqualTo("Ana");
        assertThat(narrator.name(Side.BLUE, seats)).isEqualTo("Smoking Mirror");
        TestTable table = sitDown();
        table.model.lay(new ContestSetup(TestTable.opening(), seats));
        table.model.begin();
        table.model.bet(1);
        while (table.model.history().stream().noneMatch(turn ->
                turn.before().turn().filter(Side.RED::equals).isPresent() && turn.before().phase().isChance())) {
            step(table);
        }
        assertThat(table.model.history().stream().map(turn -> narrator.tell(turn, seats))).anyMatch(told ->
                told.startsWith("Ana ")).noneMatch(told -> told.startsWith("You "));
    }
}
