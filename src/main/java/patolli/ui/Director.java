package patolli.ui;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import javafx.util.Subscription;
import patolli.model.Awaiting;
import patolli.model.Preferences;
import patolli.model.SavedContest;
import patolli.model.TableModel;
import patolli.play.ContestSetup;
import patolli.play.Turn;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.ui.archive.Keep;
import patolli.ui.common.View;
import patolli.ui.farewell.FarewellScene;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.splash.SplashModel;
import patolli.ui.splash.SplashModel.Line;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** Knows what comes after what in an evening: which scene is shown next, and what lies over it. */
public final class Director {
    private final Theatre theatre;
    private final Scenes scenes;
    private final TableModel table;
    private final Preferences preferences;
    private final Runnable close;
    private final Endings endings;
    private final Teaching teaching;
    private final Farewells farewells;
    private Subscription watching = Subscription.EMPTY;
    /** How many turns had been played when the table last waited for somebody: an end in a later one is news. */
    private int seen;
    /** Changes when somebody goes somewhere else: a way to the temple that is still waited for comes too late then. */
    private int ways;
    private final Optional<Library> library;
    private final Overlays overlays;
    private final Bets bets;
    private final OtherGames otherGames;
    private final GrandEvenings grandEvenings;
    private final Boards boards;
    private boolean seated;

    /** An evening of which nothing is kept. */
    public Director(Theatre theatre, Scenes scenes, TableModel table, AllTables tables, Preferences preferences,
            Runnable close, RandomGenerator random) {
        this(theatre, scenes, table, tables, preferences, close, random, Optional.empty());
    }

    /**
     * @param close  closes the window
     * @param random picks what Smoking Mirror says
     * @param keep   where the evening is kept, if it is
     */
    public Director(Theatre theatre, Scenes scenes, TableModel table, AllTables tables, Preferences preferences,
            Runnable close, RandomGenerator random, Optional<Keep> keep) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.table = table;
        boards = new Boards(tables, table, at -> scenes.board(at, commands()));
        this.preferences = preferences;
        this.close = close;
        teaching = new Teaching(theatre, scenes, preferences, boards.main());
        farewells = new Farewells(theatre, scenes, preferences, close);
        library = keep.map(kept -> new Library(theatre, scenes, table, tables, kept, new AtTheTable()));
        overlays = new Overlays(theatre, scenes);
        bets = new Bets(theatre, scenes, table, tables, library, this::commands, boards);
        FromTheCabinet ways = new FromTheCabinet();
        grandEvenings = new GrandEvenings(scenes, tables, table, preferences, library, ways);
        otherGames = new OtherGames(scenes, tables, preferences, ways, grandEvenings::open);
        endings = new Endings(theatre, scenes, table, tables, library, random, new FromAnEnd());
    }

    /** Begins the evening with the splash. */
    public void open() {
        watching = overlays.warn(table, preferences).and(table.awaitingProperty().subscribe(this::follow))
                .and(table.lastTurnProperty().subscribe(turn -> turn.filter(_ -> seated).ifPresent(endings::foresee)));
        splash();
    }

    /** Goes on with a saved contest, or replays it: a file that lies anywhere. Over the splash. */
    public void open(Path save) {
        library.ifPresent(kept -> kept.open(save));
    }

    /** Takes everything down. */
    public void end() {
        watching.unsubscribe();
        // Whoever leaves while the last move is still being shown has played it all the same.
        library.ifPresent(Library::count);
        table.leave();
        theatre.detach();
    }

    private void splash() {
        seated = false;
        Map<Line, Runnable> open = new EnumMap<>(Map.of(Line.NEW_CONTEST, this::beginEvening,
                Line.OTHER_GAMES, otherGames::open, Line.TUTORIAL, this::lessonAtTheTemple,
                Line.SETTINGS, overlays::settings, Line.EXIT, this::exit));
        Map<Line, String> closed = new EnumMap<>(Line.class);
        Optional<Runnable> resume = isUnderway() ? Optional.of(this::sitDownAgain) : library.flatMap(Library::resume);
        resume.ifPresentOrElse(goOn -> open.put(Line.RESUME, goOn),
                () -> closed.put(Line.RESUME, "closed.resume"));
        theatre.show(Act.SPLASH, scenes.splash(new SplashModel(open, closed)));
    }

    /** The story, when it is due; then, once, the tutorial; then the first bet. */
    public void beginEvening() {
        teaching.before(this::firstBet);
    }

    /** A contest of the main game: one that nobody has touched begins; one that was left makes room. */
    private void firstBet() {
        Game main = boards.main().game();
        if (table.opening().game() != main || table.isWatched()) {
            begin(Tables.standard(main, preferences.settings()));
        } else if (table.history().isEmpty()) {
            sitDown();
        } else {
            seated = true;
            newContest();
        }
    }

    private void newContest() {
        if (isUnderway()) {
            library.ifPresent(Library::tellKept);
        }
        madeRoom();
        if (table.isWatched() || table.opening().phase() != Phase.BET) {
            // Computers may begin at once.
            theatre.show(Act.BOARD, boards.shown());
        }
        table.newContest();
    }

    /** Sits down to a contest of any game that has a table; the one that is underway is kept, as with every new one. */
    public void begin(ContestSetup setup) {
        if (isUnderway()) {
            library.ifPresent(Library::tellKept);
        }
        madeRoom();
        table.lay(setup);
        sitDownAgain();
    }

    /** Another contest comes onto the table. */
    private void madeRoom() {
        seen = 0;
        bets.forgetWord();
        grandEvenings.leave();
    }

    /** Whether a contest has been begun and is not over. */
    private boolean isUnderway() {
        return !table.history().isEmpty() && table.state().phase() != Phase.OVER;
    }

    private void sitDownAgain() {
        theatre.show(Act.BOARD, boards.shown());
        sitDown();
    }

    /** From the table back to the temple: what lies on the table waits there. */
    private void toTemple() {
        seated = false;
        table.rest();
        table.settle();
        int now = ++ways;
        Runnable there = () -> {
            if (now == ways) {
                table.rest();
                splash();
            }
        };
        library.ifPresentOrElse(kept -> kept.refresh(there), there);
    }

    private void sitDown() {
        ways++;
        seated = true;
        table.begin();
    }

    /** Something else for a while; then the table as it was, or the splash before one sat down. */
    private void aside(Consumer<Runnable> scene) {
        boolean atTheTable = seated;
        seated = false;
        table.rest();
        scene.accept(() -> {
            if (atTheTable) {
                sitDownAgain();
            } else {
                splash();
            }
        });
    }

    /** What can be laid over any of the scenes. */
    private abstract class Above {
        public final void sheet(Function<Runnable, View> make) {
            overlays.sheet(make);
        }

        public final void ask(String question, Runnable yes) {
            overlays.ask(question, yes);
        }
    }

    /** What the library needs of the evening. */
    private final class AtTheTable extends Above implements Library.Host {
        @Override
        public void resume(SavedContest contest) {
            madeRoom();
            table.resume(contest);
            seen = table.history().size();
            // Whoever sat at another contest sits down all the same: this one rests.
            Director.this.sitDownAgain();
        }

        @Override
        public void sitDownAgain() {
            if (!seated) {
                Director.this.sitDownAgain();
            }
        }

        @Override
        public void begun() {
            madeRoom();
        }

        @Override
        public void away(Consumer<Runnable> scene) {
            aside(scene);
        }

        @Override
        public void book(String page) {
            overlays.book(page);
        }
    }

    /** What can follow an end. */
    private final class FromAnEnd extends Above implements Endings.Ways {
        @Override
        public void bet() {
            bets.show();
        }

        @Override
        public void newContest() {
            Director.this.newContest();
        }

        @Override
        public Optional<Runnable> evening() {
            return grandEvenings.after();
        }

        @Override
        public void toTemple() {
            Director.this.toTemple();
        }
    }

    /** What can be chosen in the cabinet. */
    private final class FromTheCabinet extends Above implements OtherGames.Ways, GrandEvenings.Ways {
        @Override
        public void begin(ContestSetup setup) {
            begin(setup, () -> { });
        }

        @Override
        public void begin(ContestSetup setup, Runnable then) {
            Director.this.ask("newContest", () -> {
                Director.this.begin(setup);
                then.run();
            });
        }

        @Override
        public void sitDownAgain() {
            Director.this.sitDownAgain();
        }

        @Override
        public void lesson(GameTable of, Runnable over, Runnable quit) {
            aside(there -> teaching.lesson(of, () -> {
                there.run();
                over.run();
            }, () -> {
                there.run();
                quit.run();
            }));
        }

        @Override
        public void book(String page) {
            overlays.book(page);
        }
    }

    private void lesson(Runnable then) {
        teaching.lesson(boards.taught(), then, then);
    }

    /** The last button says "Play": it leads to the contest of that game that waits, or to a new one. */
    private void lessonAtTheTemple() {
        GameTable of = boards.taught();
        Runnable fresh = of == boards.main() ? this::beginEvening : () -> {
            splash();
            otherGames.open(of.game());
        };
        teaching.lesson(of, isUnderway() && of == boards.playing() ? this::sitDownAgain : fresh, this::splash);
    }

    /** The table waits for somebody: which scene that wants. */
    private void follow(Awaiting awaiting) {
        if (!seated) {
            return;
        }
        Optional<Turn> news = table.lastTurnProperty().get().filter(turn -> table.history().size() > seen);
        grandEvenings.attend();
        if (awaiting != Awaiting.NOTHING) {
            seen = table.history().size();
        }
        switch (awaiting) {
            case BET -> news.flatMap(Endings::won).ifPresentOrElse(endings::ofGame, bets::show);
            case NEW_CONTEST -> endings.ofContest();
            case THROW, OWN_THROW, MOVE -> theatre.show(Act.BOARD, boards.shown());
            case NOTHING -> { }
        }
    }

    private Map<Command, Runnable> commands() {
        Map<Command, Runnable> all = new EnumMap<>(Map.of(Command.NEW_CONTEST, this::askForNewContest,
                Command.SETTINGS, overlays::settings, Command.TUTORIAL, () -> aside(this::lesson),
                Command.BOOK, () -> overlays.book(boards.playing().playPage()),
                Command.STORY, () -> aside(teaching::story), Command.ABOUT, overlays::about, Command.EXIT, this::exit));
        all.put(Command.OTHER_GAMES, otherGames::open);
        all.put(Command.LEAVE, () -> ask("exit", this::toTemple));
        library.ifPresent(kept -> all.putAll(kept.commands()));
        return all;
    }

    /** Whether something would be lost by leaving now. */
    private boolean isPlaying() {
        boolean kept = library.isPresent() && !library.get().isUnsafe();
        return !kept && isUnderway();
    }

    private void askForNewContest() {
        ask("newContest", this::newContest);
    }

    /** Leaves the table, over the farewell; asks first when a contest would be lost. */
    public void exit() {
        ask("exit", this::farewell);
    }

    /** Closes the window without a farewell; asks first when a contest would be lost. */
    public void leave() {
        ask("exit", close);
    }

    private void ask(String question, Runnable yes) {
        if (isPlaying() && theatre.actProperty().get() != Act.FAREWELL) {
            // While one thinks about it.
            scenes.expect(FarewellScene.pictures());
            overlays.ask(question, yes);
        } else {
            yes.run();
        }
    }

    private void farewell() {
        ways++;
        boolean fromTheTable = seated;
        aside(there -> farewells.show(fromTheTable, there));
    }
}
