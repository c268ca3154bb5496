package patolli.save;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import patolli.play.Games;
import patolli.rules.Game;
import patolli.rules.Options;
import patolli.rules.Refusal;

/** A header as the texts of the lines that a save begins with, and back. */
final class HeaderText {
    /** How many lines a header has. */
    static final int LINES = 6;

    private static final String FIRST = "patolli-save ";
    private static final Pattern MEMBER = Pattern.compile("\"([a-z0-9-]+)\":\"([a-z0-9-]+)\"");

    private HeaderText() { }

    static List<String> of(Header header) {
        return List.of(FIRST + Header.VERSION,
                "game " + header.game().name(),
                "options " + header.options().asMap().entrySet().stream()
                        .map(option -> "\"" + option.getKey() + "\":\"" + option.getValue() + "\"")
                        .collect(Collectors.joining(",", "{", "}")),
                "begun " + header.begun(),
                "seats " + Words.of(header.seats()),
                "seal " + header.seal().hex());
    }

    /** The version that a first line names. */
    static int version(String firstLine) throws Refusal {
        int version = Words.number(after(FIRST, firstLine));
        Flaw.NO_BEGINNING.unless(firstLine.equals(FIRST + version) && version > 0);
        return version;
    }

    /** The header of this version that is written exactly so, in {@link #LINES} lines. */
    static Header parse(List<String> lines) throws Refusal {
        Game game = Games.named(after("game ", lines.get(1)))
                .orElseThrow(Flaw.GAME::refusal);
        Map<String, String> chosen = options(after("options ", lines.get(2)));
        Header header = new Header(game, Flaw.OPTIONS.unless(() -> Options.of(game.options(), chosen)),
                Words.instant(after("begun ", lines.get(3))), Words.seats(after("seats ", lines.get(4))),
                Words.seal(after("seal ", lines.get(5))));
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
