package patolli.ui.shelf;

import java.text.ListFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.text.Texts;

/** What is written about a saved game; times as the player's own locale and time zone have them. */
final class Words {
    private final Texts texts;
    private final Texts colours;
    private final Locale locale;
    private final ZonedDateTime now;

    /** @param now the year that need not be said is this one's; the time zone is this one's too */
    Words(Texts texts, Texts colours, Locale locale, ZonedDateTime now) {
        this.texts = texts;
        this.colours = colours;
        this.locale = locale;
        this.now = now;
    }

    /** For somebody who sits here now. */
    static Words hereAndNow(Texts texts) {
        return new Words(texts, new Texts("story"), Locale.getDefault(Locale.Category.FORMAT),
                ZonedDateTime.now(ZoneId.systemDefault()));
    }

    /** What it is called, by the player or else by its time. */
    String title(Item item) {
        return item.name().orElseGet(() -> texts.get("title." + kind(item), date(item.when()), time(item.when())));
    }

    private static String kind(Item item) {
        return item.state().map(state -> state.game().name()).orElse("unknown");
    }

    /** Of when it is, where the title does not say it. */
    String when(Item item) {
        return item.name().map(name -> texts.get("when", date(item.when()), time(item.when()))).orElse("");
    }

    /** Which game, and who plays it. */
    String seats(Item item) {
        return item.state().map(state -> texts.get("seats", game(state), who(state, item))).orElse("");
    }

    /** What the game is called. */
    String game(State state) {
        return texts.get("game." + state.game().name());
    }

    private String who(State state, Item item) {
        List<String> players = state.sides().stream().filter(side -> item.seats().of(side) == Seat.PLAYER)
                .map(this::colour).toList();
        String together = ListFormat.getInstance(texts.bundle().getLocale().getLanguage().isEmpty() ? Locale.ENGLISH
                : texts.bundle().getLocale(), ListFormat.Type.STANDARD, ListFormat.Style.FULL).format(players);
        if (players.isEmpty()) {
            return texts.get("seats.computers");
        }
        if (item.seats().computers().isEmpty()) {
            return texts.get("seats.players", together);
        }
        String against = item.level().map(level -> texts.get("mirror.level", level)).orElse(texts.get("mirror"));
        return texts.get(players.size() == 1 ? "seats.you" : "seats.many", together, against);
    }

    private String colour(Side side) {
        return colours.get("side." + side.key());
    }

    /** What it waits for, or how it ended. */
    String due(State state, Seats seats) {
        if (state.phase() == Phase.OVER) {
            return state.winners().stream().findFirst().map(side -> say("won", side, seats)).orElse(texts.get("drawn"));
        }
        return say("due." + state.phase().key(), state.mover(), seats);
    }

    private String say(String what, Side side, Seats seats) {
        boolean two = seats.asMap().size() == 2 && seats.players().size() == 1;
        String form = !two ? ".side" : seats.of(side) == Seat.MIRROR ? ".mirror" : ".you";
        return texts.get(what + form, colour(side));
    }

    private String date(Instant when) {
        ZonedDateTime there = when.atZone(now.getZone());
        DateTimeFormatter form = there.getYear() == now.getYear() ? DateTimeFormatter.ofLocalizedPattern("MMMMd")
                : DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG);
        return form.withLocale(locale).format(there);
    }

    private String time(Instant when) {
        // Some locales part the hours from their name by a narrow space, which the typeface has not.
        return DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT).withLocale(locale)
                .format(when.atZone(now.getZone())).replace('\u202F', '\u00A0');
    }
}
