package patolli.audio;

import java.util.List;

/** Lets one sound last: its two decks start in turns, each over the other's end. */
final class LastingPlayer {
    private final Lasting sound;
    private final List<Deck> decks;
    private final Ramp strength = new Ramp(0);
    private final double level;
    private int at;
    private double since;
    private boolean sounding;

    LastingPlayer(Lasting sound, List<Deck> decks) {
        this.sound = sound;
        this.decks = decks;
        level = Loudness.ofDecibels(sound.level());
    }

    /** Begins, or goes on if it was about to go away. */
    void start(double gain) {
        strength.to(1, sound.rise());
        if (!sounding) {
            sounding = true;
            next(gain);
        }
    }

    private void next(double gain) {
        at = (at + 1) % decks.size();
        since = 0;
        Deck deck = decks.get(at);
        deck.volume(strength.value() * gain * level);
        deck.play();
    }

    void end() {
        strength.to(0, sound.fall());
        if (strength.isGone()) {
            stop();
        }
    }

    void beat(double seconds, double gain) {
        if (!sounding) {
            return;
        }
        strength.beat(seconds);
        if (strength.isGone()) {
            stop();
            return;
        }
        since += seconds;
        if (since >= sound.turn()) {
            next(gain);
        }
        decks.forEach(deck -> deck.volume(strength.value() * gain * level));
    }

    private void stop() {
        sounding = false;
        decks.forEach(deck -> {
            deck.pause();
            deck.rewind();
        });
    }

    void dispose() {
        decks.forEach(Deck::dispose);
    }
}
