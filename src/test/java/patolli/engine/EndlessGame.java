package patolli.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import patolli.rules.Casts;
import patolli.rules.Draft;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Option;
import patolli.rules.Options;
import patolli.rules.Outcome;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/**
 * A game that has so many positions that no count of them comes to its end, and whose single games are over at once.
 *
 * @param played opens when the first cast is made
 */
record EndlessGame(CountDownLatch played) implements Game {
    @Override
    public String name() {
        return "endless";
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public Casts casts() {
        return new Casts(List.of("1", "2", "3", "4"), List.of(1, 1, 1, 1));
    }

    @Override
    public State start(Options options) {
        return new Position(this, options, 1);
    }

    @Override
    public State startSingle(Options options) {
        played.countDown();
        return new Position(this, options, 0);
    }

    @Override
    public State read(Map<String, Object> tree) {
        throw new UnsupportedOperationException("read");
    }

    /** @param number another one for each sequence of casts; 0 when the game is over */
    private record Position(EndlessGame game, Options options, long number) implements State {
        @Override
        public List<Side> sides() {
            return List.of(Side.RED);
        }

        @Override
        public Phase phase() {
            return number == 0 ? Phase.OVER : Phase.CAST;
        }

        @Override
        public Side mover() {
            return Side.RED;
        }

        @Override
        public int cast() {
            return -1;
        }

        @Override
        public int moves(int[] into) {
            return 0;
        }

        @Override
        public State cast(int cast, Events events) {
            game.played.countDown();
            return new Position(game, options, 4 * number + cast);
        }

        @Override
        public State play(int move, Events events) {
            return this;
        }

        @Override
        public String text(int move) {
            return "";
        }

        @Override
        public MoveView view(int move) {
            throw new IllegalStateException("there are no moves");
        }

        @Override
        public Optional<Leg> leg(Event event) {
            return Optional.empty();
        }

        @Override
        public List<Spot> pieces(Side side) {
            return List.of();
        }

        @Override
        public Outcome outcome() {
            return new Outcome.Undecided();
        }

        @Override
        public Draft draft() {
            throw new UnsupportedOperationException("draft");
        }

        @Override
        public Map<String, Object> tree() {
            return Map.of("game", game.name(), "number", number);
        }
    }
}
