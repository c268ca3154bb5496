package patolli.ui.table;

import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;

/** A number in thread on the cloth: so many stitches, lying as the dots on the face of a die do. */
final class StitchedNumber extends Region {
    /** Its thread, what gleams on it, and what is seen about it. */
    enum Dye {
        /** On dark cloth. */
        GOLD("#F4BC3E", "#FFE7A6", "#141A33"),
        /** On silk of gold. */
        INDIGO("#1A2350", "#5A70B8", "#FFEDB8");

        private final Color thread, gleam, about;

        Dye(String thread, String gleam, String about) {
            this.thread = Color.web(thread);
            this.gleam = Color.web(gleam);
            this.about = Color.web(about);
        }
    }

    /** From one stitch to the next, along a row and across; and how far each reaches from its middle. */
    private static final double ALONG = 9.6, ACROSS = 9.4, REACH_X = 2, REACH_Y = 2.8;
    private static final double THICK = 2.7, EDGE = 2, SHEEN = 0.8;
    /** Numbers above that lie in two rows. */
    private static final int ROW = 3;

    /** @param wide how much room it has */
    StitchedNumber(int number, Dye dye, double wide, double high) {
        int rows = number > ROW ? 2 : 1;
        int columns = number / rows;
        Group stitches = new Group();
        for (int i = 0; i < number; i++) {
            double x = wide / 2 + ALONG * (i % columns - (columns - 1) / 2.0);
            double y = high / 2 + ACROSS * (i / columns - (rows - 1) / 2.0);
            stitches.getChildren().addAll(stitch(x, y, 1, dye.about, THICK + EDGE), stitch(x, y, 1, dye.thread, THICK),
                    stitch(x - SHEEN / 2, y, 0.6, dye.gleam, SHEEN));
        }
        stitches.setManaged(false);
        getChildren().add(stitches);
        setMinSize(wide, high);
        setPrefSize(wide, high);
        setMaxSize(wide, high);
        setMouseTransparent(true);
    }

    private static Line stitch(double x, double y, double part, Paint dye, double thick) {
        Line line = new Line(x - part * REACH_X, y + part * REACH_Y, x + part * REACH_X, y - part * REACH_Y);
        line.setStroke(dye);
        line.setStrokeWidth(thick);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        return line;
    }
}
