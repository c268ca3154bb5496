package patolli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FactsTest {

    private static Facts read(String text) throws IOException {
        return Facts.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @CsvSource({"aztec, 50", "mysore, 30"})
    void thoseOfThisProgramAreManyShortAndEachHasItsSource(String name, int least) {
        Facts facts = Facts.of(name);
        assertThat(facts.trouble()).isEmpty();
        assertThat(facts.facts()).hasSizeGreaterThanOrEqualTo(least).doesNotHaveDuplicates();
        assertThat(facts.facts()).extracting(Fact::text).doesNotHaveDuplicates();
        assertThat(facts.facts()).allSatisfy(fact -> {
            assertThat(fact.source()).hasSizeGreaterThan(3);
            assertThat(fact.text().length() + fact.source().length()).isLessThanOrEqualTo(240);
        });
    }

    @Test
    void aFactMayStandOnSeveralLines() throws IOException {
        Facts facts = read("# a comment\n\nOne thing\nand another.\n-- Somebody, ch. 1\n\n\nA second.\n-- Else\n");
        assertThat(facts.facts()).containsExactly(new Fact("One thing and another.", "Somebody, ch. 1"),
                new Fact("A second.", "Else"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# only a comment\n", "A fact without a source.\n", "A fact.\n\n-- too far below\n",
            "-- a source without a fact\n", "A fact.\n-- \n", "A.\n-- B\n\nC without.\n\nD.\n-- E\n"})
    void whatIsNotAsItShouldBeGivesNoFactsAndAReason(String text) throws IOException {
        Facts facts = read(text);
        assertThat(facts.facts()).isEmpty();
        assertThat(facts.trouble()).hasValueSatisfying(why -> assertThat(why).contains("file"));
    }

    @Test
    void whatIsNoTextIsCalledDamaged() throws IOException {
        Facts facts = Facts.read(new ByteArrayInputStream(new byte[] {'A', (byte) 0xC3, (byte) 0x28, '\n'}));
        assertThat(facts.trouble()).hasValueSatisfying(why -> assertThat(why).contains("damaged"));
    }

    @Test
    void whatIsNotThereIsCalledMissing() throws IOException {
        assertThat(Facts.read(null).trouble()).hasValueSatisfying(why -> assertThat(why).contains("missing"));
    }
}
