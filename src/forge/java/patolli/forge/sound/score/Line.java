package patolli.forge.sound.score;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes one part's notes, token by token. */
final class Line {
    private static final Map<String, Double> DYNAMICS = Map.of("ppp", 0.22, "pp", 0.32, "p", 0.43, "mp", 0.54,
            "mf", 0.66, "f", 0.80, "ff", 0.93, "fff", 1.0);
    private static final double UNSTRESSED = 0.66;
    private static final double FIRST = 1.06;
    private final Timeline time;
    private final Tuning tuning;
    private final List<Note> notes;
    private double force = DYNAMICS.get("mf");
    private int swellFrom = -1;
    private int bar;
    private double at;

    Line(Timeline time, Tuning tuning, List<Note> notes) {
        this.time = time;
        this.tuning = tuning;
        this.notes = notes;
    }

    void begin(int firstBar) {
        bar = firstBar;
        at = 0;
    }

    void endBar() {
        int units = time.metre(bar).units();
        if (Math.abs(at - units) > 1e-6) {
            throw new IllegalArgumentException("bar " + (bar + 1) + " has " + at + " units, not " + units);
        }
        begin(bar + 1);
    }

    void token(String token) {
        if (token.equals("|")) {
            endBar();
        } else if (token.equals("<") || token.equals(">")) {
            swellFrom = notes.size();
        } else if (DYNAMICS.containsKey(token)) {
            dynamic(DYNAMICS.get(token));
        } else if (token.indexOf(':') >= 0) {
            tone(token);
        } else {
            strokes(token);
        }
    }

    private void dynamic(double to) {
        int count = swellFrom < 0 ? 0 : notes.size() - swellFrom;
        for (int i = 0; i < count; i++) {
            double now = force + (to - force) * (i + 1) / (count + 1);
            notes.set(swellFrom + i, notes.get(swellFrom + i).louder(now / force));
        }
        swellFrom = -1;
        force = to;
    }

    private void tone(String token) {
        Set<Ornament> ornaments = EnumSet.noneOf(Ornament.class);
        StringBuilder bare = new StringBuilder();
        for (char c : token.toCharArray()) {
            Ornament.of(c).ifPresentOrElse(ornaments::add, () -> bare.append(c));
        }
        String[] half = bare.toString().split(":");
        double units = Double.parseDouble(half[1]);
        if (!half[0].equals("-")) {
            double start = time.at(bar, at);
            notes.add(new Note(start, time.at(bar, at + units) - start, tuning.pitch(half[0]), force, ornaments,
                    tuning.above(half[0])));
        }
        at += units;
    }

    private void strokes(String token) {
        double width = 1;
        for (int i = 0; i < token.length(); i++) {
            char c = token.charAt(i);
            switch (c) {
                case '[' -> width = 1.0 / (token.indexOf(']', i) - i - 1);
                case ']' -> {
                    width = 1;
                    at = Math.rint(at);
                }
                case '.' -> at += width;
                case '-' -> lengthen(width);
                default -> stroke(c, width);
            }
        }
    }

    private void lengthen(double width) {
        Note last = notes.removeLast();
        at += width;
        notes.add(new Note(last.start(), time.at(bar, at) - last.start(), last.pitch(), last.force(), Set.of()));
    }

    private void stroke(char c, double width) {
        double stress = (Character.isUpperCase(c) ? 1 : UNSTRESSED) * (time.metre(bar).stressed(at) ? FIRST : 1);
        double start = time.at(bar, at);
        at += width;
        notes.add(new Note(start, time.at(bar, at) - start, Character.toLowerCase(c), Math.min(1, force * stress),
                Set.of()));
    }
}
