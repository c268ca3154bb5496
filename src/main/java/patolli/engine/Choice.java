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

    static Map<String, ?> moves(Table table, String arguments) throws Refusal {
        Words.none("moves", arguments);
        State state = table.state("moves", Phase.MOVE, Phase.BET);
        List<Integer> moves = state.moves();
        Stream<String> texts = state.phase() == Phase.BET
                ? moves.stream().sorted().map(state::text)
                : moves.stream().map(state::text).sorted(Comparator.naturalOrder());
        return Replies.of("moves", texts.toList());
    }

    static Map<String, ?> play(Table table, String arguments) throws Refusal {
        State state = table.state("play", Phase.MOVE);
        String text = Words.one("play", "one move", arguments);
        int move = state.find(text).orElseThrow(() -> illegal("move", text));
        return Replies.turn(table.sitting().move(move).orElseThrow());
    }

    static Map<String, ?> bet(Table table, String arguments) throws Refusal {
        State state = table.state("bet", Phase.BET);
        String text = Words.one("bet", "one number", arguments);
        int amount = state.find(text).orElseThrow(() -> illegal("bet", text));
        Turn turn = table.sitting().bet(amount).orElseThrow();
        return Replies.turn(turn);
    }

    private static Refusal illegal(String what, String text) {
        return new Refusal("there is no legal " + what + " " + Words.quote(text) + "; moves lists them");
    }
}
