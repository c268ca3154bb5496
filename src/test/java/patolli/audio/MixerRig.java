package patolli.audio;

import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import patolli.model.Preferences;
import patolli.settings.Settings;

/** A mixer over equipment that only notes what it is asked for, and time that goes by when it is told to. */
abstract class MixerRig {
    static final String FLUTE = Track.FLUTE_IN_THE_NIGHT.file();
    static final String DANCE = Track.DANCE.file();
    static final double BEAT = 0.05;
    final FakeEquipment equipment = new FakeEquipment();
    final Preferences preferences = new Preferences();
    Mixer mixer;

    @BeforeEach
    void start() {
        mixer = new Mixer(equipment, preferences, new Random(7));
        mixer.tryAgain();
    }

    void ready() {
        equipment.answer();
    }

    void pass(double seconds) {
        for (double left = seconds; left > 1e-9; left -= BEAT) {
            equipment.pass(BEAT);
            mixer.beat(BEAT);
        }
    }

    double musicAtItsFull() {
        return Loudness.ofVolume(preferences.of(Settings.MUSIC_VOLUME).get());
    }

    double loudness() {
        return equipment.heard().values().stream().mapToDouble(Double::doubleValue).sum();
    }

    FakeEquipment.FakeDeck playing() {
        return equipment.decks.stream().filter(deck -> deck.starts > 0 && !deck.disposed
                && !deck.file.equals(Lasting.RAIN.file())).findFirst().orElseThrow();
    }
}
