package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import patolli.model.Performer.Beat;
import patolli.model.Reading;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.common.Motion;

/** What is seen between two turns: moments of waiting, and what is thrown on its way to whoever throws next. */
final class Interludes {
    /** Milliseconds at normal tempo: nothing is read in less than this. */
    private static final double SHORTEST_READING = 1200;
    private final Throwing throwing;
    private final CrossFade crossFade;
    private final Supplier<Tempo> tempo;
    private final BooleanSupplier reducedMotion;
    private final Runnable clear;
    private final Motion sweeping = new Motion();
    private String forced = "";

    /** @param clear takes away what is left of a turn that was shown */
    Interludes(Throwing throwing, CrossFade crossFade, Supplier<Tempo> tempo, BooleanSupplier reducedMotion,
            Runnable clear) {
        this.throwing = throwing;
        this.crossFade = crossFade;
        this.tempo = tempo;
        this.reducedMotion = reducedMotion;
        this.clear = clear;
    }

    /** A player is to throw: what the last cast left is swept to that side, while nobody waits for it. */
    void sweepTo(Side side) {
        if (tempo.get() == Tempo.INSTANT) {
            // Without movements the last cast is seen only as long as it lies there.
            return;
        }
        sweeping.run(List.of(() -> reducedMotion.getAsBoolean() ? clearing(side) : throwing.sweep(side)), () -> { },
                () -> {
                    clear.run();
                    throwing.clearFor(side);
                });
    }

    private Optional<Animation> clearing(Side side) {
        return throwing.isInTheWayOf(side) ? crossFade.to(() -> throwing.clearFor(side), tempo.get())
                : Optional.empty();
    }

    /** What is being swept lies where it is swept to. */
    void end() {
        sweeping.skip();
    }

    /** Before a computer casts, what is thrown comes into its hand. */
    Animation moment(Beat beat, Optional<State> position) {
        PauseTransition wait = new PauseTransition(length(beat));
        Optional<Side> thrower = position.filter(state -> state.phase().isChance()).flatMap(State::turn);
        if (thrower.isEmpty()) {
            return wait;
        }
        Side side = thrower.get();
        return switch (beat) {
            case MIRROR_CASTS, IDLE -> {
                // A throw of real beans may have been waited for till now.
                throwing.expectHand();
                if (reducedMotion.getAsBoolean()) {
                    yield crossFade.to(() -> throwing.takeUp(side), tempo.get())
                            .<Animation>map(fade -> new ParallelTransition(fade, wait)).orElse(wait);
                }
                yield beat == Beat.IDLE ? throwing.swept(side, length(beat)) : throwing.taken(side, length(beat));
            }
            case MIRROR_MOVES, FORCED, READING -> wait;
        };
    }

    /** What a player reads while a move is played for him, which gives him the time to. */
    void explainForced(String words) {
        forced = words;
    }

    /** How long a moment is in which nothing moves. */
    Duration length(Beat beat) {
        return tempo.get().of(switch (beat) {
            case MIRROR_CASTS -> 240;
            case IDLE -> 90;
            case MIRROR_MOVES -> 130;
            case FORCED -> Math.max(SHORTEST_READING, Reading.time(forced).toMillis());
            case READING -> 380;
        });
    }
}
