package patolli.ui.patolli.bet;

import java.util.Comparator;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import patolli.ai.Judged;
import patolli.text.Texts;

/** What every bet is worth: the bet, and its chance under it, side by side from the smallest to the largest. */
final class BetGrid extends GridPane {
    private static final int COLUMNS = 5;
    private static final double WHOLE = 100;
    private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    /**
     * A table of these bets.
     *
     * @param judged every bet, best first
     * @param chosen the bet that would be laid down now
     * @param told   all of it in words
     */
    BetGrid(List<Judged> judged, int chosen, String told, Texts texts) {
        setId("bet-grid");
        getStyleClass().add("bet-grid");
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        for (int column = 0; column < COLUMNS; column++) {
            ColumnConstraints wide = new ColumnConstraints();
            wide.setPercentWidth(WHOLE / COLUMNS);
            getColumnConstraints().add(wide);
        }
        int best = judged.getFirst().move();
        List<Judged> inOrder = judged.stream().sorted(Comparator.comparingInt(Judged::move)).toList();
        for (int n = 0; n < inOrder.size(); n++) {
            Judged bet = inOrder.get(n);
            VBox cell = new VBox(label(texts.get("counsel.bet", bet.move()), "bet-grid-bet"),
                    label(texts.get("counsel.chance", bet.value()), "bet-grid-chance"));
            cell.getStyleClass().add("bet-grid-cell");
            cell.pseudoClassStateChanged(BEST, bet.move() == best);
            cell.pseudoClassStateChanged(CHOSEN, bet.move() == chosen);
            add(cell, n % COLUMNS, n / COLUMNS);
        }
    }

    private static Label label(String words, String style) {
        Label label = new Label(words);
        label.getStyleClass().add(style);
        return label;
    }
}
