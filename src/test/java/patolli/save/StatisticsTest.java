package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.files.Disk;
import patolli.play.Decision;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.play.Skill;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.testkit.FullDisk;
import patolli.testkit.Logged;

class StatisticsTest {
    private static final int MORE_THAN_ANY = 100_000;

    @RegisterExtension
    private final Logged log = new Logged("patolli.save");
    @TempDir
    private Path folder;
    private Path file;
    private StatisticsStore store;

    @BeforeEach
    void open() {
        file = folder.resolve("statistics.json");
        store = new StatisticsStore(folder, Disk.REAL);
    }

    private static SavedGame saved(Played played) {
        try {
            return SavedGame.of(played.header, played.entries);
        } catch (Refusal e) {
            throw new AssertionError(e);
        }
    }

    private Statistics.Sum all() {
        StatisticsStore.Loaded loaded = store.load();
        assertThat(loaded.troubles()).isEmpty();
        return loaded.statistics().all();
    }

    /** The games that this side has won, by what the events tell. */
    private static int won(Played played, Side side) {
        return (int) played.sitting.history().stream().map(Turn::events).flatMap(List::stream).filter(event ->
                event instanceof Event.GameWon won && won.sides().contains(side)
                        || event instanceof Event.PoolTaken taken && taken.side() == side).count();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void aContestAgainstTheMirrorCounts(long chance) {
        Played played = new Played("patolli", chance).straight(MORE_THAN_ANY);
        store.count(saved(played));
        Statistics.Sum all = all();
        boolean redWins = played.sitting.state().winners().contains(Side.RED);
        assertThat(all.contests()).isEqualTo(Map.of("mirror", new Tally.Score(1, redWins ? 1 : 0)));
        assertThat(all.games()).isEqualTo(Map.of("mirror", new Tally.Score(
                won(played, Side.RED) + won(played, Side.BLUE), won(played, Side.RED))));
        assertThat(all.longest()).isEqualTo((int) played.sitting.history().stream()
                .filter(turn -> turn.decision() instanceof Decision.Cast).count());
    }

    @Test
    void whatIsCountedAgainAndAgainCountsOnce() throws IOException {
        Played played = new Played("patolli", 2);
        for (int length = 0; !played.isOver(); length += 7) {
            played.straight(length);
            store.count(saved(played));
            store.count(saved(played));
        }
        byte[] once = Files.readAllBytes(file);
        store = new StatisticsStore(folder, Disk.REAL);
        store.count(saved(played.end()));
        assertThat(file).hasBinaryContent(once);
        StatisticsStore another = new StatisticsStore(folder.resolve("another"), Disk.REAL);
        another.count(saved(played));
        assertThat(another.load()).isEqualTo(store.load());
        assertThat(all().contestsPlayed()).isEqualTo(1);
    }

    @Test
    void aGameThatIsTakenBackIsNotCountedAnyMore() {
        Played played = new Played("tablan", 4).straight(MORE_THAN_ANY);
        store.count(saved(played));
        assertThat(all().gamesPlayed()).isEqualTo(1);
        played.undo(1);
        store.count(saved(played));
        assertThat(all().gamesPlayed()).isZero();
        assertThat(all().contestsPlayed()).isZero();
    }

    @Test
    void gamesOfOneEveningAddUpByKindAndOpponent() {
        Played alone = new Played("bell", 1);
        alone.entries.add(new Entry.Seated(Seats.allPlayers(alone.sitting.start().sides())));
        store.count(saved(alone.straight(MORE_THAN_ANY)));
        store.count(saved(new Played("bell", 2).straight(MORE_THAN_ANY)));
        store.count(saved(new Played("tablan", 3).straight(MORE_THAN_ANY)));
        Statistics now = store.load().statistics();
        assertThat(now.all().contestsPlayed()).isEqualTo(3);
        assertThat(now.of("bell").contestsPlayed()).isEqualTo(2);
        assertThat(now.of("bell").contests().get("player")).isEqualTo(new Tally.Score(1, 0));
        assertThat(now.of("bell").contests().get("mirror").played()).isEqualTo(1);
        assertThat(now.of("tablan").games()).containsOnlyKeys("mirror");
        assertThat(now.of("pagade")).isEqualTo(new Statistics.Sum(Map.of(), Map.of(), 0));
        assertThat(now.all().longest()).isEqualTo(Math.max(now.of("bell").longest(), now.of("tablan").longest()));
    }

    @Test
    void whatComputersPlayAmongThemselvesIsNobodys() {
        Played demo = new Played("bell players=4", 1, sides -> Seats.computersPlay(sides, sides));
        assertThat(store.count(saved(demo.straight(MORE_THAN_ANY)))).isEmpty();
        assertThat(all()).isEqualTo(new Statistics.Sum(Map.of(), Map.of(), 0));
    }

    @Test
    void aContestCountsForTheWeakestLevelThatWasPlayedInIt() {
        Played played = new Played("tablan", 3);
        Side computer = played.seats.computers().iterator().next();
        played.entries.add(new Entry.Plays(computer, Level.MERCHANT));
        played.straight(20);
        played.entries.add(new Entry.Plays(computer, Level.MIRROR));
        store.count(saved(played.straight(MORE_THAN_ANY)));
        assertThat(all().contests()).containsOnlyKeys("merchant");
        assertThat(all().games()).containsOnlyKeys("mirror");
    }

    @Test
    void ofSeveralComputersTheWeakestCounts() {
        Played played = new Played("bell players=4", 1,
                sides -> Seats.computersPlay(sides, sides.subList(1, sides.size())));
        played.entries.add(new Entry.Plays(Side.BLUE, Level.TOURIST));
        store.count(saved(played.straight(MORE_THAN_ANY)));
        assertThat(all().contests()).containsOnlyKeys("tourist");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void aPlayerWinsWithAComputerForAPartner(long chance) {
        Played pairs = new Played("bell players=4 partners=true", chance,
                sides -> Seats.computersPlay(sides, List.of(Side.YELLOW, Side.BLUE, Side.GREEN)));
        store.count(saved(pairs.straight(MORE_THAN_ANY)));
        boolean won = pairs.sitting.state().winners().contains(Side.RED);
        assertThat(all().contests()).isEqualTo(Map.of("mirror", new Tally.Score(1, won ? 1 : 0)));
    }

    @Test
    void whatWasSkillAndLuckInAContestThatIsOverIsKeptAndNotAskedForAgain() throws IOException {
        Played played = new Played("tablan", 3).straight(MORE_THAN_ANY);
        store.count(saved(played));
        String contest = Tally.key(played.header);
        assertThat(store.load().statistics().unreviewed()).containsExactly(contest);
        assertThat(store.keep(saved(played), new Skill(40, 0.25, -0.125))).isEmpty();
        Statistics now = store.load().statistics();
        assertThat(now.skills("tablan")).containsExactly(new Skill(40, 0.25, -0.125));
        assertThat(now.skills("patolli")).isEmpty();
        assertThat(now.unreviewed()).isEmpty();
        byte[] before = Files.readAllBytes(file);
        store.count(saved(played));
        assertThat(file).as("counted again, nothing changes").hasBinaryContent(before);
        assertThat(all().contestsPlayed()).isEqualTo(1);
    }

    @Test
    void aReviewOfAContestThatWentOnOtherwiseIsForgotten() {
        Played played = new Played("tablan", 3).straight(MORE_THAN_ANY);
        store.keep(saved(played), new Skill(40, 0.25, -0.125));
        played.undo(9);
        store.count(saved(played.straight(played.entries.size() + 3)));
        assertThat(store.load().statistics().skills("tablan")).isEmpty();
        store.count(saved(played.straight(MORE_THAN_ANY)));
        assertThat(store.load().statistics().skills("tablan")).isEmpty();
        assertThat(store.load().statistics().unreviewed()).hasSize(1);
    }

    @Test
    void aReviewThatIsDoneAfterItsContestWentOnIsNotKept() throws IOException {
        Played played = new Played("tablan", 3).straight(MORE_THAN_ANY);
        SavedGame reviewed = saved(played);
        store.count(reviewed);
        played.undo(9);
        store.count(saved(played));
        byte[] counted = Files.readAllBytes(file);
        assertThat(store.keep(reviewed, new Skill(40, 0.25, -0.125))).isEmpty();
        assertThat(file).hasBinaryContent(counted);
    }

    /** Another way to the same count: only the record tells them apart. */
    @Test
    void aReviewOfAnotherEndWithTheSameCountIsNotKept() {
        Played played = new Played("tablan", 3).straight(MORE_THAN_ANY);
        SavedGame reviewed = saved(played);
        SavedGame other = Stream.iterate(1, back -> back < 60, back -> back + 1).map(back -> {
            Played again = new Played("tablan", 3).straight(MORE_THAN_ANY);
            again.undo(back);
            return saved(again.straight(MORE_THAN_ANY));
        }).filter(ended -> Tally.of(ended).equals(Tally.of(reviewed))
                && !SkillNode.record(ended).equals(SkillNode.record(reviewed))).findFirst().orElseThrow();
        store.count(reviewed);
        store.count(other);
        assertThat(store.keep(reviewed, new Skill(40, 0.25, -0.125))).isEmpty();
        assertThat(store.load().statistics().unreviewed()).hasSize(1);
        store.keep(other, new Skill(40, 0.25, -0.125));
        assertThat(store.load().statistics().unreviewed()).isEmpty();
    }

    @Test
    void whatIsKeptAlreadyIsNotWrittenAgain() throws IOException {
        Skill third = new Skill(40, 1 / 3.0, -1 / 3.0);
        SavedGame reviewed = saved(new Played("tablan", 3).straight(MORE_THAN_ANY));
        store.keep(reviewed, third);
        // a space more, as nothing that is written has it
        Files.writeString(file, Files.readString(file) + " ");
        byte[] before = Files.readAllBytes(file);
        store.keep(reviewed, third);
        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void ofAContestThatIsNotOverNoReviewIsKept() {
        store.keep(saved(new Played("patolli", 1).straight(20)), new Skill(4, 0.1, 0));
        assertThat(file).doesNotExist();
    }

    @Test
    void contestsOfPlayersOrComputersAmongThemselvesAreNotReviewed() {
        Played alone = new Played("bell", 1);
        alone.entries.add(new Entry.Seated(Seats.allPlayers(alone.sitting.start().sides())));
        store.keep(saved(alone.straight(MORE_THAN_ANY)), Skill.NONE);
        store.count(saved(new Played("bell players=4", 1, sides -> Seats.computersPlay(sides, sides))
                .straight(MORE_THAN_ANY)));
        assertThat(store.load().statistics().unreviewed()).isEmpty();
        assertThat(store.load().statistics().skills("bell")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"\"decisions\" : 40,\"decisions\" : -1", "\"lost\" : 250000,\"lost\" : \"much\"",
        "\"record\" : \"[0-9a-f]+\",\"record\" : 7", "\"luck\" : -125000,\"fortune\" : 1"})
    void aWrongReviewCountsAsNoneAndIsTold(String right, String wrong) throws IOException {
        store.keep(saved(new Played("tablan", 3).straight(MORE_THAN_ANY)), new Skill(40, 0.25, -0.125));
        Files.writeString(file, Files.readString(file).replaceFirst(",\\s+\"check\" : \"[0-9a-f]{8}\"", "")
                .replaceFirst(right, wrong));
        StatisticsStore.Loaded loaded = store.load();
        assertThat(loaded.troubles()).singleElement().asString().contains("review\u201d in statistics.json must be");
        assertThat(loaded.statistics().all().contestsPlayed()).isEqualTo(1);
        assertThat(loaded.statistics().unreviewed()).hasSize(1);
    }

    @Test
    void nothingDecidedMakesNoFile() {
        assertThat(store.count(saved(new Played("patolli", 1).straight(20)))).isEmpty();
        assertThat(file).doesNotExist();
        assertThat(store.load().statistics()).isEqualTo(Statistics.NONE);
    }

    @Test
    void membersThatAreNotKnownStay() throws IOException {
        Files.writeString(file, "{\"later\":[1],\"contests\":{\"x\":{\"what\":2}},\"more\":{}}");
        Played played = new Played("tablan", 3).straight(MORE_THAN_ANY);
        store.count(saved(played));
        assertThat(Files.readString(file).replaceAll("\\s", "")).startsWith(
                "{\"later\":[1],\"contests\":{\"x\":{\"what\":2},\"2026-11-22T10:47:33Z"
                        + played.header.seal().hex().substring(0, 16) + "\":{").contains("\"more\":{}");
        assertThat(store.load().statistics().all().contestsPlayed()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "\"casts\" : [0-9]+|\"casts\" : -1|1|0", "\"casts\" : [0-9]+|\"casts\" : \"9\"|1|0",
        "\"game\" : \"tablan\"|\"game\" : \"chess\"|0|0", "\"whole\" : |\"hole\" : |0|0"})
    void aWrongValueCountsAsNothingAndIsTold(String right, String wrong, int contests, int longest)
            throws IOException {
        store.count(saved(new Played("tablan", 3).straight(MORE_THAN_ANY)));
        Files.writeString(file, Files.readString(file).replaceFirst(",\\s+\"check\" : \"[0-9a-f]{8}\"", "")
                .replaceFirst(right, wrong));
        StatisticsStore.Loaded loaded = store.load();
        assertThat(loaded.troubles()).singleElement().asString().contains("must be", "statistics.json");
        assertThat(log.lines()).containsExactly(loaded.troubles().getFirst() + " [" + file + "]");
        assertThat(loaded.statistics().all().contestsPlayed()).isEqualTo(contests);
        assertThat(loaded.statistics().all().longest()).isEqualTo(longest);
    }

    @Test
    void aFullDiskIsToldAndCountedLater() {
        FullDisk disk = new FullDisk();
        store = new StatisticsStore(folder, disk);
        Played played = new Played("tablan", 3).straight(MORE_THAN_ANY);
        disk.leave(10);
        assertThat(store.count(saved(played))).hasValueSatisfying(sentence ->
                assertThat(sentence).contains("No space left on device"));
        disk.clear();
        assertThat(store.count(saved(played))).isEmpty();
        assertThat(all().contestsPlayed()).isEqualTo(1);
    }

    @Test
    void aFileThatIsNoStatisticsIsSetAside() throws IOException {
        Files.writeString(file, "nothing of the kind");
        assertThat(store.load().troubles()).containsExactly("statistics.json is not a statistics file. It was renamed "
                + "to statistics.unreadable-1.json, and the game counts from the beginning.");
        assertThat(folder.resolve("statistics.unreadable-1.json")).hasContent("nothing of the kind");
    }
}
