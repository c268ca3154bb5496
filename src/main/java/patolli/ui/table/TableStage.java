package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import javafx.util.Subscription;
import patolli.model.Performer;
import patolli.model.Tempo;
import patolli.play.Decision;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.settings.TextSize;
import patolli.ui.common.Motion;
import patolli.ui.common.Pictures;
import patolli.ui.table.staging.MatBeast;
import patolli.ui.table.staging.Stagecraft;

/** What lies on the mat and moves there: shows positions and turns, and can be told to skip. */
public final class TableStage implements Performer, Seen {
    private final TableLayout layout;
    private final ObjectProperty<Tempo> tempo = new SimpleObjectProperty<>(Tempo.NORMAL);
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty();
    private final Motion motion = new Motion();
    private final Pieces pieces;
    private final Stakes stakes;
    private final Throwing throwing;
    private final Choreographer choreographer;
    private final Glide glide;
    private final CrossFade crossFade;
    private final Interludes interludes;
    private final ShakeCount shake;
    private Runnable changed = () -> { };
    private final TableEars ears = new TableEars();
    private final StagedEvents staged;
    private boolean performing;
    private final Pane added = new Pane();
    private final Signs grounds;
    private final Signs signs;
    private final Optional<MatBeast> beast;
    private Optional<State> position = Optional.empty();

    TableStage(GameTable table, Pane signLayer, Pane stakeLayer, Pane pieceLayer, Pane castLayer, Pane hands,
            Pane over, Pictures pictures) {
        layout = new TableLayout(table.board(), table.marks());
        throwing = new Throwing(table, castLayer, hands, pictures, tempo::get, reducedMotion::get);
        shake = new ShakeCount(castLayer, table.board());
        grounds = table.grounds(added, pictures);
        signs = table.signs(signLayer, pictures);
        beast = table.beast(pictures);
        beast.ifPresent(jaws -> {
            jaws.setSnapped(ears::bitten);
            jaws.setRoom(cast()::madeWay);
        });
        stakes = table.stakes(stakeLayer, pictures);
        pieces = new Pieces(pieceLayer, pictures, layout, table.pieces());
        pictures.fetchSharp(stakes.sprites());
        staged = new StagedEvents(pieces, stakes, layout, castLayer, new Stagecraft(over, pictures,
                table.board().band(), table.marks().bursts(), castLayer, tempo::get, beast));
        choreographer = new Choreographer(pieces, stakes, throwing, layout, staged, over, pictures, tempo::get,
                ears::hear, () -> changed.run());
        glide = new Glide(pieces, stakes);
        crossFade = new CrossFade(List.of(throwing.hand().arms(), stakeLayer, pieceLayer, castLayer, hands), over);
        interludes = new Interludes(throwing, crossFade, tempo::get, reducedMotion::get, this::clearTurn);
    }

    ObjectProperty<Tempo> tempoProperty() {
        return tempo;
    }

    /** Whether changes are shown by a short cross-fade instead of movement. */
    BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    TableLayout layout() {
        return layout;
    }

    public Pieces pieces() {
        return pieces;
    }

    /** What is thrown. */
    public CastView cast() {
        return throwing.cast();
    }

    /** What is thrown, with the hands that throw it. */
    public Throwing throwing() {
        return throwing;
    }

    /** What is told of the shake. */
    public ShakeCount shake() {
        return shake;
    }

    /** The beast on the mat, if one is painted there. */
    public Optional<MatBeast> beast() {
        return beast;
    }

    /** What a position adds to the table itself, to be laid on that. */
    Pane added() {
        return added;
    }

    /** What is played for. */
    public Stakes stakes() {
        return stakes;
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
        ears.set(listener);
    }

    /** Lets somebody more hear what happens here, after who was set and in the order in which they came. */
    public Subscription listen(TableEar listener) {
        return ears.listen(listener);
    }

    /** Who is seen to win, to pay or to be hit: the figure and the name plate of a side. */
    void setPeople(Function<Side, List<Node>> ofSide) {
        staged.setPeople(ofSide);
    }

    /** The beans were taken up into a player's hand, or left it. */
    void inHand(boolean held) {
        ears.inHand(held);
    }

    /** Leaves off in the middle of what is being shown. */
    void drop() {
        performing = false;
        ears.drop();
        motion.drop();
        interludes.end();
        throwing.hand().rest();
    }

    @Override
    public void perform(Turn turn, Runnable told, Runnable done) {
        boolean thrown = turn.decision() instanceof Decision.Cast;
        Runnable telling = once(told);
        stakes.settle();
        interludes.end();
        performing = true;
        ears.begin(turn);
        if (thrown) {
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
            ears.hearTheRest();
            settle(turn);
            if (thrown) {
                shake.hide();
            }
            performing = false;
            done.run();
        };
        if (tempo.get() == Tempo.INSTANT) {
            end.run();
        } else {
            motion.run(reducedMotion.get() ? List.of(() -> crossFade.to(() -> lay(turn), tempo.get()))
                    : movements(turn), each, end);
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
    public void performing(Runnable work) {
        performing = true;
        stakes.settle();
        changed.run();
        work.run();
        performing = false;
    }

    /** An event of a turn is heard at once, for whoever stops its movement on its way. */
    public void hear(Turn turn, Event event) {
        ears.hear(turn, event);
    }

    /** One movement of a turn has come to its end. */
    public void moved(Turn turn) {
        lastCast(turn).ifPresent(last -> throwing.disc().show(last.cast(), last.side()));
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

    @Override
    public int held(Optional<Side> holder) {
        return stakes.held(holder);
    }

    @Override
    public Optional<State> position() {
        return position;
    }

    @Override
    public List<Spot> spots(Side side) {
        return pieces.of(side).stream().map(PieceSprite::spot).toList();
    }

    /** Something is taught here: what would lie under the sheet is put away. */
    void teach() {
        signs.teach();
    }

    /** How large the number thrown is written. */
    void size(TextSize size) {
        throwing.disc().size(size);
        stakes.size(size);
        signs.size(size);
    }

    /** The beans are gathered in a heap, and what they showed is gone. */
    public void clearCast() {
        interludes.end();
        shake.hide();
        throwing.clear();
    }

    /** The movements of a turn, for whoever wants to stop them on their way. */
    public List<Supplier<Optional<Animation>>> movements(Turn turn) {
        signs.begin(turn);
        return choreographer.movements(turn);
    }

    /** Lays everything as it is after a turn. */
    public void settle(Turn turn) {
        motion.drop();
        lay(turn);
    }

    private void lay(Turn turn) {
        boolean moved = tempo.get() != Tempo.INSTANT && !reducedMotion.get();
        lastCast(turn).ifPresent(last -> throwing.lie(last.cast(), last.side(), moved));
        choreographer.spend(turn);
        lay(turn.after());
        signs.show(turn);
    }

    @Override
    public void pause(Beat beat, Runnable done) {
        if (tempo.get() == Tempo.INSTANT) {
            done.run();
            return;
        }
        interludes.end();
        motion.run(List.of(() -> Optional.of(interludes.moment(beat, position))), () -> { }, done);
    }

    /** A player is to throw: what the last cast left is swept to that side. */
    void awaitThrow(Side side) {
        throwing.expectHand();
        interludes.sweepTo(side);
    }

    /** What is thrown lies before that side at once, as it does for whoever sees it swept there. */
    void gather(Side side) {
        interludes.end();
        throwing.clearFor(side);
    }

    /** What is being swept lies where it is swept to: for pictures of the table. */
    void endSweeping() {
        interludes.end();
    }

    /** A player takes up what is to be thrown. */
    public void takeUp(Side side) {
        interludes.end();
        shake.hide();
        throwing.takeUp(side);
    }

    /** What a player reads while a move is played for him, which gives him the time to. */
    void explainForced(String words) {
        interludes.explainForced(words);
    }

    /** How long a moment is in which nothing moves. */
    Duration length(Beat beat) {
        return interludes.length(beat);
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
            motion.run(reducedMotion.get() ? List.of(() -> crossFade.to(() -> place(state), tempo.get()))
                    : List.of(() -> glide.to(() -> place(state), tempo.get())), changed, end);
        }
    }

    @Override
    public void show(State state) {
        drop();
        place(state);
    }

    private void place(State state) {
        boolean stays = position.filter(before -> before.mover() == state.mover()).isPresent();
        lay(state);
        ears.laid(state);
        // There was no throw, so there are no draws to show.
        shake.hide();
        // The beans belong to the position: they show its cast, or wait in a heap for one.
        if (state.cast() >= 0) {
            String shown = state.game().casts().text(state.cast());
            throwing.lie(shown, state.mover(), false);
        } else if (!state.dice().isEmpty()) {
            throwing.lie(state.dice(), state.mover(), stays);
        } else if (state.phase().isChance()) {
            throwing.clearFor(state.mover());
        } else {
            clearCast();
        }
    }

    private void clearTurn() {
        choreographer.clear();
        crossFade.end();
    }

    private void lay(State state) {
        clearTurn();
        pieces.show(state);
        stakes.show(state);
        grounds.show(state);
        signs.show(state);
        cast().left(state.dice());
        position = Optional.of(state);
    }
}
