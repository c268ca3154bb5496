package patolli.forge.sound.score;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a score; the package tells its form. */
public final class ScoreReader {
    private final Map<String, Part> parts = new LinkedHashMap<>();
    private final Map<String, Line> lines = new HashMap<>();
    private final Map<String, List<String>> phrases = new HashMap<>();
    private final Timeline time = new Timeline();
    private final Tuning tuning = new Tuning();
    private String title = "";
    private double seconds;

    private ScoreReader() { }

    /** The piece that these lines tell. */
    public static Score read(List<String> text) {
        ScoreReader reader = new ScoreReader();
        for (int i = 0; i < text.size(); i++) {
            String line = bare(text.get(i));
            while (line.endsWith("\\")) {
                i++;
                line = line.substring(0, line.length() - 1) + bare(text.get(i));
            }
            try {
                if (!line.isEmpty()) {
                    reader.line(List.of(line.split("\\s+")));
                }
            } catch (RuntimeException e) {
                throw new IllegalArgumentException("line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return new Score(reader.title, reader.seconds, List.copyOf(reader.parts.values()));
    }

    private static String bare(String line) {
        return line.replaceFirst("(^|\\s)#(\\s.*|$)", "").strip();
    }

    private void line(List<String> word) {
        List<String> rest = word.subList(1, word.size());
        switch (word.getFirst()) {
            case "title" -> title = String.join(" ", rest);
            case "seconds" -> seconds = Double.parseDouble(rest.getFirst());
            case "metre" -> rest.stream().map(w -> w.split(":"))
                    .forEach(w -> time.metre(Integer.parseInt(w[0]) - 1, Metre.of(w[1])));
            case "tempo" -> rest.stream().map(w -> w.split(":"))
                    .forEach(w -> time.tempo(Double.parseDouble(w[0]) - 1, Double.parseDouble(w[1])));
            case "tuning" -> rest.forEach(tuning::stray);
            case "raga" -> tuning.raga(rest);
            case "part" -> part(rest);
            case "phrase" -> phrases.put("@" + rest.getFirst(), rest.subList(2, rest.size()));
            default -> music(word);
        }
    }

    private void part(List<String> word) {
        Part part = new Part(word.get(0), word.get(1), number(word, "level"), number(word, "pan"),
                number(word, "room"), new ArrayList<>());
        parts.put(part.name(), part);
        lines.put(part.name(), new Line(time, tuning, part.notes()));
    }

    private static double number(List<String> word, String name) {
        int at = word.indexOf(name);
        if (at < 0) {
            throw new IllegalArgumentException("a part needs its " + name);
        }
        return Double.parseDouble(word.get(at + 1));
    }

    private void music(List<String> word) {
        Line line = lines.get(word.get(1));
        int colon = word.indexOf(":");
        if (line == null || colon < 0) {
            throw new IllegalArgumentException("neither a heading nor a known part's bars: " + word.getFirst());
        }
        int times = colon == 3 ? Integer.parseInt(word.get(2).substring(1)) : 1;
        line.begin(Integer.parseInt(word.getFirst()) - 1);
        for (int turn = 0; turn < times; turn++) {
            word.subList(colon + 1, word.size()).forEach(w -> spell(line, w));
            line.endBar();
        }
    }

    private void spell(Line line, String word) {
        if (word.startsWith("@")) {
            List<String> phrase = phrases.get(word);
            if (phrase == null) {
                throw new IllegalArgumentException("no phrase is called " + word);
            }
            phrase.forEach(w -> spell(line, w));
        } else {
            line.token(word);
        }
    }
}
