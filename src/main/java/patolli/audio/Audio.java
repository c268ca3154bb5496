package patolli.audio;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
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

    /** From now on this music is made. */
    void music(Programme programme);

    /** Why less is heard than should be; empty while all is well. */
    ReadOnlyObjectProperty<Optional<Trouble>> troubleProperty();

    /** Looks once more for a sound device. */
    void tryAgain();

    /** Is silent from this moment on, for good. */
    void hush();

    /** Makes no sound, and finds nothing wrong with that. */
    Audio SILENT = new Audio() {
        private final ReadOnlyObjectWrapper<Optional<Trouble>> trouble =
                new ReadOnlyObjectWrapper<>(Optional.empty());

        @Override
        public void play(Effect effect) {
            // nothing is heard
        }

        @Override
        public Subscription hold(Lasting sound) {
            return Subscription.EMPTY;
        }

        @Override
        public void music(Programme programme) {
            // nothing is heard
        }

        @Override
        public ReadOnlyObjectProperty<Optional<Trouble>> troubleProperty() {
            return trouble.getReadOnlyProperty();
        }

        @Override
        public void tryAgain() {
            // silence is what is wanted
        }

        @Override
        public void hush() {
            // it is silent
        }
    };
}
