package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import patolli.board.SpeechRoom;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/**
 * Tells who speaks, on the upper edge of the sheet on which that is written: a head in a ring of brass beads, as on
 * name plates.
 */
public final class SpeakerBadge extends Group {
    private static final Color GROUND = Color.web("#8B5A2B"), INK = Color.web("#1E1712"), BRASS = Color.web("#D9A441");
    private static final Color SHADOW = Color.web("#1E1712", 0.45);
    /** From its middle to its edge, to the beads, and how large and how many they are. */
    private static final double WIDE = 22.5, BEADS = 23.5, BEAD = 2, EDGE = 1.4;
    private static final int COUNT = 16;
    private static final double FALLS = 3;
    /** How far its middle lies from the sheet's right end, and above its upper edge. */
    private static final double ASIDE = 42, ABOVE = 2;

    /** @param head the picture of the head */
    public SpeakerBadge(Pictures pictures, String head) {
        Circle shadow = new Circle(1, FALLS, WIDE + BEAD, SHADOW);
        Circle ground = new Circle(WIDE, GROUND);
        ground.setStroke(INK);
        ground.setStrokeWidth(EDGE);
        getChildren().addAll(shadow, ground);
        for (int i = 0; i < COUNT; i++) {
            double turn = 2 * Math.PI * i / COUNT;
            Circle bead = new Circle(BEADS * Math.cos(turn), BEADS * Math.sin(turn), BEAD, BRASS);
            bead.setStroke(INK);
            bead.setStrokeWidth(EDGE / 2);
            getChildren().add(bead);
        }
        Sprite face = new Sprite(pictures, head);
        face.place(Point2D.ZERO);
        getChildren().add(face);
        setId("speaker-badge");
        setManaged(false);
        setMouseTransparent(true);
    }

    /** Lies on the edge of a sheet. */
    public void lie(SpeechRoom sheet) {
        lie(sheet, ABOVE);
    }

    /** Lies so high on the edge of a sheet that only so much of it is over what is written there. */
    void perch(SpeechRoom sheet, double over) {
        lie(sheet, BEADS + BEAD - over);
    }

    private void lie(SpeechRoom sheet, double above) {
        relocate(sheet.right(sheet.top()) - ASIDE + getLayoutBounds().getMinX(),
                sheet.top() - above + getLayoutBounds().getMinY());
    }
}
