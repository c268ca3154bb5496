package patolli.ui.sound;

import java.util.function.Supplier;
import javafx.util.Subscription;
import patolli.audio.Audio;
import patolli.audio.Effect;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.ui.table.TableEar;
import patolli.ui.table.TableSounds;

/** Lets a table be heard. */
public final class TableSound implements TableEar {
    private final Audio audio;
    private final TableSounds sounds;
    private final Supplier<Seats> seats;
    private Subscription rattle = Subscription.EMPTY;

    /**
     * @param sounds what is heard at that table
     * @param seats  who sits there, which makes a win or a loss of a game
     */
    public TableSound(Audio audio, TableSounds sounds, Supplier<Seats> seats) {
        this.audio = audio;
        this.sounds = sounds;
        audio.expect(sounds.held());
        this.seats = seats;
    }

    @Override
    public void happens(Turn turn, Event event) {
        if (EventSounds.of(turn, event, seats.get(), sounds) instanceof Sounding.Heard heard) {
            audio.play(heard.effect());
        }
    }

    @Override
    public void bitten() {
        audio.play(Effect.BITE);
    }

    @Override
    public void inHand(boolean held) {
        rattle.unsubscribe();
        rattle = held ? audio.hold(sounds.held()) : Subscription.EMPTY;
    }
}
