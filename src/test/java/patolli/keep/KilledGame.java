package patolli.keep;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import patolli.ai.Judged;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.files.DataLock;
import patolli.model.SavedContest;
import patolli.model.SavedContests;
import patolli.model.TableModel;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Recovery;
import patolli.save.Shelf;
import patolli.save.Shelved;
import patolli.save.StatisticsStore;
import patolli.save.Trouble;
import patolli.settings.SettingsStore;
import patolli.testkit.Positions;

/**
 * The game without its window, in a process of its own: composed as the program composes it, over a folder, and
 * played by a {@link Restless} player. Says what is shown, when it is shown, a line for each. Goes on until it is
 * killed; given the word {@code finish}, plays the contest to its end and leaves.
 *
 * <p>Arguments: the folder, what chance begins with, the moment that its clock shows, the option set of the contests
 * that it begins, and perhaps {@code finish}.
 */
final class KilledGame {
    private final Spoken spoken = new Spoken();
    private final ExecutorService files = Executors.newSingleThreadExecutor();
    private final ExecutorService screen = Executors.newSingleThreadExecutor();
    private final ExecutorService thinker = Executors.newSingleThreadExecutor();
    private final DataLock lock;
    private final SettingsStore store;
    private final Shelf shelf;
    private final StatisticsStore counts;
    private final SplittableRandom chance;
    private final SavedContests contests;

    private KilledGame(Path folder, long chance, InstantSource clock) {
        this.chance = new SplittableRandom(chance);
        lock = DataLock.take(folder);
        spoken.say("lock " + lock.holder());
        store = new SettingsStore(folder, lock.disk());
        shelf = new Shelf(folder, lock.disk(), clock, this::secret);
        counts = new StatisticsStore(folder, lock.disk());
        new Recovery(lock, shelf, counts, clock).run(folder);
        contests = new SavedContests(shelf, this::secret, () -> Shaking.BY_HAND, clock, files, screen,
                trouble -> spoken.say("trouble " + trouble));
    }

    private Seed secret() {
        return Seed.draw(chance);
    }

    public static void main(String[] args) {
        Instant now = Instant.parse(args[2]);
        KilledGame game = new KilledGame(Path.of(args[0]), Long.parseLong(args[1]), () -> now);
        State opening = Positions.opening(args[3]);
        boolean toTheEnd = args.length > 4;
        game.screen.execute(() -> game.open(opening, toTheEnd));
    }

    /** Computers play every other side: the one enemy, or the other pair. */
    private static Seats seats(List<Side> sides) {
        return Seats.computersPlay(sides, sides.stream().filter(side -> sides.indexOf(side) % 2 == 1).toList());
    }

    private void open(State opening, boolean toTheEnd) {
        SettingsStore.Loaded kept = store.load();
        kept.troubles().forEach(trouble -> spoken.say("trouble " + trouble));
        TableModel model = new TableModel(() -> opening, seats(opening.sides()), contests,
                state -> state.moves().getLast(), state -> List.of(new Judged(state.moves().getFirst(), 0.5)),
                thinker, screen);
        var keeping = new Restless.Keeping(store, kept.settings(), counts, contests);
        Restless player = new Restless(model, keeping, spoken, chance, files, screen);
        Optional<Shelved.Contest> last = shelf.resumable();
        Runnable begin = () -> player.begin(toTheEnd ? Optional.of(this::leave) : Optional.empty());
        if (last.isEmpty()) {
            spoken.say("new");
            begin.run();
        } else {
            contests.takeUp(last.get().id(), (contest, troubles) -> {
                troubles.forEach(this::tell);
                resume(model, contest);
                begin.run();
            }, this::tell);
        }
    }

    private void resume(TableModel model, SavedContest contest) {
        model.resume(contest);
        spoken.say("resumed " + Spoken.position(model.history(), contest.sitting().undone(), model.seats(),
                model.state()));
    }

    private void tell(Trouble trouble) {
        if (!(trouble instanceof Trouble.CutOff)) {
            spoken.say("trouble " + trouble.sentence());
        }
    }

    /** As the program ends when its window has gone. */
    private void leave() {
        thinker.shutdown();
        files.shutdown();
        new Thread(this::takeDown).start();
    }

    private void takeDown() {
        try {
            if (!files.awaitTermination(1, TimeUnit.MINUTES)) {
                spoken.say("trouble files are still written");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        screen.shutdown();
        lock.close();
        spoken.say("left");
    }
}
