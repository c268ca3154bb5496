package patolli.audio;

/**
 * A clip that is a deck: it is cut short when it is played again too soon. For the rest of an evening in which the
 * thread that plays {@link javafx.scene.media.AudioClip}s has died with its device; there is only one in a program.
 */
final class DeckClip implements Clip {
    private final Deck deck;
    private final double seconds;

    DeckClip(Deck deck, double seconds) {
        this.deck = deck;
        this.seconds = seconds;
    }

    @Override
    public void play(double volume, double rate) {
        deck.rewind();
        deck.volume(volume);
        deck.play();
    }

    @Override
    public boolean isPlaying() {
        return deck.position() > 0;
    }

    @Override
    public void stop() {
        deck.rewind();
    }

    @Override
    public double seconds() {
        return seconds;
    }
}
