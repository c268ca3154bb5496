package patolli.ui.table;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import patolli.board.Box;
import patolli.board.Point;
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
    private static final double STEP = 4;

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
        lie(sheet.right(sheet.top()) - ASIDE, sheet.top() - ABOVE);
    }

    /**
     * Lies so high on the edge of a sheet that only so much of it is over what is written there, and where none of the
     * pieces can come to lie on the face. Where it would lie on somebody else it hangs from the lower left corner.
     *
     * @param pieces the middles of places about the sheet where pieces may lie
     * @param half   how far a piece goes from there
     * @param others where others sit
     */
    void perch(SpeechRoom sheet, double over, List<Point> pieces, double half, List<Box> others) {
        double y = sheet.top() - BEADS - BEAD + over;
        double right = sheet.right(sheet.top()) - ASIDE, left = sheet.left(sheet.top()) + ASIDE;
        double clear = BEADS + BEAD + half;
        double x = Stream.concat(DoubleStream.iterate(right, at -> at >= left, at -> at - STEP).boxed(),
                Stream.of(right + ASIDE / 2)).filter(at -> pieces.stream().allMatch(piece ->
                piece.distance(new Point(at, y)) >= clear)).findFirst().orElse(right);
        if (others.stream().anyMatch(box -> box.contains(new Point(x, y)))) {
            lie(sheet.left(sheet.bottom()) + ASIDE / 4, sheet.bottom() + BEADS + BEAD - over);
        } else {
            lie(x, y);
        }
    }

    private void lie(double x, double y) {
        relocate(x + getLayoutBounds().getMinX(), y + getLayoutBounds().getMinY());
    }
}
