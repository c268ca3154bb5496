package patolli.audio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Equipment that notes what it is asked to do. Its decks play as fast as {@link #pass} lets time go by. */
final class FakeEquipment implements Equipment {
    /** Every track is so long, in seconds. */
    static final double LENGTH = 60;
    /** Every effect is so long, in seconds. */
    static final double CLIP = 1;
    final List<FakeDeck> decks = new ArrayList<>();
    final List<Played> played = new ArrayList<>();
    int preparations;
    /** How long an effect says it is, in seconds. */
    double clip = CLIP;
    /** Whether clips never end. */
    boolean hanging;
    int stopped;
    Ready ready;
    /** Music that takes its time to be fetched. */
    final List<String> packed = new ArrayList<>();
    private final Map<String, Consumer<Boolean>> fetching = new HashMap<>();
    private Consumer<Ready> waiting;

    record Played(String file, double volume, double rate) { }

    FakeEquipment() {
        ready = sounding();
    }

    Ready sounding(String... damaged) {
        Map<String, Clip> clips = new HashMap<>();
        for (Effect effect : Effect.values()) {
            for (String file : effect.files()) {
                if (!List.of(damaged).contains(file)) {
                    clips.put(file, new Clip() {
                        @Override
                        public void play(double volume, double rate) {
                            played.add(new Played(file, volume, rate));
                        }

                        @Override
                        public boolean isPlaying() {
                            return hanging;
                        }

                        @Override
                        public void stop() {
                            stopped++;
                        }

                        @Override
                        public double seconds() {
                            return clip;
                        }
                    });
                }
            }
        }
        return new Ready.Sounding(clips, List.of(damaged));
    }

    @Override
    public void prepare(Consumer<Ready> answer) {
        preparations++;
        waiting = answer;
    }

    /** What is being prepared is ready now. */
    void answer() {
        waiting.accept(ready);
    }

    @Override
    public void fetch(String file, Consumer<Boolean> there) {
        if (packed.contains(file)) {
            fetching.put(file, there);
        } else {
            there.accept(true);
        }
    }

    /** A piece is out of its packing now, or can't be had. */
    void fetched(String file, boolean there) {
        fetching.remove(file).accept(there);
    }

    @Override
    public Deck deck(String file, Runnable lost) {
        FakeDeck deck = new FakeDeck(file, lost);
        decks.add(deck);
        return deck;
    }

    /** Time goes by on every deck that plays. */
    void pass(double seconds) {
        decks.stream().filter(deck -> deck.playing).forEach(deck -> deck.pass(seconds));
    }

    /** The decks that can be heard, by their files, and how loud they are. */
    Map<String, Double> heard() {
        Map<String, Double> heard = new LinkedHashMap<>();
        decks.stream().filter(deck -> deck.playing && deck.volume > 0).forEach(deck ->
                heard.merge(deck.file, deck.volume, Double::sum));
        return heard;
    }

    /** How many decks have not been let go of. */
    long open() {
        return decks.stream().filter(deck -> !deck.disposed).count();
    }

    static final class FakeDeck implements Deck {
        final String file;
        final Runnable lost;
        boolean playing;
        boolean stuck;
        boolean disposed;
        double volume = 1;
        double position;
        int starts;

        FakeDeck(String file, Runnable lost) {
            this.file = file;
            this.lost = lost;
        }

        void pass(double seconds) {
            if (!stuck) {
                position += seconds;
            }
            if (position >= LENGTH) {
                rewind();
            }
        }

        @Override
        public void play() {
            if (!playing) {
                starts++;
            }
            playing = true;
        }

        @Override
        public void pause() {
            playing = false;
        }

        @Override
        public void rewind() {
            playing = false;
            position = 0;
        }

        @Override
        public void volume(double factor) {
            volume = factor;
        }

        @Override
        public double position() {
            return position;
        }

        @Override
        public double length() {
            return LENGTH;
        }

        @Override
        public void dispose() {
            playing = false;
            disposed = true;
        }
    }
}
