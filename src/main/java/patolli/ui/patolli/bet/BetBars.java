package patolli.ui.patolli.bet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import patolli.ai.Judged;
import patolli.ui.common.Pigment;

/** What every bet is worth, as a row of bars from the smallest to the largest: gold the best, bright the chosen one. */
final class BetBars extends Pane {
    static final double WIDTH = 250;
    static final double HEIGHT = 82;
    /** Where bars stand, and where the highest ends; what is written stands above and below. */
    private static final double FOOT = 63;
    private static final double TOP = 19;
    private static final double BELOW = 73;
    private static final double ABOVE = 8;
    /** How wide a bar is at most, of the room that it has, and in design units. */
    private static final double PART = 0.72;
    private static final double WIDEST = 22;
    private static final double CONTOUR = 1.2;
    private static final double QUIET = 0.5;
    /** Between words at least. */
    private static final double APART = 5;
    private final List<Text> written = new ArrayList<>();

    /**
     * @param judged every bet, best first
     * @param chosen the bet that would be laid down now
     * @param told   all of it in words
     */
    BetBars(List<Judged> judged, int chosen, String told) {
        setId("bet-bars");
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(told);
        int best = judged.getFirst().move();
        double room = WIDTH / judged.size();
        double wide = Math.min(WIDEST, room * PART);
        double highest = judged.getFirst().value();
        List<Judged> inOrder = judged.stream().sorted(Comparator.comparingInt(Judged::move)).toList();
        for (Judged bet : inOrder) {
            double high = Math.max(CONTOUR, (FOOT - TOP) * bet.value() / highest);
            Rectangle bar = new Rectangle(middle(bet.move(), room) - wide / 2, FOOT - high, wide, high);
            bar.setFill(bet.move() == best ? Pigment.OCHRE.color()
                    : Pigment.BONE.color().deriveColor(0, 1, 1, bet.move() == chosen ? 1 : QUIET));
            bar.setStroke(bet.move() == chosen ? Color.WHITE : Pigment.INK.color());
            bar.setStrokeWidth(CONTOUR);
            getChildren().add(bar);
        }
        // What matters most is written first: whatever would touch it is left out.
        value(inOrder.get(best - 1), room);
        value(inOrder.get(chosen - 1), room);
        number(best, room);
        number(chosen, room);
        number(1, room);
        number(inOrder.size(), room);
    }

    private static double middle(int bet, double room) {
        return room * (bet - 0.5);
    }

    private void value(Judged bet, double room) {
        write(String.format(Locale.ROOT, "%d%%", Math.round(100 * bet.value())), middle(bet.move(), room), ABOVE);
    }

    private void number(int bet, double room) {
        write(Integer.toString(bet), middle(bet, room), BELOW);
    }

    private void write(String words, double x, double y) {
        Text text = new Text(words);
        text.getStyleClass().add("bet-bar");
        text.setTextOrigin(VPos.CENTER);
        text.setY(y);
        List<Text> before = List.copyOf(written);
        text.layoutBoundsProperty().subscribe(bounds -> {
            text.setX(Math.clamp(x - bounds.getWidth() / 2, 0, Math.max(0, WIDTH - bounds.getWidth())));
            text.setVisible(before.stream().noneMatch(other -> other.isVisible() && other.getY() == y
                    && other.getX() < text.getX() + bounds.getWidth() + APART
                    && text.getX() < other.getX() + other.getLayoutBounds().getWidth() + APART));
        });
        written.add(text);
        getChildren().add(text);
    }
}
