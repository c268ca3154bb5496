package patolli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.play.Decision;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.testkit.Conversation;
import patolli.testkit.Positions;

/**
 * Whole games as the engine tells them, kept as text: each request and the events that came of it, at the end the
 * last state. {@code mvn -Dtest=GoldenGamesTest -Dgolden.record=true test} writes them anew; what then differs in
 * version control is what has changed for players.
 */
class GoldenGamesTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final int MOST_TURNS = 400;

    @ParameterizedTest
    @CsvSource({
        "patolli, patolli, 2",
        "patolli-onto, patolli bear-off=onto, 3",
        "bell, bell, 1",
        "bell-partners, bell players=4 partners=true wedges=16, 2",
        "bell-step-back, bell forfeits=step-back first=blue, 3",
        "pagade, pagade, 1",
        "pagade-four, pagade players=4 start=6-7-23-24, 2",
        "tablan, tablan, 1",
        "tablan-in-order, tablan in-order=true end=first-home first=black, 2"})
    void goesAsRecorded(String file, String setup, long seed) throws IOException {
        Path recorded = FOLDER.resolve(file + ".txt");
        List<String> told = told(setup, seed);
        if (Boolean.getBoolean("golden.record")) {
            Files.createDirectories(FOLDER);
            Files.write(recorded, told);
        }
        assertThat(told).isEqualTo(Files.readAllLines(recorded));
    }

    private static List<String> told(String setup, long seed) {
        var engine = new Conversation();
        var lines = new ArrayList<String>(List.of("new " + setup));
        engine.ask("new " + setup);
        State state = Positions.opening(setup);
        var dice = new Positions.Dice(state.game().casts(), seed);
        while (state.phase() != Phase.OVER && lines.size() <= MOST_TURNS) {
            Decision decision = dice.decide(state);
            String request = request(decision, state);
            Map<String, Object> reply = engine.ask(request);
            lines.add(request + " " + Conversation.write(reply.get("events")));
            state = decision.apply(state, Events.NONE);
        }
        lines.add(engine.text("state"));
        return lines;
    }

    private static String request(Decision decision, State before) {
        String text = decision.text(before);
        return switch (decision) {
            case Decision.Cast _ -> "cast " + text;
            case Decision.Bet _ -> "bet " + text;
            case Decision.Move _ -> "play " + text;
        };
    }
}
