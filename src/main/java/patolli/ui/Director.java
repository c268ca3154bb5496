package patolli.ui;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.util.Subscription;
import patolli.model.Awaiting;
import patolli.model.Pledge;
import patolli.model.Preferences;
import patolli.model.SavedContest;
import patolli.model.TableModel;
import patolli.play.ContestSetup;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.text.Texts;
import patolli.ui.archive.Keep;
import patolli.ui.common.View;
import patolli.ui.farewell.FarewellModel;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.proof.PlayersWord;
import patolli.ui.splash.SplashModel;
import patolli.ui.splash.SplashModel.Line;
import patolli.ui.table.AllTables;
import patolli.ui.table.BetAsked;
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
    private final Texts prayer = new Texts("farewell");
    private Subscription watching = Subscription.EMPTY;
    /** How many turns had been played when the table last waited for somebody: an end in a later one is news. */
    private int seen;
    /** Changes when somebody goes somewhere else: a way to the temple that is still waited for comes too late then. */
    private int ways;
    private final Optional<Library> library;
    /** Of this contest's word; it outlives a bet scene that is shown anew. */
    private final StringProperty typedWord = new SimpleStringProperty(this, "typedWord", "");
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
        library = keep.map(kept -> new Library(theatre, scenes, table, tables, kept, new AtTheTable()));
        endings = new Endings(theatre, scenes, table, tables, library, random, new FromAnEnd());
    }

    /** Begins the evening with the splash. */
    public void open() {
        watching = table.awaitingProperty().subscribe(this::follow);
        boards.shown();
        splash();
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
                Line.TUTORIAL, () -> lesson(this::splash), Line.SETTINGS, this::settings, Line.EXIT, this::exit));
        Map<Line, String> closed = new EnumMap<>(Map.of(Line.OTHER_GAMES, "closed.games"));
        Optional<Runnable> resume = isUnderway() ? Optional.of(this::sitDownAgain) : library.flatMap(Library::resume);
        resume.ifPresentOrElse(goOn -> open.put(Line.RESUME, goOn),
                () -> closed.put(Line.RESUME, "closed.resume"));
        theatre.show(Act.SPLASH, scenes.splash(new SplashModel(open, closed)));
    }

    /** The story, when it is due; then, once, the tutorial; then the first bet. */
    public void beginEvening() {
        Prolog when = preferences.of(Settings.PROLOG).get();
        boolean due = when == Prolog.ALWAYS || when == Prolog.FIRST && !preferences.of(Settings.PROLOG_SEEN).get();
        if (due) {
            story(this::afterStory);
        } else {
            afterStory();
        }
    }

    private void afterStory() {
        if (preferences.of(Settings.TUTORIAL_SEEN).get()) {
            firstBet();
        } else {
            lesson(this::firstBet);
        }
    }

    /** A contest that nobody has touched begins; one that was left makes room. */
    private void firstBet() {
        if (table.history().isEmpty()) {
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
        seen = 0;
        typedWord.set("");
        table.newContest();
    }

    /** Sits down to a contest of any game that has a table; the one that is underway is kept, as with every new one. */
    public void begin(ContestSetup setup) {
        if (isUnderway()) {
            library.ifPresent(Library::tellKept);
        }
        seen = 0;
        typedWord.set("");
        table.lay(setup);
        sitDownAgain();
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

    /** What the library needs of the evening. */
    private final class AtTheTable implements Library.Host {
        @Override
        public void resume(SavedContest contest) {
            typedWord.set("");
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
            typedWord.set("");
            seen = 0;
        }

        @Override
        public void away(Consumer<Runnable> scene) {
            aside(scene);
        }

        @Override
        public void book(String page) {
            Director.this.book(page);
        }

        @Override
        public void sheet(Function<Runnable, View> make) {
            Director.this.sheet(make);
        }
    }

    /** What can follow an end. */
    private final class FromAnEnd implements Endings.Ways {
        @Override
        public void bet() {
            Director.this.bet();
        }

        @Override
        public void newContest() {
            Director.this.newContest();
        }

        @Override
        public void toTemple() {
            Director.this.toTemple();
        }

        @Override
        public void sheet(Function<Runnable, View> make) {
            Director.this.sheet(make);
        }
    }

    private void story(Runnable then) {
        preferences.of(Settings.PROLOG_SEEN).set(true);
        theatre.show(Act.PROLOG, scenes.prolog(then));
    }

    private void lesson(Runnable then) {
        preferences.of(Settings.TUTORIAL_SEEN).set(true);
        theatre.show(Act.LESSON, scenes.lesson(boards.taught(), theatre::turned, then));
    }

    /** The table waits for somebody: which scene that wants. */
    private void follow(Awaiting awaiting) {
        if (!seated) {
            return;
        }
        Optional<Turn> news = table.lastTurnProperty().get().filter(turn -> table.history().size() > seen);
        if (awaiting != Awaiting.NOTHING) {
            seen = table.history().size();
        }
        switch (awaiting) {
            case BET -> won(news).ifPresentOrElse(endings::ofGame, this::bet);
            case NEW_CONTEST -> endings.ofContest();
            case THROW, OWN_THROW, MOVE -> theatre.show(Act.BOARD, boards.shown());
            case NOTHING -> { }
        }
    }

    /** Who won the game that has just ended. */
    private static Optional<Set<Side>> won(Optional<Turn> news) {
        return news.stream().flatMap(turn -> turn.events().stream()).filter(Event.GameWon.class::isInstance)
                .map(event -> ((Event.GameWon) event).sides()).findFirst();
    }

    private void bet() {
        BetAsked asked = new BetAsked(table.state(), table.seats(), this::lay, library.flatMap(Library::seal), word());
        scenes.beforePlay(boards.playing(), asked, commands()).ifPresentOrElse(view -> theatre.show(Act.BET, view),
                () -> theatre.show(Act.BOARD, boards.shown()));
    }

    private PlayersWord word() {
        if (table.takesWord()) {
            return new PlayersWord.Asked(typedWord);
        }
        return table.provision().pledge().map(Pledge::word).filter(added -> !added.isEmpty())
                .<PlayersWord>map(PlayersWord.Added::new).orElseGet(PlayersWord.None::new);
    }

    private void lay(int amount) {
        theatre.show(Act.BOARD, boards.shown());
        table.addWord(typedWord.get());
        typedWord.set("");
        table.bet(amount);
    }

    private Map<Command, Runnable> commands() {
        Map<Command, Runnable> all = new EnumMap<>(Map.of(Command.NEW_CONTEST, this::askForNewContest,
                Command.SETTINGS, this::settings, Command.TUTORIAL, () -> aside(this::lesson),
                Command.BOOK, () -> book("how-to-play"), Command.STORY, () -> aside(this::story),
                Command.ABOUT, this::about, Command.EXIT, this::exit));
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
            sheet(done -> scenes.question(question, () -> {
                done.run();
                yes.run();
            }, done));
        } else {
            yes.run();
        }
    }

    private void farewell() {
        ways++;
        String back = prayer.get(seated ? "back.table" : "back.temple");
        int n = preferences.of(Settings.PRAYER_NEXT).get();
        preferences.of(Settings.PRAYER_NEXT).set((n + 1) % FarewellModel.STANZAS);
        aside(there -> theatre.show(Act.FAREWELL, scenes.farewell(new FarewellModel(
                FarewellModel.stanza(prayer, n), close, new FarewellModel.Back(back, there)))));
    }

    private void settings() {
        sheet(scenes::settings);
    }

    private void about() {
        sheet(close -> scenes.about(() -> {
            close.run();
            book("credits");
        }, close));
    }

    private void book(String page) {
        sheet(close -> scenes.book(page, close));
    }

    private void sheet(Function<Runnable, View> make) {
        View[] view = new View[1];
        view[0] = make.apply(() -> theatre.lift(view[0]));
        theatre.lay(view[0]);
    }
}
