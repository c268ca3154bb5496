package patolli.rules.tablan;

import static patolli.rules.Side.BLACK;
import static patolli.rules.Side.WHITE;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import patolli.rules.Options;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/**
 * Takes over a state object of the engine protocol, and refuses what the rules can't hold: what the pieces stand
 * for is {@link PieceReader}'s part, this one sees that phase, turn, cast and winner go with them.
 */
final class StateReader {
    private static final List<String> MEMBERS =
            List.of("game", "options", "phase", "turn", "cast", "white", "black", "winner");
    private static final List<String> MEMBERS_OF_THROWOFF =
            List.of("game", "options", "phase", "turn", "cast", "white", "black", "winner", "throws");

    private final Members members;
    private final Setup setup;
    private final Phase phase;
    private final long white;
    private final long black;

    private StateReader(Members members, Phase phase, Setup setup, PieceReader pieces) {
        this.members = members;
        this.phase = phase;
        this.setup = setup;
        this.white = pieces.white();
        this.black = pieces.black();
    }

    static TablanState read(Map<String, Object> tree) throws Refusal {
        Members members = Members.of("the state", tree);
        Phase phase = phase(members.text("phase"));
        members.only(phase == Phase.THROWOFF ? MEMBERS_OF_THROWOFF : MEMBERS);
        Setup setup = Setup.of(options(members));
        PieceReader pieces = PieceReader.read(members.value("white"), members.value("black"), setup.inOrder());
        return new StateReader(members, phase, setup, pieces).state();
    }

    private static Phase phase(String key) throws Refusal {
        return Phase.of(key).filter(phase -> phase != Phase.BET).orElseThrow(
                () -> new Refusal("tablan has the phases throwoff, cast, move and over, not \"" + key + "\""));
    }

    private static Options options(Members members) throws Refusal {
        var given = new HashMap<String, String>();
        if (members.has("options")) {
            for (var option : Members.of("\"options\"", members.value("options")).values().entrySet()) {
                given.put(String.valueOf(option.getKey()), switch (option.getValue()) {
                    case String text -> text;
                    case Integer number -> number.toString();
                    case Long number -> number.toString();
                    case Boolean truth -> truth.toString();
                    case null, default -> throw new Refusal("option " + option.getKey()
                            + " should be a string, a number or a truth value, not "
                            + Members.shown(option.getValue()));
                });
            }
        }
        return Options.of(TablanGame.INSTANCE.options(), given);
    }

    private TablanState state() throws Refusal {
        checkEnd();
        checkBeginning();
        Optional<String> cast = members.textOrNull("cast");
        if (phase != Phase.MOVE && cast.isPresent()) {
            throw new Refusal("\"cast\" is null except in phase move");
        }
        TablanState state = switch (phase) {
            case THROWOFF -> throwOff();
            case CAST -> TablanState.toCast(setup, turn(), white, black);
            case MOVE -> toMove(cast.orElseThrow(() -> new Refusal("in phase move \"cast\" is the cast to be played")));
            case OVER -> over();
            case BET -> throw new AssertionError("refused before");
        };
        String winner = StateTree.winner(state);
        if (!Objects.equals(members.textOrNull("winner").orElse(null), winner)) {
            throw new Refusal("\"winner\" should be " + Members.shown(winner));
        }
        return state;
    }

    private void checkEnd() throws Refusal {
        boolean ended = setup.ends(white, black);
        if (ended && phase != Phase.OVER) {
            throw new Refusal("the game has ended with the pieces so placed, so the phase should be over");
        }
        if (!ended && phase == Phase.OVER) {
            throw new Refusal("the phase is over, but the game has not ended with the pieces so placed");
        }
    }

    private void checkBeginning() throws Refusal {
        boolean untouched = white == Reach.START && black == Reach.START;
        boolean given = setup.first().isPresent();
        if (phase == Phase.THROWOFF && !untouched) {
            throw new Refusal("a piece has moved, so the phase can't be throwoff any more");
        }
        if (phase == Phase.THROWOFF && given) {
            throw new Refusal("with the option first there is no phase throwoff");
        }
        if (phase == Phase.CAST && untouched && !given) {
            throw new Refusal(
                    "no piece has moved, so without the option first the phase is throwoff, or move with a 2");
        }
    }

    private TablanState toMove(String text) throws Refusal {
        Side turn = turn();
        int cast = cast(text);
        boolean playable = cast != TablanGame.ZERO && Reach.canPlay(turn == WHITE ? white : black,
                turn == WHITE ? black : white, setup.inOrder(), TablanGame.value(cast));
        if (!playable) {
            throw new Refusal("the phase is move, but " + turn.key() + " has no legal move with a cast of " + text);
        }
        return TablanState.toMove(setup, turn, cast, white, black);
    }

    private TablanState over() throws Refusal {
        if (members.textOrNull("turn").isPresent()) {
            throw new Refusal("the game is over, so \"turn\" should be null");
        }
        return TablanState.over(setup, white, black);
    }

    private TablanState throwOff() throws Refusal {
        Members casts = Members.of("\"throws\"", members.value("throws")).only(List.of("white", "black"));
        Side turn = turn();
        var opening = new Opening(thrown(casts, WHITE), thrown(casts, BLACK));
        boolean whiteHasCast = opening.white() != Opening.NONE;
        boolean blackHasCast = opening.black() != Opening.NONE;
        if (turn == WHITE ? whiteHasCast != blackHasCast : !whiteHasCast) {
            throw new Refusal("white casts first and the sides take turns, so with these \"throws\" it is not "
                    + turn.key() + "'s turn");
        }
        return TablanState.throwOff(setup, turn, opening);
    }

    private static int thrown(Members casts, Side side) throws Refusal {
        Optional<String> text = casts.textOrNull(side.key());
        if (text.isEmpty()) {
            return Opening.NONE;
        }
        int cast = cast(text.get());
        if (cast == TablanGame.TWO) {
            throw new Refusal(side.key() + " has thrown a 2, so the phase throwoff is past");
        }
        return cast;
    }

    private Side turn() throws Refusal {
        String key = members.text("turn");
        return Side.of(key).filter(side -> side == WHITE || side == BLACK).orElseThrow(
                () -> new Refusal("the turn is white's or black's, not \"" + key + "\""));
    }

    private static int cast(String text) throws Refusal {
        OptionalInt cast = TablanGame.CASTS.find(text);
        return cast.orElseThrow(() -> new Refusal("a cast is 0, 2, 8 or 12, not \"" + text + "\""));
    }
}
