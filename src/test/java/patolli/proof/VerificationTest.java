package patolli.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.beans.Occasion;
import patolli.beans.SealedBeans;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.play.Seats;
import patolli.proof.Proof.Grade;
import patolli.proof.Proof.Verdict;
import patolli.rules.Side;
import patolli.save.Entry;
import patolli.save.Header;
import patolli.save.SaveText;
import patolli.save.Terms;
import patolli.testkit.PlayedContest;
import patolli.text.Texts;

/** An honest save fits; whatever was tampered with is found, and its line is told. */
class VerificationTest {
    private static final PlayedContest CONTEST = PlayedContest.of("bell first=red", 3);

    private static Proof check(PlayedContest contest, List<Entry> entries) {
        return check(SaveText.write(contest.header(), entries));
    }

    private static Proof check(byte[] save) {
        return Verification.of((SaveText.Readable) SaveText.of(save));
    }

    private static Proof check(List<Entry> entries) {
        return check(CONTEST, entries);
    }

    private static int line(int index) {
        return CONTEST.header().firstEntry() + index;
    }

    /** The index of a sealed cast of that side that stands alone on its occasion. */
    private static int single(List<Entry> entries, String side) {
        return IntStream.range(0, entries.size()).filter(i -> entries.get(i) instanceof Entry.Cast cast
                && cast.shake().isPresent() && cast.occasion().side().key().equals(side)
                && entries.stream().filter(other -> other instanceof Entry.Cast same
                        && same.occasion().equals(cast.occasion())).count() == 1).skip(3).findFirst().orElseThrow();
    }

    private static Entry.Cast cast(List<Entry> entries, int index) {
        return (Entry.Cast) entries.get(index);
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void anHonestContestFits(String setup) {
        PlayedContest contest = PlayedContest.of(setup, 7);
        Proof proof = check(contest, contest.entries());
        assertThat(proof.wrong()).isEmpty();
        assertThat(proof.breach()).isEmpty();
        assertThat(proof.verdict()).isEqualTo(Verdict.FITS);
        assertThat(proof.seals()).singleElement()
                .isEqualTo(new SealCheck(contest.header().seal(), 7, proof.casts().size(),
                        Optional.of(contest.seed())));
        assertThat(proof.count(Finding.Fits.class) + proof.count(Finding.Own.class)).isEqualTo(proof.casts().size())
                .isEqualTo((int) contest.entries().stream().filter(Entry.Cast.class::isInstance).count());
        assertThat(proof.count(Finding.Fits.class)).isPositive();
    }

    @Test
    void everySingleChangedCastIsFoundWithItsLine() {
        List<Entry> honest = CONTEST.entries();
        int sealed = 0;
        for (int i = 0; i < honest.size(); i++) {
            if (honest.get(i) instanceof Entry.Cast cast && cast.shake().isPresent()) {
                List<Entry> entries = new ArrayList<>(honest);
                entries.set(i, CONTEST.changed(cast));
                Proof proof = check(entries);
                int line = line(i);
                assertThat(proof.verdict()).isEqualTo(Verdict.WRONG);
                assertThat(proof.wrong()).as("line %d", line).anyMatch(wrong -> wrong.line() == line);
                sealed++;
            }
        }
        assertThat(sealed).isGreaterThan(20);
    }

    @Test
    void aChangedCastTellsWhatTheBeansShow() {
        List<Entry> entries = CONTEST.entries();
        int at = single(entries, "red");
        Entry.Cast honest = cast(entries, at);
        entries.set(at, CONTEST.changed(honest));
        assertThat(check(entries).wrong()).singleElement().isEqualTo(new CastCheck(line(at), honest.occasion(),
                honest.shake(), CONTEST.changed(honest).cast(), new Finding.Differs(honest.cast())));
    }

    @Test
    void anotherSeedFitsNoSeal() {
        List<Entry> entries = new ArrayList<>(CONTEST.unopened());
        entries.add(new Entry.Opened(Seed.draw(new SplittableRandom(99))));
        Proof proof = check(entries);
        assertThat(proof.verdict()).isEqualTo(Verdict.WRONG);
        assertThat(proof.stray()).containsExactly(line(entries.size() - 1));
        assertThat(proof.count(Finding.Fits.class)).isZero();
    }

    @Test
    void aSealThatWasExchangedDoesNotFit() {
        Seed other = Seed.draw(new SplittableRandom(99));
        List<Entry> entries = new ArrayList<>(CONTEST.entries());
        entries.add(0, new Entry.Sealed(CONTEST.header().terms().seal(other)));
        entries.add(entries.size() - 1, new Entry.Opened(other));
        Proof proof = check(entries);
        assertThat(proof.verdict()).isEqualTo(Verdict.WRONG);
        assertThat(proof.count(Finding.Differs.class)).isGreaterThan(10);
    }

    @Test
    void untilTheBeansAreOpenedNothingCanBeChecked() {
        Proof proof = check(CONTEST.unopened());
        assertThat(proof.verdict()).isEqualTo(Verdict.NOT_OPENED);
        assertThat(proof.count(Finding.Fits.class)).isZero();
        assertThat(proof.count(Finding.Unopened.class)).isPositive();
        Proof half = check(CONTEST.unopened().subList(0, CONTEST.unopened().size() / 2));
        assertThat(half.verdict()).isEqualTo(Verdict.NOT_OPENED);
    }

    @Test
    void aSecondSealIsNeverFine() {
        Seed lost = Seed.draw(new SplittableRandom(99));
        PlayedContest kept = PlayedContest.of("bell first=red", 4);
        Terms terms = kept.header().terms();
        Header header = Header.of(terms, lost);
        int first = single(kept.entries(), "red");
        for (int at : new int[] {0, first}) {
            List<Entry> entries = kept.entries();
            entries.add(at, new Entry.Sealed(terms.seal(kept.seed())));
            Proof proof = check(SaveText.write(header, entries));
            assertThat(proof.breach()).isEmpty();
            assertThat(proof.verdict()).isEqualTo(Verdict.RESEALED);
            assertThat(proof.seals()).extracting(SealCheck::seed)
                    .containsExactly(Optional.empty(), Optional.of(kept.seed()));
            assertThat(proof.count(Finding.Fits.class)).isPositive();

            List<Entry> there = new ArrayList<>(entries);
            there.add(there.size() - 1, new Entry.Opened(lost));
            Proof notLost = check(SaveText.write(header, there));
            assertThat(notLost.verdict().grade()).isEqualTo(Grade.BROKEN);
            assertThat(notLost.notLost()).extracting(SealCheck::line).containsExactly(header.firstEntry() - 1);
        }
    }

    @Test
    void aCastThatWasTakenBackMustComeBackTheSame() {
        List<Entry> honest = CONTEST.unopened();
        int at = single(honest, "red");
        Entry.Cast first = cast(honest, at);
        Occasion occasion = first.occasion();
        long shake = first.shake().getAsLong() + 1;
        var table = CONTEST.header().game().casts();
        String other = table.text(new SealedBeans(CONTEST.seed(), "").cast(occasion, shake, table));
        for (Entry.Cast again : List.of(new Entry.Cast(occasion, OptionalLong.of(shake), other),
                new Entry.Cast(occasion, OptionalLong.empty(), "10"))) {
            List<Entry> entries = new ArrayList<>(honest.subList(0, at + 1));
            entries.add(new Entry.Undo(1));
            entries.add(again);
            entries.add(new Entry.Opened(CONTEST.seed()));
            assertThat(check(entries).wrong()).extracting(CastCheck::finding)
                    .containsExactly(new Finding.Changed(line(at), first.cast()));
        }
    }

    /** The cast at that index, shaken five times, with what the beans show then. */
    private static List<Entry> shaken(PlayedContest contest, int at) {
        List<Entry> entries = contest.entries();
        Occasion occasion = cast(entries, at).occasion();
        var table = contest.header().game().casts();
        String fitting = table.text(new SealedBeans(contest.seed(), "").cast(occasion, 5, table));
        entries.set(at, new Entry.Cast(occasion, OptionalLong.of(5), fitting));
        return entries;
    }

    @Test
    void smokingMirrorsBeansAreNotShakenNotEvenWhileSomebodySitsThere() {
        int at = single(CONTEST.entries(), "blue");
        List<Entry> entries = shaken(CONTEST, at);
        assertThat(check(entries).wrong()).extracting(CastCheck::finding).containsExactly(new Finding.Shaken());
        entries.add(at + 1, new Entry.Seated(CONTEST.header().seats()));
        entries.add(at, new Entry.Seated(Seats.allPlayers(List.copyOf(CONTEST.header().seats().asMap().keySet()))));
        Proof changed = check(entries);
        assertThat(changed.wrong()).extracting(CastCheck::finding).containsExactly(new Finding.Shaken());
        assertThat(changed.verdict().grade()).isEqualTo(Grade.BROKEN);
    }

    @Test
    void whereNobodyShakesAShakeIsWrong() {
        PlayedContest still = PlayedContest.of("bell first=red", 3, Shaking.NONE, "");
        assertThat(check(still, still.entries()).verdict()).isEqualTo(Verdict.FITS);
        assertThat(check(still, still.entries()).shaken()).isZero();
        List<Entry> entries = shaken(still, single(still.entries(), "red"));
        assertThat(check(still, entries).wrong()).extracting(CastCheck::finding)
                .containsExactly(new Finding.Shaken());
    }

    @Test
    void shakesAreCountedForTheyRestOnTheProgramsWord() {
        assertThat(check(CONTEST.entries()).shaken()).isPositive().isEqualTo((int) CONTEST.entries().stream()
                .filter(entry -> entry instanceof Entry.Cast cast && cast.shake().orElse(0) > 0).count());
    }

    @Test
    void ofBeansThatWereKnownNothingCanBeTold() {
        List<Entry> entries = CONTEST.entries();
        entries.addFirst(new Entry.Again());
        assertThat(check(entries).verdict()).isEqualTo(Verdict.KNOWN);
        assertThat(check(entries).verdict().grade()).isEqualTo(Grade.UNTOLD);
        assertThat(new ProofWords(new Texts("verify")).report(check(entries))).anyMatch(line ->
                line.contains("over, or from a copy")).last().asString().contains("known before");
    }

    @Test
    void theWordIsPartOfEveryCastAndComesBeforeTheFirst() {
        PlayedContest contest = PlayedContest.of("patolli", 5, Shaking.BY_HAND, "qué será #1");
        Proof proof = check(contest, contest.entries());
        assertThat(proof.verdict()).isEqualTo(Verdict.FITS);
        assertThat(proof.word()).isEqualTo("qué será #1");
        List<Entry> other = contest.entries();
        other.set(0, new Entry.Word("que sera"));
        assertThat(check(contest, other).count(Finding.Differs.class)).isGreaterThan(10);
        List<Entry> late = contest.entries();
        late.add(single(late, "red") + 1, late.removeFirst());
        assertThat(check(contest, late).breach()).isPresent();
    }

    @Test
    void theSealCoversHowTheContestBegan() {
        Terms terms = CONTEST.header().terms();
        for (Terms other : List.of(
                new Terms(2, terms.game(), terms.options(), terms.begun().plusSeconds(1), terms.seats(),
                        terms.shaking()),
                new Terms(2, terms.game(), terms.options(), terms.begun(),
                        terms.seats().switched(List.of(Side.RED, Side.BLUE)), terms.shaking()),
                new Terms(2, terms.game(), terms.options(), terms.begun(), terms.seats(), Shaking.NONE),
                new Terms(1, terms.game(), terms.options(), terms.begun(), terms.seats(), Shaking.BY_HAND))) {
            Proof proof = check(SaveText.write(new Header(other, CONTEST.header().seal()), CONTEST.entries()));
            assertThat(proof.stray()).as(other.toString()).hasSize(1);
            assertThat(proof.verdict().grade()).isEqualTo(Grade.BROKEN);
        }
    }

    @Test
    void contestsOfTheOlderFormAreCheckedAsBefore() {
        PlayedContest older = PlayedContest.older("tablan", 8);
        assertThat(check(older, older.entries()).verdict()).isEqualTo(Verdict.FITS);
    }

    @Test
    void aCastThatWasNotDueGoesAgainstTheRules() {
        List<Entry> entries = CONTEST.entries();
        int at = single(entries, "red");
        Occasion due = cast(entries, at).occasion();
        Occasion other = new Occasion(due.game(), due.number(), due.side(), due.nth() + 1_000);
        var table = CONTEST.header().game().casts();
        String fitting = table.text(new SealedBeans(CONTEST.seed(), "").cast(other, 5, table));
        entries.set(at, new Entry.Cast(other, OptionalLong.of(5), fitting));
        Proof proof = check(entries);
        assertThat(proof.wrong()).isEmpty();
        assertThat(proof.breach().orElseThrow().line()).isEqualTo(line(at));
        assertThat(proof.verdict()).isEqualTo(Verdict.WRONG);
    }

    @Test
    void aLineChangedByHandIsDamageAndTellsWhere() {
        List<Entry> entries = CONTEST.entries();
        int at = single(entries, "red");
        String save = new String(SaveText.write(CONTEST.header(), entries), StandardCharsets.UTF_8);
        List<String> lines = new ArrayList<>(save.lines().toList());
        lines.set(line(at) - 1, lines.get(line(at) - 1).replace("cast 1 red", "cast 2 red"));
        Proof proof = check((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        assertThat(proof.verdict()).isEqualTo(Verdict.DAMAGED);
        assertThat(proof.damage().orElseThrow().line()).isEqualTo(line(at));
    }
}
