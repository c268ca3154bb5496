package patolli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * An evening of one contest at every table against the house. The first is for one cowrie from each, and each of the
 * others for one more than the one before; both begin with as many as all of them take, so that nobody is ever short.
 * Who wins a contest takes both stakes, and a draw gives them back; who holds more in the end has won the evening.
 *
 * @param bouts in the order in which they are played
 */
public record GrandEvening(List<Bout> bouts) {
    private static final String SEPARATOR = "=";

    /** How a contest has ended for the player. */
    public enum Result {
        WON, LOST, DRAWN;

        /** The name in texts. */
        public String key() {
            return name().toLowerCase(Locale.ROOT);
        }

        private int sign() {
            return switch (this) {
                case WON -> 1;
                case LOST -> -1;
                case DRAWN -> 0;
            };
        }
    }

    /**
     * One contest of it.
     *
     * @param seal   of the beans with which it was begun; empty before
     * @param result how it has ended; empty before
     */
    public record Bout(Game game, Optional<String> seal, Optional<Result> result) {

        private static Bout fresh(Game game) {
            return new Bout(game, Optional.empty(), Optional.empty());
        }
    }

    /** A copy that cannot be changed. */
    public GrandEvening {
        bouts = List.copyOf(bouts);
    }

    /** An evening that has not begun. */
    public static GrandEvening of(List<Game> games) {
        return new GrandEvening(games.stream().map(Bout::fresh).toList());
    }

    /** Reads the {@linkplain #text() text} of an evening; what it does not tell of these games has not begun. */
    public static GrandEvening read(List<Game> games, String text) {
        List<String> parts = List.of(text.split(" "));
        return new GrandEvening(games.stream().map(game -> parts.stream()
                .filter(part -> part.startsWith(game.name() + SEPARATOR)).findFirst()
                .map(part -> bout(game, part.substring(game.name().length() + 1)))
                .orElse(Bout.fresh(game))).toList());
    }

    private static Bout bout(Game game, String told) {
        Optional<Result> result = List.of(Result.values()).stream().filter(each -> each.key().equals(told)).findFirst();
        return new Bout(game, result.isPresent() ? Optional.empty() : Optional.of(told), result);
    }

    /** The text from which it can be read: {@code patolli=won bell=5a1f...}. */
    public String text() {
        return String.join(" ", bouts.stream().flatMap(bout -> bout.result().map(Result::key).or(bout::seal).stream()
                .map(told -> bout.game().name() + SEPARATOR + told)).toList());
    }

    /**
     * How a contest that is over has ended; where the house did not sit against the player, nobody has won it. It
     * counts by who sat where at first, and whoever has changed seats since can lose it but not win it: otherwise the
     * house's side could be taken when it is about to win, or be played badly for a while.
     *
     * @param first    who sat where at first
     * @param reseated whether anybody has sat otherwise since
     */
    public static Result result(State over, Seats first, boolean reseated) {
        Result result = result(over, first);
        return reseated && result == Result.WON ? Result.DRAWN : result;
    }

    private static Result result(State over, Seats seats) {
        Set<Side> winners = over.winners();
        if (winners.isEmpty() || seats.players().isEmpty() || seats.computers().isEmpty()) {
            return Result.DRAWN;
        }
        return winners.stream().anyMatch(seats.players()::contains) ? Result.WON : Result.LOST;
    }

    /** What either side stakes on a contest, in cowries. @param number which contest, from 0 */
    public int stake(int number) {
        return number + 1;
    }

    /** How many cowries either side begins with. */
    public int purse() {
        return IntStream.range(0, bouts.size()).map(this::stake).sum();
    }

    /** How many cowries the player holds. */
    public int mine() {
        return purse() + IntStream.range(0, bouts.size()).map(number ->
                bouts.get(number).result().map(result -> result.sign() * stake(number)).orElse(0)).sum();
    }

    /** How many cowries the house holds. */
    public int house() {
        return 2 * purse() - mine();
    }

    /** The contest that is to be played or gone on with; none when the evening is over. */
    public OptionalInt next() {
        return IntStream.range(0, bouts.size()).filter(number -> bouts.get(number).result().isEmpty()).findFirst();
    }

    /** That contest. */
    public Optional<Bout> due() {
        return next().stream().mapToObj(bouts::get).findFirst();
    }

    /** Whether anything of it has been begun. */
    public boolean hasBegun() {
        return bouts.stream().anyMatch(bout -> bout.seal().isPresent() || bout.result().isPresent());
    }

    /** The contest that is due has been begun with beans of that seal. */
    public GrandEvening begun(String seal) {
        return with(due().map(bout -> new Bout(bout.game(), Optional.of(seal), Optional.empty())));
    }

    /** The contest that was due has ended so. */
    public GrandEvening ended(Result result) {
        return with(due().map(bout -> new Bout(bout.game(), bout.seal(), Optional.of(result))));
    }

    private GrandEvening with(Optional<Bout> now) {
        List<Bout> all = new ArrayList<>(bouts);
        now.ifPresent(bout -> all.set(next().orElseThrow(), bout));
        return new GrandEvening(all);
    }
}
