package patolli.ui.table.figure;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.util.Duration;
import patolli.board.figure.FigurePose;
import patolli.model.Tempo;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.ui.table.figure.FigureView.Manner;
import patolli.ui.table.figure.Reaction.Hold;

/** Those who sit at a table: each reacts to what happens, and otherwise waits in the way the evening asks for. */
public final class Company {
    private static final double MOMENT = 1500;
    /** Whoever has waited so long is bored. */
    private static final Duration LONG = Duration.seconds(22);
    private final Map<Side, FigureView> figures = new EnumMap<>(Side.class);
    private final Map<Side, Reaction> lasting = new EnumMap<>(Side.class);
    private final Map<Side, Reaction> now = new EnumMap<>(Side.class);
    private final Breath breath = new Breath(figures.values());
    private final PauseTransition moment = new PauseTransition();
    private final PauseTransition wait = new PauseTransition(LONG);
    private final Point2D beans;
    private final Point2D middle;
    private Tempo tempo = Tempo.NORMAL;
    private boolean reduced;
    private boolean awake;
    private boolean bored;
    private Optional<Side> acting = Optional.empty();
    private Duty duty = Duty.NOTHING;
    private Optional<Point2D> sight = Optional.empty();

    /**
     * @param beans  where they are thrown
     * @param middle of the board
     */
    public Company(Point2D beans, Point2D middle) {
        this.beans = beans;
        this.middle = middle;
        moment.setOnFinished(event -> calm());
        wait.setOnFinished(event -> tire());
    }

    /** Seats a figure. */
    public void seat(Side side, FigureView figure) {
        figures.put(side, figure);
    }

    /** The figure of a side. */
    public FigureView figure(Side side) {
        return figures.get(side);
    }

    /** Who is there. */
    public Set<Side> sides() {
        return Set.copyOf(figures.keySet());
    }

    /** How fast everything goes, and whether states change by fading only. */
    public void pace(Tempo speed, boolean reducedMotion) {
        tempo = speed;
        reduced = reducedMotion;
        live();
    }

    /** Whether anybody can see them: without that nothing moves. */
    public void wake(boolean seen) {
        awake = seen;
        live();
        if (!awake) {
            moment.stop();
            wait.stop();
            figures.values().forEach(FigureView::stop);
            now.clear();
            bored = false;
        }
        pose();
    }

    private void live() {
        breath.run(awake && !reduced && tempo != Tempo.INSTANT);
    }

    /** Whose turn it is, and what there is to do. */
    public void turnOf(Optional<Side> side, Duty what) {
        if (!side.equals(acting) || what != duty) {
            acting = side;
            duty = what;
            stir();
            if (moment.getStatus() != PauseTransition.Status.RUNNING) {
                calm();
            }
        }
    }

    /** The beans are in a player's hand, or have left it. */
    public void inHand(boolean held) {
        stir();
        if (held) {
            now.clear();
            figures.keySet().forEach(side -> now.put(side, new Reaction(FigurePose.WATCHING, Hold.MOMENT)));
            sight = Optional.of(beans);
            moment.stop();
            pose();
        } else {
            calm();
        }
    }

    /** Something happens at a place that can be seen. */
    public void happens(Event event, Optional<Point2D> at) {
        stir();
        if (Reaction.clears(event)) {
            lasting.clear();
        }
        at.ifPresent(place -> sight = Optional.of(place));
        figures.keySet().forEach(side -> Reaction.of(event, side).ifPresent(reaction -> {
            now.put(side, reaction);
            if (reaction.hold() == Hold.LASTING) {
                lasting.put(side, reaction);
            }
        }));
        pose();
        if (awake && tempo != Tempo.INSTANT) {
            moment.setDuration(tempo.of(MOMENT));
            moment.playFromStart();
        }
    }

    /** Everybody has the pose that they were about to take. */
    public void settle() {
        figures.values().forEach(FigureView::stop);
    }

    /** Another position was laid out: what was is forgotten. */
    public void laid() {
        lasting.clear();
        stir();
        calm();
    }

    /** All is over: those have won, and everybody else has lost; without winners nobody has. */
    public void ended(Set<Side> winners) {
        if (!winners.isEmpty()) {
            moment.stop();
            now.clear();
            figures.keySet().forEach(side -> lasting.put(side, Reaction.end(winners.contains(side))));
            pose();
        }
    }

    private void stir() {
        bored = false;
        if (awake && tempo != Tempo.INSTANT) {
            wait.playFromStart();
        }
    }

    private void tire() {
        bored = true;
        pose();
    }

    /** Nothing happens any more. */
    private void calm() {
        moment.stop();
        now.clear();
        sight = Optional.empty();
        pose();
    }

    private void pose() {
        figures.forEach((side, figure) -> figure.take(wanted(side), Optional.of(sight.orElse(ground())), manner(),
                tempo == Tempo.INSTANT ? 1 : tempo.of(1).toMillis()));
    }

    private Manner manner() {
        return !awake || tempo == Tempo.INSTANT ? Manner.AT_ONCE : reduced ? Manner.CROSS_FADE : Manner.MOVE;
    }

    private Point2D ground() {
        return switch (duty) {
            case THROW, NOTHING -> beans;
            case BET, MOVE -> middle;
        };
    }

    private FigurePose wanted(Side side) {
        if (now.containsKey(side)) {
            return now.get(side).pose();
        }
        if (lasting.containsKey(side)) {
            return lasting.get(side).pose();
        }
        boolean mine = acting.filter(side::equals).isPresent();
        if (bored && !mine) {
            return FigurePose.BORED;
        }
        return switch (duty) {
            case MOVE, BET -> mine ? FigurePose.PONDERING : FigurePose.REST;
            case THROW, NOTHING -> FigurePose.REST;
        };
    }

    /** Whether anything moves by itself, or will. */
    public boolean isStirring() {
        return breath.isRunning() || isRunning(moment) || isRunning(wait)
                || figures.values().stream().anyMatch(FigureView::isMoving);
    }

    /** Whether breath is drawn. */
    public boolean isBreathing() {
        return breath.isRunning();
    }

    private static boolean isRunning(PauseTransition pause) {
        return pause.getStatus() == PauseTransition.Status.RUNNING;
    }
}
