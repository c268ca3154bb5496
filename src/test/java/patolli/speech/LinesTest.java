package patolli.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.app.GameTables;
import patolli.text.Texts;
import patolli.ui.table.GameTable;

/** What there is to say, at every table. */
class LinesTest {
    private static final int LONGEST = 90;
    /** What Neeley's game has, and what Bell's. */
    private static final String ITS_THINGS = "(?i).*(triangle|library|card\\b|shield|pool|skull on|gum\\b|stamp\\b).*";
    private static final String BELLS_THINGS = "(?i).*(wedge|coin|copper|\\bpot\\b).*";

    private static List<Talk> talks() {
        return GameTables.ALL.tables().stream().flatMap(table -> table.talking().stream()).map(at -> at.talk())
                .toList();
    }

    private static Talk at(String game) {
        return GameTables.ALL.tables().stream().filter(table -> table.game().name().equals(game))
                .map(GameTable::talking).flatMap(talking -> talking.stream()).findFirst().orElseThrow().talk();
    }

    /** Every line that somebody speaks at any table, once. */
    private static List<String> spoken() {
        return talks().stream().flatMap(Talk::spoken).flatMap(book -> book.all().stream()).distinct().toList();
    }

    @Test
    void heHasMoreThanAHundredAndFiftyLinesAtTheFirstTableAndTheMerchantMoreThanThirty() {
        assertThat(at("patolli").mirror().all()).hasSizeGreaterThanOrEqualTo(160);
        assertThat(at("bell").mirror().all()).hasSizeGreaterThanOrEqualTo(150);
        assertThat(talks()).allSatisfy(talk -> assertThat(talk.merchant().all()).hasSizeGreaterThanOrEqualTo(30));
    }

    @Test
    void noLineStandsTwice() {
        for (Talk talk : talks()) {
            List<String> all = new ArrayList<>(talk.merchant().all());
            talk.spoken().forEach(book -> all.addAll(book.all()));
            assertThat(all).doesNotHaveDuplicates();
        }
    }

    @Test
    void everyLineIsShortAndWithoutQuotationMarks() {
        assertThat(Stream.concat(spoken().stream(), talks().stream().flatMap(talk -> talk.merchant().all().stream())))
                .allMatch(line -> line.length() <= LONGEST).noneMatch(line -> line.startsWith("\u201C"))
                .noneMatch(line -> line.contains("'") || line.contains("\""));
    }

    @ParameterizedTest
    @EnumSource(Situation.class)
    void everySituationHasLinesAtSomeTableAndNeverOneAlone(Situation situation) {
        assertThat(talks()).anyMatch(talk -> talk.mirror().of(situation).size() > 1);
        assertThat(talks().stream().flatMap(Talk::spoken)).noneMatch(book -> book.of(situation).size() == 1);
    }

    @ParameterizedTest
    @EnumSource(Tone.class)
    void everyToneCanBeAnswered(Tone tone) {
        assertThat(talks()).allMatch(talk -> talk.merchant().of(tone).size() > 4);
    }

    @Test
    void noLineNamesAThingOfAnotherGame() {
        assertThat(at("bell").mirror().all()).noneMatch(line -> line.matches(ITS_THINGS));
        assertThat(at("patolli").mirror().all()).noneMatch(line -> line.matches(BELLS_THINGS));
        List<String> shared = spoken().stream().filter(at("bell").mirror().all()::contains)
                .filter(at("patolli").mirror().all()::contains).toList();
        assertThat(shared).hasSizeGreaterThan(100).noneMatch(line -> line.matches(ITS_THINGS + "|" + BELLS_THINGS
                + "|(?i).*(\\bbeans?\\b|\\bdots?\\b|\\bten\\b|\\bbet\\b|\\bgold\\b).*"));
        assertThat(talks().getFirst().merchant().all()).noneMatch(line -> line.matches(ITS_THINGS + "|"
                + BELLS_THINGS + "|(?i).*(\\bbeans?\\b|\\bbet\\b|\\bgold\\b).*"));
    }

    @Test
    void everyKeyInTheBundlesIsRead() {
        for (String bundle : List.of("mirror", "patolli/mirror", "bell/mirror", "merchant", "tablan/mirror",
                "tablan/merchant", "pagade/mirror", "pagade/merchant", "pagade/flower-seller", "pagade/mahout")) {
            Set<String> keys = new Texts(bundle).bundle().keySet();
            List<String> read = talks().stream().flatMap(talk -> Stream.concat(talk.spoken(),
                    Stream.of(talk.merchant()))).flatMap(book -> book.all().stream()).toList();
            assertThat(keys).as(bundle).filteredOn(key -> !key.matches("says(\\..*)?|merchant"))
                    .allMatch(key -> read.contains(new Texts(bundle).get(key)));
        }
    }

    @Test
    void whoeverSpeaksAtATableSpeaksOfTheSameThingsAndHasEnoughToSay() {
        for (Talk talk : talks()) {
            List<Situation> his = Stream.of(Situation.values()).filter(of -> !talk.mirror().of(of).isEmpty()).toList();
            assertThat(talk.others().values()).allSatisfy(book -> {
                assertThat(book.all()).hasSizeGreaterThanOrEqualTo(60);
                assertThat(his).allMatch(situation -> book.of(situation).size() > 1);
            });
        }
    }

    @Test
    void whatIsRememberedOfALineTellsItFromTheOthersOfItsKind() {
        assertThat(talks().stream().flatMap(Talk::spoken)).allSatisfy(book ->
                assertThat(book.lines().values()).allSatisfy(kind ->
                        assertThat(kind.stream().map(HeardLines::sign)).doesNotHaveDuplicates()));
    }
}
