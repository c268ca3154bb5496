package patolli.rules.tablan;

import static patolli.rules.Side.BLACK;
import static patolli.rules.Side.WHITE;

import java.util.function.IntUnaryOperator;
import patolli.rules.Phase;
import patolli.rules.Run;
import patolli.rules.Side;

/** A game of Tablan that goes on in place: what {@link TablanTurn} does, without a position or an event. */
final class TablanRun implements Run {
    private final TablanSetup setup;
    private final boolean inOrder;
    /** The phase when no cast waits for its move. */
    private Phase calm;
    private TablanOpening opening;
    private boolean isBlack;
    private int cast;
    /** How many steps the cast is worth, in phase move. */
    private int value;
    private long own;
    private long enemy;
    // in phase move: the pieces that can go by the cast, and by half of it
    private long whole;
    private long free;

    TablanRun(TablanState start) {
        setup = start.setup();
        inOrder = setup.inOrder();
        calm = start.phase() == Phase.MOVE ? Phase.CAST : start.phase();
        opening = start.opening();
        isBlack = start.mover() == BLACK;
        cast = TablanState.NO_CAST;
        own = start.set(isBlack ? BLACK : WHITE);
        enemy = start.set(isBlack ? WHITE : BLACK);
        if (start.phase() == Phase.MOVE) {
            meet(start.cast());
        }
    }

    @Override
    public TablanState state() {
        return TablanState.of(setup, phase(), mover(), cast, opening, isBlack ? enemy : own, isBlack ? own : enemy);
    }

    @Override
    public Phase phase() {
        return cast == TablanState.NO_CAST ? calm : Phase.MOVE;
    }

    private Side mover() {
        return isBlack ? BLACK : WHITE;
    }

    @Override
    public void cast(int made) {
        if (calm == Phase.THROWOFF) {
            open(made);
        } else if (made == TablanGame.ZERO) {
            pass();
        } else {
            meet(made);
        }
    }

    private void open(int made) {
        if (made == TablanGame.TWO) {
            calm = Phase.CAST;
            opening = TablanOpening.UNCAST;
            meet(made);
        } else {
            opening = opening.with(mover(), made);
            pass();
        }
    }

    private void pass() {
        long theirs = enemy;
        enemy = own;
        own = theirs;
        isBlack = !isBlack;
    }

    /** The cast awaits its move; when there is none it is lost, and another of the same player follows. */
    private void meet(int made) {
        value = TablanGame.value(made);
        long open = TablanMoves.open(own, enemy, inOrder);
        long mobile = TablanMoves.mobile(own, value);
        whole = mobile & open >>> value;
        free = mobile & open >>> (value >> 1);
        if (whole != 0 || TablanMoves.canPlayHalves(own, free, mobile, value >> 1, inOrder)) {
            cast = made;
        }
    }

    @Override
    public void play(int move) {
        move(TablanMoves.sources(move), TablanMoves.distance(move, value));
    }

    @Override
    public void playOne(IntUnaryOperator place) {
        long sources = TablanMoves.one(own, whole, free, inOrder, value, place);
        move(sources, (sources & sources - 1) == 0 ? value : value >> 1);
    }

    private void move(long sources, int distance) {
        long landed = sources << distance;
        own = TablanMoves.moved(own, sources, landed);
        enemy = TablanMoves.captured(enemy, landed);
        cast = TablanState.NO_CAST;
        if (setup.ends(own, enemy)) {
            calm = Phase.OVER;
        }
    }
}
