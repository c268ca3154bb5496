package patolli.rules.pagade;

import java.util.List;
import java.util.Map;
import patolli.rules.Casts;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Options;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;
import patolli.rules.ThrowOff;

/**
 * Pagade: a South Indian race to a central Home, after the <em>Pagade Instructions</em> by weToyToy. Places in events
 * are steps of the pawn's owner; {@link PagadePath#square} names the square.
 */
public final class PagadeGame implements Game {
    /** The one instance; it holds nothing. */
    public static final PagadeGame INSTANCE = new PagadeGame();

    static final String START_APART = "6-7-23-24";

    private static final List<Option> OPTIONS = List.of(
            Option.of(Option.PLAYERS, "2", "4"),
            Option.of("start", "6-7-12-12", START_APART),
            Option.absent("first", PagadePath.SEATS.stream().map(side -> side.key()).toArray(String[]::new)));

    private PagadeGame() { }

    @Override
    public String name() {
        return "pagade";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Casts casts() {
        return StickDice.CASTS;
    }

    /**
     * {@inheritDoc}
     *
     * @throws Refusal when {@code first} names a colour that doesn't play
     */
    @Override
    public State start(Options options) throws Refusal {
        PagadeSetup setup = PagadeSetup.of(options);
        return setup.first()
                .map(first -> new PagadeState(setup, setup.board(), Phase.CAST, first, 0, 0, ThrowOff.NONE))
                .orElseGet(() -> new PagadeState(setup, setup.board(), Phase.THROWOFF, 0, 0, 0,
                        setup.throwOff().start()));
    }

    /** By its name, as places in events are steps. */
    @Override
    public Object square(int number) {
        return PagadePath.name(number);
    }

    @Override
    public State read(Map<String, Object> tree) throws Refusal {
        return new PagadeReader(tree).read();
    }
}
