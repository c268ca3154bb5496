package patolli.ui.table;

import java.util.Optional;
import patolli.audio.Effect;
import patolli.audio.Lasting;
import patolli.audio.Programme;
import patolli.rules.Event;

/** What is heard at one table. */
public interface TableSounds {
    /** Beans on a mat, and the codex tables' music. */
    TableSounds COMMON = new TableSounds() { };

    /** The music that is made there. */
    default Programme music() {
        return Programme.TABLE;
    }

    /** What is heard while somebody holds what is thrown. */
    default Lasting held() {
        return Lasting.BEANS_HELD;
    }

    /** What is heard when a player has won a game there. */
    default Effect won() {
        return Effect.GAME_WON;
    }

    /** What is heard when the players there have lost a game to a computer. */
    default Effect lost() {
        return Effect.GAME_LOST;
    }

    /** How an event is heard at this table; empty where it is heard, or not heard, as at any other. */
    default Optional<Effect> own(Event event) {
        return Optional.empty();
    }
}
