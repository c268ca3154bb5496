package patolli.audio;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.util.Subscription;

/** Makes the evening heard. What can't be heard is not heard: no call fails, and none waits. */
public interface Audio {

    /** Plays an effect once. */
    void play(Effect effect);

    /**
     * Lets a sound last.
     *
     * @return ends it; ending it twice does nothing
     */
    Subscription hold(Lasting sound);

    /** This sound may soon be wanted, and then at once. */
    void expect(Lasting sound);

    /** From now on this music is made. */
    void music(Programme programme);

    /** Why less is heard than should be; empty while all is well. */
    ReadOnlyObjectProperty<Optional<SoundTrouble>> troubleProperty();

    /** Looks once more for a sound device. */
    void tryAgain();

    /** Is silent from this moment on, for good. */
    void hush();

    /** Makes no sound, and finds nothing wrong with that. */
    Audio SILENT = new SilentAudio(Optional.empty());
}
