package patolli.audio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the music: at each seam the new piece comes up while the old one's end is still heard. */
final class Jukebox {
    /** How long the end of a piece and the beginning of the next are heard together, in seconds. */
    static final double SEAM = 3.5;
    /** Within a seam the old piece keeps its strength for so long, in seconds: its last notes are composed. */
    private static final double LAST_NOTES = 1.2;
    private static final double RISE = 0.8;
    /** How long music takes to go away for good, in seconds. */
    static final double GOODBYE = 0.7;
    /** A change to another scene: the old piece stays until the new one has found its voice. */
    private static final double CHANGE = 2.2;
    private static final double CHANGE_WAITS = 0.8;
    private static final double FIRST_RISE = 1.5;
    private final Decks decks;
    private final List<Voice> voices = new ArrayList<>();
    private Programme programme = Programme.SILENCE;
    private Voice playing;
    private boolean paused;

    Jukebox(Decks decks) {
        this.decks = decks;
    }

    /** Changes over to a programme; what is being played goes on if it belongs there. */
    void play(Programme wanted) {
        if (programme == wanted) {
            return;
        }
        programme = wanted;
        if (wanted.tracks().isEmpty()) {
            // Also what has been on its way out since a seam.
            voices.forEach(voice -> voice.leave(GOODBYE, 0));
            playing = null;
            clearIfPaused();
        } else if (playing == null || playing.track != wanted.tracks().getFirst()) {
            change(wanted.tracks().getFirst());
        }
    }

    /** More tracks can be had than before: silence that was not wanted ends. */
    void retry() {
        if (playing == null && !programme.tracks().isEmpty()) {
            change(programme.tracks().getFirst());
        }
    }

    /** What is still on its way out comes back rather than beginning anew over itself. */
    private void change(Track track) {
        Optional<Voice> still = voices.stream().filter(voice -> voice.track == track && voice.left() > SEAM)
                .findFirst();
        if (still.isPresent() && !paused) {
            leave(CHANGE, CHANGE_WAITS);
            playing = still.get();
            playing.comeBack(RISE);
        } else {
            start(track, playing == null ? FIRST_RISE : RISE, CHANGE, CHANGE_WAITS);
        }
    }

    private void start(Track track, double rise, double fall, double hold) {
        leave(fall, hold);
        playing = anyFrom(track);
        clearIfPaused();
        if (playing != null) {
            voices.add(playing);
            playing.strength.to(1, paused ? 0 : rise);
            playing.deck.volume(0);
            if (!paused) {
                playing.deck.play();
            }
        }
    }

    private void leave(double fall, double hold) {
        if (playing != null) {
            playing.leave(fall, hold);
        }
    }

    /** No time goes by while it stands still: what is to leave would wait, and all be heard together afterwards. */
    private void clearIfPaused() {
        if (paused) {
            voices.forEach(this::giveBack);
            voices.clear();
        }
    }

    private void giveBack(Voice voice) {
        decks.giveBack(voice.track, voice.deck);
    }

    /** A voice for this track or, when its file is damaged, for the next one that can be played; null if none can. */
    private Voice anyFrom(Track track) {
        Track at = track;
        for (int tries = 0; tries < programme.tracks().size(); tries++) {
            Track candidate = at;
            Optional<Voice> voice = decks.take(at).map(deck -> new Voice(candidate, deck));
            if (voice.isPresent()) {
                return voice.get();
            }
            at = programme.after(at);
        }
        return null;
    }

    /**
     * Time goes by.
     *
     * @param gain how loud music is altogether, from 0 to 1
     */
    void beat(double seconds, double gain) {
        if (paused) {
            return;
        }
        if (playing != null && playing.left() <= SEAM) {
            start(programme.after(playing.track), RISE, SEAM - LAST_NOTES, LAST_NOTES);
        }
        for (Voice voice : List.copyOf(voices)) {
            voice.beat(seconds, gain);
            if (voice.strength.isGone()) {
                giveBack(voice);
                voices.remove(voice);
            }
        }
    }

    /** Stands still where it is. */
    void pause() {
        paused = true;
        voices.forEach(voice -> voice.deck.pause());
    }

    /** Goes on from where it stood still. */
    void resume() {
        if (paused) {
            paused = false;
            voices.forEach(voice -> voice.deck.play());
        }
    }

    boolean isPaused() {
        return paused;
    }

    /** How much of the present piece has been played, in seconds; empty when none is. */
    Optional<Double> position() {
        return Optional.ofNullable(playing).map(voice -> voice.deck.position());
    }

    /** Ends at once, and lets go of every deck. */
    void dispose() {
        decks.dispose();
        voices.clear();
        playing = null;
        programme = Programme.SILENCE;
        paused = false;
    }

    /** A piece on its deck. */
    private static final class Voice {
        private final Track track;
        private final Deck deck;
        private final Ramp strength = new Ramp(0);
        private double hold;
        private double fall;
        private boolean leaving;

        Voice(Track track, Deck deck) {
            this.track = track;
            this.deck = deck;
        }

        void leave(double seconds, double after) {
            leaving = true;
            fall = seconds;
            hold = after;
        }

        void comeBack(double rise) {
            leaving = false;
            strength.to(1, rise);
        }

        void beat(double seconds, double gain) {
            if (leaving) {
                hold -= seconds;
                if (hold <= 0) {
                    strength.to(0, fall);
                }
            }
            strength.beat(seconds);
            // The sine of the way keeps the sum of two voices about as strong as one.
            deck.volume(Math.sin(strength.value() * Math.PI / 2) * gain);
        }

        /** Seconds that are left to play. */
        double left() {
            double length = deck.length();
            return Double.isNaN(length) ? Double.MAX_VALUE : length - deck.position();
        }
    }
}
