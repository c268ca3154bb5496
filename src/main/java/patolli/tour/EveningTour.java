package patolli.tour;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Slider;
import patolli.ai.Opponents;
import patolli.audio.SilentAudio;
import patolli.audio.SoundTrouble;
import patolli.model.BookModel;
import patolli.model.Hint;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.play.Level;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.settings.SettingsTable;
import patolli.settings.TextSize;
import patolli.text.Book;
import patolli.text.Page;
import patolli.text.Texts;
import patolli.ui.Scenes;
import patolli.ui.book.BookView;
import patolli.ui.common.Pictures;
import patolli.ui.common.Shots;
import patolli.ui.common.View;
import patolli.ui.ending.EndingModel;
import patolli.ui.ending.EndingModel.Choice;
import patolli.ui.ending.EndingModel.Kind;
import patolli.ui.ending.Remnant;
import patolli.ui.farewell.FarewellModel;
import patolli.ui.farewell.FarewellScene;
import patolli.ui.prolog.PrologModel;
import patolli.ui.prolog.PrologScene;
import patolli.ui.prolog.StoryPage;
import patolli.ui.proof.PlayersWord;
import patolli.ui.proof.ProofSheets;
import patolli.ui.proof.ShownSeal;
import patolli.ui.sheet.Sheets;
import patolli.ui.shelf.SavedGames;
import patolli.ui.shelf.Thumbnails;
import patolli.ui.splash.SplashModel;
import patolli.ui.splash.SplashModel.Line;
import patolli.ui.splash.SplashScene;
import patolli.ui.statistics.StatisticsSheet;
import patolli.ui.table.AllTables;
import patolli.ui.table.BetAsked;
import patolli.ui.table.GameTable;
import patolli.ui.table.HintAsked;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;
import patolli.ui.weather.Strike;

/** Takes a picture of every scene and every sheet of an evening, all but the board and the tutorial. */
public final class EveningTour {
    /** Long enough for rain to have fallen everywhere, in seconds. */
    private static final double A_WHILE = 4;
    private static final double FRAME = 1 / 30.0;
    /** All that a contest of the main game can end with. */
    private static final Set<Kind> ENDS = EnumSet.complementOf(EnumSet.of(Kind.CONTEST_LOST_PLAIN, Kind.DRAWN));
    private final Theatre theatre;
    private final Scenes scenes;
    private final TableModel table;
    private final AllTables tables;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Shots shots;

    /** @param preferences at tempo instant: only what the tour moves on moves */
    public EveningTour(Theatre theatre, Scenes scenes, TableModel table, AllTables tables, Preferences preferences,
            Pictures pictures, Shots shots) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.table = table;
        this.tables = tables;
        this.preferences = preferences;
        this.pictures = pictures;
        this.shots = shots;
    }

    /** Takes them all, one after the other. */
    public void run() throws IOException {
        splash();
        story();
        bet();
        endings();
        farewell();
        View ground = scenes.splash(splashModel());
        theatre.show(Act.SPLASH, ground);
        new CabinetTour(theatre, scenes, tables, preferences, this::take).run();
        sheets();
        shelf();
        book();
        new PositionTour(theatre, scenes, tables, preferences, pictures, this::take).run();
    }

    private GameTable played() {
        return tables.playing(table.state().game());
    }

    private static SplashModel splashModel() {
        return new SplashModel(Map.of(), Map.of(Line.RESUME, "closed.resume"));
    }

    private void splash() throws IOException {
        SplashScene splash = SplashScene.load(splashModel(), pictures, preferences);
        theatre.show(Act.SPLASH, splash);
        wait(splash::beat, 1.5);
        take("splash");
        theatre.root().lookup("#line-resume").requestFocus();
        take("splash-a-closed-line");
        splash.strike(Strike.FAR);
        splash.beat(FRAME);
        take("splash-lightning-far");
        wait(splash::beat, A_WHILE);
        splash.strike(Strike.NEAR);
        splash.beat(FRAME);
        take("splash-lightning-near");
    }

    private static void wait(DoubleConsumer beat, double seconds) {
        for (double gone = 0; gone < seconds; gone += FRAME) {
            beat.accept(FRAME);
        }
    }

    private void story() throws IOException {
        List<StoryPage> pages = StoryPage.of(new Texts("prolog"));
        PrologModel model = new PrologModel(pages, () -> { });
        PrologScene prolog = PrologScene.load(model, pictures, preferences);
        theatre.show(Act.PROLOG, prolog);
        for (int at = 0; at < pages.size(); at++) {
            if (pages.get(at).thunder().isPresent()) {
                prolog.strike(Strike.NEAR);
                prolog.beat(FRAME);
                take(String.format("prolog-%02d-lightning", at + 1));
            }
            wait(prolog::beat, A_WHILE);
            take(String.format("prolog-%02d-%s", at + 1, pages.get(at).sight().name().toLowerCase(Locale.ROOT)));
            if (at + 1 < pages.size()) {
                model.next();
            }
        }
    }

    private void bet() throws IOException {
        for (int amount : new int[] {1, 4, 10}) {
            bet(amount, HintAsked.none(), false);
            take("bet-" + amount);
        }
        var hint = new ReadOnlyObjectWrapper<>(Optional.of(new Hint(table.state(), Opponents.bets(table.state(),
                Side.RED, Opponents.UNKNOWN, Level.MIRROR), Map.of(), Hint.Part.BEST)));
        bet(4, new HintAsked(hint, () -> { }), false);
        take("bet-a-hint");
        hint.set(hint.get().map(Hint::inFull));
        take("bet-a-hint-in-full");
        bet(1, HintAsked.none(), true);
        take("bet-trial");
    }

    private void bet(int amount, HintAsked hint, boolean trial) {
        BetAsked asked = new BetAsked(table.state(), table.seats(), laid -> { },
                Optional.of(new ShownSeal(BeansTour.standard(table.state()).seal(), () -> { })).filter(_ -> !trial),
                trial ? new PlayersWord.None() : word(amount), hint, trial);
        View bet = scenes.beforePlay(played(), asked, Map.of()).orElseThrow();
        theatre.show(Act.BET, bet);
        ((Slider) bet.root().lookup("#stake")).setValue(amount);
    }

    /** Nothing typed yet, something typed, and a word that was added before. */
    private static PlayersWord word(int amount) {
        return switch (amount) {
            case 1 -> new PlayersWord.Asked(new SimpleStringProperty(""));
            case 4 -> new PlayersWord.Asked(new SimpleStringProperty(BeansTour.WORD));
            default -> new PlayersWord.Added(BeansTour.WORD);
        };
    }

    /** A way in which that end can come. */
    private static String why(Kind kind) {
        return switch (kind) {
            case GAME_WON -> "why.game.you";
            case GAME_LOST -> "why.game.mirror";
            case MAT_WON -> "why.game.side";
            case CONTEST_WON -> "why.bearOff.mirror";
            case CONTEST_LOST -> "why.triangle.you";
            case CONTEST_LOST_HEAD -> "why.forfeit.you";
            case MAT_OVER -> "why.triangle.side";
            case CONTEST_LOST_PLAIN -> "why.game.mirror";
            case DRAWN -> "why.game.side";
        };
    }

    private void endings() throws IOException {
        Texts texts = Texts.of(played().game().name(), "ending");
        Random sayings = new Random(4);
        for (Kind kind : ENDS) {
            boolean game = Stream.of(Kind.GAME_WON, Kind.GAME_LOST, Kind.MAT_WON).anyMatch(kind::equals);
            Stream<String> offered = game ? Stream.of("next.game", "take.back")
                    : Stream.of("new.contest", "check", "take.back", "report", "home");
            List<Choice> choices = offered.filter(key -> kind.isHisVoice() || !key.equals("take.back"))
                    .map(key -> new Choice(texts.get(key), () -> { })).toList();
            String winner = kind == Kind.MAT_OVER ? "Blue" : "Red";
            Set<Side> winners = Set.of(kind == Kind.MAT_OVER ? Side.BLUE : Side.RED);
            theatre.show(Act.ENDING, scenes.ending(EndingModel.of(kind, winner, texts,
                    texts.get(why(kind), "Red", 6, 1, "Blue"), sayings, choices)
                    .laidBy(winners).before(EndingModel.figures(winners, played().endings())).with(left(kind))));
            take("ending-" + kind.key().replace('.', '-'));
        }
    }

    private List<Remnant> left(Kind kind) {
        return kind.isHisVoice() ? List.of() : played().endings().left(PlayedEnds.won(played().game(),
                kind == Kind.MAT_OVER ? Side.BLUE : Side.RED, kind == Kind.MAT_OVER));
    }

    private void farewell() throws IOException {
        for (int n : new int[] {0, 5}) {
            Texts texts = new Texts("farewell");
            FarewellScene farewell = FarewellScene.load(new FarewellModel(FarewellModel.stanza(texts, n), () -> { },
                    new FarewellModel.Back(texts.get("back.table"), () -> { })), pictures, preferences);
            theatre.show(Act.FAREWELL, farewell);
            wait(farewell::beat, A_WHILE);
            take("farewell-stanza-" + (n + 1));
        }
    }

    private void sheets() throws IOException {
        sheet("settings", scenes::settings);
        sheet("settings-no-device", close -> Sheets.settings(preferences, pictures,
                new SilentAudio(Optional.of(new SoundTrouble.NoDevice())), close));
        preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
        sheet("settings-larger-words", scenes::settings);
        preferences.of(Settings.TEXT_SIZE).set(TextSize.NORMAL);
        sheet("about", close -> scenes.about(() -> { }, close));
        sheet("question-new-contest", close -> scenes.question("newContest", () -> { }, close));
        beans();
        laboratory();
        rollout();
        sheet("question-error", close -> scenes.question("error", () -> { }, close));
        sheet("question-exit", close -> scenes.question("exit", () -> { }, close));
        sheet("question-position", close -> scenes.question("position", () -> { }, close));
        sheet("question-second", close -> scenes.question("second", () -> { }, close));
    }

    private void shelf() throws IOException {
        Thumbnails thumbnails = SavedGames.thumbnails(tables, pictures);
        sheet("saved-games", close -> SavedGames.load(SampleShelf.full().model(), pictures, thumbnails));
        press("saved-games-a-copy", SavedGames.load(SampleShelf.full().model(), pictures, thumbnails), "#copy");
        press("saved-games-one-deleted", SavedGames.load(SampleShelf.full().model(), pictures, thumbnails), "#delete");
        preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
        sheet("saved-games-larger-words", close -> SavedGames.load(SampleShelf.full().model(), pictures, thumbnails));
        preferences.of(Settings.TEXT_SIZE).set(TextSize.NORMAL);
        sheet("saved-games-none", close -> SavedGames.load(SampleShelf.empty().model(), pictures, thumbnails));
    }

    private void press(String name, View sheet, String button) throws IOException {
        theatre.lay(sheet);
        ((ButtonBase) sheet.root().lookup(button)).fire();
        take(name);
        theatre.lift();
    }

    private void beans() throws IOException {
        BeansTour beans = BeansTour.standard(table.state());
        sheet("seal", close -> ProofSheets.seal(beans.seal(), preferences, pictures, () -> { }, close));
        sheet("check-sealed", close -> ProofSheets.proof(beans.sealed(), preferences, pictures));
        sheet("check-fits", close -> ProofSheets.proof(beans.fits(), preferences, pictures));
        sheet("check-broken", close -> ProofSheets.proof(beans.broken(), preferences, pictures));
        press("check-every-cast", ProofSheets.proof(beans.broken(), preferences, pictures), "#next");
        sheet("check-cannot-be-told", close -> ProofSheets.proof(beans.resealed(), preferences, pictures));
        sheet("statistics", close ->
                StatisticsSheet.load(beans.evenings(), tables.tables().getFirst(), preferences, pictures));
        sheet("statistics-beginning", close ->
                StatisticsSheet.load(beans.beginning(), tables.tables().getFirst(), preferences, pictures));
        press("statistics-skill", StatisticsSheet.load(beans.evenings(), tables.tables().getFirst(), preferences,
                pictures), "#turn");
        press("statistics-skill-beginning", StatisticsSheet.load(beans.beginning(), tables.tables().getFirst(),
                preferences, pictures), "#turn");
    }

    private void laboratory() throws IOException {
        LaboratoryTour tour = new LaboratoryTour(preferences, pictures);
        laboratory("laboratory", tour.sheet(table.state()), "#try-bell", "#rule-wedges-1", "#rule-forfeits-1");
        laboratory("laboratory-figures", tour.sheet(table.state()), "#try-tablan", "#number-200", "#rule-end-1",
                "#begin");
        laboratory("laboratory-one-set", tour.sheet(table.state()), "#try-tablan", "#number-200", "#begin");
    }

    private void laboratory(String name, View sheet, String... buttons) throws IOException {
        theatre.lay(sheet);
        LaboratoryTour.press(sheet.root(), buttons);
        take(name);
        theatre.lift();
    }

    private void rollout() throws IOException {
        RolloutTour tour = new RolloutTour(tables, preferences, pictures);
        laboratory("rollout", tour.sheet(table.opening(), state -> state.phase() == Phase.CAST));
        laboratory("rollout-moves", tour.sheet(table.opening(), state -> state.phase() == Phase.MOVE
                && state.moves().size() > 3), "#begin");
    }

    private void book() throws IOException {
        Book book = Book.load(new Texts("book"), SettingsTable::of);
        for (Page page : book.pages()) {
            sheet("book-" + page.id(), close -> scenes.book(page.id(), close));
        }
        sheet("book-search", close -> {
            BookModel model = new BookModel(book);
            model.search("jade head");
            return BookView.load(model, pictures, close);
        });
    }

    private void sheet(String name, Function<Runnable, View> make) throws IOException {
        theatre.lay(make.apply(() -> { }));
        take(name);
        theatre.lift();
    }

    private void take(String name) throws IOException {
        theatre.root().applyCss();
        theatre.root().layout();
        // A label that has been measured may want another line.
        theatre.root().layout();
        shots.take(theatre.root().getScene(), name);
    }
}
