package patolli.ui;

import java.security.SecureRandom;
import java.util.Map;
import java.util.function.BooleanSupplier;
import patolli.beans.SeededCasts;
import patolli.model.PositionModel;
import patolli.model.SavedContest;
import patolli.model.TableModel;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.ui.cabinet.LastPlan;
import patolli.ui.cabinet.NewGameModel;
import patolli.ui.position.PositionDesk;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** Where positions are put together, and how any of them is played on from. */
final class PositionRoom {
    /** The page of the book on it. */
    private static final String PAGE = "positions";
    private final Theatre theatre;
    private final Scenes scenes;
    private final TableModel table;
    private final Library.Host host;
    private final BooleanSupplier unsafe;

    /** @param unsafe whether the contest on the table would be lost by leaving it */
    PositionRoom(Theatre theatre, Scenes scenes, TableModel table, Library.Host host, BooleanSupplier unsafe) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.table = table;
        this.host = host;
        this.unsafe = unsafe;
    }

    /** Opens the editor with what lies on the table. */
    void open() {
        host.away(back -> edit(table.state(), table.seats(), back));
    }

    /** Opens the editor with a position. @param leave leads back to where that was seen */
    void edit(State position, Seats seats, Runnable leave) {
        show(new PositionModel(position, seats), leave);
    }

    private void show(PositionModel model, Runnable leave) {
        theatre.show(Act.POSITION, scenes.position(model, new PositionDesk(this::play, () -> chooseRules(model),
                () -> show(model, leave), () -> host.book(PAGE), () -> leave(model, leave))));
    }

    /** What was laid is kept nowhere: whoever has changed something is asked. */
    private void leave(PositionModel model, Runnable leave) {
        if (model.canUndo()) {
            host.ask("position", leave);
        } else {
            leave.run();
        }
    }

    private void chooseRules(PositionModel model) {
        State state = model.draft().state();
        Seats seats = model.seatsProperty().get();
        Map<String, String> options = state.options().asMap();
        host.sheet(close -> scenes.positionRules(new NewGameModel(state.game(),
                new LastPlan(options, seats.asMap(), seats.names(), seats.levels()), setup -> {
                    close.run();
                    model.lay(setup);
                }, close)));
    }

    /** Plays on from a position, in place of the contest on the table; asks first if that would be lost. */
    void play(State position, Seats seats) {
        Runnable go = () -> host.resume(SavedContest.trial(position, seats,
                new SeededCasts(new SecureRandom().nextLong())));
        if (unsafe.getAsBoolean() && !table.history().isEmpty() && table.state().phase() != Phase.OVER) {
            host.ask("newContest", go);
        } else {
            go.run();
        }
    }
}
