package patolli.ui.table.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.board.figure.FigurePose;
import patolli.rules.Event;
import patolli.rules.Side;

/** What each at a table makes of what happens. */
class ReactionTest {

    /** An event; what red, blue and green do. */
    static Stream<Arguments> table() {
        Side red = Side.RED;
        Side blue = Side.BLUE;
        return Stream.of(
                arguments(new Event.Cast(red, "3"), "COUNTING", "WATCHING", "WATCHING"),
                arguments(new Event.Begins(blue), "WATCHING", "PLEASED", "WATCHING"),
                arguments(new Event.Bet(red, 2, List.of()), "PLEASED", "WATCHING", "WATCHING"),
                arguments(new Event.Moved(red, 3, 5), "WATCHING", "WATCHING", "WATCHING"),
                arguments(new Event.Bumped(red, blue, 7), "FLINCHING", "GLOATING", "PLEASED"),
                arguments(new Event.Cut(blue, red, 7), "GLOATING", "FLINCHING", "PLEASED"),
                arguments(new Event.Captured(red, blue, 7), "FLINCHING", "GLOATING", "PLEASED"),
                arguments(new Event.BorneOff(red, 7), "GLOATING", "FLINCHING", "FLINCHING"),
                arguments(new Event.SteppedBack(red, 7, 6), "FLINCHING", "PLEASED", "PLEASED"),
                arguments(new Event.Forfeit(Event.Cause.TRIANGLE, red, Optional.of(blue), 1, List.of()), "FLINCHING",
                        "GLOATING", "PLEASED"),
                arguments(new Event.Forfeit(Event.Cause.NO_MOVE, red, Optional.empty(), 1, List.of()), "FLINCHING",
                        "PLEASED", "PLEASED"),
                arguments(new Event.Passed(blue, Event.Reason.ZERO), "WATCHING", "SLUMPED", "WATCHING"),
                arguments(new Event.GameWon(Set.of(blue), 4, List.of()), "SLUMPED", "TRIUMPHANT", "SLUMPED"),
                arguments(new Event.GameWon(Set.of(red, blue), 4, List.of()), "TRIUMPHANT", "TRIUMPHANT", "SLUMPED"),
                arguments(new Event.ContestWon(red), "TRIUMPHANT", "SLUMPED", "SLUMPED"));
    }

    @ParameterizedTest
    @MethodSource("table")
    void eachReactsByHisPartInIt(Event event, FigurePose red, FigurePose blue, FigurePose green) {
        assertThat(Stream.of(Side.RED, Side.BLUE, Side.GREEN).map(seat -> Reaction.of(event,
                seat).orElseThrow().pose()))
                .containsExactly(red, blue, green);
    }

    @Test
    void theEndOfAGameLastsAndABumpDoesNot() {
        assertThat(Reaction.of(new Event.GameWon(Set.of(Side.RED), 0, List.of()), Side.BLUE).orElseThrow().hold())
                .isEqualTo(Reaction.Hold.LASTING);
        assertThat(Reaction.of(new Event.Bumped(Side.RED, Side.BLUE, 3), Side.RED).orElseThrow().hold())
                .isEqualTo(Reaction.Hold.MOMENT);
        assertThat(Reaction.clears(new Event.NextGame(2))).isTrue();
    }
}
