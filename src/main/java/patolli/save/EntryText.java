package patolli.save;

import java.util.OptionalLong;
import patolli.beans.Occasion;
import patolli.play.Level;
import patolli.rules.Refusal;

/** An entry as the text of its line, and back. */
final class EntryText {
    private static final String OWN = "own";
    private static final int CAST_WORDS = 5;

    private EntryText() { }

    static String of(Entry entry) {
        return switch (entry) {
            case Entry.Bet bet -> "bet " + bet.amount();
            case Entry.Cast cast -> "cast " + cast.occasion().number() + " " + cast.occasion().side().key() + " "
                    + cast.occasion().nth() + " "
                    + (cast.shake().isPresent() ? Long.toString(cast.shake().getAsLong()) : OWN) + " " + cast.cast();
            case Entry.Move move -> "move " + move.move();
            case Entry.Undo undo -> "undo" + more(undo.turns());
            case Entry.Redo redo -> "redo" + more(redo.turns());
            case Entry.Hint _ -> "hint";
            case Entry.Word word -> "word " + word.text();
            case Entry.Again _ -> "again";
            case Entry.Seated seated -> "seats " + SaveWords.of(seated.seats());
            case Entry.Called called -> "called " + called.side().key() + " " + called.name();
            case Entry.Plays plays -> "plays " + plays.side().key() + " " + plays.level().key();
            case Entry.Sealed sealed -> "seal " + sealed.seal().hex();
            case Entry.Opened opened -> "seed " + opened.seed().hex();
            case Entry.TakenUp taken -> "opened " + taken.nth() + " " + taken.when();
            case Entry.Named named -> "name " + named.name();
            case Entry.Closed closed -> "closed " + closed.when();
        };
    }

    /**
     * The entry that is written exactly so.
     *
     * @param header how the save begins
     */
    static Entry parse(String text, Header header) throws Refusal {
        int space = text.indexOf(' ');
        String rest = text.substring(space + 1);
        Entry entry = switch (space < 0 ? text : text.substring(0, space)) {
            case "bet" -> new Entry.Bet(SaveWords.number(rest));
            case "cast" -> cast(rest.split(" ", CAST_WORDS), header.game().name());
            case "move" -> new Entry.Move(rest);
            case "undo" -> new Entry.Undo(space < 0 ? 1 : turns(rest));
            case "redo" -> new Entry.Redo(space < 0 ? 1 : turns(rest));
            case "hint" -> new Entry.Hint();
            case "word" -> word(rest, header);
            case "again" -> new Entry.Again();
            case "seats" -> new Entry.Seated(SaveWords.seats(rest));
            case "called" -> called(rest.split(" ", 2));
            case "plays" -> plays(rest.split(" ", 2));
            case "seal" -> new Entry.Sealed(SaveWords.seal(rest));
            case "seed" -> new Entry.Opened(SaveWords.seed(rest));
            case "opened" -> taken(rest.split(" "));
            case "name" -> new Entry.Named(rest);
            case "closed" -> new Entry.Closed(SaveWords.instant(rest));
            default -> throw Flaw.ENTRY.refusal();
        };
        Flaw.OTHER_ENTRY.unless(of(entry).equals(text));
        return entry;
    }

    /** A single turn goes without its number. */
    private static String more(int turns) {
        return turns == 1 ? "" : " " + turns;
    }

    private static int turns(String text) throws Refusal {
        int turns = SaveWords.number(text);
        Flaw.TURNS.unless(turns > 1);
        return turns;
    }

    private static Entry word(String text, Header header) throws Refusal {
        Flaw.ENTRY.unless(header.version() > 1);
        Flaw.WORD.unless(!text.isEmpty() && Entry.Word.line(text).equals(text));
        return new Entry.Word(text);
    }

    private static Entry called(String[] words) throws Refusal {
        Flaw.NAME.unless(words.length == 2 && !words[1].isEmpty() && Entry.Called.line(words[1]).equals(words[1]));
        return new Entry.Called(SaveWords.side(words[0]), words[1]);
    }

    private static Entry plays(String[] words) throws Refusal {
        Flaw.LEVEL.unless(words.length == 2);
        return new Entry.Plays(SaveWords.side(words[0]), Level.of(words[1]).orElseThrow(Flaw.LEVEL::refusal));
    }

    private static Entry cast(String[] words, String game) throws Refusal {
        Flaw.HALF_CAST.unless(words.length == CAST_WORDS);
        int number = SaveWords.number(words[0]);
        int nth = SaveWords.number(words[2]);
        Flaw.COUNTS.unless(number > 0 && nth > 0);
        OptionalLong shake = words[3].equals(OWN) ? OptionalLong.empty()
                : OptionalLong.of(SaveWords.number(words[3], Long.MAX_VALUE));
        return new Entry.Cast(new Occasion(game, number, SaveWords.side(words[1]), nth), shake, words[4]);
    }

    private static Entry taken(String[] words) throws Refusal {
        Flaw.HALF_TAKEN_UP.unless(words.length == 2);
        return new Entry.TakenUp(SaveWords.number(words[0]), SaveWords.instant(words[1]));
    }
}
