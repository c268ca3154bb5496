package patolli.ui.table;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;

/**
 * A number in thread on the cloth: so many stitches, lying as the dots on the face of a die do; or in a row at
 * the edge of a square.
 */
final class StitchedNumber extends Region {
    /** Its thread, what gleams on it, and what is seen about it. */
    private static final Color GOLD = Color.web("#F4BC3E"), GLEAM = Color.web("#FFE7A6"), DARK = Color.web("#141A33");
    /** The same on a square, which may have any colour. */
    private static final Color BONE = Color.web("#FFF1CC"), SHINE = Color.web("#FFFFFF"), NIGHT = Color.web("#120B07");
    /** From one stitch to the next, along a row and across; and how far each reaches from its middle. */
    private static final double ALONG = 9.6, ACROSS = 9.4, REACH_X = 2, REACH_Y = 2.8;
    private static final double THICK = 2.7, EDGE = 2, SHEEN = 0.8;
    /** Numbers above that lie in two rows. */
    private static final int ROW = 3;

    /** On a square: the room there is, how far from its middle a row lies, and how large stitches are beside others. */
    private static final double WIDE = 30, HIGH = 22, OFF = 6.4, SMALL = 1.08;
    /** From one small stitch to the next, at most, and how much more after the first half of more than a row has. */
    private static final double CLOSE = 6.7, GAP = 2.2;

    private StitchedNumber(double wide, double high, Group stitches) {
        stitches.setManaged(false);
        getChildren().add(stitches);
        setMinSize(wide, high);
        setPrefSize(wide, high);
        setMaxSize(wide, high);
        setMouseTransparent(true);
    }

    /** In gold, as on the face of a die. @param wide how much room it has */
    static StitchedNumber face(int number, double wide, double high) {
        int rows = number > ROW ? 2 : 1;
        int columns = number / rows;
        Group stitches = new Group();
        for (int i = 0; i < number; i++) {
            double x = wide / 2 + ALONG * (i % columns - (columns - 1) / 2.0);
            double y = high / 2 + ACROSS * (i / columns - (rows - 1) / 2.0);
            stitches.getChildren().addAll(stitch(x, y, 1, DARK, THICK + EDGE), stitch(x, y, 1, GOLD, THICK),
                    stitch(x - SHEEN / 2, y, 0.6, GLEAM, SHEEN));
        }
        return new StitchedNumber(wide, high, stitches);
    }

    /** On a square whose middle stays free: one number at its lower edge, a second at its upper one. */
    static StitchedNumber edged(List<Integer> numbers) {
        Group stitches = new Group();
        for (int row = 0; row < numbers.size(); row++) {
            int number = numbers.get(row);
            int half = number > ROW ? number / 2 : number;
            double gap = number > ROW ? GAP : 0;
            double close = Math.min(CLOSE, (WIDE - gap - 2 * REACH_X) / Math.max(1, number - 1));
            for (int i = 0; i < number; i++) {
                double x = WIDE / 2 + close * (i - (number - 1) / 2.0) + (i < half ? -gap : gap) / 2;
                double y = HIGH / 2 + (row == 0 ? OFF : -OFF);
                stitches.getChildren().addAll(stitch(x, y, SMALL, NIGHT, SMALL * THICK + EDGE),
                        stitch(x, y, SMALL, BONE, SMALL * THICK + 0.4),
                        stitch(x, y, SMALL * SMALL, SHINE, SHEEN));
            }
        }
        return new StitchedNumber(WIDE, HIGH, stitches);
    }

    private static Line stitch(double x, double y, double part, Paint dye, double thick) {
        Line line = new Line(x - part * REACH_X, y + part * REACH_Y, x + part * REACH_X, y - part * REACH_Y);
        line.setStroke(dye);
        line.setStrokeWidth(thick);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        return line;
    }
}
