package patolli.text;

import java.util.ArrayList;
import java.util.List;
import patolli.play.Decision;
import patolli.play.Seats;
import patolli.play.Turn;

/** A sitting told from beginning to end, a line a turn, each game of the contest under its own heading. */
public final class Chronicle {
    private final Narrator narrator;
    private final Texts texts;

    /** @param texts the bundle {@code story} */
    public Chronicle(Texts texts) {
        this.texts = texts;
        narrator = new Narrator(texts);
    }

    /** The lines of the chronicle. */
    public List<String> lines(List<Turn> history, Seats seats) {
        List<String> lines = new ArrayList<>();
        int game = 0;
        String cast = "";
        for (Turn turn : history) {
            if (turn.decision() instanceof Decision.Bet) {
                lines.add(texts.get("chronicle.game", ++game));
            }
            String told = narrator.tell(turn, seats);
            boolean goesOn = turn.decision() instanceof Decision.Cast && turn.after().cast() >= 0;
            if (goesOn) {
                // The cast and the move that is made with it share a line.
                cast = told + " ";
            } else {
                lines.add("  " + cast + told);
                cast = "";
            }
        }
        return lines;
    }
}
