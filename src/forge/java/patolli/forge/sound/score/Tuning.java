package patolli.forge.sound.score;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Pitches by name, and how far an instrument's own scale strays from them. Names are those of the keys, or, after a
 * raga was read, the swaras of that raga and no others.
 */
final class Tuning {
    private static final String STEPS = "C.D.EF.G.A.B";
    private static final double TONE = 2;
    /** Ratios to the key note, pure. */
    private static final Map<String, Double> SWARAS = Map.ofEntries(Map.entry("S", 1.0), Map.entry("R1", 16 / 15.0),
            Map.entry("R2", 9 / 8.0), Map.entry("R3", 6 / 5.0), Map.entry("G1", 9 / 8.0), Map.entry("G2", 6 / 5.0),
            Map.entry("G3", 5 / 4.0), Map.entry("M1", 4 / 3.0), Map.entry("M2", 45 / 32.0), Map.entry("P", 3 / 2.0),
            Map.entry("D1", 8 / 5.0), Map.entry("D2", 5 / 3.0), Map.entry("D3", 9 / 5.0), Map.entry("N1", 5 / 3.0),
            Map.entry("N2", 9 / 5.0), Map.entry("N3", 15 / 8.0));
    private final Map<Character, Double> cents = new HashMap<>();
    private final Map<Character, Double> raga = new HashMap<>();
    private double key;

    /** Reads "C+14". */
    void stray(String text) {
        cents.put(text.charAt(0), Double.parseDouble(text.substring(1)));
    }

    /** Reads "mohanam D4 S R2 G3 P D2": a name, the pitch of the key note in its own octave, the swaras. */
    void raga(List<String> words) {
        key = pitch(words.get(1));
        for (String swara : words.subList(2, words.size())) {
            if (!SWARAS.containsKey(swara)) {
                throw new IllegalArgumentException("no swara is called " + swara);
            }
            raga.put(swara.charAt(0), 12 * Math.log(SWARAS.get(swara)) / Math.log(2));
        }
        key -= 12 * octave(words.get(1));
    }

    /** The MIDI pitch of "A4", "C#5", "Eb4"; in a raga that of "S4", which lies in the key note's fourth octave. */
    double pitch(String name) {
        if (!raga.isEmpty()) {
            Double swara = raga.get(name.charAt(0));
            if (swara == null) {
                throw new IllegalArgumentException(name + " is foreign to the raga");
            }
            return key + swara + 12 * octave(name);
        }
        int step = STEPS.indexOf(name.charAt(0));
        for (int i = 1; name.charAt(i) == '#' || name.charAt(i) == 'b'; i++) {
            step += name.charAt(i) == '#' ? 1 : -1;
        }
        return 12 * (octave(name) + 1) + step + cents.getOrDefault(name.charAt(0), 0.0) / 100;
    }

    private static int octave(String name) {
        return Integer.parseInt(name.replaceAll("[^0-9]", ""));
    }

    /** Half tones from a pitch to the next higher one of the raga; without one, a whole tone. */
    double above(String name) {
        if (raga.isEmpty()) {
            return TONE;
        }
        double own = raga.get(name.charAt(0));
        Double next = new TreeSet<>(raga.values()).higher(own);
        return next == null ? 12 - own : next - own;
    }
}
