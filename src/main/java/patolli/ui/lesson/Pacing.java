package patolli.ui.lesson;

import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import patolli.model.Performer;
import patolli.model.Tempo;
import patolli.play.Turn;
import patolli.rules.State;

/** Shows turns as the board does, but so that a beginner can follow, and asks after each whether it was the last. */
final class Pacing implements Performer {
    /** How long a cast lies there to be read, in milliseconds at normal tempo. */
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
        Runnable shown = () -> lesson.shown(done);
        board.perform(turn, told, turn.before().castsAlone() ? () -> read(shown) : shown);
    }

    /** Gives time to read the cast that lies there. */
    private void read(Runnable next) {
        if (tempo.get() == Tempo.INSTANT) {
            next.run();
            return;
        }
        wait = new PauseTransition(tempo.get().of(READ_CAST));
        wait.setOnFinished(event -> next.run());
        wait.play();
    }

    @Override
    public void pause(Beat beat, Runnable done) {
        if (!lesson.isLaying()) {
            board.pause(beat, beat == Beat.MIRROR_MOVES ? () -> read(done) : done);
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
