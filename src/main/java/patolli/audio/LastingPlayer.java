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
    private double readyFor = -1;

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
            keepReady(gain);
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

    /** A deck's buffer holds its beginning at the volume of the time when it was rewound. */
    private void keepReady(double gain) {
        double wanted = sound.rise() == 0 ? gain * level : 0;
        if (readyFor != wanted) {
            readyFor = wanted;
            decks.forEach(deck -> {
                deck.volume(wanted);
                deck.rewind();
            });
        }
    }

    private void stop() {
        sounding = false;
        readyFor = -1;
        decks.forEach(Deck::pause);
        decks.forEach(Deck::rewind);
    }

    void dispose() {
        decks.forEach(Deck::dispose);
    }
}
