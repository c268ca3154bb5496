package patolli.tour;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.beans.SeededCasts;
import patolli.model.Adviser;
import patolli.model.Awaiting;
import patolli.model.Contests;
import patolli.model.Mind;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Pictures;
import patolli.ui.common.Shots;
import patolli.ui.common.View;
import patolli.ui.ending.EndingModel;
import patolli.ui.ending.EndingScene;
import patolli.ui.menu.MenuModel;
import patolli.ui.table.BoardScene;
import patolli.ui.table.GameTable;
import patolli.ui.table.Showing;
import patolli.ui.table.Showing.Sight;

/** Plays games under several options at one table, at once, and takes a picture of each the moment it is awaited. */
public final class TableTour {
    /** Where in a movement it is seen best: things in the air, a piece that has been struck, gold. */
    private static final Map<Sight, Double> STOPS = Map.of(Sight.IN_FLIGHT, 0.42, Sight.CAPTURE, 0.5, Sight.BUMP, 0.5,
            Sight.PAYING, 0.68, Sight.FORFEIT, 0.5, Sight.HOME, 0.5);
    /** What is laid down where a game is played for a bet. */
    private static final int BET = 3;
    private final GameTable table;
    private final Mind mind;
    private final Adviser adviser;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Shots shots;
    private final Function<Parent, Scene> show;

    /**
     * @param preferences at tempo instant
     * @param show        shows something in the window
     */
    public TableTour(GameTable table, Mind mind, Adviser adviser, Preferences preferences, Pictures pictures,
            Shots shots, Function<Parent, Scene> show) {
        this.table = table;
        this.mind = mind;
        this.adviser = adviser;
        this.preferences = preferences;
        this.pictures = pictures;
        this.shots = shots;
        this.show = show;
    }

    /** Takes them all, one after the other; none at a table that names none. */
    public void run() throws IOException {
        for (Showing plan : table.showings()) {
            play(plan);
        }
    }

    private void play(Showing plan) throws IOException {
        State opening = opening(plan);
        TableModel model = new TableModel(() -> opening, Seats.computersPlay(opening.sides(), plan.computers()),
                Contests.unkept(() -> new SeededCasts(plan.seed())), mind, adviser, Runnable::run, Runnable::run);
        BoardScene board = BoardScene.load(table, model, preferences, pictures,
                new MenuModel(model, preferences, Optional.empty(), Map.of()));
        Scene scene = show.apply(board.root());
        board.attach(scene);
        List<Sight> left = new ArrayList<>(plan.sights());
        model.setPerformer(new Stopping(board, preferences.tempoProperty(), (turn, event) -> sight(turn, event)
                .filter(left::contains).map(sight -> new Stopping.Still(STOPS.get(sight), () -> {
            left.remove(sight);
            try {
                board.settle();
                shots.take(scene, name(plan, sight));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }))));
        model.begin();
        while (!left.isEmpty() && model.awaiting() != Awaiting.NEW_CONTEST) {
            for (Sight sight : List.copyOf(left)) {
                if (sight != Sight.OVER && isSeen(sight, model)) {
                    left.remove(sight);
                    take(sight, plan, model, board, scene);
                }
            }
            switch (model.awaiting()) {
                case THROW -> model.release();
                case BET -> model.bet(Math.min(BET, model.state().moves().size()));
                case MOVE, OWN_THROW, NEW_CONTEST, NOTHING -> model.move(mind.choose(model.state()));
            }
        }
        if (left.contains(Sight.OVER)) {
            shots.take(scene, name(plan, Sight.OVER));
            board.detach();
            ending(plan, model);
        } else {
            board.detach();
        }
    }

    private void take(Sight sight, Showing plan, TableModel model, BoardScene board, Scene scene) throws IOException {
        board.gather();
        switch (sight) {
            case DIRECTION -> board.step(1);
            case HINT -> model.askForHint();
            case PART -> board.part();
            case REAL_BEANS -> {
                preferences.of(Settings.OWN_BEANS).set(true);
                shots.take(scene, name(plan, sight));
                preferences.of(Settings.OWN_BEANS).set(false);
                return;
            }
            case START, TIED, BEGINS, MIDDLE, IN_FLIGHT, CAPTURE, BUMP, PAYING, FORFEIT, HOME, PAID, STEPS_BACK,
                    MISSES, OVER -> { }
        }
        shots.take(scene, name(plan, sight));
    }

    private void ending(Showing plan, TableModel model) throws IOException {
        Set<Side> winners = model.state().winners();
        Narrator narrator = new Narrator(Texts.of(table.game().name(), "story"));
        Texts texts = Texts.of(table.game().name(), "ending");
        EndingModel end = EndingModel.of(EndingModel.kind(winners, model.seats(), true, table.endings()),
                Narrator.sentence(narrator.list(winners.stream().map(side -> narrator.called(side, model.seats()))
                        .toList())),
                texts, table.endings().why(model.history().getLast(), model.seats()), new Random(plan.seed()),
                Stream.of("new.contest", "check", "report", "home").map(key -> new EndingModel.Choice(
                        texts.get(key), () -> { })).toList());
        View view = EndingScene.load(end.laidBy(winners).on(table.endings().mat())
                .before(EndingModel.figures(winners, table.endings()))
                .with(table.endings().left(model.state())).at(table.endings().place(model.state())), pictures,
                preferences);
        shots.take(show.apply(view.root()), name(plan, Sight.OVER) + "-scene");
    }

    private State opening(Showing plan) {
        try {
            return table.game().start(plan.chosen());
        } catch (Refusal e) {
            throw new IllegalStateException("the tour's own options", e);
        }
    }

    private String name(Showing plan, Sight sight) {
        return table.game().name() + "-" + plan.options().replaceAll("[a-z-]+=|true", "").trim().replace(' ', '-')
                + "-" + sight.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What is to be pictured of an event while it happens. */
    private static Optional<Sight> sight(Turn turn, Event event) {
        // The throw-off is over when somebody has a move.
        boolean thrown = event instanceof Event.Cast && !turn.after().moves().isEmpty();
        return thrown ? Optional.of(Sight.IN_FLIGHT)
                : event instanceof Event.Cut || event instanceof Event.Captured ? Optional.of(Sight.CAPTURE)
                : event instanceof Event.Bumped ? Optional.of(Sight.BUMP)
                : event instanceof Event.Forfeit paid ? Optional.of(paid.cause() == Event.Cause.NO_MOVE ? Sight.FORFEIT
                        : Sight.PAYING)
                : event instanceof Event.BorneOff ? Optional.of(Sight.HOME)
                : Optional.empty();
    }

    private boolean isSeen(Sight sight, TableModel model) {
        State state = model.state();
        return switch (sight) {
            case START -> true;
            // The turn itself is stopped then.
            case IN_FLIGHT, CAPTURE, BUMP, PAYING, FORFEIT, HOME -> false;
            case REAL_BEANS -> model.awaiting() == Awaiting.THROW && model.history().size() > 3;
            case TIED -> last(model, Event.Tied.class);
            case BEGINS -> last(model, Event.Begins.class);
            case DIRECTION -> model.awaiting() == Awaiting.MOVE && state.moves().size() > 1
                    && table.heading(state, state.view(state.moves().getFirst())).isPresent();
            case MIDDLE -> model.awaiting() == Awaiting.MOVE && state.moves().size() > 2 && spread(state);
            case HINT -> model.awaiting() == Awaiting.MOVE && state.moves().size() > 2 && spread(state)
                    && HintReasons.isOneFor(state, mind);
            case PART -> model.awaiting() == Awaiting.MOVE && spread(state) && state.moves().stream()
                    .anyMatch(move -> state.view(move).legs().size() > 1);
            case PAID -> last(model, Event.Forfeit.class);
            case STEPS_BACK -> model.awaiting() == Awaiting.THROW && stepsBack(model, state.mover());
            case MISSES -> last(model, Event.WillMiss.class);
            case OVER -> model.awaiting() == Awaiting.NEW_CONTEST;
        };
    }

    private static boolean last(TableModel model, Class<? extends Event> kind) {
        return model.lastTurnProperty().get().map(Turn::events).orElse(List.of()).stream().anyMatch(kind::isInstance);
    }

    /** Whether that was the last that was heard of a side: that it will step back. */
    private static boolean stepsBack(TableModel model, Side side) {
        boolean steps = false;
        for (Turn turn : model.history()) {
            steps &= turn.before().mover() != side;
            steps |= turn.events().stream().anyMatch(event -> event instanceof Event.WillStepBack will
                    && will.side() == side);
        }
        return steps;
    }

    /** Every side has something on the board, and something is home, or captured. */
    private static boolean spread(State state) {
        return state.sides().stream().allMatch(side -> state.pieces(side).stream()
                .anyMatch(Spot.Square.class::isInstance)) && state.sides().stream()
                .flatMap(side -> state.pieces(side).stream()).filter(spot -> spot instanceof Spot.Home
                || spot instanceof Spot.Captured).count() > 1;
    }
}
