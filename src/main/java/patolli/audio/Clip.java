package patolli.audio;

/** A short sound in memory. */
interface Clip {

    /**
     * Plays it, whatever else it is playing.
     *
     * @param volume from 0 to 1
     * @param rate   1 is as it was recorded
     */
    void play(double volume, double rate);

    /** Whether it is heard, as far as the toolkit knows. */
    boolean isPlaying();

    /** Is silent at once. */
    void stop();

    /** How long it is as it was recorded, in seconds. */
    double seconds();
}
