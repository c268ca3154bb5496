package patolli.save;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.beans.Occasion;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.beans.Thrown;
import patolli.play.Seats;
import patolli.play.Shakers;
import patolli.play.Sitting;
import patolli.rules.Phase;
import patolli.rules.Refusal;

/**
 * A save played again by the rules.
 *
 * @param entries those that the rules took, oldest first
 * @param sitting the contest as the entries leave it, what was taken back included; the caller's to go on with
 * @param thrown  every cast that was made, those taken back too: it comes back the same on its occasion
 * @param seated  who sat where, of each turn of the sitting's history
 * @param seats   who sits where now
 * @param beans   the seals, oldest first, at least one; the last is the one that holds now
 * @param fault   why the entries end where they do; empty when they are all there are
 */
public record SavedGame(Header header, List<Entry> entries, Sitting sitting, Map<Occasion, Thrown> thrown,
        List<Seats> seated, Seats seats, List<Beans> beans, Optional<SaveText.Fault> fault) {

    public SavedGame {
        entries = List.copyOf(entries);
        thrown = Map.copyOf(thrown);
        seated = List.copyOf(seated);
        beans = List.copyOf(beans);
    }

    /**
     * Sealed beans of a contest.
     *
     * @param from how many entries were made before they came
     * @param seed what was in them, as soon as they have been opened
     */
    public record Beans(Seal seal, int from, Optional<Seed> seed) { }

    /**
     * Plays the entries again. The first that the rules refuse is a fault, and ends it.
     *
     * @throws Refusal when the contest can't even begin so
     */
    public static SavedGame of(Header header, List<Entry> entries) throws Refusal {
        return Replay.of(header, entries, Optional.empty());
    }

    /** Plays what a file says again; of two faults the earlier one is told. */
    public static SavedGame of(SaveText.Readable text) throws Refusal {
        return Replay.of(text.header(), text.entries(), text.fault());
    }

    /** Whether the contest is played to its end. */
    public boolean isOver() {
        return sitting.state().phase() == Phase.OVER;
    }

    /** Whether anybody has ever sat otherwise than at first, if only for what was taken back. */
    public boolean isReseated() {
        return entries.stream().anyMatch(entry -> entry instanceof Entry.Seated(Seats now)
                && !now.equals(header.seats()));
    }

    /** Whether the save was left properly, rather than cut off. */
    public boolean isClosed() {
        return !entries.isEmpty() && entries.getLast() instanceof Entry.Closed;
    }

    /** The name that a copy was given last. */
    public Optional<String> name() {
        return last(Entry.Named.class).map(Entry.Named::name);
    }

    /** The word that the players added; empty when there is none. */
    public String word() {
        return last(Entry.Word.class).map(Entry.Word::text).orElse("");
    }

    /** Whose beans may be shaken from now on. */
    public Shakers shakers() {
        Shakers shakers = new Shakers(header.shaking(), header.seats());
        entries.stream().filter(Entry.Seated.class::isInstance)
                .forEach(entry -> shakers.seated(((Entry.Seated) entry).seats()));
        return shakers;
    }

    /** How many hints were given. */
    public int hints() {
        return (int) entries.stream().filter(Entry.Hint.class::isInstance).count();
    }

    /** How many times something was taken back. */
    public int undos() {
        return (int) entries.stream().filter(Entry.Undo.class::isInstance).count();
    }

    /** Whether it is played with beans that had been opened before. */
    public boolean isAgain() {
        return entries.stream().anyMatch(Entry.Again.class::isInstance);
    }

    /** The last moment that the save itself tells: when it was closed, taken up or begun. */
    public Instant lastTold() {
        return entries.reversed().stream().<Instant>mapMulti((entry, told) -> {
            switch (entry) {
                case Entry.Closed closed -> told.accept(closed.when());
                case Entry.TakenUp taken -> told.accept(taken.when());
                case Entry.Bet _, Entry.Cast _, Entry.Move _, Entry.Undo _, Entry.Redo _, Entry.Word _, Entry.Hint _,
                        Entry.Seated _, Entry.Called _, Entry.Plays _, Entry.Sealed _, Entry.Opened _, Entry.Again _,
                        Entry.Named _ -> { }
            }
        }).findFirst().orElse(header.begun());
    }

    /** As which time in the order of play it was taken up last; 0 when it never was. */
    public int order() {
        return last(Entry.TakenUp.class).map(Entry.TakenUp::nth).orElse(0);
    }

    private <T extends Entry> Optional<T> last(Class<T> kind) {
        return entries.reversed().stream().filter(kind::isInstance).findFirst().map(kind::cast);
    }
}
