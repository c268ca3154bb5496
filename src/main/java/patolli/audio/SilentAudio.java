package patolli.audio;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

/** Makes no sound. */
public final class SilentAudio implements Audio {
    private final ReadOnlyObjectWrapper<Optional<SoundTrouble>> trouble;

    /** @param why the trouble that it tells of, if any */
    public SilentAudio(Optional<SoundTrouble> why) {
        trouble = new ReadOnlyObjectWrapper<>(why);
    }

    @Override
    public void play(Effect effect) {
        // nothing is heard
    }

    @Override
    public Subscription hold(Lasting sound) {
        return Subscription.EMPTY;
    }

    @Override
    public void expect(Lasting sound) {
        // nothing is heard
    }

    @Override
    public void music(Programme programme) {
        // nothing is heard
    }

    @Override
    public ReadOnlyObjectProperty<Optional<SoundTrouble>> troubleProperty() {
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
}
