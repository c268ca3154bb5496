package patolli.model;

import java.util.ArrayList;
import java.util.List;
import patolli.beans.Bag;
import patolli.beans.CastSource;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Entry;
import patolli.testkit.Later;

/** Writes down what it is given, and keeps it when the test wants it. */
final class TestKeeper implements Keeper, Contests {
    /** What was handed over, as it would be written. */
    final List<String> handed = new ArrayList<>();
    private final Bag beans;
    private final Later disk = new Later();
    private boolean late;

    TestKeeper(CastSource beans) {
        this(Bag.drawing(beans));
    }

    TestKeeper(Bag beans) {
        this.beans = beans;
    }

    /** From now on everything is kept only when {@link #write()} is called. */
    TestKeeper late() {
        late = true;
        return this;
    }

    /** Keeps what was handed over. */
    void write() {
        disk.run();
    }

    @Override
    public Provision open(State start, Seats seats) {
        return new Provision(beans, this);
    }

    @Override
    public boolean hasBegun() {
        return true;
    }

    @Override
    public void keep(Entry entry, Runnable then) {
        handed.add(switch (entry) {
            case Entry.Bet bet -> "bet " + bet.amount();
            case Entry.Cast cast -> "cast " + cast.occasion().number() + " " + cast.occasion().side().key() + " "
                    + cast.occasion().nth() + " "
                    + (cast.shake().isEmpty() ? "own" : cast.shake().getAsLong()) + " " + cast.cast();
            case Entry.Move move -> "move " + move.move();
            case Entry.Undo undo -> "undo" + more(undo.turns());
            case Entry.Redo redo -> "redo" + more(redo.turns());
            case Entry.Hint hint -> "hint";
            case Entry.Seated seated -> "seats " + seated.seats().mirror().map(Side::key).orElse("");
            case Entry.Word word -> "word " + word.text();
            default -> throw new AssertionError(entry + " is nothing that a table does");
        });
        if (late) {
            disk.execute(then);
        } else {
            then.run();
        }
    }

    private static String more(int turns) {
        return turns == 1 ? "" : " " + turns;
    }

    @Override
    public void over() {
        handed.add("over");
    }

    @Override
    public void close() {
        handed.add("closed");
    }
}
