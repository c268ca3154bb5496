package patolli.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import patolli.ai.Opponents;
import patolli.ai.laboratory.Laboratory;
import patolli.ai.review.Review;
import patolli.ai.review.Reviewer;
import patolli.ai.rollout.Rollout;
import patolli.audio.Audio;
import patolli.audio.Effect;
import patolli.beans.Seal;
import patolli.model.BookModel;
import patolli.model.FactsModel;
import patolli.model.LaboratoryModel;
import patolli.model.PositionModel;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.model.ReviewModel;
import patolli.model.RolloutModel;
import patolli.model.SpeechModel;
import patolli.model.TableModel;
import patolli.play.Games;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.settings.SettingsTable;
import patolli.text.Book;
import patolli.text.Texts;
import patolli.ui.book.BookView;
import patolli.ui.cabinet.CabinetModel;
import patolli.ui.cabinet.CabinetScene;
import patolli.ui.cabinet.NewGameModel;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.ending.EndingModel;
import patolli.ui.ending.EndingScene;
import patolli.ui.farewell.FarewellModel;
import patolli.ui.farewell.FarewellScene;
import patolli.ui.grand.GrandEveningModel;
import patolli.ui.grand.GrandEveningSheet;
import patolli.ui.laboratory.LaboratoryDesk;
import patolli.ui.laboratory.LaboratorySheet;
import patolli.ui.lesson.LessonScene;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.menu.Menus;
import patolli.ui.position.PositionDesk;
import patolli.ui.position.PositionScene;
import patolli.ui.prolog.PrologModel;
import patolli.ui.prolog.PrologScene;
import patolli.ui.prolog.StoryPage;
import patolli.ui.proof.ProofModel;
import patolli.ui.proof.ProofSheets;
import patolli.ui.replay.ReplayDesk;
import patolli.ui.replay.ReplayScene;
import patolli.ui.review.ReviewDesk;
import patolli.ui.review.ReviewSheet;
import patolli.ui.rollout.RolloutDesk;
import patolli.ui.rollout.RolloutSheet;
import patolli.ui.sheet.Sheets;
import patolli.ui.shelf.SavedGames;
import patolli.ui.shelf.ShelfModel;
import patolli.ui.shelf.Thumbnails;
import patolli.ui.sound.TableSound;
import patolli.ui.splash.SplashModel;
import patolli.ui.splash.SplashScene;
import patolli.ui.statistics.StatisticsModel;
import patolli.ui.statistics.StatisticsSheet;
import patolli.ui.table.AllTables;
import patolli.ui.table.BetAsked;
import patolli.ui.table.BoardScene;
import patolli.ui.table.GameTable;
import patolli.ui.table.Staging;
import patolli.ui.table.TableSounds;
import patolli.ui.weather.Strike;

/** The real scenes over one table. */
public final class EveningScenes implements Scenes {
    private final AllTables tables;
    private final TableModel table;
    private final Preferences preferences;
    private final Pictures pictures;
    private final FactsModel facts;
    private final Audio audio;
    private SpeechModel speech = SpeechModel.NONE;
    private Optional<GameTable> laid = Optional.empty();
    private Supplier<ReviewModel> reviews = () -> new ReviewModel(new Reviewer(Opponents.adviser()), Runnable::run,
            Runnable::run);
    private Supplier<LaboratoryModel> laboratories = () -> new LaboratoryModel(new Laboratory(), Runnable::run,
            Runnable::run);
    private Supplier<RolloutModel> rollouts = () -> new RolloutModel(Rollout::new, Runnable::run, Runnable::run);
    private Optional<Path> logFolder = Optional.empty();
    /** Kept from one look at the shelf to the next. */
    private Thumbnails thumbnails;

    /** @param audio lets the scenes be heard */
    public EveningScenes(AllTables tables, TableModel table, Preferences preferences, Pictures pictures,
            FactsModel facts, Audio audio) {
        this.tables = tables;
        this.table = table;
        this.preferences = preferences;
        this.pictures = pictures;
        this.facts = facts;
        this.audio = audio;
        facts.shownProperty().subscribe(fact -> fact.ifPresent(shown -> audio.play(Effect.PAGE)));
    }

    /** Where the log is written. */
    public void setLogFolder(Path folder) {
        logFolder = Optional.of(folder);
    }

    /** Who reviews records; without that it is done at once. */
    public void setReviews(Supplier<ReviewModel> made) {
        reviews = made;
    }

    /** Who tries rules; without that it is done at once. */
    public void setLaboratories(Supplier<LaboratoryModel> made) {
        laboratories = made;
    }

    /** Who plays positions out; without that it is done at once. */
    public void setRollouts(Supplier<RolloutModel> made) {
        rollouts = made;
    }

    /** Who speaks at the table. */
    public void setSpeech(SpeechModel model) {
        speech = model;
    }

    @Override
    public View splash(SplashModel model) {
        SplashScene scene = SplashScene.load(model, pictures, preferences);
        scene.setOnStrike(this::thunder);
        scene.setOnLooked(() -> expect(afterTheTemple()));
        return scene;
    }

    /** From the temple one goes to the story or to the bet, or leaves. */
    private List<String> afterTheTemple() {
        Stream<String> next = preferences.of(Settings.PROLOG_SEEN).get()
                ? tables.tables().getFirst().picturesBeforePlay().stream() : PrologScene.pictures().stream();
        return Stream.concat(next, FarewellScene.pictures().stream()).toList();
    }

    @Override
    public void expect(List<String> coming) {
        pictures.expect(coming);
    }

    @Override
    public View cabinet(CabinetModel model) {
        return CabinetScene.load(model, preferences, pictures);
    }

    @Override
    public View newGame(NewGameModel model) {
        return CabinetScene.newGame(model, preferences, pictures);
    }

    @Override
    public View grandEvening(GrandEveningModel model) {
        return GrandEveningSheet.load(model, preferences, pictures);
    }

    private void thunder(Strike strike) {
        audio.play(strike == Strike.NEAR ? Effect.THUNDER_NEAR : Effect.THUNDER_FAR);
    }

    @Override
    public View prolog(Runnable then) {
        PrologScene scene = PrologScene.load(new PrologModel(StoryPage.of(new Texts("prolog")), then), pictures,
                preferences);
        scene.setOnStrike(this::thunder);
        return scene;
    }

    @Override
    public View lesson(GameTable at, Runnable turned, Runnable over, Runnable quit) {
        lay(at);
        LessonScene scene = LessonScene.load(at, preferences, pictures, over, quit);
        scene.setOnTurned(turned);
        scene.setEar(seats -> new TableSound(audio, at.sounds(), seats));
        return scene;
    }

    @Override
    public View board(GameTable at, Map<Command, Runnable> commands) {
        lay(at);
        BoardScene scene = BoardScene.load(at, table, preferences, pictures, Menus.view(menus(at, commands)), facts,
                speech);
        scene.setEar(new TableSound(audio, at.sounds(), table::seats));
        return scene;
    }

    /** Where another table is laid, what was made for the one before, its mat in all its lights, is of no use. */
    private void lay(GameTable at) {
        if (laid.filter(before -> before != at).isPresent()) {
            pictures.forgetMade();
        }
        laid = Optional.of(at);
    }

    private MenuModel menus(GameTable at, Map<Command, Runnable> commands) {
        Optional<String> noFacts = at.facts().isPresent() ? facts.trouble(at.game())
                : Optional.of(new Texts("menu").get("elsewhere.facts"));
        return new MenuModel(table, preferences, noFacts, commands, () -> audio.play(Effect.CLICK));
    }

    @Override
    public Optional<View> beforePlay(GameTable at, BetAsked asked, Map<Command, Runnable> commands) {
        return at.beforePlay(asked, new Staging(preferences, pictures, Menus.view(menus(at, commands)),
                () -> audio.play(Effect.BET)));
    }

    @Override
    public View ending(EndingModel model) {
        if (model.kind().isHisTriumph()) {
            audio.play(Effect.LAUGH);
        }
        return EndingScene.load(model, pictures, preferences);
    }

    @Override
    public View farewell(FarewellModel model) {
        return FarewellScene.load(model, pictures, preferences);
    }

    @Override
    public View settings(Runnable close) {
        return Sheets.settings(preferences, pictures, audio, close);
    }

    @Override
    public View about(Runnable credits, Runnable close) {
        return Sheets.about(preferences, pictures, logFolder, credits, close);
    }

    @Override
    public View book(String page, Runnable close) {
        BookModel model = new BookModel(Book.load(new Texts("book"), SettingsTable::of));
        model.open(page);
        model.shownProperty().subscribe((before, now) -> audio.play(Effect.PAGE));
        return BookView.load(model, pictures, close);
    }

    @Override
    public View savedGames(ShelfModel model) {
        if (thumbnails == null) {
            thumbnails = SavedGames.thumbnails(tables, pictures);
        }
        return SavedGames.load(model, pictures, thumbnails);
    }

    @Override
    public View replay(ReplayModel model, ReplayDesk desk) {
        return ReplayScene.load(tables, model, desk, preferences, pictures,
                new TableSound(audio, tables.of(model.state().game()).map(GameTable::sounds)
                        .orElse(TableSounds.COMMON), () -> model.told().map(Step::seats).orElseGet(table::seats)));
    }

    @Override
    public View review(ReplayModel model, Optional<ReviewDesk.Play> play, Consumer<Review> made,
            ReplayDesk.Scribe write, Runnable close) {
        ReviewModel review = reviews.get();
        review.reviewProperty().subscribe(found -> found.ifPresent(made));
        return ReviewSheet.load(new ReviewDesk(review, model, tables.playing(model.state(0).game()), model::jump, play,
                write, close), preferences, pictures);
    }

    @Override
    public View proof(ProofModel model) {
        return ProofSheets.proof(model, preferences, pictures);
    }

    @Override
    public View seal(Seal seal, Runnable howItWorks, Runnable close) {
        return ProofSheets.seal(seal, preferences, pictures, howItWorks, close);
    }

    @Override
    public View statistics(StatisticsModel model) {
        return StatisticsSheet.load(model, tables.tables().getFirst(), preferences, pictures);
    }

    @Override
    public View laboratory(State lying, ReplayDesk.Scribe write, Runnable close) {
        return LaboratorySheet.load(new LaboratoryDesk(laboratories.get(), Games.all(), lying, write, close),
                preferences, pictures);
    }

    @Override
    public View rollout(State position, Seats seats, Runnable close) {
        return RolloutSheet.load(new RolloutDesk(rollouts.get(), position, seats, tables.playing(position.game()),
                close), preferences, pictures);
    }

    @Override
    public View position(PositionModel model, PositionDesk desk) {
        lay(tables.playing(model.draft().state().game()));
        return PositionScene.load(tables, model, desk, preferences, pictures);
    }

    @Override
    public View positionRules(NewGameModel model) {
        return CabinetScene.newGame(model, preferences, pictures, new Texts("cabinet").under("position-rules"));
    }

    @Override
    public View question(String question, Runnable yes, Runnable no) {
        return Sheets.question(question, preferences, pictures, yes, no);
    }
}
