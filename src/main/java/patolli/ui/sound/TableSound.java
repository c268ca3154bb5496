package patolli.ui.sound;

import java.util.function.Supplier;
import javafx.util.Subscription;
import patolli.audio.Audio;
import patolli.audio.Effect;
import patolli.audio.Lasting;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.ui.table.TableEar;

/** Lets a table be heard. */
public final class TableSound implements TableEar {
    private final Audio audio;
    private final Supplier<Seats> seats;
    private Subscription rattle = Subscription.EMPTY;

    /** @param seats who sits there, which makes a win or a loss of a game */
    public TableSound(Audio audio, Supplier<Seats> seats) {
        this.audio = audio;
        this.seats = seats;
    }

    @Override
    public void happens(Turn turn, Event event) {
        if (EventSounds.of(turn, event, seats.get()) instanceof Sounding.Heard heard) {
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
        rattle = held ? audio.hold(Lasting.BEANS_HELD) : Subscription.EMPTY;
    }
}
