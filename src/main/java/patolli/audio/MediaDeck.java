package patolli.audio;

import javafx.scene.media.Media;
import javafx.scene.media.MediaException;
import javafx.scene.media.MediaPlayer;
import javafx.util.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A deck that is a {@link MediaPlayer}. */
final class MediaDeck implements Deck {
    private static final Logger LOG = LoggerFactory.getLogger(MediaDeck.class);
    private final MediaPlayer player;

    /**
     * Plays nothing when there is no device any more; that is told too.
     *
     * @param lost told when the player can't go on
     */
    MediaDeck(Media media, Runnable lost) {
        MediaPlayer made = null;
        try {
            made = new MediaPlayer(media);
            made.setOnError(() -> {
                LOG.debug("A player stopped: {}", player().getError().getMessage());
                lost.run();
            });
            made.setOnHalted(lost);
            made.setOnEndOfMedia(this::rewind);
            // What it has in its buffer when it gets ready was made at full volume: it is made anew.
            made.setVolume(0);
            made.setOnReady(() -> player().seek(Duration.ZERO));
        } catch (MediaException e) {
            LOG.debug("No player could be had: {}", e.getMessage());
            javafx.application.Platform.runLater(lost);
        }
        player = made;
    }

    private MediaPlayer player() {
        return player;
    }

    @Override
    public void play() {
        if (player != null) {
            player.play();
        }
    }

    @Override
    public void pause() {
        if (player != null) {
            player.pause();
        }
    }

    @Override
    public void rewind() {
        if (player != null) {
            player.pause();
            player.seek(Duration.ZERO);
        }
    }

    @Override
    public void volume(double factor) {
        if (player != null && player.getVolume() != factor) {
            player.setVolume(factor);
        }
    }

    @Override
    public double position() {
        return player == null ? 0 : player.getCurrentTime().toSeconds();
    }

    @Override
    public double length() {
        return player == null ? Double.NaN : player.getTotalDuration().toSeconds();
    }

    @Override
    public void dispose() {
        if (player != null) {
            player.dispose();
        }
    }
}
