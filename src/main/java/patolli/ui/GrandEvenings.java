package patolli.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import patolli.beans.Seal;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.play.ContestSetup;
import patolli.play.GrandEvening;
import patolli.play.GrandEvening.Bout;
import patolli.play.GrandEvening.Result;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.save.Shelved;
import patolli.settings.Settings;
import patolli.ui.common.View;
import patolli.ui.grand.GrandEveningModel;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;

/**
 * The grand evening: how it stands, and where it goes on. Its contests are saved like all others; of the one that is
 * due only the seal is noted, and how it ended is seen from the table or the shelf until the next one begins.
 */
final class GrandEvenings {
    /** The page of the book that tells of it. */
    private static final String PAGE = "grand-evening";
    /** What is noted of beans without a seal. */
    private static final String UNSEALED = "unsealed";
    private final Scenes scenes;
    private final AllTables tables;
    private final TableModel table;
    private final Preferences preferences;
    private final Optional<Library> library;
    private final Ways ways;
    /** Whether the contest on the table was begun as one of the evening's. */
    private boolean laid;

    /** Where it can go on. */
    interface Ways {
        /** @param then done when the contest lies on the table */
        void begin(ContestSetup setup, Runnable then);

        /** Goes on with the contest that lies on the table. */
        void sitDownAgain();

        void book(String page);

        /** Lays a sheet over everything; it is given what closes it. */
        void sheet(Function<Runnable, View> make);

        /** Asks a question; done when it is answered by yes. */
        void ask(String question, Runnable yes);
    }

    GrandEvenings(Scenes scenes, AllTables tables, TableModel table, Preferences preferences,
            Optional<Library> library, Ways ways) {
        this.scenes = scenes;
        this.tables = tables;
        this.table = table;
        this.preferences = preferences;
        this.library = library;
        this.ways = ways;
    }

    /** Whether the contest on the table is the one of the evening that is due. */
    private boolean isAtTheTable() {
        return isAtTheTable(noted());
    }

    private boolean isAtTheTable(GrandEvening evening) {
        return laid || evening.due().flatMap(Bout::seal).filter(seal -> seal.equals(seal())
                && !seal.equals(UNSEALED)).isPresent();
    }

    /** What leads on after the contest on the table, if it is the evening's. */
    Optional<Runnable> after() {
        return isAtTheTable() ? Optional.of(() -> open(() -> { })) : Optional.empty();
    }

    /** Another contest is laid on the table. */
    void leave() {
        laid = false;
    }

    /** Notes which contest it is: until the first throw the beans may change with the seats. */
    void attend() {
        if (laid && !noted().due().flatMap(Bout::seal).equals(Optional.of(seal()))) {
            note(noted().begun(seal()));
        }
    }

    /**
     * Shows how it stands.
     *
     * @param going done when it goes on from there, to close what lies below
     */
    void open(Runnable going) {
        library.ifPresentOrElse(kept -> kept.refresh(() -> show(going)), () -> show(going));
    }

    private void show(Runnable going) {
        GrandEvening evening = seen();
        ways.sheet(close -> {
            Runnable gone = () -> {
                close.run();
                going.run();
            };
            return scenes.grandEvening(new GrandEveningModel(evening, isUnderway(evening), () -> {
                gone.run();
                goOn(evening);
            }, () -> ways.ask("grandEvening", () -> {
                gone.run();
                leave();
                goOn(GrandEvening.of(games()));
            }), () -> ways.book(PAGE), close));
        });
    }

    private List<Game> games() {
        return tables.tables().stream().map(GameTable::game).toList();
    }

    private GrandEvening noted() {
        return GrandEvening.read(games(), preferences.of(Settings.GRAND_EVENING).get());
    }

    private void note(GrandEvening evening) {
        preferences.of(Settings.GRAND_EVENING).set(evening.text());
    }

    private String seal() {
        return table.provision().seal().map(GrandEvenings::text).orElse(UNSEALED);
    }

    private static String text(Seal seal) {
        return seal.hex().substring(0, 16);
    }

    /** The evening with the end of the contest that is due, if it has one. */
    private GrandEvening seen() {
        GrandEvening evening = noted();
        return ended(evening).map(evening::ended).orElse(evening);
    }

    private Optional<Result> ended(GrandEvening evening) {
        Optional<State> played = Optional.of(table.state()).filter(state -> isAtTheTable()
                && state.phase() == Phase.OVER);
        Optional<Shelved.Contest> kept = saved(evening);
        // The save knows whether anybody has changed seats; an end that could not be saved is only seen on the table.
        return kept.isEmpty() ? played.map(end -> GrandEvening.result(end, table.seats(), false))
                : kept.filter(Shelved.Contest::isOver).map(Shelved.Contest::state).or(() -> played)
                        .map(end -> GrandEvening.result(end, kept.get().header().seats(), kept.get().reseated()));
    }

    /** The save of the contest that is due: of its copies none counts. */
    private Optional<Shelved.Contest> saved(GrandEvening evening) {
        return evening.due().flatMap(Bout::seal).flatMap(seal -> library.flatMap(kept ->
                kept.contest(save -> save.name().isEmpty() && text(save.header().seal()).equals(seal))));
    }

    /** Whether the contest that is due can be gone on with; one that was never saved, or is not there, begins anew. */
    private boolean isUnderway(GrandEvening evening) {
        return isAtTheTable() && table.state().phase() != Phase.OVER && !table.history().isEmpty()
                || saved(evening).filter(save -> !save.isOver()).isPresent();
    }

    private void goOn(GrandEvening evening) {
        GrandEvening now = evening.next().isPresent() ? evening : GrandEvening.of(games());
        if (isAtTheTable(now) && table.state().phase() != Phase.OVER) {
            note(now);
            ways.sitDownAgain();
            return;
        }
        Optional<Shelved.Contest> underway = saved(now).filter(save -> !save.isOver());
        underway.ifPresentOrElse(save -> {
            note(now);
            library.orElseThrow().takeUp(save.id());
        }, () -> ways.begin(Tables.againstTheHouse(now.due().orElseThrow().game(), preferences.settings()), () -> {
            // Not before: whoever is asked whether the contest on the table may go can say no.
            note(now);
            laid = true;
            attend();
        }));
    }
}
