package patolli.ui.statistics;

import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import patolli.ui.common.Pigment;

/** How many of so many were won, as a painted reed: what was won is green. A short one has a joint for each. */
final class WinBar extends Pane {
    private static final double WIDTH = 96;
    private static final double HEIGHT = 11;
    private static final int MOST_JOINTS = 16;

    WinBar(int won, int of) {
        Rectangle bare = new Rectangle(1, 1, WIDTH, HEIGHT);
        bare.setFill(Pigment.BONE.color());
        Rectangle green = new Rectangle(1, 1, of == 0 ? 0 : WIDTH * won / of, HEIGHT);
        green.setFill(Pigment.JADE.color());
        Rectangle edge = new Rectangle(1, 1, WIDTH, HEIGHT);
        edge.setFill(null);
        for (Rectangle part : new Rectangle[] {green, edge}) {
            part.setStroke(Pigment.INK.color());
            part.setStrokeWidth(1.4);
        }
        green.setVisible(won > 0);
        getChildren().addAll(bare, green);
        for (int joint = 1; joint < of && of <= MOST_JOINTS; joint++) {
            Line line = new Line(1 + WIDTH * joint / of, 2, 1 + WIDTH * joint / of, HEIGHT);
            line.setStroke(Pigment.INK.color());
            line.setStrokeWidth(0.9);
            getChildren().add(line);
        }
        getChildren().add(edge);
        setMinSize(WIDTH + 2, HEIGHT + 2);
        setMaxSize(WIDTH + 2, HEIGHT + 2);
    }
}
