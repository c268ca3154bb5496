package patolli.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;

/** The requests about decisions: moves, play, bet. */
final class Choice {
    private Choice() { }

    static Map<String, ?> moves(Session session, String arguments) throws Refusal {
        Arguments.none("moves", arguments);
        State state = session.state("moves", Phase.MOVE, Phase.BET);
        List<Integer> moves = state.moves();
        Stream<String> texts = state.phase() == Phase.BET
                ? moves.stream().sorted().map(state::text)
                : moves.stream().map(state::text).sorted(Comparator.naturalOrder());
        return Replies.of("moves", texts.toList());
    }

    static Map<String, ?> play(Session session, String arguments) throws Refusal {
        State state = session.state("play", Phase.MOVE);
        String text = Arguments.one("play", "one move", arguments);
        int move = state.find(text).orElseThrow(() -> illegal("move", text));
        return Replies.turn(session.sitting().move(move).orElseThrow());
    }

    static Map<String, ?> bet(Session session, String arguments) throws Refusal {
        State state = session.state("bet", Phase.BET);
        String text = Arguments.one("bet", "one number", arguments);
        int amount = state.find(text).orElseThrow(() -> illegal("bet", text));
        Turn turn = session.sitting().bet(amount).orElseThrow();
        return Replies.turn(turn);
    }

    private static Refusal illegal(String what, String text) {
        return new Refusal("there is no legal " + what + " " + Arguments.quote(text) + "; moves lists them");
    }
}
