package patolli.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.model.Performer;
import patolli.model.Tempo;
import patolli.play.Decision;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliState;
import patolli.settings.TextSize;
import patolli.ui.common.Motion;
import patolli.ui.common.Pictures;

/** What lies on the mat and moves there: shows positions and turns, and can be told to skip. */
final class Table implements Performer {
    /** Milliseconds at normal tempo: fifteen characters a second, and nothing is read in less than this. */
    private static final double CHARACTER = 1000.0 / 15;
    private static final double SHORTEST_READING = 1200;
    private final ObjectProperty<Tempo> tempo = new SimpleObjectProperty<>(Tempo.NORMAL);
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty();
    private final Motion motion = new Motion();
    private final Pieces pieces;
    private final AssetsOnTable assets;
    private final Beans beans;
    private final Choreographer choreographer;
    private final Glide glide;
    private final CrossFade crossFade;
    private final CastDisc disc;
    private final ShakeCount shake;
    private Runnable changed = () -> { };
    private TableEar ear = TableEar.DEAF;
    private Optional<Turn> performed = Optional.empty();
    private final List<Event> unheard = new ArrayList<>();
    private boolean performing;
    private String forced = "";

    Table(Pane assetLayer, Pane pieceLayer, Pane beanLayer, Pane over, Pictures pictures) {
        disc = new CastDisc(beanLayer, pictures);
        shake = new ShakeCount(beanLayer);
        assets = new AssetsOnTable(assetLayer, pictures);
        pieces = new Pieces(pieceLayer, pictures);
        beans = new Beans(beanLayer, pictures);
        choreographer = new Choreographer(pieces, assets, beans, over, pictures, tempo::get, this::hear);
        glide = new Glide(pieces, assets);
        crossFade = new CrossFade(List.of(assetLayer, pieceLayer, beanLayer), over);
    }

    ObjectProperty<Tempo> tempoProperty() {
        return tempo;
    }

    /** Whether changes are shown by a short cross-fade instead of movement. */
    BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    Pieces pieces() {
        return pieces;
    }

    Beans beans() {
        return beans;
    }

    /** What is told of the shake. */
    ShakeCount shake() {
        return shake;
    }

    AssetsOnTable assets() {
        return assets;
    }

    /** Whether something is being shown that a player may skip. */
    boolean isMoving() {
        return motion.isRunning();
    }

    @Override
    public void skip() {
        motion.skip();
    }

    /** Who hears what happens here. */
    void setEar(TableEar listener) {
        ear = listener;
    }

    TableEar ear() {
        return ear;
    }

    private void hear(Event event) {
        performed.ifPresent(turn -> {
            unheard.removeIf(left -> left == event);
            ear.happens(turn, event);
        });
    }

    /** What was not shown on its way is heard now. */
    private void hearTheRest() {
        List.copyOf(unheard).forEach(this::hear);
        performed = Optional.empty();
    }

    /** Leaves off in the middle of what is being shown. */
    void drop() {
        performing = false;
        performed = Optional.empty();
        motion.drop();
    }

    @Override
    public void perform(Turn turn, Runnable told, Runnable done) {
        boolean cast = turn.decision() instanceof Decision.Cast;
        Runnable telling = once(told);
        assets.settle();
        performing = true;
        performed = Optional.of(turn);
        unheard.clear();
        unheard.addAll(turn.events());
        if (cast) {
            disc.hide();
            shake.thrown();
        } else {
            telling.run();
        }
        changed.run();
        Runnable each = () -> {
            telling.run();
            moved(turn);
        };
        Runnable end = () -> {
            telling.run();
            hearTheRest();
            settle(turn);
            performing = false;
            done.run();
        };
        if (tempo.get() == Tempo.INSTANT) {
            end.run();
        } else {
            motion.run(reducedMotion.get() ? crossFade(() -> lay(turn)) : movements(turn), each, end);
        }
    }

    private static Runnable once(Runnable work) {
        boolean[] ran = new boolean[1];
        return () -> {
            if (!ran[0]) {
                ran[0] = true;
                work.run();
            }
        };
    }

    private static Optional<Event.Cast> lastCast(Turn turn) {
        return turn.events().stream().filter(Event.Cast.class::isInstance).map(Event.Cast.class::cast)
                .reduce((first, last) -> last);
    }

    /** Does something as part of showing a turn. */
    void performing(Runnable work) {
        performing = true;
        assets.settle();
        changed.run();
        work.run();
        performing = false;
    }

    /** One movement of a turn has come to its end. */
    void moved(Turn turn) {
        lastCast(turn).ifPresent(cast -> disc.show(cast.cast(), cast.side()));
        changed.run();
    }

    /** Whether a turn is being shown. */
    boolean isPerforming() {
        return performing;
    }

    /** What is to be done whenever something has come to lie elsewhere. */
    void onChange(Runnable work) {
        changed = work;
    }

    /** How many assets a side has before it, or lie on the shield when no side is given. */
    int assetCount(Optional<Side> holder) {
        return assets.count(holder);
    }

    /** How many pieces of a side are home. */
    int home(Side side) {
        return (int) pieces.of(side).stream().filter(piece -> piece.square() == PieceSprite.HOME).count();
    }

    /** How large the number thrown is written. */
    void size(TextSize size) {
        disc.size(size);
    }

    /** The beans are gathered in a heap, and what they showed is gone. */
    void clearCast() {
        disc.hide();
        shake.hide();
        beans.gather();
    }

    /** The movements of a turn, for whoever wants to stop them on their way. */
    List<Supplier<Optional<Animation>>> movements(Turn turn) {
        return choreographer.movements(turn);
    }

    /** Lays everything as it is after a turn. */
    void settle(Turn turn) {
        motion.drop();
        lay(turn);
    }

    private void lay(Turn turn) {
        lastCast(turn).ifPresent(cast -> {
            showCast(cast.cast());
            disc.show(cast.cast(), cast.side());
        });
        lay(turn.after());
    }

    private void showCast(String cast) {
        if (beans.dotsShown() != Beans.dotsFor(cast) || tempo.get() == Tempo.INSTANT || reducedMotion.get()) {
            beans.show(cast);
        } else {
            beans.settle();
        }
    }

    private List<Supplier<Optional<Animation>>> crossFade(Runnable laying) {
        return List.of(() -> crossFade.to(laying, tempo.get()));
    }

    @Override
    public void pause(Beat beat, Runnable done) {
        if (tempo.get() == Tempo.INSTANT) {
            done.run();
            return;
        }
        motion.run(List.of(() -> Optional.of(new PauseTransition(length(beat)))), () -> { }, done);
    }

    /** What a player reads while a move is played for him, which gives him the time to. */
    void explainForced(String words) {
        forced = words;
    }

    /** How long a moment is in which nothing moves. */
    Duration length(Beat beat) {
        return tempo.get().of(switch (beat) {
            case MIRROR_CASTS -> 150;
            case IDLE -> 40;
            case MIRROR_MOVES -> 130;
            case FORCED -> Math.max(SHORTEST_READING, forced.length() * CHARACTER);
            case READING -> 380;
        });
    }

    @Override
    public void turnTo(State state, Runnable done) {
        drop();
        Runnable end = () -> {
            lay(state);
            changed.run();
            done.run();
        };
        if (tempo.get() == Tempo.INSTANT) {
            show(state);
            end.run();
        } else {
            motion.run(reducedMotion.get() ? crossFade(() -> place(state))
                    : List.of(() -> glide.to(() -> place(state), tempo.get())), changed, end);
        }
    }

    @Override
    public void show(State state) {
        drop();
        place(state);
    }

    private void place(State state) {
        lay(state);
        // The beans belong to the position: they show its cast, or wait in a heap for one.
        if (state.cast() >= 0) {
            beans.show(state.game().casts().text(state.cast()));
            disc.show(state.game().casts().text(state.cast()), state.mover());
        } else {
            clearCast();
        }
    }

    private void lay(State state) {
        choreographer.clear();
        crossFade.end();
        PatolliState position = (PatolliState) state;
        pieces.show(position);
        assets.show(position);
    }
}
