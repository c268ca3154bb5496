package patolli.ai.review;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Work in independent pieces, done on the calling thread and on others beside it, each of which takes the next piece
 * as soon as it is free. The others are of low priority and end with the work.
 */
final class Helpers {
    private final AtomicInteger next = new AtomicInteger();
    private final int pieces;

    private Helpers(int pieces) {
        this.pieces = pieces;
    }

    /**
     * Does all pieces and returns when they are done.
     *
     * @param threads how many work, the calling one among them
     * @param pieces  how many there are; they are begun in their order
     * @param workers one for each thread, made on it: does the piece of that number
     * @throws RuntimeException what a piece has thrown, the first that is found; no further piece is begun then
     */
    static void work(int threads, int pieces, Supplier<IntConsumer> workers) {
        Helpers helpers = new Helpers(pieces);
        List<CompletableFuture<Void>> others = IntStream.range(1, Math.min(threads, pieces))
                .mapToObj(_ -> CompletableFuture.runAsync(() -> helpers.work(workers.get()), Helpers::start)).toList();
        try {
            helpers.work(workers.get());
        } finally {
            others.forEach(other -> other.exceptionally(fault -> null).join());
        }
        try {
            others.forEach(CompletableFuture::join);
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException fault ? fault : e;
        }
    }

    private static void start(Runnable work) {
        Thread.ofPlatform().daemon().name("review-helper").priority(Thread.MIN_PRIORITY).start(work);
    }

    private void work(IntConsumer worker) {
        try {
            for (int piece = next.getAndIncrement(); piece < pieces; piece = next.getAndIncrement()) {
                worker.accept(piece);
            }
        } finally {
            // whether it is done or has failed, nothing is left for the others
            next.set(pieces);
        }
    }
}
