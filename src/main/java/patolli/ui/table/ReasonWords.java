package patolli.ui.table;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.ai.reason.Reason;
import patolli.play.Seats;
import patolli.text.Narrator;
import patolli.text.Texts;

/** What speaks for and against moves, in sentences. */
final class ReasonWords {
    /** So many reasons are given: a line. */
    private static final int MOST = 2;
    private final Texts texts;
    private final Narrator narrator;

    /** @param texts the bundle {@code board} of the game */
    ReasonWords(Texts texts, Narrator narrator) {
        this.texts = texts;
        this.narrator = narrator;
    }

    /** The weightiest of the reasons; empty when there are none. */
    String best(List<Reason> reasons, Seats seats) {
        return sentences(reasons.stream(), seats);
    }

    /** Those among them that can't be seen from what the move does at once. */
    String unseen(List<Reason> reasons, Seats seats) {
        return sentences(reasons.stream().filter(reason -> switch (reason) {
            case Reason.Exposed _, Reason.Stuck _, Reason.ComesHome _ -> true;
            case Reason.Wins _, Reason.Loses _, Reason.Hits _, Reason.CastsAgain _, Reason.Pays _, Reason.Gains _,
                    Reason.Misses _, Reason.StepsBack _, Reason.LosesDie _, Reason.Settles _,
                    Reason.PerilUnknown _ -> false;
        }), seats);
    }

    private String sentences(Stream<Reason> reasons, Seats seats) {
        return reasons.filter(reason -> !(reason instanceof Reason.PerilUnknown)).limit(MOST)
                .map(reason -> sentence(reason, seats)).collect(Collectors.joining(" "));
    }

    private String sentence(Reason reason, Seats seats) {
        return Narrator.sentence(switch (reason) {
            case Reason.PerilUnknown _ -> "";
            case Reason.Wins _ -> texts.get("reason.wins");
            case Reason.Loses _ -> texts.get("reason.loses");
            case Reason.Hits(int pieces) -> texts.get("reason.hits", pieces);
            case Reason.CastsAgain _ -> texts.get("reason.castsAgain");
            case Reason.Pays(int amount) -> texts.get("reason.pays", amount);
            case Reason.Gains(int amount) -> texts.get("reason.gains", amount);
            case Reason.Misses _ -> texts.get("reason.misses");
            case Reason.StepsBack _ -> texts.get("reason.stepsBack");
            case Reason.LosesDie(int die) -> texts.get("reason.losesDie", die);
            case Reason.ComesHome(int _, int home, int others) -> texts.get("reason.home", home, others);
            case Reason.Settles(int pieces) -> texts.get("reason.settles", pieces);
            case Reason.Exposed exposed -> texts.get("reason.exposed." + exposed.what() + "." + exposed.when(),
                    exposed.casts().of(), exposed.casts().all(), narrator.named(exposed.by(), seats));
            case Reason.Stuck stuck -> texts.get("reason.stuck", stuck.casts().of(), stuck.casts().all(),
                    narrator.named(stuck.side(), seats));
        });
    }
}
