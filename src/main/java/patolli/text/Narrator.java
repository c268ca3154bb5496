package patolli.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Side;

/**
 * Tells what happens in sentences: one an event at most, each short enough for the feedback line. What any game may
 * say is in the bundle {@code story}, a game's own words in {@code bell/story} and its like, laid over it. How the
 * sides are called depends on who sits where: see {@link Names}.
 */
public final class Narrator {
    private final Texts texts;
    private final Map<String, Texts> own = new HashMap<>();

    /** @param texts the bundle {@code story} */
    public Narrator(Texts texts) {
        this.texts = texts;
    }

    /** A turn in one line; empty when there is nothing to tell. */
    public String tell(Turn turn, Seats seats) {
        return String.join(" ", sentences(turn, seats));
    }

    /** A turn, a sentence an event; events that go without saying have none. */
    public List<String> sentences(Turn turn, Seats seats) {
        return IntStream.range(0, turn.events().size()).mapToObj(nth -> sentence(turn, nth, seats))
                .flatMap(Optional::stream).toList();
    }

    /** What one event of a turn is told with; empty when it goes without saying. */
    public Optional<String> sentence(Turn turn, int nth, Seats seats) {
        return new EventWords(own(turn.before().game().name()), turn, nth, seats).sentence();
    }

    /** A side's name in a list or a heading. */
    public String name(Side side, Seats seats) {
        return new Names(texts, seats).heading(side);
    }

    /** A side's name within a sentence: that of a figure may begin with a small letter. */
    public String called(Side side, Seats seats) {
        return new Names(texts, seats).object(side);
    }

    /** Words that may begin with a name, as a sentence. */
    public static String sentence(String words) {
        return Names.upper(words);
    }

    /** Things in a list: {@code this, that and another}. */
    public String list(List<String> things) {
        return Names.list(texts, things);
    }

    /** A number of a game's assets of different kinds: {@code 2 dimes and a pocketknife}. */
    public String assets(String game, List<String> ids) {
        return EventWords.assets(own(game), ids);
    }

    private Texts own(String game) {
        return own.computeIfAbsent(game, name -> texts.under(name + "/story"));
    }
}
