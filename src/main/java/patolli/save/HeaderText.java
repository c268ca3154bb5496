package patolli.save;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import patolli.beans.Shaking;
import patolli.play.Games;
import patolli.rules.Game;
import patolli.rules.Options;
import patolli.rules.Refusal;

/** A header as the texts of the lines that a save begins with, and back. */
final class HeaderText {
    private static final String FIRST = "patolli-save ";
    private static final Pattern MEMBER = Pattern.compile("\"([a-z0-9-]+)\":\"([a-z0-9-]+)\"");

    private HeaderText() { }

    /** How many lines a header of that version has. */
    static int lines(int version) {
        return version == 1 ? 6 : 7;
    }

    static List<String> of(Header header) {
        List<String> lines = new ArrayList<>(of(header.terms()));
        lines.add("seal " + header.seal().hex());
        return lines;
    }

    /** All lines before the seal. */
    static List<String> of(Terms terms) {
        List<String> lines = new ArrayList<>(List.of(FIRST + terms.version(),
                "game " + terms.game().name(),
                "options " + terms.options().asMap().entrySet().stream()
                        .map(option -> "\"" + option.getKey() + "\":\"" + option.getValue() + "\"")
                        .collect(Collectors.joining(",", "{", "}")),
                "begun " + terms.begun(),
                "seats " + SaveWords.of(terms.seats())));
        if (terms.version() > 1) {
            lines.add("shakes " + terms.shaking().key());
        }
        return lines;
    }

    /** The version that a first line names. */
    static int version(String firstLine) throws Refusal {
        int version = SaveWords.number(after(FIRST, firstLine));
        Flaw.NO_BEGINNING.unless(firstLine.equals(FIRST + version) && version > 0);
        return version;
    }

    /** The header that is written exactly so, in as many lines as its version has. */
    static Header parse(List<String> lines) throws Refusal {
        int version = version(lines.getFirst());
        Game game = Games.named(after("game ", lines.get(1)))
                .orElseThrow(Flaw.GAME::refusal);
        Map<String, String> chosen = options(after("options ", lines.get(2)));
        Shaking shaking = version == 1 ? Shaking.BY_HAND
                : Shaking.of(after("shakes ", lines.get(5))).orElseThrow(Flaw.SHAKING::refusal);
        Terms terms = new Terms(version, game, Flaw.OPTIONS.unless(() -> Options.of(game.options(), chosen)),
                SaveWords.instant(after("begun ", lines.get(3))), SaveWords.seats(after("seats ", lines.get(4))),
                        shaking);
        Header header = new Header(terms, SaveWords.seal(after("seal ", lines.getLast())));
        Flaw.OTHER_BEGINNING.unless(of(header).equals(lines));
        return header;
    }

    private static String after(String word, String line) throws Refusal {
        Flaw.NO_BEGINNING.unless(line.startsWith(word));
        return line.substring(word.length());
    }

    private static Map<String, String> options(String text) throws Refusal {
        Flaw.OPTIONS.unless(text.startsWith("{") && text.endsWith("}") && text.length() > 1);
        Map<String, String> options = new LinkedHashMap<>();
        if (text.length() > 2) {
            for (String member : List.of(text.substring(1, text.length() - 1).split(","))) {
                Matcher matcher = MEMBER.matcher(member);
                Flaw.OPTIONS.unless(matcher.matches());
                options.put(matcher.group(1), matcher.group(2));
            }
        }
        return options;
    }
}
