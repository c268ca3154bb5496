package patolli.ui.sound;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Set;
import patolli.audio.Lasting;
import patolli.audio.Programme;
import patolli.ui.theatre.Act;

/**
 * The table of scenes and what is heard in them.
 *
 * @param programme the music
 * @param lasting   what else goes on there
 */
public record SceneSounds(Programme programme, Set<Lasting> lasting) {
    private static final Map<Act, SceneSounds> ALL = Map.ofEntries(
            entry(Act.SPLASH, new SceneSounds(Programme.NIGHT, Set.of(Lasting.RAIN))),
            entry(Act.PROLOG, new SceneSounds(Programme.NIGHT, Set.of(Lasting.RAIN))),
            entry(Act.BET, new SceneSounds(Programme.NIGHT, Set.of())),
            entry(Act.BOARD, new SceneSounds(Programme.TABLE, Set.of())),
            // The game's own fanfare and the laugh stand out against the quieter piece.
            entry(Act.ENDING, new SceneSounds(Programme.NIGHT, Set.of())),
            entry(Act.REPLAY, new SceneSounds(Programme.TABLE, Set.of())),
            entry(Act.POSITION, new SceneSounds(Programme.TABLE, Set.of())),
            entry(Act.LESSON, new SceneSounds(Programme.TABLE, Set.of())),
            entry(Act.FAREWELL, new SceneSounds(Programme.NIGHT, Set.of())));

    /** A copy that cannot be changed. */
    public SceneSounds {
        lasting = Set.copyOf(lasting);
    }

    /** What is heard in a scene. */
    public static SceneSounds of(Act act) {
        SceneSounds sounds = ALL.get(act);
        if (sounds == null) {
            throw new IllegalArgumentException("no line for " + act + " in the table of scenes and their sounds");
        }
        return sounds;
    }
}
