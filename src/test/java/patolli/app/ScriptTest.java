package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.beans.Seed;
import patolli.files.Disk;
import patolli.save.Entry;
import patolli.save.Journal;
import patolli.save.SaveText;
import patolli.save.Shelf;
import patolli.testkit.PlayedContest;

/** The script in README.md, which knows nothing of this program, comes to the same end as {@code verify}. */
class ScriptTest {
    private static final int MOST_LINES = 40;

    @TempDir
    private Path folder;
    private Script script;

    @BeforeEach
    void extract() throws IOException {
        script = new Script(folder);
        assumeTrue(script.canRun(), "needs Python 3 on this machine");
    }

    @Test
    void isShort() throws IOException {
        assertThat(Script.text().lines().count()).isLessThanOrEqualTo(MOST_LINES);
    }

    /** What the script says of a save, which is what {@code verify} says. */
    private Told agreed(PlayedContest contest, List<Entry> entries) throws IOException {
        Path save = Files.write(folder.resolve("a.patolli"), SaveText.write(contest.header(), entries));
        Told script = this.script.check(save.toString());
        Told verify = Told.by("verify", save.toString());
        assertThat(script.err()).isEmpty();
        assertThat(script.status()).as(script.out()).isEqualTo(verify.status());
        Matcher counts = Pattern.compile("Fit the sealed beans: (\\d+)\\. Thrown with real beans: (\\d+)\\. "
                + "Can’t be checked: (\\d+)\\. Wrong: (\\d+)\\.").matcher(verify.out());
        assertThat(counts.find()).isTrue();
        assertThat(script.out()).contains("%s fit, %s own, %s sealed, %s wrong".formatted(counts.group(1),
                counts.group(2), counts.group(3), counts.group(4)));
        return script;
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=3", "pagade", "tablan"})
    void agreesWithVerifyThatAnHonestSaveFits(String setup) throws IOException {
        PlayedContest contest = PlayedContest.of(setup, 12);
        Told told = agreed(contest, contest.entries());
        assertThat(told.status()).isZero();
        assertThat(told.out()).contains(" 0 wrong");
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    @Tag("breadth")
    void findsASingleChangedCast(String setup) throws IOException {
        PlayedContest contest = PlayedContest.of(setup, 13);
        List<Entry> honest = contest.entries();
        SplittableRandom random = new SplittableRandom(6);
        for (int tries = 0; tries < 3; tries++) {
            int at = sealed(honest, random);
            List<Entry> entries = new ArrayList<>(honest);
            entries.set(at, contest.changed((Entry.Cast) honest.get(at)));
            Told told = agreed(contest, entries);
            assertThat(told.status()).isEqualTo(1);
            assertThat(told.out()).contains("Line " + (contest.header().firstEntry() + at) + " does not fit");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    void aContestThatWasKeptAsItWasPlayedFits(String setup) throws Exception {
        PlayedContest contest = PlayedContest.of(setup, 15);
        Shelf shelf = new Shelf(folder, Disk.REAL, Clock.systemUTC(), contest::seed);
        Journal journal = shelf.begin(contest.header().terms(), contest.seed());
        contest.unopened().forEach(entry -> assertThat(journal.append(entry)).isEmpty());
        String save = journal.file().toString();
        assertThat(script.check(save).status()).isEqualTo(2);
        assertThat(Told.by("verify", save).status()).isEqualTo(2);
        assertThat(shelf.openBeans(journal)).isEmpty();
        assertThat(journal.close(Instant.now())).isEmpty();
        assertThat(script.check(save).status()).isZero();
        assertThat(Told.by("verify", save).status()).isZero();
    }

    private static int sealed(List<Entry> entries, SplittableRandom random) {
        while (true) {
            int at = random.nextInt(entries.size());
            if (entries.get(at) instanceof Entry.Cast cast && cast.shake().isPresent()) {
                return at;
            }
        }
    }

    @Test
    void findsACastThatWasChangedInAnEditor() throws IOException {
        PlayedContest contest = PlayedContest.of("patolli", 13);
        String text = new String(SaveText.write(contest.header(), contest.entries()), StandardCharsets.UTF_8);
        Matcher cast = Pattern.compile("(\ncast 1 red 2 \\d+ )(\\d+)( #)").matcher(text);
        assertThat(cast.find()).isTrue();
        String other = cast.group(2).equals("1") ? "2" : "1";
        Path save = Files.writeString(folder.resolve("b.patolli"), cast.replaceFirst("$1" + other + "$3"));
        Told told = script.check(save.toString());
        assertThat(told.status()).isEqualTo(1).isEqualTo(Told.by("verify", save.toString()).status());
        assertThat(told.out()).contains(" wrong");
    }

    @Test
    void agreesAboutOtherSeedsAndUnopenedBeans() throws IOException {
        PlayedContest contest = PlayedContest.of("tablan", 14);
        List<Entry> entries = new ArrayList<>(contest.unopened());
        assertThat(agreed(contest, entries).status()).isEqualTo(2);
        entries.add(new Entry.Opened(Seed.draw(new SplittableRandom(1))));
        assertThat(agreed(contest, entries).status()).isEqualTo(1);
    }

    @Test
    void saysThatAnotherFileIsNoSave() {
        Told told = script.check("README.md");
        assertThat(told.status()).isEqualTo(2);
        assertThat(told.out()).contains("No save");
    }
}
