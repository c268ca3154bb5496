package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import patolli.testkit.Logged;

/** Work beside the FX thread: one run at a time, and nothing is heard of one that was stopped. */
class BackgroundTest {
    @RegisterExtension
    private final Logged log = new Logged(Background.class.getName());
    private final Queue<Runnable> due = new ArrayDeque<>();
    private final List<String> said = new ArrayList<>();
    private final Background work = new Background(due::add, Runnable::run);

    @Test
    void whatTheWorkSaysIsHeardUntilItIsDone() {
        work.start("Counting", run -> {
            run.say(() -> said.add("one"));
            run.say(() -> said.add("two"));
        });
        assertThat(work.runningProperty().get()).isTrue();
        due.remove().run();
        assertThat(said).containsExactly("one", "two");
        assertThat(work.runningProperty().get()).isFalse();
        assertThat(work.failedProperty().get()).isFalse();
    }

    @Test
    void nothingIsHeardAfterItWasStopped() {
        work.start("Counting", run -> {
            run.say(() -> said.add("one"));
            run.say(work::stop);
            assertThat(run.getAsBoolean()).isTrue();
            run.say(() -> said.add("two"));
        });
        due.remove().run();
        assertThat(said).containsExactly("one");
        assertThat(work.runningProperty().get()).isFalse();
    }

    @Test
    void whatComesLateFromAnEarlierRunIsDropped() {
        work.start("The first", run -> run.say(() -> said.add("first")));
        work.start("The second", run -> run.say(() -> said.add("second")));
        due.remove().run();
        assertThat(work.runningProperty().get()).as("the second goes on").isTrue();
        due.remove().run();
        assertThat(said).containsExactly("second");
    }

    @Test
    void aFaultIsToldAndForgottenWhenItIsBegunAnew() {
        work.start("Counting", run -> {
            throw new IllegalStateException("lost count");
        });
        due.remove().run();
        assertThat(log.lines()).singleElement().asString().contains("Counting");
        assertThat(work.failedProperty().get()).isTrue();
        assertThat(work.runningProperty().get()).isFalse();
        work.start("Counting", run -> { });
        assertThat(work.failedProperty().get()).isFalse();
    }

    @Test
    void whereMemoryIsOutItIsOverAndFailed() {
        work.start("Counting", run -> {
            throw new OutOfMemoryError("no room");
        });
        assertThatThrownBy(due.remove()::run).isInstanceOf(OutOfMemoryError.class);
        assertThat(work.runningProperty().get()).isFalse();
        assertThat(work.failedProperty().get()).isTrue();
    }
}
