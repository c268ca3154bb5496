package patolli.save;

import java.text.Normalizer;
import java.time.Instant;
import java.util.OptionalLong;
import patolli.beans.Occasion;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.rules.Side;

/** One thing that a save keeps, a line of it. */
public sealed interface Entry {

    /** A bet of so many assets from each side. */
    record Bet(int amount) implements Entry { }

    /**
     * A cast.
     *
     * @param occasion which cast of the contest it is
     * @param shake    how many draws were made while the beans were held, 0 when nobody held them; empty for a cast
     *                 of real beans
     * @param cast     as the game writes it: {@code 4}
     */
    record Cast(Occasion occasion, OptionalLong shake, String cast) implements Entry { }

    /** A move, as the position before it writes it. */
    record Move(String move) implements Entry { }

    /**
     * Takes bets, casts and moves back, the last ones. What belongs together is one entry, so that no kill and no cut
     * leaves a part of it.
     *
     * @param turns how many of them, at least 1
     */
    record Undo(int turns) implements Entry {
        public Undo {
            atLeastOne(turns);
        }
    }

    /**
     * Plays again what was taken back last, as one entry too. Any bet, cast or move clears what could be played
     * again, even when it is the same.
     *
     * @param turns how many bets, casts and moves, at least 1
     */
    record Redo(int turns) implements Entry {
        public Redo {
            atLeastOne(turns);
        }
    }

    /**
     * The word that the players added after the seal was shown and before the first cast; it takes part in every cast.
     * There is at most one.
     *
     * @param text as {@link #line} leaves it, not empty
     */
    record Word(String text) implements Entry {
        /** So many characters are kept at most. */
        public static final int LONGEST = FileNames.LONGEST_NAME;
        /** The fillers of Hangul, and the blank of Braille. */
        private static final String BLANK_LETTERS = "\u115F\u1160\u3164\uFFA0\u2800";

        public Word {
            if (text.isEmpty() || !text.equals(line(text))) {
                throw new IllegalArgumentException("not a word as it is kept");
            }
        }

        /**
         * What is kept of what a player typed: one line, at most {@link #LONGEST} characters that can be seen; empty if
         * nothing is left.
         */
        public static String line(String typed) {
            return normal(normal(typed).codePoints().filter(Word::isSeen)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString());
        }

        private static String normal(String text) {
            String before;
            String line = text;
            do {
                // What is left out may have stood between characters that are one in the normal form.
                before = line;
                line = FileNames.line(Normalizer.normalize(line, Normalizer.Form.NFC));
            } while (!line.equals(before));
            return line;
        }

        /** Characters that nobody sees could be added without the players' knowledge, until the casts please. */
        private static boolean isSeen(int character) {
            return switch (Character.getType(character)) {
                case Character.UPPERCASE_LETTER, Character.LOWERCASE_LETTER, Character.TITLECASE_LETTER,
                     Character.MODIFIER_LETTER, Character.OTHER_LETTER, Character.DECIMAL_DIGIT_NUMBER,
                     Character.CONNECTOR_PUNCTUATION, Character.DASH_PUNCTUATION, Character.START_PUNCTUATION,
                     Character.END_PUNCTUATION, Character.INITIAL_QUOTE_PUNCTUATION,
                     Character.FINAL_QUOTE_PUNCTUATION, Character.OTHER_PUNCTUATION, Character.MATH_SYMBOL,
                     Character.CURRENCY_SYMBOL, Character.OTHER_SYMBOL -> BLANK_LETTERS.indexOf(character) < 0;
                default -> character == ' ';
            };
        }
    }

    /** A hint was given at this point. */
    record Hint() implements Entry { }

    /** From here on they sit so; nobody is called anything, and computers play their best, until it is said anew. */
    record Seated(Seats seats) implements Entry {
        public Seated {
            seats = seats.bare();
        }
    }

    /**
     * Whoever sits there is called so, until the seats change.
     *
     * @param name as {@link #line} leaves it, not empty
     */
    record Called(Side side, String name) implements Entry {
        /** So many characters are kept at most. */
        public static final int LONGEST = 16;

        public Called {
            if (name.isEmpty() || !name.equals(line(name))) {
                throw new IllegalArgumentException("not a name as it is kept");
            }
        }

        /** What is kept of what was typed: a line of at most {@link #LONGEST} characters; empty if none is left. */
        public static String line(String typed) {
            String whole = Word.normal(typed);
            int end = Math.min(whole.codePointCount(0, whole.length()), LONGEST);
            return whole.substring(0, whole.offsetByCodePoints(0, end)).strip();
        }
    }

    /** The computer that sits there plays so well, until the seats change. */
    record Plays(Side side, Level level) implements Entry { }

    /** The secret of the seal before could not be found: casts from here on come from other beans. */
    record Sealed(Seal seal) implements Entry { }

    /** The contest is over and the beans of a seal are opened; one entry for each seal whose secret is not lost. */
    record Opened(Seed seed) implements Entry { }

    /**
     * The beans are known, all or some of their casts: they are those of a contest that is over, or a copy has gone
     * further with them. Each cast that was made then comes again with its shake, whoever plays the side now.
     */
    record Again() implements Entry { }

    /**
     * The save is begun or taken up again.
     *
     * @param nth which time it is that any save of the shelf is, from 1: the order of play, whatever the clock says
     */
    record TakenUp(int nth, Instant when) implements Entry { }

    /** The copy was given this name. */
    record Named(String name) implements Entry { }

    /** The save was left properly: always the last entry, and gone when the save is taken up again. */
    record Closed(Instant when) implements Entry { }

    private static void atLeastOne(int turns) {
        if (turns < 1) {
            throw new IllegalArgumentException("nothing is taken back or played again by " + turns + " turns");
        }
    }
}
