package patolli.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.beans.Occasion;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.save.Header;
import patolli.save.SaveText;
import patolli.save.Terms;
import patolli.testkit.PlayedContest;
import patolli.text.Texts;

/** What is found out is said in sentences that tell the line and what is wrong with it. */
class ProofWordsTest {
    private static final PlayedContest CONTEST = PlayedContest.of("tablan", 1);
    private static final Header HEADER = CONTEST.header();

    private final ProofWords words = new ProofWords(new Texts("verify"));

    private static CastCheck cast(Finding finding, Side side) {
        return new CastCheck(1_234, new Occasion("tablan", 2, side, 1_007), OptionalLong.of(57), "8", finding);
    }

    private static Proof proof(List<CastCheck> casts, List<Integer> stray, SaveText.Fault breach) {
        SealCheck seal = new SealCheck(HEADER.seal(), 6, casts.size(), Optional.of(CONTEST.seed()));
        return new Proof(HEADER, "", List.of(seal), stray, casts, new Proof.Beside(false, 0), Optional.empty(),
                Optional.ofNullable(breach));
    }

    @Test
    void everyFaultOfACastHasItsSentence() {
        assertThat(words.tell(cast(new Finding.Differs("12"), Side.WHITE))).contains("Line 1234: in game 2 cast 1007 "
                + "of white is 8 in the save, but the sealed beans show 12.");
        assertThat(words.tell(cast(new Finding.Changed(1_020, "2"), Side.BLACK)))
                .contains("Line 1234: in game 2 cast 1007 of black is not what it was in line 1020, "
                        + "before it was taken back.");
        assertThat(words.tell(cast(new Finding.Shaken(), Side.BLACK))).contains("Line 1234: in game 2 cast 1007 "
                + "of black is one that nobody may shake, but 57 draws were made.");
        for (Finding right : List.of(new Finding.Fits(), new Finding.Own(), new Finding.Unopened())) {
            assertThat(words.tell(cast(right, Side.WHITE))).isEmpty();
            assertThat(right.isWrong()).isFalse();
        }
    }

    @Test
    void whatACastShouldBeIsToldWhereItIsKnown() {
        assertThat(cast(new Finding.Fits(), Side.WHITE).expected()).contains("8");
        assertThat(cast(new Finding.Differs("12"), Side.WHITE).expected()).contains("12");
        assertThat(cast(new Finding.Changed(3, "2"), Side.WHITE).expected()).contains("2");
        assertThat(cast(new Finding.Own(), Side.WHITE).expected()).isEmpty();
        assertThat(cast(new Finding.Unopened(), Side.WHITE).expected()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"pagade, dice", "tablan, sticks"})
    void beansAreSpokenOfOnlyWhereTheGameHasThem(String game, String thrown) {
        ProofWords own = new ProofWords(Texts.of(game, "verify"));
        Proof proof = proof(List.of(cast(new Finding.Differs("12"), Side.WHITE), cast(new Finding.Own(), Side.WHITE)),
                List.of(), null);
        assertThat(String.join(" ", own.report(proof))).doesNotContain("beans").contains("the sealed " + thrown)
                .contains("Not from the " + thrown);
        assertThat(Stream.of(Proof.Verdict.values()).map(verdict -> Texts.of(game, "verify")
                .get("verdict." + verdict))).noneMatch(line -> line.contains("beans") || line.contains("{"));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void everySideIsNamed(Side side) {
        assertThat(words.tell(cast(new Finding.Shaken(), side)).orElseThrow()).contains(" of " + side.key() + " ");
    }

    @Test
    void castsAreCounted() {
        List<CastCheck> casts = new ArrayList<>(Collections.nCopies(2_000, cast(new Finding.Fits(), Side.WHITE)));
        casts.add(cast(new Finding.Own(), Side.WHITE));
        assertThat(words.report(proof(casts, List.of(), null))).contains("Casts: 2001. Fit the sealed beans: 2000. "
                + "Thrown with real beans: 1. Can’t be checked: 0. Wrong: 0.");
    }

    @Test
    void theGameAndItsPlayersAreCalledAsEverywhere() {
        assertThat(words.report(proof(List.of(), List.of(), null))).anyMatch(line -> line.startsWith("A contest of "
                + "Tablan, begun "));
        Header bell = PlayedContest.of("bell players=4", 1).header();
        Terms terms = bell.terms();
        Header watched = new Header(new Terms(terms.version(), terms.game(), terms.options(), terms.begun(),
                Seats.computersPlay(List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN), List.of(Side.YELLOW)),
                terms.shaking()), bell.seal());
        assertThat(words.report(new Proof(watched, "", List.of(new SealCheck(bell.seal(), 6, 0, Optional.empty())),
                List.of(), List.of(), new Proof.Beside(false, 0), Optional.empty(), Optional.empty())))
                .anyMatch(line -> line.startsWith("A contest of Patolli after Bell, begun "))
                .anyMatch(line -> line.contains("yellow a computer"));
    }

    @Test
    void manyFaultsAreNotAllTold() {
        List<CastCheck> casts = Collections.nCopies(1_030, cast(new Finding.Differs("2"), Side.WHITE));
        assertThat(words.faults(proof(casts, List.of(), null))).hasSize(21).last()
                .isEqualTo("And 1010 more like these.");
    }

    @Test
    void straySeedsAndBrokenRulesAreTold() {
        assertThat(words.faults(proof(List.of(), List.of(1_500), new SaveText.Fault(1_400, "another cast was due"))))
                .containsExactly("Line 1500: this seed fits no seal of the save.",
                        "Line 1400 goes against the rules: another cast was due.");
        assertThat(words.faults(proof(List.of(), List.of(1_500), new SaveText.Fault(1_500, "no such beans"))))
                .as("a line is told once").hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Proof.Verdict.class)
    void everyVerdictHasItsSentence(Proof.Verdict verdict) {
        assertThat(new Texts("verify").get("verdict." + verdict)).endsWith(".");
    }
}
