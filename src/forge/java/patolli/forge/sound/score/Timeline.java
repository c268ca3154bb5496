package patolli.forge.sound.score;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** From bars to seconds: metres that change, and a tempo that runs straight from one point to the next. */
final class Timeline {
    private static final int SLICES = 64;
    private final TreeMap<Integer, Metre> metres = new TreeMap<>();
    private final TreeMap<Double, Double> tempo = new TreeMap<>();
    private final List<Double> starts = new ArrayList<>(List.of(0.0));

    /** From a bar (the first is 0) on. */
    void metre(int bar, Metre metre) {
        metres.put(bar, metre);
    }

    /** Quarters a minute at a bar. */
    void tempo(double bar, double quarters) {
        tempo.put(bar, quarters);
    }

    /** How a bar is counted. */
    Metre metre(int bar) {
        return metres.floorEntry(bar).getValue();
    }

    /** Seconds at a unit of a bar; a unit past the bar's end lies in the next. */
    double at(int bar, double unit) {
        Metre metre = metre(bar);
        double part = unit / metre.units();
        if (part >= 1 - 1e-9) {
            return at(bar + 1, Math.max(0, unit - metre.units()));
        }
        while (starts.size() <= bar) {
            int last = starts.size() - 1;
            starts.add(starts.get(last) + run(last, 1));
        }
        return starts.get(bar) + run(bar, part);
    }

    private double run(int bar, double part) {
        double quarters = metre(bar).quarters();
        int slices = Math.max(1, (int) Math.ceil(part * SLICES));
        double seconds = 0;
        for (int i = 0; i < slices; i++) {
            seconds += quarters * part / slices * 60 / tempoAt(bar + (i + 0.5) * part / slices);
        }
        return seconds;
    }

    private double tempoAt(double bar) {
        var low = tempo.floorEntry(bar);
        var high = tempo.higherEntry(bar);
        if (low == null) {
            return high.getValue();
        }
        if (high == null) {
            return low.getValue();
        }
        double along = (bar - low.getKey()) / (high.getKey() - low.getKey());
        return low.getValue() + (high.getValue() - low.getValue()) * along;
    }
}
