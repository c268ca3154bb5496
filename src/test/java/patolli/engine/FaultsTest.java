package patolli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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
import patolli.testkit.Conversation;

/** A fault in the rules costs one request, not the conversation. */
class FaultsTest {
    private static final Logger LOG = Logger.getLogger(Engine.class.getName());
    private final Conversation engine = new Conversation(List.of(new Faulty()));

    @BeforeEach
    void quiet() {
        LOG.setLevel(Level.OFF);
    }

    @AfterEach
    void asItWas() {
        LOG.setLevel(null);
    }

    @Test
    void anExceptionIsAnError() {
        engine.ask("new faulty");
        assertThat(engine.error("cast 1")).contains("failed");
        assertThat(engine.ask("state")).containsEntry("game", "faulty");
    }

    @Test
    void soIsAnEndlessRecursion() {
        engine.ask("new faulty");
        assertThat(engine.error("cast 2")).contains("failed");
        assertThat(engine.ask("state")).containsEntry("phase", "cast");
    }

    @Test
    void aStateThatCannotBeShownIsNotKept() {
        engine.ask("new faulty");
        assertThat(engine.error("cast 3")).contains("failed");
        assertThat(engine.ask("state")).containsEntry("phase", "cast");
        assertThat(engine.error("undo")).contains("nothing to undo");
    }

    /** Casts fail: 1 by an exception, 2 by a recursion, 3 later, when the state is to be shown. */
    private static final class Faulty implements Game {
        @Override
        public String name() {
            return "faulty";
        }

        @Override
        public List<Option> options() {
            return List.of();
        }

        @Override
        public Casts casts() {
            return new Casts(List.of("1", "2", "3"), List.of(1, 1, 1));
        }

        @Override
        public State start(Options options) {
            return new Position(this, options, true);
        }

        @Override
        public State read(Map<String, Object> tree) {
            throw new UnsupportedOperationException("read");
        }
    }

    private record Position(Game game, Options options, boolean shown) implements State {
        @Override
        public List<Side> sides() {
            return List.of(Side.RED);
        }

        @Override
        public Phase phase() {
            return Phase.CAST;
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
            return switch (cast) {
                case 0 -> throw new IndexOutOfBoundsException("beans");
                case 1 -> cast(cast, events);
                default -> new Position(game, options, false);
            };
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
            if (!shown) {
                throw new IllegalStateException("no tree");
            }
            return Map.of("game", game.name(), "phase", "cast");
        }
    }
}
