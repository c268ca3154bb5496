package patolli.forge.sound.stage;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.Random;
import patolli.forge.sound.instrument.Ayacachtli;
import patolli.forge.sound.instrument.Bells;
import patolli.forge.sound.instrument.Clappers;
import patolli.forge.sound.instrument.Drone;
import patolli.forge.sound.instrument.Huehuetl;
import patolli.forge.sound.instrument.Mridangam;
import patolli.forge.sound.instrument.Struck;
import patolli.forge.sound.instrument.Talam;
import patolli.forge.sound.instrument.Teponaztli;
import patolli.forge.sound.instrument.Veena;
import patolli.forge.sound.instrument.Voice;
import patolli.forge.sound.instrument.Wind;
import patolli.forge.sound.score.Note;
import patolli.forge.sound.weather.Thunder;

/** Every instrument by its name in a score, with the gain that brings one mezzo-forte tone to a like loudness. */
final class Ensemble {
    /** Plays a whole line of tones. */
    interface Melody {
        double[] play(List<Note> notes, Random random);
    }

    /** A blown or plucked one. */
    record Melodic(Melody line, double gain) {
        static Melodic blown(Voice voice, double gain) {
            return new Melodic((notes, random) -> Wind.play(voice, notes, random), gain);
        }
    }

    /** A struck or shaken one. */
    record Beaten(Struck struck, double gain) { }

    private static final double D4 = 293.66;
    private static final double G3 = 196;
    private static final double G4 = 392;
    private static final Map<String, Melodic> MELODIC = Map.of(
            "tlapitzalli", Melodic.blown(Voice.TLAPITZALLI, 0.26),
            "ocarina", Melodic.blown(Voice.OCARINA, 0.28),
            "conch", Melodic.blown(Voice.CONCH, 0.22),
            "venu", Melodic.blown(Voice.VENU, 0.26),
            "veena", new Melodic(Veena::play, 0.5));
    private static final Map<String, Beaten> BEATEN = Map.ofEntries(
            entry("huehuetl", new Beaten(new Huehuetl(), 0.45)),
            entry("teponaztli", new Beaten(new Teponaztli(), 0.9)),
            entry("ayacachtli", new Beaten(new Ayacachtli(), 2.0)),
            entry("bells", new Beaten(new Bells(), 1.2)),
            entry("clappers", new Beaten(new Clappers(), 1.6)),
            entry("thunder", new Beaten(new Thunder(), 0.5)),
            entry("talam", new Beaten(new Talam(), 0.8)),
            entry("mridangam-in-D", new Beaten(new Mridangam(D4), 0.55)),
            entry("mridangam-in-G", new Beaten(new Mridangam(G4), 0.55)),
            entry("drone-in-D", new Beaten(new Drone(D4 / 2), 0.5)),
            entry("drone-in-G", new Beaten(new Drone(G3), 0.5)));

    private Ensemble() { }

    static boolean isMelodic(String name) {
        return MELODIC.containsKey(name);
    }

    static Melodic melodic(String name) {
        return MELODIC.get(name);
    }

    static Beaten beaten(String name) {
        Beaten beaten = BEATEN.get(name);
        if (beaten == null) {
            throw new IllegalArgumentException("no instrument is called " + name);
        }
        return beaten;
    }
}
