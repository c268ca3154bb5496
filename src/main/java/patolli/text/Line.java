package patolli.text;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import patolli.play.Mark;

/** A line of the chronicle. Steps are numbered as in the record, from 0. */
public sealed interface Line {

    /** The line as it is written to a file. */
    String text();

    /** The first step that the line stands for. */
    int first();

    /** The last one. */
    int last();

    /**
     * What stands over a game.
     *
     * @param first the first step of the game
     */
    record Heading(String text, int first) implements Line {

        @Override
        public int last() {
            return first;
        }
    }

    /**
     * What happened: a turn, or a cast and the move that was made with it.
     *
     * @param parts at least one, in order
     */
    record Told(List<Part> parts) implements Line {

        /** A copy that cannot be changed. */
        public Told {
            parts = List.copyOf(parts);
        }

        @Override
        public String text() {
            return parts.stream().map(Part::text).collect(Collectors.joining(" ", "  ", ""));
        }

        @Override
        public int first() {
            return parts.getFirst().step();
        }

        @Override
        public int last() {
            return parts.getLast().step();
        }
    }

    /**
     * One turn in a line.
     *
     * @param notes what the marks say, in brackets; may be empty
     */
    record Part(int step, String words, String notes, Set<Mark> marks) {

        /** Words and notes. */
        public String text() {
            return notes.isEmpty() ? words : words + " " + notes;
        }
    }
}
