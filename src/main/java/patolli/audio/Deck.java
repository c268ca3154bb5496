package patolli.audio;

/** Plays one file once, from its beginning, and is then ready at the beginning again. */
interface Deck {

    /** Starts, or goes on after a pause. */
    void play();

    /** Stops at once and stays where it is. */
    void pause();

    /** Is ready at the beginning again, without playing. */
    void rewind();

    /** @param factor from 0 to 1 */
    void volume(double factor);

    /** How much has been played, in seconds. */
    double position();

    /** How long the file is, in seconds; {@code NaN} until that is known. */
    double length();

    /** Lets go of everything. */
    void dispose();
}
