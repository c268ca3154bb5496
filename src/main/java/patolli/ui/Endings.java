package patolli.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import patolli.model.TableModel;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.common.View;
import patolli.ui.ending.EndReason;
import patolli.ui.ending.EndingModel;
import patolli.ui.ending.EndingModel.Choice;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** Shows how a game or a contest has ended, and what can be done then. */
final class Endings {
    private final Theatre theatre;
    private final Scenes scenes;
    private final TableModel table;
    private final Optional<Library> library;
    private final RandomGenerator random;
    private final Ways ways;
    private final Texts texts = new Texts("ending");
    private final Texts colours = new Texts("story");

    /** Where it can go on from an end. */
    interface Ways {
        void bet();

        void newContest();

        void toTemple();

        /** Lays a sheet over the ending; it is given what closes it. */
        void sheet(Function<Runnable, View> make);
    }

    /** @param random picks what Smoking Mirror says */
    Endings(Theatre theatre, Scenes scenes, TableModel table, Optional<Library> library, RandomGenerator random,
            Ways ways) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.table = table;
        this.library = library;
        this.random = random;
        this.ways = ways;
    }

    void ofGame(Side winner) {
        library.ifPresent(Library::count);
        List<Choice> choices = new ArrayList<>(List.of(choice("next.game", ways::bet)));
        choices.addAll(takingBack());
        show(winner, false, choices);
    }

    void ofContest() {
        library.ifPresent(Library::count);
        List<Choice> choices = new ArrayList<>(List.of(choice("new.contest", ways::newContest)));
        library.ifPresent(kept -> choices.add(choice("check", () -> check(kept.commands().get(Command.CHECK)))));
        choices.addAll(takingBack());
        choices.add(choice("home", ways::toTemple));
        show(table.state().winners().iterator().next(), true, choices);
    }

    /** Who looks into the beans can't take the end back any more, and is asked. */
    private void check(Runnable check) {
        if (canTakeBack()) {
            ways.sheet(done -> scenes.question("check", () -> {
                done.run();
                check.run();
            }, done));
        } else {
            check.run();
        }
    }

    /** Against Smoking Mirror what has ended can be taken back from here, if it can be at all. */
    private boolean canTakeBack() {
        return table.seats().mirror().isPresent() && table.undoableProperty().get();
    }

    private List<Choice> takingBack() {
        return canTakeBack() ? List.of(new Choice(texts.get("take.back"), this::takeBack, table.undoableProperty()))
                : List.of();
    }

    private void takeBack() {
        table.undo();
        library.ifPresent(Library::count);
    }

    private void show(Side winner, boolean contest, List<Choice> choices) {
        String why = table.lastTurnProperty().get()
                .map(turn -> new EndReason(texts, colours).of(turn, table.seats())).orElse("");
        theatre.show(Act.ENDING, scenes.ending(EndingModel.of(EndingModel.kind(winner, table.seats(), contest),
                colours.get("side." + winner.key()), texts, why, random, choices)));
    }

    private Choice choice(String key, Runnable command) {
        return new Choice(texts.get(key), command);
    }
}
