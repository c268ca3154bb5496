package patolli.ui.shelf;

import java.text.ListFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.text.Narrator;
import patolli.text.Texts;

/** What is written about a saved game; times as the player's own locale and time zone have them. */
final class ShelfWords {
    private final Texts texts;
    private final Texts games = new Texts("games");
    private final Locale locale;
    private final ZonedDateTime now;

    /** @param now the year that need not be said is this one's; the time zone is this one's too */
    ShelfWords(Texts texts, Locale locale, ZonedDateTime now) {
        this.texts = texts;
        this.locale = locale;
        this.now = now;
    }

    /** For somebody who sits here now. */
    static ShelfWords hereAndNow(Texts texts) {
        return new ShelfWords(texts, Locale.getDefault(Locale.Category.FORMAT),
                ZonedDateTime.now(ZoneId.systemDefault()));
    }

    /** What it is called, by the player or else by its time. */
    String title(Item item) {
        return item.name().orElseGet(() -> item.state()
                .map(state -> Texts.of(state.game().name(), "shelf").get("title.contest", date(item.when()),
                        time(item.when()), game(state)))
                .orElseGet(() -> texts.get("title.unknown", date(item.when()), time(item.when()))));
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
        return games.get(state.game().name());
    }

    private String who(State state, Item item) {
        Seats seats = item.seats();
        if (seats.computers().isEmpty()) {
            return texts.get("seats.players", list(state, seats.players(), seats));
        }
        if (seats.players().isEmpty()) {
            return texts.get("seats.computers", list(state, seats.computers(), seats));
        }
        boolean alone = seats.players().size() == 1 && seats.names().isEmpty();
        return texts.get(alone ? "seats.you" : "seats.many", list(state, seats.players(), seats), against(state, item));
    }

    private String against(State state, Item item) {
        Seats seats = item.seats();
        String all = list(state, seats.computers(), seats);
        boolean his = seats.mirror().filter(side -> narrator(state).form(side, seats).equals("mirror")).isPresent();
        return !his ? texts.get("computers", all)
                : item.level().map(level -> texts.get("mirror.level", all, level)).orElse(all);
    }

    /** As at the game's own table, where computers may have names that they have nowhere else. */
    private static Narrator narrator(State state) {
        return new Narrator(Texts.of(state.game().name(), "story"));
    }

    /** Some of the sides in turn order, by name or colour. */
    private String list(State state, Set<Side> sides, Seats seats) {
        List<String> names = state.sides().stream().filter(sides::contains)
                .map(side -> narrator(state).named(side, seats)).toList();
        return ListFormat.getInstance(texts.bundle().getLocale().getLanguage().isEmpty() ? Locale.ENGLISH
                : texts.bundle().getLocale(), ListFormat.Type.STANDARD, ListFormat.Style.FULL).format(names);
    }

    /** What it waits for, or how it ended. */
    String due(State state, Seats seats) {
        if (state.phase() == Phase.OVER) {
            return won(state, seats);
        }
        return say("due." + state.phase().key(), state, state.mover(), seats);
    }

    private String won(State state, Seats seats) {
        List<Side> winners = state.sides().stream().filter(state.winners()::contains).toList();
        return winners.isEmpty() ? texts.get("drawn")
                : winners.size() == 1 ? say("won", state, winners.getFirst(), seats)
                : texts.get("won.side", Narrator.sentence(narrator(state).list(winners.stream()
                        .map(side -> narrator(state).called(side, seats)).toList())));
    }

    private String say(String what, State state, Side side, Seats seats) {
        Narrator narrator = narrator(state);
        return Narrator.sentence(texts.get(what + "." + narrator.form(side, seats), narrator.named(side, seats)));
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
