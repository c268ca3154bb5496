package patolli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.testkit.Conversation;

/** Bad requests: a sentence in reply, and everything stays as it was. */
class RefusalsTest {
    private final Conversation engine = new Conversation();
    private String before;

    @BeforeEach
    void aGameIsOn() {
        engine.ask("new patolli seed=5");
        engine.ask("bet 1");
        before = engine.text("state");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "dance | unknown request \"dance\"",
        "GAMES | unknown request",
        "games all | takes nothing",
        "new | name of a game",
        "new chess | no game \"chess\"",
        "new patolli colour=red | unknown option",
        "new patolli bear-off=under | bear-off can be past, onto",
        "new patolli bear-off=past bear-off=past | given twice",
        "new patolli seed=1 seed=1 | given twice",
        "new patolli seed=one | seed is a whole number",
        "new patolli seed=9223372036854775808 | seed is a whole number",
        "new patolli seed=1.0 | seed is a whole number",
        "new patolli seed= | seed is a whole number",
        "new patolli past | name=value",
        "new patolli =past | name=value",
        "new bell players=5 | players",
        "new bell players=3 first=green | green",
        "new pagade players=3 | players",
        "state now | takes nothing",
        "set | takes a state",
        "set past | not a JSON object",
        "set [] | not a JSON object",
        "set null | not a JSON object",
        "set {} | does not name its game",
        "set {\"game\":\"chess\"} | no game \"chess\"",
        "set {\"game\":7} | does not name its game",
        "set {\"game\":\"patolli\"} | phase",
        "set {\"game\":\"patolli\",\"game\":\"patolli\"} | not a JSON object",
        "set {\"game\":\"patolli\"}{} | not a JSON object",
        "set {\"game\":\"patolli\"} 7 | not a JSON object",
        "set {\"game\":\"patolli\",\"gameNumber\":NaN} | not a JSON object",
        "set {\"game\":\"patolli\",\"gameNumber\":1.5} | 1.5",
        "set {\"game\":\"patolli\",\"gameNumber\":1e9} | 1.0E9",
        "set {\"game\":\"patolli\",\"gameNumber\":99999999999999999999} | 99999999999999999999",
        "set {\"game\":\"patolli\",\"gameNumber\":999999999999999999999999} | not a JSON object",
        "chances 3 | takes nothing",
        "cast 0 | no cast \"0\"",
        "cast 5 | no cast \"5\"",
        "cast 01 | no cast \"01\"",
        "cast 3 3 | one cast or nothing",
        "moves | this is phase cast",
        "play enter | this is phase cast",
        "bet 1 | this is phase cast",
        "undo 2 | takes nothing",
        "perft | one depth",
        "perft x | whole number",
        "perft -1 | whole number",
        "perft 21 | whole number",
        "perft 99999999999999999999 | whole number",
        "perft 1 2 | one depth",
        "playouts | number of games",
        "playouts 0 | whole number",
        "playouts -5 | whole number",
        "playouts 99999999999 | whole number",
        "playouts 1 games=2 | no option \"games\"",
        "playouts 1 seed=2 seed=2 | given twice",
        "playouts 1 seed=x | seed is a whole number",
        "best | this is phase cast",
        "quit now | stands alone",
    })
    void isAnsweredByASentence(String request, String partOfTheSentence) {
        assertThat(engine.error(request)).contains(partOfTheSentence);
        assertThat(engine.text("state")).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "play enter 1 | one move",
        "play | one move",
        "play leave | no legal move",
        "play 0-1 | no legal move",
        "cast 1 | this is phase move",
        "chances | this is phase move",
        "best level=god | no level \"god\"",
        "best ms=0 | whole number",
        "best ms=-1 | whole number",
        "best ms=1e3 | whole number",
        "best depth=2 | no option \"depth\"",
        "best level=priest level=priest | given twice",
        "best mirror | name=value",
    })
    void soAreThoseOfPhaseMove(String request, String partOfTheSentence) {
        before = Conversation.write(engine.ask("cast 1").get("state"));
        isAnsweredByASentence(request, partOfTheSentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bet 0", "bet 11", "bet -1", "bet 1.0", "bet 01", "bet", "bet 1 2", "bet enter"})
    void soAreBetsBeyondTheHoldings(String request) {
        before = engine.text("undo");
        assertThat(engine.error(request)).isNotBlank();
        assertThat(engine.text("state")).isEqualTo(before);
    }

    @Test
    void pagadesCastsAreWrittenLowerFirst() {
        engine.ask("new pagade first=red");
        assertThat(engine.error("cast 6,3")).contains("no cast");
    }

    @Test
    void perftNeedsToKnowWhoBegins() {
        engine.ask("new bell");
        assertThat(engine.error("perft 2")).contains("first");
    }

    @Test
    void deeplyNestedJsonIsRefused() {
        assertThat(engine.error("set " + "[".repeat(30_000))).contains("not a JSON object");
        assertThat(engine.error("set {\"game\":" + "{\"a\":".repeat(10_000))).contains("not a JSON object");
        assertThat(engine.text("state")).isEqualTo(before);
    }

    @Test
    void aLineOverTheLimitIsOneErrorHoweverLong() {
        byte[] requests = ("set " + "x".repeat(10_000_000) + "\ngames\n").getBytes(StandardCharsets.UTF_8);
        List<String> replies = engine.lines(requests);
        assertThat(replies).hasSize(2);
        assertThat(replies.getFirst()).contains("error").contains("65536");
        assertThat(replies.getLast()).startsWith("{\"games\"");
    }

    @Test
    void theLimitIsExact() {
        String padded = "state" + " ".repeat(Lines.LONGEST - 5);
        assertThat(engine.text(padded)).isEqualTo(before);
        assertThat(engine.text(padded + "\r")).isEqualTo(before);
        assertThat(engine.error(padded + " ")).contains("longer");
        assertThat(engine.error(padded + " \r")).contains("longer");
    }

    @Test
    void brokenUtf8IsRefused() {
        byte[] requests = {'s', 't', (byte) 0xC3, (byte) 0x28, '\n', 's', 't', 'a', 't', 'e', '\n'};
        assertThat(engine.lines(requests)).hasSize(2).last().isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"set {\"game\":\"\\ud800\"}", "set {\"game\":\"patolli\",\"\\udfff\":1}",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\uD83C\uDFB2"})
    void halfACharacterInTheSentenceDoesNoHarm(String request) {
        assertThat(engine.error(request)).isNotBlank();
        assertThat(engine.text("state")).isEqualTo(before);
    }

    @Test
    void blankLinesAreIgnoredAndCarriageReturnsAccepted() {
        assertThat(engine.lines("\n\r\n  \t \nstate\r\n\n".getBytes(StandardCharsets.UTF_8))).containsExactly(before);
    }

    @Test
    void quitEndsAndSoDoesTheInput() {
        assertThat(engine.lines("quit\nstate\n".getBytes(StandardCharsets.UTF_8))).isEmpty();
        assertThat(engine.lines("state".getBytes(StandardCharsets.UTF_8))).containsExactly(before);
        assertThat(engine.lines(new byte[0])).isEmpty();
    }
}
