package patolli.ui.tablan;

import java.util.Optional;
import patolli.audio.Effect;
import patolli.audio.Lasting;
import patolli.audio.Programme;
import patolli.rules.Event;
import patolli.ui.table.TableSounds;

/** Split sticks and turned pieces on a plank. */
final class TablanSounds implements TableSounds {

    @Override
    public Programme music() {
        return Programme.PLANK;
    }

    @Override
    public Lasting held() {
        return Lasting.STICKS_HELD;
    }

    @Override
    public Effect won() {
        return Effect.RACE_WON;
    }

    @Override
    public Effect lost() {
        return Effect.RACE_LOST;
    }

    @Override
    public Optional<Effect> own(Event event) {
        return switch (event) {
            case Event.Cast _ -> Optional.of(Effect.STICKS_THROWN);
            case Event.Moved _ -> Optional.of(Effect.WOOD_STEP);
            case Event.Captured _ -> Optional.of(Effect.CAPTURE);
            case Event.Settled _ -> Optional.of(Effect.SETTLED);
            case Event.ExtraTurn _ -> Optional.of(Effect.THROW_AGAIN);
            case Event.Passed _ -> Optional.of(Effect.THROW_LOST);
            case Event.GameWon _, Event.Begins _, Event.Tied _, Event.Bet _, Event.Entered _, Event.DirectionChosen _,
                    Event.PairMoved _, Event.Bumped _, Event.Cut _, Event.SteppedBack _, Event.BorneOff _,
                    Event.Forfeit _, Event.WillMiss _, Event.WillStepBack _, Event.DieLost _, Event.Bankrupt _,
                    Event.PoolTaken _, Event.PotShared _, Event.ContestWon _, Event.Drawn _, Event.NextGame _,
                    Event.TurnPassed _ -> Optional.empty();
        };
    }
}
