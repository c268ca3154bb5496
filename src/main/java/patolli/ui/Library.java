package patolli.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.collections.ObservableList;
import patolli.ai.review.Review;
import patolli.beans.Seal;
import patolli.model.Awaiting;
import patolli.model.ReplayModel;
import patolli.model.SavedContest;
import patolli.model.TableModel;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.proof.Proof;
import patolli.proof.Verification;
import patolli.rules.State;
import patolli.save.Loaded;
import patolli.save.SaveText;
import patolli.save.SavedGame;
import patolli.save.Shelved;
import patolli.save.Trouble;
import patolli.text.Texts;
import patolli.ui.archive.Keep;
import patolli.ui.archive.Records;
import patolli.ui.archive.ShelfItems;
import patolli.ui.common.View;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.proof.ProofModel;
import patolli.ui.proof.ShownSeal;
import patolli.ui.replay.ReplayDesk;
import patolli.ui.shelf.Deeds;
import patolli.ui.shelf.Item;
import patolli.ui.shelf.SavedGames;
import patolli.ui.shelf.ShelfModel;
import patolli.ui.table.AllTables;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** What lies beside the table: saved games, their replay and the check of their beans. */
final class Library {
    /** The page of the book on sealed beans. */
    private static final String BEANS = "sealed-beans";
    private final Theatre theatre;
    private final Scenes scenes;
    private final TableModel table;
    private final AllTables tables;
    private final Keep keep;
    private final Host host;
    private final PositionRoom positions;
    private final Study study;
    private final Texts texts = new Texts("archive");
    /** Whether a save is being fetched: until it is there, asking again changes nothing. */
    private boolean fetching;

    /** What the evening does for the library. */
    interface Host {

        /** Goes on with a contest at the table. */
        void resume(SavedContest contest);

        /** Goes on with the contest that lies on the table. */
        void sitDownAgain();

        /** The contest on the table has begun anew. */
        void begun();

        /** Shows a scene for a while; what is run in its end leads back to where it was called from. */
        void away(Consumer<Runnable> scene);

        /** Opens the book. */
        void book(String page);

        /** Lays a sheet over everything; what it is made with takes it away. */
        void sheet(Function<Runnable, View> make);

        /** Asks a question. @param yes done when it is answered so; otherwise nothing */
        void ask(String question, Runnable yes);
    }

    Library(Theatre theatre, Scenes scenes, TableModel table, AllTables tables, Keep keep, Host host) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.table = table;
        this.tables = tables;
        this.keep = keep;
        this.host = host;
        positions = new PositionRoom(theatre, scenes, table, host, this::isUnsafe);
        study = new Study(scenes, table, tables, keep, host, positions::play);
    }

    /** What the menus ask for. */
    Map<Command, Runnable> commands() {
        return Map.of(Command.SAVED_GAMES, this::savedGames, Command.REPLAY, this::replay, Command.CHECK, this::check,
                Command.STATISTICS, study::statistics, Command.LABORATORY, study::laboratory,
                Command.POSITION, positions::open, Command.ROLLOUT, study::rollout);
    }

    /**
     * Goes on with the contest that was played last; if there is none, or only looking is allowed, shows what lies on
     * the shelf. Empty if nothing does.
     */
    Optional<Runnable> resume() {
        return keep.archive().saves().isEmpty() ? Optional.empty() : Optional.of(this::goOn);
    }

    /** What there is to go on with is looked for at each call: the save of the last one may have been no save. */
    private void goOn() {
        Optional<Shelved.Contest> last = keep.archive().resumable(tables::has)
                .filter(contest -> !keep.archive().isReadOnly());
        if (last.isPresent()) {
            takeUp(last.get().id());
        } else if (keep.archive().saves().isEmpty()) {
            theatre.notice(texts.get("nothing.kept"));
        } else {
            savedGames();
        }
    }

    /** Goes on with a save of the shelf that is not over; shows any other move by move. */
    void open(Path save) {
        fetching = true;
        keep.archive().look(save, (id, loaded) -> {
            fetching = false;
            switch (loaded) {
                case Loaded.Seen seen -> id.filter(own -> goesOn(seen.game())).ifPresentOrElse(this::takeUp, () -> {
                    show(seen.game(), seen.game().name().orElse(""), () -> { });
                    tell(seen.troubles());
                });
                case Loaded.Refused refused -> tell(refused.trouble());
                case Loaded.Taken taken -> throw new IllegalStateException(save + " was only looked at");
            }
        });
    }

    private boolean goesOn(SavedGame game) {
        return !game.isOver() && !keep.archive().isReadOnly() && tables.has(game.header().game());
    }

    /** A contest of those on the shelf that is such a one; as they were listed last. */
    Optional<Shelved.Contest> contest(Predicate<Shelved.Contest> wanted) {
        return keep.archive().saves().stream().filter(Shelved.Contest.class::isInstance)
                .map(Shelved.Contest.class::cast).filter(wanted).findFirst();
    }

    /** Looks what lies on the shelf by now. @param then done when it is known, or can't be */
    void refresh(Runnable then) {
        keep.archive().refresh(theatre::notice, then);
    }

    private void refresh() {
        refresh(() -> { });
    }

    /** The contest on the table makes room for another: says where it is. */
    void tellKept() {
        if (!isUnsafe()) {
            theatre.word(texts.get("contest.kept"));
        }
    }

    /** Whether the contest on the table would be lost by leaving it. */
    boolean isUnsafe() {
        return keep.archive().isReadOnly() || keep.contests().isTroubled();
    }

    /** The contest on the table has come a step further that the statistics count. */
    void count() {
        if (!keep.archive().isReadOnly()) {
            keep.contests().visit(table.provision(), keep.evenings()::count, this::tell);
        }
    }

    /** The seal of the beans on the table. */
    Optional<ShownSeal> seal() {
        return table.provision().seal().map(seal -> new ShownSeal(seal, () -> unfold(seal)));
    }

    private void unfold(Seal seal) {
        host.sheet(close -> scenes.seal(seal, () -> {
            close.run();
            host.book(BEANS);
        }, close));
    }

    /** Goes on with a save, unless it lies on the table already: then with that. */
    void takeUp(String id) {
        if (keep.archive().isOnTheTable(id)) {
            host.sitDownAgain();
            return;
        }
        if (fetching) {
            return;
        }
        fetching = true;
        keep.contests().takeUp(id, (contest, troubles) -> {
            fetching = false;
            host.resume(contest);
            tell(troubles);
            // It may have been cut off before it was counted.
            count();
            refresh();
        }, trouble -> {
            fetching = false;
            tell(trouble);
            refresh();
        });
    }

    private void tell(Trouble trouble) {
        tell(List.of(trouble));
    }

    private void tell(List<Trouble> troubles) {
        troubles.stream().map(Trouble::sentence).reduce((one, other) -> one + " " + other).ifPresent(theatre::notice);
    }

    private void savedGames() {
        // What goes wrong is told on the sheet.
        keep.archive().refresh(sentence -> { }, () -> { });
        ObservableList<Item> items = ShelfItems.of(keep.archive());
        host.sheet(close -> scenes.savedGames(new ShelfModel(items, keep.archive().troubleProperty(),
                keep.archive().isReadOnly(), new OnTheShelf(close))));
    }

    /** What can be done with a game on the shelf. */
    private final class OnTheShelf implements Deeds {
        private final Runnable close;

        OnTheShelf(Runnable close) {
            this.close = close;
        }

        @Override
        public void goOn(Item item) {
            close.run();
            item.state().map(State::game).filter(game -> !tables.has(game)).ifPresentOrElse(
                    game -> theatre.notice(texts.get("no.table")), () -> takeUp(item.id()));
        }

        @Override
        public void replay(Item item) {
            look(item, game -> {
                close.run();
                // Whoever goes through what is saved looks at more than one.
                show(game, SavedGames.title(item), Library.this::savedGames);
            });
        }

        @Override
        public void check(Item item) {
            if (keep.archive().isOnTheTable(item.id())) {
                table.settle();
            }
            look(item, game -> {
                close.run();
                prove(game, Optional.empty());
            });
        }

        private void look(Item item, Consumer<SavedGame> then) {
            if (fetching) {
                return;
            }
            fetching = true;
            keep.archive().look(item.id(), loaded -> {
                fetching = false;
                switch (loaded) {
                    case Loaded.Seen seen -> then.accept(seen.game());
                    case Loaded.Refused refused -> tell(refused.trouble());
                    case Loaded.Taken taken -> throw new IllegalStateException(item.id() + " was only looked at");
                }
            });
        }

        @Override
        public void copy(Item item, String name) {
            keep.archive().copy(item.id(), name);
        }

        @Override
        public void delete(Item item) {
            keep.archive().delete(item.id());
        }

        @Override
        public void restore(Item item) {
            keep.archive().restore(item.id());
        }

        @Override
        public void close() {
            close.run();
        }
    }

    /** What is done with the record of the contest on the table. */
    @FunctionalInterface
    private interface Looked {

        /** @param made given the review of the record when there is one */
        void at(ReplayModel model, String name, Consumer<Review> made);
    }

    private void replay() {
        ofThis((model, name, made) -> show(model, name, made, () -> { }));
    }

    /** Replays the contest on the table, and lays the sheet over it that tells luck from skill. */
    void report() {
        ofThis((model, name, made) -> {
            show(model, name, made, () -> { });
            model.jump(model.steps().size());
            study.review(model, made);
        });
    }

    private void ofThis(Looked then) {
        if (table.isTrial()) {
            List<Turn> played = table.history();
            then.at(new ReplayModel(played.isEmpty() ? table.state() : played.getFirst().before(),
                    Step.of(played, table.seats())), texts.get("trial"), made -> { });
            return;
        }
        lookAtThis(saved -> saved.ifPresentOrElse(game -> {
            List<Step> record = Records.of(game);
            then.at(new ReplayModel(game.sitting().start(), record), game.name().orElse(""),
                    made -> keep.reckoning().keep(game, record, made));
        }, () -> then.at(new ReplayModel(table.state(), List.of()), "", made -> { })));
    }

    private void lookAtThis(Consumer<Optional<SavedGame>> then) {
        if (fetching) {
            return;
        }
        fetching = true;
        keep.contests().look(table.provision(), saved -> {
            fetching = false;
            then.accept(saved);
        }, trouble -> {
            fetching = false;
            tell(trouble);
        });
    }

    private void show(SavedGame game, String name, Runnable then) {
        List<Step> record = Records.of(game);
        show(new ReplayModel(game.sitting().start(), record), name,
                made -> keep.reckoning().keep(game, record, made), then);
    }

    /**
     * @param made given the review of the record when there is one
     * @param then done when one has come back
     */
    private void show(ReplayModel model, String name, Consumer<Review> made, Runnable then) {
        host.away(back -> replay(model, name, made, () -> {
            back.run();
            then.run();
        }));
    }

    private void replay(ReplayModel model, String name, Consumer<Review> made, Runnable leave) {
        theatre.show(Act.REPLAY, scenes.replay(model, new ReplayDesk(name, keep.chronicles(),
                record -> study.review(record, made), record -> study.rollout(record.state(), record.seats()),
                seats -> positions.edit(model.state(), seats, () -> replay(model, name, made, leave)), leave)));
    }

    private void check() {
        table.settle();
        lookAtThis(saved -> saved.ifPresentOrElse(game -> prove(game,
                table.awaiting() == Awaiting.NEW_CONTEST ? Optional.of(this::swap) : Optional.empty()),
                () -> table.provision().seal().ifPresent(this::unfold)));
    }

    private void swap() {
        host.begun();
        table.sameBeansAgain();
    }

    private void prove(SavedGame game, Optional<Runnable> swapped) {
        Proof proof = Verification.of(new SaveText.Readable(game.header(), game.entries(), 0, game.fault()));
        host.sheet(close -> scenes.proof(new ProofModel(proof, () -> {
            close.run();
            host.book(BEANS);
        }, swapped.map(swap -> () -> {
            close.run();
            swap.run();
        }), close)));
    }
}
