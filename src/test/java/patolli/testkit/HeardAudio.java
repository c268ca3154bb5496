package patolli.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import patolli.audio.Audio;
import patolli.audio.Effect;
import patolli.audio.Lasting;
import patolli.audio.Programme;
import patolli.audio.SoundTrouble;

/** Notes what would be heard. */
public final class HeardAudio implements Audio {
    public final List<Effect> effects = new ArrayList<>();
    public final List<Lasting> going = new ArrayList<>();
    public final List<Lasting> expected = new ArrayList<>();
    public final List<Programme> music = new ArrayList<>();
    public final ReadOnlyObjectWrapper<Optional<SoundTrouble>> trouble = new ReadOnlyObjectWrapper<>(Optional.empty());
    public int tries;
    public boolean hushed;

    @Override
    public void play(Effect effect) {
        effects.add(effect);
    }

    @Override
    public Subscription hold(Lasting sound) {
        going.add(sound);
        return () -> going.remove(sound);
    }

    @Override
    public void expect(Lasting sound) {
        expected.add(sound);
    }

    @Override
    public void music(Programme programme) {
        music.add(programme);
    }

    @Override
    public ReadOnlyObjectProperty<Optional<SoundTrouble>> troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    @Override
    public void tryAgain() {
        tries++;
    }

    @Override
    public void hush() {
        hushed = true;
    }
}
