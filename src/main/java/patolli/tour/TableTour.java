package patolli.tour;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
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
import patolli.rules.Game;
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

/** Plays games under several options at one table, at once, and takes a picture of each the moment it is awaited. */
public final class TableTour {
    /** By the game: under which options, whom computers play, and what is to be seen then. */
    private static final Map<String, List<Plan>> PLANS = Map.of("bell", List.of(
            new Plan("players=2", Set.of(Side.BLUE), 3, List.of(Sight.START, Sight.DIRECTION, Sight.MIDDLE, Sight.HINT,
                    Sight.OVER)),
            new Plan("players=3", Set.of(), 4, List.of(Sight.REAL_BEANS, Sight.DIRECTION, Sight.PAID)),
            new Plan("players=4", Set.of(Side.YELLOW, Side.BLUE, Side.GREEN), 6, List.of(Sight.START, Sight.TIED,
                    Sight.MIDDLE, Sight.OVER)),
            new Plan("players=4 partners=true", Set.of(Side.YELLOW, Side.GREEN), 8, List.of(Sight.START,
                    Sight.MIDDLE, Sight.OVER)),
            new Plan("players=3 forfeits=step-back wedges=16", Set.of(), 1, List.of(Sight.STEPS_BACK)),
            new Plan("players=4 forfeits=miss-turn", Set.of(), 1, List.of(Sight.BEGINS, Sight.MISSES))));
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

    /** Takes them all, one after the other; none at a table for which nothing is planned. */
    public void run() throws IOException {
        for (Plan plan : PLANS.getOrDefault(table.game().name(), List.of())) {
            play(plan);
        }
    }

    private void play(Plan plan) throws IOException {
        State opening = plan.opening(table.game());
        TableModel model = new TableModel(() -> opening, Seats.computersPlay(opening.sides(), plan.computers),
                Contests.unkept(() -> new SeededCasts(plan.seed)), mind, adviser, Runnable::run, Runnable::run);
        BoardScene board = BoardScene.load(table, model, preferences, pictures,
                new MenuModel(model, preferences, Optional.empty(), Map.of()));
        Scene scene = show.apply(board.root());
        board.attach(scene);
        model.begin();
        List<Sight> left = new ArrayList<>(plan.sights);
        while (!left.isEmpty() && model.awaiting() != Awaiting.NEW_CONTEST) {
            for (Sight sight : List.copyOf(left)) {
                if (sight != Sight.OVER && sight.when.test(model, table)) {
                    left.remove(sight);
                    take(sight, plan, model, board, scene);
                }
            }
            if (model.awaiting() == Awaiting.THROW) {
                model.release();
            } else {
                model.move(mind.choose(model.state()));
            }
        }
        if (left.contains(Sight.OVER)) {
            shots.take(scene, plan.name(table, Sight.OVER));
            board.detach();
            ending(plan, model);
        } else {
            board.detach();
        }
    }

    private void take(Sight sight, Plan plan, TableModel model, BoardScene board, Scene scene) throws IOException {
        switch (sight) {
            case DIRECTION -> board.step(1);
            case HINT -> model.askForHint();
            case REAL_BEANS -> {
                preferences.of(Settings.OWN_BEANS).set(true);
                shots.take(scene, plan.name(table, sight));
                preferences.of(Settings.OWN_BEANS).set(false);
                return;
            }
            case START, TIED, BEGINS, MIDDLE, PAID, STEPS_BACK, MISSES, OVER -> { }
        }
        shots.take(scene, plan.name(table, sight));
    }

    private void ending(Plan plan, TableModel model) throws IOException {
        Set<Side> winners = model.state().winners();
        Narrator narrator = new Narrator(Texts.of(table.game().name(), "story"));
        EndingModel end = EndingModel.of(EndingModel.kind(winners, model.seats(), true, table.endings()),
                Narrator.sentence(narrator.list(winners.stream().map(side -> narrator.called(side, model.seats()))
                        .toList())),
                Texts.of(table.game().name(), "ending"),
                table.endings().why(model.history().getLast(), model.seats()), new Random(plan.seed), Stream.of("new.contest", "check", "home")
                        .map(key -> new EndingModel.Choice(new Texts("ending").get(key), () -> { })).toList());
        View view = EndingScene.load(end, pictures, preferences);
        shots.take(show.apply(view.root()), plan.name(table, Sight.OVER) + "-scene");
    }

    /** @param options as in {@code players=3 wedges=16} */
    private record Plan(String options, Set<Side> computers, long seed, List<Sight> sights) {

        State opening(Game game) {
            try {
                return game.start(Arrays.stream(options.split(" ")).map(option -> option.split("="))
                        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1])));
            } catch (Refusal e) {
                throw new IllegalStateException("the tour's own options", e);
            }
        }

        String name(GameTable at, Sight sight) {
            return at.game().name() + "-" + options.replaceAll("[a-z-]+=|true", "").trim().replace(' ', '-') + "-"
                    + sight.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** What is worth a picture, and when it is to be seen. */
    private enum Sight {
        START((model, table) -> true),
        REAL_BEANS((model, table) -> model.awaiting() == Awaiting.THROW && model.history().size() > 3),
        TIED((model, table) -> last(model, Event.Tied.class)),
        BEGINS((model, table) -> last(model, Event.Begins.class)),
        DIRECTION((model, table) -> model.awaiting() == Awaiting.MOVE && model.state().moves().size() > 1
                && table.heading(model.state(), model.state().view(model.state().moves().getFirst())).isPresent()),
        MIDDLE((model, table) -> model.awaiting() == Awaiting.MOVE && model.state().moves().size() > 2
                && spread(model.state())),
        HINT(MIDDLE.when),
        PAID((model, table) -> last(model, Event.Forfeit.class)),
        STEPS_BACK((model, table) -> model.awaiting() == Awaiting.THROW
                && table.words().occasion(model.state()).equals("stepBack")),
        MISSES((model, table) -> last(model, Event.WillMiss.class)),
        OVER((model, table) -> model.awaiting() == Awaiting.NEW_CONTEST);

        private final BiPredicate<TableModel, GameTable> when;

        Sight(BiPredicate<TableModel, GameTable> when) {
            this.when = when;
        }

        private static boolean last(TableModel model, Class<? extends Event> kind) {
            return model.lastTurnProperty().get().map(Turn::events).orElse(List.of()).stream()
                    .anyMatch(kind::isInstance);
        }

        /** Every side has something on the board, and something is home. */
        private static boolean spread(State state) {
            return state.sides().stream().allMatch(side -> state.pieces(side).stream()
                    .anyMatch(Spot.Square.class::isInstance)) && state.sides().stream()
                    .flatMap(side -> state.pieces(side).stream()).filter(Spot.Home.class::isInstance).count() > 1;
        }
    }
}
