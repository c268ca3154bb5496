package patolli.ui.replay;

import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import patolli.model.Performer;
import patolli.model.Tempo;
import patolli.play.Turn;
import patolli.rules.State;

/** Shows nothing, but gives time to read what happened: for a game that has no mat. */
final class Reader implements Performer {
    private static final double TIME = 900;
    private final Supplier<Tempo> tempo;
    private PauseTransition wait = new PauseTransition();

    Reader(Supplier<Tempo> tempo) {
        this.tempo = tempo;
    }

    @Override
    public void perform(Turn turn, Runnable told, Runnable done) {
        told.run();
        done.run();
    }

    @Override
    public void pause(Beat beat, Runnable done) {
        wait.stop();
        if (tempo.get() == Tempo.INSTANT) {
            done.run();
            return;
        }
        wait = new PauseTransition(tempo.get().of(TIME));
        wait.setOnFinished(event -> done.run());
        wait.play();
    }

    @Override
    public void show(State state) {
        wait.stop();
    }
}
