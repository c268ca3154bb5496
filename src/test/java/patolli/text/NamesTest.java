package patolli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Bidi;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.play.Seats;
import patolli.rules.Side;

/** Names that were given, in sentences. */
class NamesTest {
    private static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);

    private static Names red(String name) {
        return new Names(new Texts("story"), Seats.allPlayers(SIDES).called(Side.RED, name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u05D9\u05E2\u05DC", "\u0645\u062D\u0645\u062F \u0639\u0644\u064A"})
    void aNameFromRightToLeftLeavesItsSentenceFromLeftToRight(String name) {
        String sentence = red(name).name(Side.RED) + " throws: hold the beans.";
        Bidi order = new Bidi(sentence, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        assertThat(order.baseIsLeftToRight()).isTrue();
        assertThat(order.getLevelAt(sentence.indexOf(name))).isOdd();
        assertThat(red(name).heading(Side.RED)).contains(name);
    }

    @Test
    void otherNamesStayAsTheyAre() {
        assertThat(red("Itzel").name(Side.RED)).isEqualTo("Itzel");
    }
}
