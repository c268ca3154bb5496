package patolli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.testkit.Conversation;

/** What each request answers, as the protocol says it. */
class RequestsTest {
    private static final String PATOLLI = """
            {"game":"patolli","options":{"bear-off":"past"},"phase":"bet","turn":"red","cast":null,"gameNumber":1,\
            "red":{"hand":6,"squares":[],"off":0,"assets":["dime","dime","quarter","quarter","quarter","gum",\
            "dollar","dollar","knife","library-card"]},\
            "blue":{"hand":6,"squares":[],"off":0,"assets":["cacao","cacao","cacao","stamp","nugget","stone",\
            "stone","stone","mask","jade-head"]},"pool":[],"winner":null}""";

    private final Conversation engine = new Conversation();

    @Test
    void gamesNeedsNoGame() {
        assertThat(engine.text("games")).isEqualTo("{\"games\":[\"patolli\",\"bell\",\"pagade\",\"tablan\"]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"state", "chances", "cast", "moves", "play enter", "bet 1", "undo", "perft 1",
        "playouts 1", "best"})
    void theOthersAskForAGameFirst(String request) {
        assertThat(engine.error(request)).contains("new <game>");
    }

    @Test
    void newAnswersTheOpeningPosition() {
        assertThat(engine.text("new patolli")).isEqualTo(PATOLLI);
        assertThat(engine.text("state")).isEqualTo(PATOLLI);
    }

    @Test
    void newTakesOptionsPlayersAndSeed() {
        Map<String, Object> state = engine.ask("new bell players=3 wedges=16 seed=-9223372036854775808 first=blue");
        assertThat(state.get("options")).isEqualTo(Map.of("players", "3", "stake", "5", "purse", "20",
                "penalty", "1", "wedges", "16", "partners", "false", "forfeits", "coins", "first", "blue"));
        assertThat(state).containsEntry("phase", "cast").containsEntry("turn", "blue");
    }

    @Test
    void aSeedSettlesTheEnginesCasts() {
        assertThat(castsOf("new tablan seed=7")).isEqualTo(castsOf("new tablan seed=7"))
                .isNotEqualTo(castsOf("new tablan seed=8"));
    }

    private List<String> castsOf(String opening) {
        engine.ask(opening + " first=white");
        return IntStream.range(0, 40).mapToObj(_ -> {
            if (engine.ask("state").get("phase").equals("move")) {
                engine.ask("play " + ((List<?>) engine.ask("moves").get("moves")).getFirst());
            }
            return (String) engine.ask("cast").get("cast");
        }).toList();
    }

    @Test
    void chancesAreFractionsInLowestTermsByRisingCast() {
        engine.ask("new tablan");
        assertThat(engine.text("chances")).isEqualTo("""
                {"chances":[{"cast":"0","p":"5/8"},{"cast":"2","p":"1/4"},{"cast":"8","p":"1/16"},\
                {"cast":"12","p":"1/16"}]}""");
    }

    @Test
    void castAnswersCastEventsAndState() {
        engine.ask("new patolli");
        engine.ask("bet 2");
        Map<String, Object> reply = engine.ask("cast 3");
        assertThat(reply.keySet()).containsExactly("cast", "events", "state");
        assertThat(reply.get("cast")).isEqualTo("3");
        assertThat(Conversation.write(reply.get("events"))).isEqualTo("""
                [{"type":"cast","side":"red","cast":"3"},{"type":"passed","side":"red","reason":"no-move"},\
                {"type":"turnPassed","to":"blue"}]""");
        assertThat(reply.get("state")).isEqualTo(engine.ask("state"));
    }

    @Test
    void betAndPlayAnswerEventsAndState() {
        engine.ask("new patolli");
        assertThat(Conversation.write(engine.ask("bet 2").get("events"))).isEqualTo("""
                [{"type":"bet","side":"red","amount":2,"assets":["dime","dime"]},\
                {"type":"bet","side":"blue","amount":2,"assets":["cacao","cacao"]}]""");
        engine.ask("cast 1");
        Map<String, Object> reply = engine.ask("play enter");
        assertThat(reply.keySet()).containsExactly("events", "state");
        assertThat(Conversation.write(reply.get("events"))).isEqualTo(
                "[{\"type\":\"entered\",\"side\":\"red\",\"to\":0},{\"type\":\"turnPassed\",\"to\":\"blue\"}]");
    }

    @Test
    void squaresInEventsGoByTheGamesNames() {
        engine.ask("new tablan first=white");
        engine.ask("cast 2");
        assertThat(Conversation.write(engine.ask("play L-N").get("events")))
                .contains("{\"type\":\"moved\",\"side\":\"white\",\"from\":\"L\",\"to\":\"N\"}");
    }

    @Test
    void movesAreSortedByCodePointAndBetsByNumber() {
        engine.ask("new patolli");
        assertThat(engine.ask("moves").get("moves"))
                .isEqualTo(List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"));
        engine.ask("new pagade first=red");
        engine.ask("cast 1,3");
        List<?> moves = (List<?>) engine.ask("moves").get("moves");
        assertThat(moves.stream().map(String.class::cast)).isSorted().doesNotHaveDuplicates()
                .contains("1+3:6-10", "1:6-7", "3:12-15");
    }

    @Test
    void setTakesOverAStateAndEndsWhatCanBeUndone() {
        engine.ask("new patolli");
        engine.ask("bet 1");
        String state = engine.text("state");
        assertThat(engine.text("set " + state)).isEqualTo(state);
        assertThat(engine.error("undo")).contains("nothing to undo");
    }

    @Test
    void setNeedsNoGameBefore() {
        assertThat(engine.text("set " + PATOLLI)).isEqualTo(PATOLLI);
    }

    @Test
    void setTakesNumbersAsOptionsAndFillsInTheRest() {
        engine.ask("new bell first=red wedges=16");
        String state = engine.text("state");
        assertThat(engine.text("set " + state.replaceFirst("\"options\":\\{[^}]*}",
                "\"options\":{\"wedges\":16,\"first\":\"red\"}"))).isEqualTo(state);
    }

    @Test
    void undoGoesBackToTheLastNewAndTheRandomStreamGoesOn() {
        String opening = engine.text("new patolli seed=1");
        String bet = Conversation.write(engine.ask("bet 1").get("state"));
        engine.ask("cast");
        assertThat(engine.text("undo")).isEqualTo(bet);
        assertThat(engine.text("undo")).isEqualTo(opening);
        assertThat(engine.error("undo")).contains("nothing to undo");
        assertThat(engine.text("state")).isEqualTo(opening);
    }

    @Test
    void perftCountsFromHere() {
        engine.ask("new patolli");
        assertThat(engine.ask("perft 0")).containsEntry("nodes", 1).containsKey("seconds");
        assertThat(engine.ask("perft 1")).containsEntry("nodes", 5);
        assertThat(engine.ask("perft 2").keySet()).containsExactly("nodes", "seconds");
    }

    @Test
    void playoutsCountGamesAndLeaveTheStateAlone() {
        engine.ask("new patolli");
        engine.ask("bet 3");
        String before = engine.text("state");
        Map<String, Object> reply = engine.ask("playouts 50 seed=4");
        assertThat(reply.keySet()).containsExactly("games", "casts", "decisions", "seconds", "wins", "draws");
        Map<?, ?> wins = (Map<?, ?>) reply.get("wins");
        assertThat(reply).containsEntry("games", 50).containsEntry("draws", 0);
        assertThat((int) wins.get("red") + (int) wins.get("blue")).isEqualTo(50);
        assertThat(engine.text("state")).isEqualTo(before);
        reply.remove("seconds");
        assertThat(engine.ask("playouts 50 seed=4")).containsAllEntriesOf(reply);
    }

    @Test
    void partnersWinsCountForEachOfThem() {
        engine.ask("new bell players=4 partners=true");
        Map<?, ?> wins = (Map<?, ?>) engine.ask("playouts 10 seed=4").get("wins");
        assertThat(wins.keySet().stream().map(Object::toString)).containsExactly("red", "yellow", "blue", "green");
        assertThat(wins.get("red")).isEqualTo(wins.get("blue"));
        assertThat((int) wins.get("red") + (int) wins.get("yellow")).isEqualTo(10);
    }

    @Test
    void bestJudgesEveryMoveBestFirst() {
        engine.ask("new pagade first=red");
        engine.ask("cast 3,6");
        Map<String, Object> reply = engine.ask("best level=priest ms=50");
        assertThat(reply.keySet()).containsExactly("move", "value", "candidates", "ms");
        List<?> candidates = (List<?>) reply.get("candidates");
        assertThat(candidates.stream().map(each -> (String) ((Map<?, ?>) each).get("move")).sorted().toList())
                .isEqualTo(engine.ask("moves").get("moves"));
        assertThat(candidates.stream().map(each -> -(double) ((Map<?, ?>) each).get("value"))).isSorted();
        assertThat(candidates.getFirst()).isEqualTo(Map.of("move", reply.get("move"), "value", reply.get("value")));
    }

    @Test
    void bestSaysWhatIsProven() {
        engine.ask("set {\"game\":\"tablan\",\"options\":{},\"phase\":\"move\",\"turn\":\"white\",\"cast\":\"2\","
                + "\"white\":{\"unmoved\":[],\"moving\":[\"u\"],\"settled\":[\"b\"]},"
                + "\"black\":{\"unmoved\":[],\"moving\":[\"R\"],\"settled\":[]},\"winner\":null}");
        Map<String, Object> reply = engine.ask("best");
        assertThat(reply.keySet()).containsExactly("move", "value", "candidates", "ms", "proven");
        assertThat((List<?>) reply.get("candidates")).isNotEmpty()
                .allSatisfy(each -> assertThat(((Map<?, ?>) each).get("proven")).isEqualTo(true));
        assertThat(engine.ask("best level=priest").keySet()).containsExactly("move", "value", "candidates", "ms");
    }

    @Test
    void bestJudgesBetsToo() {
        engine.ask("new patolli");
        assertThat((List<?>) engine.ask("best").get("candidates")).hasSize(10);
    }
}
