package patolli.audio;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The players of the music, made once and used again and again: a player that is being made holds up effects (up to
 * 170 ms were measured), and most effects fall where a scene, and so the music, changes.
 */
final class Decks {
    /** A piece can follow itself: then one deck plays its end and another its beginning. */
    private static final int EACH = 2;
    private final Map<Track, Supplier<Deck>> makers = new EnumMap<>(Track.class);
    private final Map<Track, Deque<Deck>> idle = new EnumMap<>(Track.class);
    private final Deque<Track> missing = new ArrayDeque<>();
    private final List<Deck> all = new ArrayList<>();

    /** A track can be had from now on; its decks are made when it is {@link #want wanted}. */
    void add(Track track, Supplier<Deck> maker) {
        makers.put(track, maker);
    }

    /** These tracks are going to be played: what is still missing of their decks is made, one a beat. */
    void want(List<Track> tracks) {
        for (Track track : tracks) {
            if (makers.containsKey(track) && !idle.containsKey(track)) {
                idle.put(track, new ArrayDeque<>());
                for (int i = 0; i < EACH; i++) {
                    missing.add(track);
                }
            }
        }
    }

    /** Makes one of the decks that are still missing: all at once would be seen as a stumble. */
    void beat() {
        Track track = missing.poll();
        if (track != null) {
            idle.get(track).add(made(track));
        }
    }

    private Deck made(Track track) {
        Deck deck = makers.get(track).get();
        deck.volume(0);
        all.add(deck);
        return deck;
    }

    /** One that is needed before its turn to be made. */
    private Deck madeNow(Track track) {
        missing.removeFirstOccurrence(track);
        return made(track);
    }

    /** A deck that is ready at the beginning of a track; empty for a track that can't be played. */
    Optional<Deck> take(Track track) {
        if (!makers.containsKey(track)) {
            return Optional.empty();
        }
        // The one that has had the longest time to go back to its beginning.
        Deck deck = idle.get(track).poll();
        return Optional.of(deck == null ? madeNow(track) : deck);
    }

    /** Takes a deck back; it goes to its beginning, in silence. */
    void giveBack(Track track, Deck deck) {
        deck.volume(0);
        deck.rewind();
        idle.get(track).add(deck);
    }

    /** Lets go of every deck; no track can be had any more. */
    void dispose() {
        all.forEach(Deck::dispose);
        all.clear();
        missing.clear();
        idle.clear();
        makers.clear();
    }
}
