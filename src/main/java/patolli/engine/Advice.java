package patolli.engine;

import java.util.List;
import java.util.Map;
import patolli.ai.Judged;
import patolli.ai.Opponents;
import patolli.play.Level;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;

/** The request for the best move: best. */
final class Advice {
    private static final long MOST_MILLISECONDS = 3_600_000;
    private static final long STANDARD_MILLISECONDS = 1_000;
    private static final int DIGITS = 4;
    private static final String PROVEN = "proven";

    private Advice() { }

    static Map<String, ?> best(Session session, String arguments) throws Refusal {
        State state = session.state("best", Phase.MOVE, Phase.BET);
        Map<String, String> settings = Arguments.settings(Arguments.of(arguments));
        Level level = level(settings.remove("level"));
        String given = settings.remove("ms");
        long budget = given == null ? STANDARD_MILLISECONDS : Arguments.number("ms", given, 1, MOST_MILLISECONDS);
        if (!settings.isEmpty()) {
            throw new Refusal("best has no option " + Arguments.quote(settings.keySet().iterator().next()));
        }
        long start = System.nanoTime();
        List<Judged> judged = Opponents.at(level).judge(state, budget, session.halt());
        long milliseconds = Math.round(Replies.secondsSince(start) * 1_000);
        List<Map<String, Object>> candidates = judged.stream().map(each -> candidate(state, each)).toList();
        var reply = Replies.of();
        reply.putAll(candidates.getFirst());
        // a further member stands at the end
        Object proven = reply.remove(PROVEN);
        reply.put("candidates", candidates);
        reply.put("ms", milliseconds);
        if (proven != null) {
            reply.put(PROVEN, proven);
        }
        if (session.halt().finish()) {
            reply.put("stopped", true);
        }
        return reply;
    }

    private static Map<String, Object> candidate(State state, Judged judged) {
        Map<String, Object> candidate = Replies.of("move", state.text(judged.move()), "value",
                Json.decimal(judged.value(), DIGITS));
        if (judged.proven()) {
            candidate.put(PROVEN, true);
        }
        return candidate;
    }

    private static Level level(String given) throws Refusal {
        if (given == null) {
            return Level.MIRROR;
        }
        return Level.of(given).filter(Level.FIXED::contains).orElseThrow(() ->
                new Refusal("there is no level " + Arguments.quote(given) + "; there are "
                        + String.join(", ", Level.FIXED.stream().map(Level::key).toList())));
    }
}
