package patolli.forge.sound.score;

import java.util.HashMap;
import java.util.Map;

/** Pitches by name, and how far an instrument's own scale strays from them. */
final class Tuning {
    private static final String STEPS = "C.D.EF.G.A.B";
    private final Map<Character, Double> cents = new HashMap<>();

    /** Reads "C+14". */
    void stray(String text) {
        cents.put(text.charAt(0), Double.parseDouble(text.substring(1)));
    }

    /** The MIDI pitch of "A4", "C#5", "Eb4". */
    double pitch(String name) {
        int step = STEPS.indexOf(name.charAt(0));
        int i = 1;
        for (; name.charAt(i) == '#' || name.charAt(i) == 'b'; i++) {
            step += name.charAt(i) == '#' ? 1 : -1;
        }
        int octave = Integer.parseInt(name.substring(i));
        return 12 * (octave + 1) + step + cents.getOrDefault(name.charAt(0), 0.0) / 100;
    }
}
