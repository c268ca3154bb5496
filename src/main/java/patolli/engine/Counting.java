package patolli.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import patolli.play.Perft;
import patolli.play.Playouts;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;

/** The requests that count sequences and random games: perft, playouts. */
final class Counting {
    private static final long MOST_PLAYOUTS = 1_000_000_000;
    private static final int DIGITS = 6;

    private Counting() { }

    static Map<String, ?> perft(Session session, String arguments) throws Refusal {
        State state = session.state();
        String depth = Arguments.one("perft", "one depth", arguments);
        int plies = (int) Arguments.number("depth", depth, 0, Perft.DEEPEST);
        long start = System.nanoTime();
        try {
            long nodes = Perft.count(state, plies, session.halt());
            unlessStopped(session, "perft");
            return Replies.of("nodes", nodes, "seconds", Json.decimal(Replies.secondsSince(start), DIGITS));
        } catch (ArithmeticException overflow) {
            throw new Refusal("there are 2^63 nodes or more at depth " + depth);
        } catch (CancellationException halted) {
            throw stopped("perft");
        }
    }

    static Map<String, ?> playouts(Session session, String arguments) throws Refusal {
        State now = session.state();
        List<String> words = Arguments.of(arguments);
        if (words.isEmpty()) {
            throw new Refusal("playouts takes the number of games behind it");
        }
        long count = Arguments.number("the number of games", words.getFirst(), 1, MOST_PLAYOUTS);
        Map<String, String> settings = Arguments.settings(words.subList(1, words.size()));
        String given = settings.remove("seed");
        if (!settings.isEmpty()) {
            throw new Refusal("playouts has no option " + Arguments.quote(settings.keySet().iterator().next()));
        }
        long seed = given == null ? Session.randomSeed() : Arguments.seed(given);
        State opening = now.game().startSingle(now.options());
        var playouts = new Playouts(now.game().casts(), seed);
        long start = System.nanoTime();
        for (long i = 0; i < count && !session.halt().getAsBoolean(); i++) {
            playouts.play(opening);
        }
        unlessStopped(session, "playouts");
        double seconds = Replies.secondsSince(start);
        var wins = new LinkedHashMap<String, Long>();
        for (Side side : opening.sides()) {
            wins.put(side.key(), playouts.wins(side));
        }
        return Replies.of("games", playouts.games(), "casts", playouts.casts(), "decisions", playouts.decisions(),
                "seconds", Json.decimal(seconds, DIGITS), "wins", wins, "draws", playouts.draws());
    }

    /** Here the request is done: what comes later can't stop it. */
    private static void unlessStopped(Session session, String request) throws Refusal {
        if (session.halt().finish()) {
            throw stopped(request);
        }
    }

    private static Refusal stopped(String request) {
        return new Refusal(request + " was stopped before its end");
    }
}
