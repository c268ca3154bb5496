package patolli.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Map;
import patolli.play.Turn;
import patolli.rules.Casts;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;

/** The requests about casts: chances, cast. */
final class Chance {
    private Chance() { }

    static Map<String, ?> chances(Session session, String arguments) throws Refusal {
        Arguments.none("chances", arguments);
        Casts casts = session.state("chances", Phase.THROWOFF, Phase.CAST).game().casts();
        var chances = new ArrayList<Map<String, Object>>();
        for (int cast = 0; cast < casts.size(); cast++) {
            chances.add(Replies.of("cast", casts.text(cast), "p", fraction(casts.weights().get(cast), casts.total())));
        }
        return Replies.of("chances", chances);
    }

    static Map<String, ?> cast(Session session, String arguments) throws Refusal {
        State state = session.state("cast", Phase.THROWOFF, Phase.CAST);
        Casts casts = state.game().casts();
        int cast;
        if (arguments.isEmpty()) {
            cast = session.casts().draw(casts);
        } else {
            String text = Arguments.one("cast", "one cast or nothing", arguments);
            cast = casts.find(text).orElseThrow(() -> new Refusal("there is no cast " + Arguments.quote(text)
                    + "; there are " + String.join(" ", casts.texts())));
        }
        Turn turn = session.sitting().cast(cast).orElseThrow();
        var reply = Replies.of("cast", casts.text(cast));
        reply.putAll(Replies.turn(turn));
        return reply;
    }

    private static String fraction(int numerator, int denominator) {
        int divisor = BigInteger.valueOf(numerator).gcd(BigInteger.valueOf(denominator)).intValue();
        return numerator / divisor + "/" + denominator / divisor;
    }
}
