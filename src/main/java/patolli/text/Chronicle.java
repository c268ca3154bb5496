package patolli.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import patolli.play.Decision;
import patolli.play.Mark;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Phase;

/** A sitting told from beginning to end, a line a turn, each game of the contest under its own heading. */
public final class Chronicle {
    private final Narrator narrator;
    private final Texts texts;

    /** @param texts the bundle {@code story} */
    public Chronicle(Texts texts) {
        this.texts = texts;
        narrator = new Narrator(texts);
    }

    /** The chronicle of a sitting as it is written to a file. */
    public List<String> lines(List<Turn> history, Seats seats) {
        return lines(Step.of(history, seats)).stream().map(Line::text).toList();
    }

    /** The chronicle of a record, with notes beside what was taken back or came about in another way. */
    public List<Line> lines(List<Step> steps) {
        List<Line> lines = new ArrayList<>();
        List<Line.Part> waiting = new ArrayList<>();
        List<Integer> games = Step.games(steps);
        for (int i = 0; i < steps.size(); i++) {
            Turn turn = steps.get(i).turn();
            int game = games.indexOf(i);
            if (game >= 0 && turn.decision() instanceof Decision.Bet) {
                lines.add(new Line.Heading(texts.get("chronicle.game", game + 1), i));
            }
            part(i, steps.get(i)).ifPresent(waiting::add);
            // A cast and what is played with it share a line.
            if (!(goesOn(turn) && i + 1 < steps.size()) && !waiting.isEmpty()) {
                lines.add(new Line.Told(waiting));
                waiting.clear();
            }
        }
        return lines;
    }

    private static boolean goesOn(Turn turn) {
        return turn.after().phase() == Phase.MOVE;
    }

    private Optional<Line.Part> part(int step, Step told) {
        String words = narrator.tell(told.turn(), told.seats());
        String notes = Arrays.stream(Mark.values()).filter(told::has)
                .map(mark -> texts.get("chronicle.mark." + mark.name())).collect(Collectors.joining(" "));
        return words.isEmpty() ? Optional.empty()
                : Optional.of(new Line.Part(step, words, notes, told.marks()));
    }
}
