package patolli.audio;

import javafx.scene.media.AudioClip;

/**
 * A clip that is an {@link AudioClip}.
 *
 * @param priority of two that want the last voice the higher one gets it
 */
record MediaClip(AudioClip clip, double seconds, int priority) implements Clip {

    @Override
    public void play(double volume, double rate) {
        clip.play(volume, 0, rate, 0, priority);
    }

    @Override
    public boolean isPlaying() {
        return clip.isPlaying();
    }

    @Override
    public void stop() {
        clip.stop();
    }
}
