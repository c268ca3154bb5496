package patolli.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The throw-off: each player casts once in turn order, the highest begins, ties cast again among themselves. In files
 * {@code throws} holds the last cast of each player. Where that alone would be misread, {@code tied} follows and
 * names the players of the round; without it those are out who have cast after a player whose cast is awaited, so
 * that what can be a first round is one.
 *
 * @param sides who plays, in turn order
 * @param worth how much the cast with that index counts
 */
public record ThrowOffRule(List<Side> sides, Casts casts, IntUnaryOperator worth) {
    private static final String THROWS = "throws";
    private static final String TIED = "tied";

    /** Nobody has cast. */
    public ThrowOff start() {
        return new ThrowOff((1 << sides.size()) - 1, 0);
    }

    /** After the next player's cast; events tell a tie and who begins. */
    public ThrowOff after(ThrowOff before, int cast, Events events) {
        ThrowOff now = before.with(before.next(), cast);
        if (now.next() >= 0) {
            return now;
        }
        ThrowOff round = now.again(leaders(now));
        if (events.wanted()) {
            events.add(round.isSettled() ? new Event.Begins(sides.get(round.next()))
                    : new Event.Tied(players(round).mapToObj(sides::get).toList()));
        }
        return round;
    }

    private int leaders(ThrowOff complete) {
        int highest = players(complete).map(player -> worth.applyAsInt(complete.cast(player))).max().orElseThrow();
        return players(complete).filter(player -> worth.applyAsInt(complete.cast(player)) == highest)
                .map(player -> 1 << player).sum();
    }

    private IntStream players(ThrowOff round) {
        return IntStream.range(0, sides.size()).filter(round::runs);
    }

    /** The last cast of that side, as it is written; empty while it is awaited. */
    public Optional<String> thrown(ThrowOff throwOff, Side side) {
        int cast = throwOff.cast(sides.indexOf(side));
        return cast < 0 ? Optional.empty() : Optional.of(casts.text(cast));
    }

    /** What each side has thrown or can be said to have thrown: a trait for each. */
    public List<Trait> traits(ThrowOff throwOff) {
        return sides.stream().map(side -> Draft.thrown(side, thrown(throwOff, side), casts.texts().stream())).toList();
    }

    /** As if a side had thrown otherwise, or not yet; nobody who has cast in an earlier round is named any more. */
    public ThrowOff with(ThrowOff throwOff, Side side, String thrown) {
        int player = sides.indexOf(side);
        OptionalInt cast = casts.find(thrown);
        ThrowOff without = new ThrowOff(0, throwOff.casts() & ~(15 << 4 * player));
        return unnamed((cast.isPresent() ? without.with(player, cast.getAsInt()) : without).casts());
    }

    /** Adds the members {@code throws} and, where it is needed, {@code tied}. */
    public void write(ThrowOff throwOff, Map<String, Object> tree) {
        Map<String, Object> thrown = new LinkedHashMap<>();
        for (int player = 0; player < sides.size(); player++) {
            int cast = throwOff.cast(player);
            thrown.put(sides.get(player).key(), cast < 0 ? null : casts.text(cast));
        }
        tree.put(THROWS, thrown);
        if (!throwOff.equals(unnamed(throwOff.casts()))) {
            tree.put(TIED, players(throwOff).mapToObj(player -> sides.get(player).key()).toList());
        }
    }

    /** What the casts mean when no tied are named. */
    private ThrowOff unnamed(int thrown) {
        ThrowOff all = new ThrowOff(start().running(), thrown);
        int awaited = all.next();
        int running = all.running();
        for (int player = awaited; awaited >= 0 && player < sides.size(); player++) {
            running &= ~(all.cast(player) < 0 ? 0 : 1 << player);
        }
        return new ThrowOff(running, thrown);
    }

    /**
     * Reads the members that {@link #write} makes.
     *
     * @param turn who is said to cast next
     */
    public ThrowOff read(Tree state, Side turn) throws Refusal {
        int thrown = thrown(state.tree(THROWS));
        ThrowOff throwOff = unnamed(thrown);
        if (state.has(TIED)) {
            Set<Side> tied = state.sides(TIED, sides);
            throwOff = new ThrowOff(tied.stream().mapToInt(side -> 1 << sides.indexOf(side)).sum(), thrown);
            Refusal.unless(tied.size() > 1, "\"tied\" must name two players or more", "throws-tied");
        }
        int next = throwOff.next();
        Refusal.unless(next >= 0, "everybody has cast, so the throw-off is settled or goes into another round",
                "throws-done");
        Refusal.unless(!throwOff.isSettled(), "nobody can have cast in the throw-off before " + sides.get(next).key(),
                "throws-before", sides.get(next));
        for (int player = 0; player < sides.size(); player++) {
            check(throwOff, player);
        }
        if (sides.get(next) != turn) {
            throw new Refusal("the turn is " + turn.key() + "'s, but by the throws " + sides.get(next).key()
                    + " casts next", "throws-turn", turn, sides.get(next));
        }
        return throwOff;
    }

    private int thrown(Tree thrown) throws Refusal {
        thrown.only(sides.stream().map(Side::key).toList());
        ThrowOff read = ThrowOff.NONE;
        for (int player = 0; player < sides.size(); player++) {
            OptionalInt cast = thrown.cast(sides.get(player).key(), casts);
            read = cast.isPresent() ? read.with(player, cast.getAsInt()) : read;
        }
        return read.casts();
    }

    private void check(ThrowOff throwOff, int player) throws Refusal {
        Side side = sides.get(player);
        String key = side.key();
        int cast = throwOff.cast(player);
        if (throwOff.runs(player)) {
            Refusal.unless(cast < 0 || player < throwOff.next(),
                    key + " has cast in the throw-off before the turn came", "throws-early", side);
            return;
        }
        Refusal.unless(cast >= 0, key + " is not among the tied, so the cast that lost must be in the throws",
                "throws-lost", side);
        int highest = IntStream.range(0, casts.size()).map(worth).max().orElseThrow();
        Refusal.unless(worth.applyAsInt(cast) < highest, key + " can't have lost the throw-off with the highest cast",
                "throws-highest", side);
    }
}
