package patolli.tour;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.beans.value.WritableValue;
import patolli.model.Performer;
import patolli.model.Tempo;
import patolli.play.Decision;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.State;
import patolli.ui.table.BoardScene;
import patolli.ui.table.TableStage;

/**
 * Shows turns at once, but stops in the middle of movements that are worth a picture. Movements are not waited for:
 * each is made, stopped on its way for its picture, and taken to its end.
 */
final class Stopping implements Performer {
    private final BoardScene board;
    private final WritableValue<Tempo> tempo;
    private final BiFunction<Turn, Event, Optional<Still>> wanted;

    /**
     * A picture of a movement.
     *
     * @param part how much of the movement has passed, 0 to 1
     * @param take takes the picture
     */
    record Still(double part, Runnable take) { }

    /**
     * @param tempo  how fast everything is; for a movement that is stopped it is normal
     * @param wanted what is to be pictured of an event now: of its last movement, if it has several
     */
    Stopping(BoardScene board, WritableValue<Tempo> tempo, BiFunction<Turn, Event, Optional<Still>> wanted) {
        this.board = board;
        this.tempo = tempo;
        this.wanted = wanted;
    }

    @Override
    public void perform(Turn turn, Runnable told, Runnable done) {
        TableStage table = board.stage();
        // What was on its way when it was asked for would end in the middle of what is pictured.
        board.settle();
        boolean cast = turn.decision() instanceof Decision.Cast;
        if (!cast) {
            table.performing(told);
        }
        if (turn.events().stream().anyMatch(event -> wanted.apply(turn, event).isPresent())) {
            Tempo before = tempo.getValue();
            tempo.setValue(Tempo.NORMAL);
            table.performing(() -> picture(turn, table.movements(turn).iterator(), told));
            tempo.setValue(before);
        }
        if (cast) {
            told.run();
        }
        table.settle(turn);
        // Whoever sits there has seen it, pictured or not.
        turn.events().forEach(event -> table.hear(turn, event));
        done.run();
    }

    private void picture(Turn turn, Iterator<Supplier<Optional<Animation>>> movements, Runnable told) {
        for (Event event : turn.events()) {
            if (event instanceof Event.BorneOff) {
                pass(movements.next(), turn, event, Optional.empty());
            }
            pass(movements.next(), turn, event, wanted.apply(turn, event));
            if (event instanceof Event.Cast) {
                // It was taken to its end without the last of its frames.
                board.stage().throwing().putDown();
                told.run();
            }
            board.stage().moved(turn);
        }
    }

    private void pass(Supplier<Optional<Animation>> movement, Turn turn, Event event, Optional<Still> wanted) {
        movement.get().ifPresent(animation -> {
            animation.play();
            animation.pause();
            wanted.ifPresent(still -> {
                board.stage().hear(turn, event);
                animation.jumpTo(animation.getTotalDuration().multiply(still.part));
                still.take.run();
            });
            animation.jumpTo(animation.getTotalDuration());
            animation.stop();
        });
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
