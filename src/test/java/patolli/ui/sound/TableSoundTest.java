package patolli.ui.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.audio.Effect;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.testkit.HeardAudio;
import patolli.testkit.Positions;
import patolli.testkit.Records;
import patolli.ui.table.GameTable;

/** What is heard at each table of the house. */
class TableSoundTest {
    private final HeardAudio audio = new HeardAudio();

    static Stream<GameTable> tables() {
        return GameTables.ALL.tables().stream();
    }

    private TableSound at(GameTable table) {
        Seats seats = Seats.allPlayers(Positions.opening(table.game().name()).sides());
        return new TableSound(audio, table.sounds(), () -> seats);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatIsHeldIsReadyBeforeAndHeardWhileItIsHeld(GameTable table) {
        TableSound ear = at(table);
        assertThat(audio.expected).containsExactly(table.sounds().held());
        ear.inHand(true);
        assertThat(audio.going).containsExactly(table.sounds().held());
        ear.inHand(false);
        assertThat(audio.going).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyThrowAndEveryStepOfAGameIsHeard(GameTable table) {
        TableSound ear = at(table);
        for (Turn turn : Records.game(table.game().name(), 3)) {
            audio.effects.clear();
            turn.events().forEach(event -> ear.happens(turn, event));
            if (turn.events().stream().anyMatch(Event.Cast.class::isInstance)) {
                assertThat(audio.effects).containsAnyOf(Effect.BEANS_THROWN, Effect.STICKS_THROWN,
                        Effect.DICE_THROWN);
            }
            if (turn.events().stream().anyMatch(Event.Moved.class::isInstance)) {
                assertThat(audio.effects).containsAnyOf(Effect.STEP, Effect.WOOD_STEP, Effect.CLOTH_STEP);
            }
        }
    }
}
