package patolli.tour;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.MenuButton;
import patolli.model.Awaiting;
import patolli.model.Hint;
import patolli.model.Mind;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.ui.common.Shots;
import patolli.ui.table.BoardScene;

/**
 * Plays a whole contest on the real board scene, the player's part by a mind as well, and takes a picture of each
 * telling moment the first time it comes.
 */
public final class BoardTour {
    /** Milliseconds after which something is in the hand. */
    private static final double A_MOMENT = 1000;
    private final TableModel model;
    private final BoardScene board;
    private final Scene scene;
    private final Shots shots;
    private final Mind player;
    private final Preferences preferences;
    private final Runnable fact;
    private final Consumer<Optional<Exception>> done;
    private final Set<Moment> seen = EnumSet.noneOf(Moment.class);
    private boolean over;

    /**
     * @param preferences the table's own: whether the beans are thrown by hand changes on the way
     * @param fact lets a fact appear if one may
     * @param done told when the contest is over, with the error that ended it early if there was one
     */
    public BoardTour(TableModel model, BoardScene board, Scene scene, Shots shots, Mind player,
            Preferences preferences, Runnable fact, Consumer<Optional<Exception>> done) {
        this.model = model;
        this.board = board;
        this.scene = scene;
        this.shots = shots;
        this.player = player;
        this.preferences = preferences;
        this.fact = fact;
        this.done = done;
    }

    /** Begins; belongs onto the FX thread. */
    public void start() {
        board.attach(scene);
        model.setPerformer(new Stopping(board, preferences.tempoProperty(), this::wanted));
        model.awaitingProperty().subscribe(awaiting -> Platform.runLater(() -> act(awaiting)));
        model.hintProperty().subscribe(hint -> hint.ifPresent(given -> Platform.runLater(() -> advised(given))));
        model.begin();
    }

    private Optional<Stopping.Still> wanted(Turn turn, Event event) {
        return Moment.of(turn, event).filter(moment -> !seen.contains(moment))
                .map(moment -> new Stopping.Still(moment.stop, () -> {
            try {
                once(moment);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }));
    }

    private void act(Awaiting asked) {
        try {
            // Changes are reported one after the other; what has been answered meanwhile is passed over.
            if (asked == model.awaiting() && !over) {
                answer();
            }
        } catch (IOException | RuntimeException e) {
            done.accept(Optional.of(e));
        }
    }

    private void answer() throws IOException {
        State state = model.state();
        switch (model.awaiting()) {
            case BET -> {
                once(Moment.BET);
                model.bet(Math.min(3, state.moves().size()));
            }
            case THROW -> throwBeans();
            case OWN_THROW -> {
                once(Moment.OWN_BEANS);
                preferences.of(Settings.OWN_BEANS).set(false);
            }
            case MOVE -> {
                if (state.moves().size() >= 3 && HintReasons.isOneFor(state, player)
                        && seen.add(Moment.CHOICE)) {
                    take(Moment.CHOICE);
                    board.step(1);
                    take(Moment.FOCUS);
                    model.askForHint();
                } else {
                    model.move(player.choose(state));
                }
            }
            case NEW_CONTEST -> {
                take(Moment.CONTEST_OVER);
                over = true;
                board.detach();
                done.accept(Optional.empty());
            }
            case NOTHING -> { }
        }
    }

    /** A hint is asked for twice, and then a move is made. */
    private void advised(Hint hint) {
        try {
            once(hint.part() == Hint.Part.BEST ? Moment.HINT : Moment.HINT_IN_FULL);
        } catch (IOException | RuntimeException e) {
            done.accept(Optional.of(e));
            return;
        }
        if (hint.part() == Hint.Part.BEST) {
            model.askForHint();
        } else {
            model.move(player.choose(hint.position()));
        }
    }

    private void throwBeans() throws IOException {
        if (seen.contains(Moment.CHOICE) && !seen.contains(Moment.OWN_BEANS)) {
            preferences.of(Settings.OWN_BEANS).set(true);
            return;
        }
        once(Moment.YOUR_THROW);
        menu("#options", Moment.OPTIONS);
        menu("#help", Moment.HELP);
        if (!seen.contains(Moment.FACT)) {
            fact.run();
            once(Moment.FACT);
            // It has been read: it goes with the throw.
            fact.run();
        }
        if (seen.add(Moment.BEANS_HELD)) {
            model.rattle(57);
            Side side = model.state().mover();
            board.stage().takeUp(side);
            board.stage().shake().show(57);
            board.stage().throwing().shake(side, 57, A_MOMENT);
            take(Moment.BEANS_HELD);
            board.stage().shake().showNoMatter();
            take(Moment.SHAKE_WITHOUT_COUNT);
            board.stage().shake().hide();
            board.stage().throwing().putDown();
        }
        model.release();
    }

    private void menu(String name, Moment moment) throws IOException {
        if (seen.add(moment)) {
            MenuButton menu = (MenuButton) scene.lookup(name);
            menu.show();
            take(moment);
            menu.hide();
        }
    }

    private void take(Moment moment) throws IOException {
        board.settle();
        shots.take(scene, moment.file);
    }

    private void once(Moment moment) throws IOException {
        if (seen.add(moment)) {
            take(moment);
        }
    }

    /** What is worth a picture. */
    private enum Moment {
        BET("the-bet", 1), STAKES("stakes-fly-to-the-shield", 0.5), DEMON_CAST("demon-cast", 0.45),
        YOUR_THROW("your-throw", 1), OPTIONS("options-menu", 1), HELP("help-menu", 1), FACT("a-fact", 1),
        BEANS_HELD("beans-rattle-in-the-hand", 1),
        SHAKE_WITHOUT_COUNT("a-shake-that-does-not-count", 1), BEANS_FLY("beans-in-flight", 0.5),
        ENTRY("a-piece-enters", 0.5), CHOICE("choice-of-moves", 1), FOCUS("a-move-with-the-focus", 1),
        HINT("a-hint", 1), HINT_IN_FULL("a-hint-in-full", 1), OWN_BEANS("real-beans-to-be-entered", 1),
        HOP("mid-hop", 0.4), EXTRA_TURN("extra-turn-on-a-rounded-tip", 0.5), TRIANGLE("triangle-payment", 0.5),
        BUMP("bump", 0.5), FORFEIT("forfeit-into-the-pool", 0.5), GOLD("a-piece-turns-to-gold", 0.45),
        GAME_WON("game-won", 0.2), CONTEST_OVER("contest-over", 1);

        private final String file;
        private final double stop;

        Moment(String file, double stop) {
            this.file = file;
            this.stop = stop;
        }

        static Optional<Moment> of(Turn turn, Event event) {
            return switch (event) {
                case Event.Bet _ -> Optional.of(STAKES);
                case Event.Cast _ -> Optional.of(turn.before().castsAlone() ? DEMON_CAST : BEANS_FLY);
                case Event.Entered _ -> Optional.of(ENTRY);
                case Event.Moved _ -> Optional.of(HOP);
                case Event.Bumped _ -> Optional.of(BUMP);
                case Event.ExtraTurn _ -> Optional.of(EXTRA_TURN);
                case Event.Forfeit forfeit -> switch (forfeit.cause()) {
                    case TRIANGLE -> Optional.of(TRIANGLE);
                    case NO_MOVE -> Optional.of(FORFEIT);
                    case BEAR_OFF -> Optional.empty();
                };
                case Event.BorneOff _ -> Optional.of(GOLD);
                case Event.GameWon _ -> Optional.of(GAME_WON);
                case Event.Begins _, Event.Tied _, Event.DirectionChosen _, Event.PairMoved _, Event.Cut _,
                        Event.Captured _, Event.Settled _, Event.SteppedBack _, Event.WillMiss _,
                        Event.WillStepBack _, Event.Passed _, Event.DieLost _, Event.Bankrupt _, Event.PoolTaken _,
                        Event.PotShared _, Event.ContestWon _, Event.Drawn _, Event.NextGame _,
                        Event.TurnPassed _ -> Optional.empty();
            };
        }
    }
}
