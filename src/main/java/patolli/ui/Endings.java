package patolli.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import patolli.model.TableModel;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.ending.EndPlace;
import patolli.ui.ending.EndTeller;
import patolli.ui.ending.EndingModel;
import patolli.ui.ending.EndingModel.Choice;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.table.AllTables;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** Shows how a game or a contest has ended, and what can be done then. */
final class Endings {
    private final Theatre theatre;
    private final Scenes scenes;
    private final TableModel table;
    private final AllTables tables;
    private final Optional<Library> library;
    private final RandomGenerator random;
    private final Ways ways;
    private final Texts shared = new Texts("ending");

    /** Where it can go on from an end. */
    interface Ways {
        void bet();

        void newContest();

        /** On with the grand evening, if it was one of its contests. */
        Optional<Runnable> evening();

        void toTemple();

        /** Asks a question over the ending. @param yes done when it is answered so; otherwise nothing */
        void ask(String question, Runnable yes);
    }

    /** @param random picks what Smoking Mirror says */
    Endings(Theatre theatre, Scenes scenes, TableModel table, AllTables tables, Optional<Library> library,
            RandomGenerator random, Ways ways) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.table = table;
        this.tables = tables;
        this.library = library;
        this.random = random;
        this.ways = ways;
    }

    /** A turn is being shown: if it ends something, the pictures of that end are fetched meanwhile. */
    void foresee(Turn turn) {
        if (turn.after().phase() == Phase.OVER) {
            foresee(turn.after(), turn.after().winners(), true);
        } else {
            won(turn).ifPresent(winners -> foresee(turn.after(), winners, false));
        }
    }

    /** Who won a game with a turn. */
    static Optional<Set<Side>> won(Turn turn) {
        return turn.events().stream().filter(Event.GameWon.class::isInstance)
                .map(event -> ((Event.GameWon) event).sides()).findFirst();
    }

    private void foresee(State end, Set<Side> winners, boolean contest) {
        EndTeller teller = tables.playing(end.game()).endings();
        scenes.expect(teller.place(end).map(EndPlace::pictures).orElseGet(() -> EndingModel.pictures(
                EndingModel.kind(winners, table.seats(), contest, teller), winners, teller)));
    }

    /** @param winners nobody when it is drawn */
    void ofGame(Set<Side> winners) {
        library.ifPresent(Library::count);
        List<Choice> choices = new ArrayList<>(List.of(choice("next.game", ways::bet)));
        choices.addAll(takingBack());
        show(winners, false, choices);
        scenes.expect(tables.playing(table.state().game()).picturesBeforePlay());
    }

    void ofContest() {
        library.ifPresent(Library::count);
        List<Choice> choices = new ArrayList<>(List.of(ways.evening().map(on -> choice("evening", on))
                .orElseGet(() -> choice("new.contest", ways::newContest))));
        library.ifPresent(kept -> choices.add(choice("check", () -> check(kept.commands().get(Command.CHECK)))));
        choices.addAll(takingBack());
        library.ifPresent(kept -> choices.add(choice("report", kept::report)));
        choices.add(choice("home", ways::toTemple));
        show(table.state().winners(), true, choices);
        scenes.expect(tables.playing(table.state().game()).picturesBeforePlay());
    }

    /** Who looks into the beans can't take the end back any more, and is asked. */
    private void check(Runnable check) {
        if (canTakeBack()) {
            ways.ask("check", check);
        } else {
            check.run();
        }
    }

    /** Against the computer what has ended can be taken back from here, if it can be at all, but for the evening's. */
    private boolean canTakeBack() {
        return !table.seats().computers().isEmpty() && table.undoableProperty().get() && ways.evening().isEmpty();
    }

    private List<Choice> takingBack() {
        return canTakeBack() ? List.of(new Choice(shared.get("take.back"), this::takeBack, table.undoableProperty()))
                : List.of();
    }

    private void takeBack() {
        table.undo();
        library.ifPresent(Library::count);
    }

    private void show(Set<Side> winners, boolean contest, List<Choice> choices) {
        Game game = table.state().game();
        EndTeller teller = tables.playing(game).endings();
        String why = table.lastTurnProperty().get().map(turn -> teller.why(turn, table.seats())).orElse("");
        theatre.show(Act.ENDING, scenes.ending(EndingModel.of(
                EndingModel.kind(winners, table.seats(), contest, teller), names(winners, game),
                Texts.of(game.name(), "ending"), why, random, choices).laidBy(winners)
                .on(teller.mat()).with(teller.left(table.state()))
                .before(EndingModel.figures(winners, teller)).at(teller.place(table.state()))));
    }

    /** {@code Red}, or {@code Red and Blue}; computers by the names that they have at that table. */
    private String names(Set<Side> winners, Game game) {
        Narrator narrator = new Narrator(Texts.of(game.name(), "story"));
        return Narrator.sentence(narrator.list(winners.stream().map(side -> narrator.called(side, table.seats()))
                .toList()));
    }

    /** A game may have words of its own for a choice: not all are played with beans. */
    private Choice choice(String key, Runnable command) {
        return new Choice(Texts.of(table.state().game().name(), "ending").get(key), command);
    }
}
