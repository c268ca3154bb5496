package patolli.ui.patolli.bet;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import patolli.model.Hint;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.ui.proof.PlayersWord;
import patolli.ui.proof.ShownSeal;
import patolli.ui.table.BetAsked;
import patolli.ui.table.HintAsked;

/** What each side would lay into the bowl: from one asset to the smaller holding, never nothing. */
public final class BetModel {
    private static final int USUAL = 2;
    private final BetAsked asked;
    private final PatolliState state;
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
        this(new BetAsked(state, seats, laid, Optional.empty(), new PlayersWord.None(), HintAsked.none(), false));
    }

    /** @param asked a bet in this game, with the number of assets for its moves */
    public BetModel(BetAsked asked) {
        this.asked = asked;
        state = (PatolliState) asked.state();
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

    /** The sides that would have nothing left in hand. */
    public List<Side> emptied() {
        return state.sides().stream().filter(side -> holding(side).size() == amount.get()).toList();
    }

    /** Who plays which side. */
    public Seats seats() {
        return asked.seats();
    }

    /** The seal of the contest's beans; empty when none is to be shown. */
    public Optional<ShownSeal> seal() {
        return asked.seal();
    }

    /** Whether the contest is played on from a position, by beans without a seal. */
    public boolean isTrial() {
        return asked.trial();
    }

    /** What the players add to the beans. */
    PlayersWord word() {
        return asked.word();
    }

    /** What an adviser thinks of the bets; empty before somebody has asked, and where nobody answers. */
    public ReadOnlyObjectProperty<Optional<Hint>> hintProperty() {
        return asked.hint().hint();
    }

    /** Asks for a hint; once more, for all of it. */
    public void askForHint() {
        if (!over) {
            asked.hint().ask().run();
        }
    }

    /** Lays down the bet, once. */
    public void lay() {
        if (!over) {
            over = true;
            asked.laid().accept(amount.get());
        }
    }
}
