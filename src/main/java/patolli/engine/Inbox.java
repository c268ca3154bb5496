package patolli.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import patolli.rules.Refusal;

/**
 * The requests of one conversation, read ahead by a thread of its own, so that {@code stop} and the end of the input
 * are noticed while a long request is being answered.
 */
final class Inbox implements AutoCloseable {
    /** How many requests are read ahead; beyond that, reading waits. */
    private static final int READ_AHEAD = 1_000;

    private final BlockingQueue<Asked> asked = new ArrayBlockingQueue<>(READ_AHEAD);
    /** Of the long requests that may not be answered yet, oldest first; only the reader's. */
    private final Deque<Halt> halts = new ArrayDeque<>();
    private final Lines lines;
    private final Duration grace;
    private final Thread reader = Thread.ofPlatform().daemon().name("requests").unstarted(this::read);

    /** @param grace how old a long request becomes at least before the end of the input stops it */
    private Inbox(InputStream in, Duration grace) {
        lines = new Lines(in);
        this.grace = grace;
    }

    static Inbox open(InputStream in, Duration grace) {
        Inbox inbox = new Inbox(in, grace);
        inbox.reader.start();
        return inbox;
    }

    /** What is to be answered next. */
    Asked next() throws IOException {
        try {
            return asked.take();
        } catch (InterruptedException unwanted) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted between two requests");
        }
    }

    /** Reads no further. */
    @Override
    public void close() {
        reader.interrupt();
    }

    private void read() {
        try {
            try {
                readToTheEnd();
            } catch (IOException broken) {
                asked.put(new Asked.Broken(broken));
            } finally {
                asked.put(new Asked.End());
            }
            stopWhatIsLeft();
        } catch (InterruptedException over) {
            // the conversation is over: nobody waits for anything more
        }
    }

    private void readToTheEnd() throws IOException, InterruptedException {
        while (true) {
            Optional<String> line;
            try {
                line = lines.next().map(String::strip);
            } catch (Refusal refusal) {
                asked.put(new Asked.Unreadable(refusal));
                continue;
            }
            if (line.isEmpty()) {
                return;
            }
            if (line.get().equals(Engine.QUIT)) {
                // whoever takes leave waits for what was asked before
                halts.clear();
                return;
            }
            if (!line.get().isEmpty() && !(line.get().equals(Request.STOP.key()) && stopOne())) {
                asked.put(request(line.get()));
            }
        }
    }

    private Asked request(String line) {
        Halt halt = new Halt();
        if (Request.named(Arguments.first(line)).filter(Request::isLong).isPresent()) {
            halts.removeIf(Halt::isFinished);
            halts.add(halt);
        }
        return new Asked.Readable(line, halt);
    }

    private boolean stopOne() {
        return halts.stream().anyMatch(Halt::call);
    }

    private void stopWhatIsLeft() throws InterruptedException {
        for (Halt halt : halts) {
            if (!halt.isFinished()) {
                Thread.sleep(positive(halt.left(grace)));
                halt.call();
            }
        }
    }

    private static Duration positive(Duration time) {
        return time.isNegative() ? Duration.ZERO : time;
    }

    /** What comes out of the input. */
    sealed interface Asked {
        /** A line with something in it. */
        record Readable(String line, Halt halt) implements Asked { }

        /** A line that is none. */
        record Unreadable(Refusal because) implements Asked { }

        /** The input failed. */
        record Broken(IOException because) implements Asked { }

        /** Quit, or the end of the input. */
        record End() implements Asked { }
    }
}
