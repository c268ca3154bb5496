package patolli.ui.pagade;

import java.util.Optional;
import patolli.audio.Effect;
import patolli.audio.Lasting;
import patolli.audio.Programme;
import patolli.rules.Event;
import patolli.ui.table.TableSounds;

/** Two long dice, and pawns of wood, on a cloth. */
final class PagadeSounds implements TableSounds {

    @Override
    public Programme music() {
        return Programme.CLOTH;
    }

    @Override
    public Lasting held() {
        return Lasting.DICE_HELD;
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
            case Event.Cast _ -> Optional.of(Effect.DICE_THROWN);
            case Event.Moved _ -> Optional.of(Effect.CLOTH_STEP);
            case Event.PairMoved _ -> Optional.of(Effect.PAIR_STEP);
            case Event.Cut _ -> Optional.of(Effect.CUT);
            case Event.Entered _ -> Optional.of(Effect.BACK_IN);
            case Event.BorneOff _ -> Optional.of(Effect.HOME);
            case Event.DieLost _ -> Optional.of(Effect.DIE_LOST);
            case Event.Passed _ -> Optional.of(Effect.THROW_LOST);
            case Event.GameWon _, Event.Begins _, Event.Tied _, Event.Bet _, Event.DirectionChosen _,
                    Event.Bumped _, Event.Captured _, Event.SteppedBack _, Event.Settled _, Event.ExtraTurn _,
                    Event.Forfeit _, Event.WillMiss _, Event.WillStepBack _, Event.Bankrupt _, Event.PoolTaken _,
                    Event.PotShared _, Event.ContestWon _, Event.Drawn _, Event.NextGame _, Event.TurnPassed _ ->
                    Optional.empty();
        };
    }
}
