package patolli.ui.bet;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;

/** What each side would lay into the bowl: from one asset to the smaller holding, never nothing. */
public final class BetModel {
    private static final int USUAL = 2;
    private final PatolliState state;
    private final Seats seats;
    private final IntConsumer laid;
    private final IntegerProperty amount = new SimpleIntegerProperty(this, "amount") {
        @Override
        public void set(int wanted) {
            super.set(Math.clamp(wanted, 1, most()));
        }
    };
    private boolean over;

    /**
     * @param state in phase bet
     * @param laid  told once, with the number of assets
     */
    public BetModel(PatolliState state, Seats seats, IntConsumer laid) {
        this.state = state;
        this.seats = seats;
        this.laid = laid;
        amount.set(USUAL);
    }

    /** How many assets each side lays down, 1 to {@link #most()}; what lies beyond is drawn to the nearest of these. */
    public IntegerProperty amountProperty() {
        return amount;
    }

    /** The smaller holding. */
    public int most() {
        return state.moves().size();
    }

    /** Which game of the contest is bet on, from 1. */
    public int gameNumber() {
        return state.gameNumber();
    }

    /** All that a side has, poorest first: the order in which it is paid. */
    public List<String> holding(Side side) {
        return List.copyOf(state.assets(side));
    }

    /** What a side would lay down now. */
    public List<String> stake(Side side) {
        return holding(side).subList(0, amount.get());
    }

    /** Who plays which side. */
    public Seats seats() {
        return seats;
    }

    /** Lays down the bet, once. */
    public void lay() {
        if (!over) {
            over = true;
            laid.accept(amount.get());
        }
    }
}
