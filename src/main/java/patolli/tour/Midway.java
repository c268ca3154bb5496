package patolli.tour;

import java.util.Collection;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.Animation;
import patolli.model.Performer;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.play.Decision;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.State;
import patolli.ui.table.BoardScene;
import patolli.ui.table.Showing.Sight;
import patolli.ui.table.TableStage;

/** Shows turns at once, but stops in the middle of movements that are worth a picture and have none yet. */
final class Midway implements Performer {
    /** Where in a flight things are in the air, and where in a capture a piece has been struck. */
    private static final double FLYING = 0.42, STRUCK = 0.5;
    private final BoardScene board;
    private final Preferences preferences;
    private final Collection<Sight> left;
    private final Consumer<Sight> taken;

    /**
     * @param preferences at tempo instant
     * @param left        what is to be pictured still
     * @param taken       takes a picture, after which it is not left any more
     */
    Midway(BoardScene board, Preferences preferences, Collection<Sight> left, Consumer<Sight> taken) {
        this.board = board;
        this.preferences = preferences;
        this.left = left;
        this.taken = taken;
    }

    @Override
    public void perform(Turn turn, Runnable told, Runnable done) {
        if (turn.events().stream().noneMatch(event -> sight(turn, event).isPresent())) {
            board.performer().perform(turn, told, done);
            return;
        }
        TableStage table = board.stage();
        boolean cast = turn.decision() instanceof Decision.Cast;
        if (!cast) {
            told.run();
        }
        preferences.tempoProperty().set(Tempo.NORMAL);
        table.performing(() -> picture(turn, table.movements(turn).iterator(), told));
        preferences.tempoProperty().set(Tempo.INSTANT);
        if (cast) {
            told.run();
        }
        table.settle(turn);
        turn.events().forEach(event -> table.hear(turn, event));
        done.run();
    }

    private void picture(Turn turn, Iterator<Supplier<Optional<Animation>>> movements, Runnable told) {
        for (Event event : turn.events()) {
            pass(movements.next(), turn, event, sight(turn, event));
            if (event instanceof Event.BorneOff) {
                pass(movements.next(), turn, event, Optional.empty());
            }
            if (event instanceof Event.Cast) {
                told.run();
            }
            board.stage().moved(turn);
        }
    }

    private void pass(Supplier<Optional<Animation>> movement, Turn turn, Event event, Optional<Sight> wanted) {
        movement.get().ifPresent(animation -> {
            animation.play();
            animation.pause();
            wanted.ifPresent(sight -> {
                board.stage().hear(turn, event);
                animation.jumpTo(animation.getTotalDuration().multiply(sight == Sight.IN_FLIGHT ? FLYING : STRUCK));
                taken.accept(sight);
            });
            animation.jumpTo(animation.getTotalDuration());
            animation.stop();
        });
    }

    /** What is to be pictured of an event. */
    private Optional<Sight> sight(Turn turn, Event event) {
        // The throw-off is over when somebody has a move.
        boolean thrown = event instanceof Event.Cast && !turn.after().moves().isEmpty();
        Optional<Sight> sight = thrown ? Optional.of(Sight.IN_FLIGHT)
                : event instanceof Event.Cut || event instanceof Event.Captured ? Optional.of(Sight.CAPTURE)
                : Optional.empty();
        return sight.filter(left::contains);
    }

    @Override
    public void pause(Beat beat, Runnable done) {
        done.run();
    }

    @Override
    public void show(State state) {
        board.stage().show(state);
    }
}
