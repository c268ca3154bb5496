package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
    private static final List<Option> KNOWN = List.of(Option.of("wedges", "8", "16"),
            Option.number("stake", 5, 0, 1000), Option.absent("first", "red", "blue"));

    private static Options given(String... pairs) throws Refusal {
        Map<String, String> given = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            given.put(pairs[i], pairs[i + 1]);
        }
        return Options.of(KNOWN, given);
    }

    @Test
    void whatIsMissingHasItsStandardValue() throws Refusal {
        Options options = given();
        assertThat(options.text("wedges")).isEqualTo("8");
        assertThat(options.number("stake")).isEqualTo(5);
        assertThat(options.find("first")).isEmpty();
        assertThat(options.asMap()).isEqualTo(Map.of("wedges", "8", "stake", "5"));
    }

    @Test
    void theyAreListedInTheGamesOrder() throws Refusal {
        assertThat(given("first", "blue", "stake", "0", "wedges", "16").asMap().keySet())
                .containsExactly("wedges", "stake", "first");
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1000,1000", "007,7"})
    void numbersTakeTheirPlainForm(String written, String plain) throws Refusal {
        assertThat(given("stake", written).text("stake")).isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "1001", "5.0", "", "five", "99999999999999999999", "+5", " 5"})
    void aNumberOutOfRangeIsRefused(String value) {
        assertThatThrownBy(() -> given("stake", value)).isInstanceOf(Refusal.class)
                .hasMessage("option stake is a whole number from 0 to 1000, not \"" + value + "\"");
    }

    @Test
    void aValueThatIsNotListedIsRefused() {
        assertThatThrownBy(() -> given("wedges", "12")).isInstanceOf(Refusal.class)
                .hasMessage("option wedges can be 8, 16, not \"12\"");
        assertThatThrownBy(() -> given("first", "green")).isInstanceOf(Refusal.class)
                .hasMessage("option first can be red, blue, not \"green\"");
    }

    @Test
    void anUnknownOptionIsRefused() {
        assertThatThrownBy(() -> given("stakes", "5")).isInstanceOf(Refusal.class)
                .hasMessage("unknown option \"stakes\"; this game has wedges, stake, first");
    }

    @Test
    void askingForAnOptionThatIsAbsentIsAnError() throws Refusal {
        Options options = given();
        assertThatThrownBy(() -> options.text("first")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theyAreEqualByValueAndCannotBeChanged() throws Refusal {
        assertThat(given("stake", "5")).isEqualTo(given()).hasSameHashCodeAs(given());
        assertThat(given("stake", "6")).isNotEqualTo(given());
        Map<String, String> map = given().asMap();
        assertThatThrownBy(() -> map.put("stake", "9")).isInstanceOf(UnsupportedOperationException.class);
    }
}
