package patolli.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.play.Decision;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Leg;
import patolli.rules.Outcome;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/** What a game says of where its pieces are and where they go is one story, in every game and with all options. */
class PiecesLawsTest {
    private static final long SEED = 12;
    private static final String EVERY_SETUP = "patolli.testkit.OptionSets#all";

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void noPieceIsLostOrMade(String setup) {
        State opening = Positions.opening(setup);
        Positions.game(setup, SEED).forEach(state -> {
            for (Side side : state.sides()) {
                assertThat(state.pieces(side)).hasSameSizeAs(opening.pieces(side)).isEqualTo(state.pieces(side));
            }
        });
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void theEventsOfATurnMoveThePiecesAsTheyStandAfterIt(String setup) {
        for (Turn turn : Records.game(setup, SEED)) {
            if (turn.events().stream().noneMatch(Event.NextGame.class::isInstance)) {
                Map<Side, List<Spot>> pieces = pieces(turn.before());
                turn.events().forEach(event -> turn.after().leg(event).ifPresent(leg -> go(pieces, leg)));
                assertThat(sorted(pieces)).as("%s", turn).isEqualTo(sorted(pieces(turn.after())));
            }
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void everyMoveIsSeenAsItWillBeTold(String setup) {
        Positions.game(setup, SEED).filter(state -> state.phase() == Phase.MOVE).forEach(state -> {
            for (int move : state.moves()) {
                Turn turn = turn(state, move);
                List<Leg> told = turn.events().stream().filter(PiecesLawsTest::isOwnWay)
                        .map(event -> turn.after().leg(event)).flatMap(Optional::stream).toList();
                assertThat(state.view(move).move()).isEqualTo(move);
                assertThat(state.view(move).legs().stream().flatMap(leg -> singly(leg).stream()).toList())
                        .as("%s", turn).isEqualTo(told);
            }
        });
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void aWayGoesFromNeighbourToNeighbour(String setup) {
        for (Turn turn : Records.game(setup, SEED)) {
            turn.events().forEach(event -> turn.after().leg(event).ifPresent(leg -> {
                List<Spot> stops = new ArrayList<>(leg.way());
                stops.addFirst(leg.from());
                stops.addLast(leg.off().<Spot>map(off -> off).orElse(leg.to()));
                List<Spot.Square> squares = stops.stream().filter(Spot.Square.class::isInstance)
                        .map(Spot.Square.class::cast).toList();
                for (int i = 1; i < squares.size(); i++) {
                    assertThat(Neighbours.touch(turn.before().game(), squares.get(i - 1), squares.get(i)))
                            .as("%s of %s", leg, turn).isTrue();
                }
                assertThat(leg.way().isEmpty() || squares.size() > leg.way().size()).isTrue();
            }));
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void aMoveOnTheBoardGoesAsFarAsTheCastSays(String setup) {
        for (Turn turn : Records.game(setup, SEED)) {
            State now = turn.after();
            if (now.cast() >= 0) {
                List<Integer> cast = Stream.of(now.game().casts().text(now.cast()).split(",")).map(Integer::valueOf)
                        .toList();
                List<Integer> sums = Stream.concat(cast.stream(), Stream.of(cast.stream().mapToInt(n -> n).sum()))
                        .toList();
                for (int move : now.moves()) {
                    List<Leg> legs = now.view(move).legs();
                    assertThat(legs.stream().mapToInt(Leg::steps).sum()).as("%s of %s", now.text(move), now)
                            .matches(steps -> legs.stream().anyMatch(PiecesLawsTest::enters)
                                    || sums.contains(steps));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void movesAreSeenInPhaseMoveOnly(String setup) {
        Positions.game(setup, SEED).limit(300).filter(state -> state.phase() != Phase.MOVE).forEach(state ->
                assertThatThrownBy(() -> state.view(0)).isInstanceOf(IllegalStateException.class));
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void onlyTheEndIsDecided(String setup) {
        Positions.game(setup, SEED).forEach(state -> assertThat(state.outcome() instanceof Outcome.Undecided)
                .isEqualTo(state.phase() != Phase.OVER));
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void whatNamesItsReasonsDoesSoForExactlyThePiecesWithoutAMove(String setup) {
        Positions.game(setup, SEED).filter(state -> state.phase() == Phase.MOVE).forEach(state -> {
            List<Spot> movable = state.moves().stream().map(move -> state.view(move).legs()).flatMap(List::stream)
                    .map(Leg::from).toList();
            for (Spot piece : state.pieces(state.mover())) {
                boolean gone = piece instanceof Spot.Home || piece instanceof Spot.Captured;
                boolean stuck = !gone && !movable.contains(piece);
                assertThat(state.hindrance(piece).isPresent()).as("%s of %s", piece, state).isEqualTo(stuck);
            }
        });
    }

    private static Turn turn(State state, int move) {
        var log = new Events.Log();
        Decision decision = new Decision.Move(move);
        State after = decision.apply(state, log);
        return new Turn(state, decision, log.events(), after);
    }

    private static boolean enters(Leg leg) {
        return leg.from() instanceof Spot.Hand;
    }

    private static boolean isOwnWay(Event event) {
        return !(event instanceof Event.Bumped || event instanceof Event.Cut || event instanceof Event.Captured);
    }

    /** A pair that comes home is told as two pieces. */
    private static List<Leg> singly(Leg leg) {
        return leg.to() instanceof Spot.Home ? Collections.nCopies(leg.pieces(),
                new Leg(leg.side(), leg.from(), leg.to(), leg.way(), leg.off(), 1)) : List.of(leg);
    }

    private static Map<Side, List<Spot>> pieces(State state) {
        Map<Side, List<Spot>> pieces = new EnumMap<>(Side.class);
        state.sides().forEach(side -> pieces.put(side, new ArrayList<>(state.pieces(side))));
        return pieces;
    }

    private static void go(Map<Side, List<Spot>> pieces, Leg leg) {
        for (int i = 0; i < leg.pieces(); i++) {
            assertThat(pieces.get(leg.side()).remove(leg.from())).as("%s", leg).isTrue();
            pieces.get(leg.side()).add(leg.to());
        }
    }

    private static Map<Side, List<String>> sorted(Map<Side, List<Spot>> pieces) {
        Map<Side, List<String>> sorted = new EnumMap<>(Side.class);
        pieces.forEach((side, spots) -> sorted.put(side, spots.stream().map(Spot::toString).sorted().toList()));
        return sorted;
    }
}
