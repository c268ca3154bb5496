package patolli.model;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import patolli.beans.Bag;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.play.Seats;
import patolli.rules.State;
import patolli.save.Loaded;
import patolli.save.SavedGame;
import patolli.save.Shelf;
import patolli.save.Terms;
import patolli.save.Trouble;

/**
 * Contests with sealed beans that are saved as they are played. Lives on the FX thread; files are read and written
 * elsewhere.
 */
public final class SavedContests implements Contests {
    private static final Bag OVER = (occasion, shake, casts) -> {
        throw new IllegalStateException("nothing is cast in a contest that is over");
    };
    private final Supplier<Seed> seeds;
    private final Supplier<Shaking> shaking;
    private final Desk desk;

    /**
     * @param seeds   draws the secret of each contest
     * @param shaking whether the hands take part in the next contest's casts
     * @param files   where files are read and written, one after the other
     * @param screen  the way back to the FX thread
     * @param trouble told, as a sentence for the player, that nothing can be saved (once until it can be again), and
     *                what else there is to know of a save (that it was written again, say)
     */
    public SavedContests(Shelf shelf, Supplier<Seed> seeds, Supplier<Shaking> shaking, InstantSource clock,
            Executor files, Executor screen, Consumer<String> trouble) {
        this.seeds = seeds;
        this.shaking = shaking;
        desk = new Desk(shelf, clock, files, screen, trouble);
    }

    /** Whether the last thing that was to be kept could not be. */
    public boolean isTroubled() {
        return desk.isTroubled();
    }

    @Override
    public Provision open(State start, Seats seats) {
        Seed seed = seeds.get();
        Terms terms = terms(start, seats, shaking.get());
        return provide(seed, JournalKeeper.beginning(desk, terms, seed), Pledge.of(terms, seed));
    }

    private Terms terms(State start, Seats seats, Shaking how) {
        return Terms.of(start.game(), start.options(), desk.now(), seats, how);
    }

    @Override
    public Provision again(State start, Seats seats, Provision before) {
        Optional<Seed> known = before.keeper() instanceof JournalKeeper keeper ? keeper.seed() : Optional.empty();
        return known.flatMap(seed -> before.pledge().map(pledge -> again(seed, pledge, start, seats)))
                .orElseGet(() -> open(start, seats));
    }

    private Provision again(Seed seed, Pledge before, State start, Seats seats) {
        Terms terms = before.again(desk.now(), start, seats);
        Pledge pledge = Pledge.of(terms, seed);
        pledge.add(before.word());
        return provide(seed, JournalKeeper.beginningAgain(desk, terms, seed, before.word()), pledge);
    }

    private static Provision provide(Seed seed, Keeper keeper, Pledge pledge) {
        return new Provision(new PledgedBeans(seed, pledge), keeper, Optional.of(pledge));
    }

    /**
     * Takes a save up, for {@link TableModel#resume}.
     *
     * @param then      given the contest, and what is to be told of its file
     * @param otherwise told why it can't be played
     */
    public void takeUp(String id, BiConsumer<SavedContest, List<Trouble>> then, Consumer<Trouble> otherwise) {
        desk.read(shelf -> shelf.takeUp(id), loaded -> {
            switch (loaded) {
                case Loaded.Taken taken -> then.accept(contest(taken), taken.troubles());
                case Loaded.Refused refused -> otherwise.accept(refused.trouble());
                case Loaded.Seen seen -> throw new IllegalStateException(id + " was only looked at");
            }
        }, otherwise);
    }

    private SavedContest contest(Loaded.Taken taken) {
        SavedGame game = taken.game();
        SavedGame.Beans last = game.beans().getLast();
        Keeper keeper = JournalKeeper.resumed(desk, taken.journal(), taken.seed().or(last::seed));
        Pledge pledge = Pledge.of(game, taken.seed().map(game.header().terms()::seal).orElse(last.seal()));
        return new SavedContest(game.sitting(), game.seats(), taken.thrown(), new Provision(
                taken.seed().<Bag>map(seed -> new PledgedBeans(seed, pledge)).orElse(OVER), keeper,
                Optional.of(pledge)));
    }

    /**
     * Looks at the save of the contest on the table, with everything in it that was handed over until now; empty as
     * long as nothing has been played.
     *
     * @param otherwise told why it can't be looked at
     */
    public void look(Provision provision, Consumer<Optional<SavedGame>> then, Consumer<Trouble> otherwise) {
        if (provision.keeper() instanceof JournalKeeper keeper) {
            keeper.look(then, otherwise);
        } else {
            then.accept(Optional.empty());
        }
    }

    /**
     * Does something with that save where files are written, before anything that is asked for later, so that no end
     * of the program comes between; nothing as long as nothing has been played.
     *
     * @param otherwise told why it could not be done
     */
    public void visit(Provision provision, Consumer<SavedGame> work, Consumer<Trouble> otherwise) {
        if (provision.keeper() instanceof JournalKeeper keeper) {
            keeper.visit(work, otherwise);
        }
    }
}
