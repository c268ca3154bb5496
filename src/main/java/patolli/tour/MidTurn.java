package patolli.tour;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.animation.Animation;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.ui.table.BoardScene;
import patolli.ui.table.TableStage;

/** Shows the last turn at a table once more, and stops on its way, so that a picture can be taken of a movement. */
final class MidTurn {
    private final BoardScene board;
    private final Preferences preferences;

    MidTurn(BoardScene board, Preferences preferences) {
        this.board = board;
        this.preferences = preferences;
    }

    /**
     * Goes through the movements of a turn to the first event that is wanted, and lays all as it is afterwards.
     *
     * @param wanted which event
     * @param part   how far into the event's movement it stops, 0 to 1
     * @param look   what is done there
     */
    void stop(Turn turn, Predicate<Event> wanted, double part, Runnable look) {
        Tempo tempo = preferences.tempoProperty().get();
        preferences.tempoProperty().set(Tempo.NORMAL);
        TableStage table = board.stage();
        table.show(turn.before());
        table.performing(() -> {
            Iterator<Supplier<Optional<Animation>>> movements = table.movements(turn).iterator();
            for (Event event : turn.events()) {
                boolean here = wanted.test(event);
                movements.next().get().ifPresent(animation -> {
                    animation.play();
                    animation.pause();
                    animation.jumpTo(animation.getTotalDuration().multiply(here ? part : 1));
                    if (here) {
                        table.hear(turn, event);
                        board.settle();
                        look.run();
                        animation.jumpTo(animation.getTotalDuration());
                    }
                    animation.stop();
                });
                if (here) {
                    break;
                }
            }
        });
        preferences.tempoProperty().set(tempo);
        table.settle(turn);
    }
}
