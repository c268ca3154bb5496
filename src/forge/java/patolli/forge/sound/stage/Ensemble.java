package patolli.forge.sound.stage;

import java.util.Map;
import patolli.forge.sound.instrument.Ayacachtli;
import patolli.forge.sound.instrument.Bells;
import patolli.forge.sound.instrument.Clappers;
import patolli.forge.sound.instrument.Huehuetl;
import patolli.forge.sound.instrument.Struck;
import patolli.forge.sound.instrument.Teponaztli;
import patolli.forge.sound.instrument.Voice;
import patolli.forge.sound.weather.Thunder;

/** Every instrument by its name in a score, with the gain that brings one mezzo-forte tone to a like loudness. */
final class Ensemble {
    /** A blown one. */
    record Blown(Voice voice, double gain) { }

    /** A struck or shaken one. */
    record Beaten(Struck struck, double gain) { }

    private static final Map<String, Blown> BLOWN = Map.of(
            "tlapitzalli", new Blown(Voice.TLAPITZALLI, 0.26),
            "ocarina", new Blown(Voice.OCARINA, 0.28),
            "conch", new Blown(Voice.CONCH, 0.22));
    private static final Map<String, Beaten> BEATEN = Map.of(
            "huehuetl", new Beaten(new Huehuetl(), 0.45),
            "teponaztli", new Beaten(new Teponaztli(), 0.9),
            "ayacachtli", new Beaten(new Ayacachtli(), 2.0),
            "bells", new Beaten(new Bells(), 1.2),
            "clappers", new Beaten(new Clappers(), 1.6),
            "thunder", new Beaten(new Thunder(), 0.5));

    private Ensemble() { }

    static boolean isBlown(String name) {
        return BLOWN.containsKey(name);
    }

    static Blown blown(String name) {
        return BLOWN.get(name);
    }

    static Beaten beaten(String name) {
        Beaten beaten = BEATEN.get(name);
        if (beaten == null) {
            throw new IllegalArgumentException("no instrument is called " + name);
        }
        return beaten;
    }
}
