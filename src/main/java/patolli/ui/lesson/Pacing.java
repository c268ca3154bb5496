package patolli.ui.lesson;

import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import patolli.model.Performer;
import patolli.model.Tempo;
import patolli.play.Turn;
import patolli.rules.State;

/** Shows turns as the board does, but so that a beginner can follow, and asks after each whether it was the last. */
final class Pacing implements Performer {
    /** How long each cast of the Demon Cast lies there to be read, in milliseconds at normal tempo. */
    private static final double READ_CAST = 420;
    private final Performer board;
    private final Supplier<Tempo> tempo;
    private final LessonModel lesson;
    private PauseTransition wait = new PauseTransition();

    Pacing(Performer board, Supplier<Tempo> tempo, LessonModel lesson) {
        this.board = board;
        this.tempo = tempo;
        this.lesson = lesson;
    }

    @Override
    public void perform(Turn turn, Runnable told, Runnable done) {
        if (lesson.isLaying()) {
            told.run();
            board.show(turn.after());
            return;
        }
        lesson.going();
        board.perform(turn, told, () -> {
            if (turn.before().castsAlone() && tempo.get() != Tempo.INSTANT) {
                wait = new PauseTransition(tempo.get().of(READ_CAST));
                wait.setOnFinished(event -> lesson.shown(done));
                wait.play();
            } else {
                lesson.shown(done);
            }
        });
    }

    @Override
    public void pause(Beat beat, Runnable done) {
        if (!lesson.isLaying()) {
            board.pause(beat, done);
        }
    }

    @Override
    public void show(State state) {
        stop();
        board.show(state);
    }

    /** Waits for nothing any more. */
    void stop() {
        wait.stop();
    }
}
