package patolli.ui.table.hand;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import patolli.board.HandSheet;
import patolli.board.HandSheet.Pose;
import patolli.board.Point;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** The hand of one side; away at first. It is never turned or scaled: each pose is a picture of its own. */
final class HandSprite extends Sprite {
    private final HandPicture look;
    private final Point2D toMiddle;
    private Pose pose = Pose.REACHING;

    HandSprite(Pictures pictures, HandPicture look) {
        super(pictures, look.picture());
        this.look = look;
        Point grip = HandSheet.grip(look.place().arm());
        toMiddle = new Point2D(HandSheet.CELL / 2 - grip.x(), HandSheet.CELL / 2 - grip.y());
        getStyleClass().add("hand");
        take(pose);
        setVisible(false);
    }

    /** Where it holds something when it lies in its place. */
    Point2D grip() {
        return new Point2D(look.place().at().x(), look.place().at().y());
    }

    /** Where the closed hand is open, at distance 1 from the grip. */
    Point2D opening() {
        Point open = HandSheet.opening(look.place().arm());
        return new Point2D(open.x(), open.y());
    }

    Pose pose() {
        return pose;
    }

    /**
     * Lies there in a pose.
     *
     * @param back how far it is drawn back along its arm, below zero how far it is stretched out
     * @param up   how far it is lifted towards its open side
     */
    void lie(Pose now, double back, double up, double opacity) {
        if (now != pose) {
            take(now);
        }
        double turn = Math.toRadians(look.place().arm());
        Point2D at = grip().add(back * Math.cos(turn), back * Math.sin(turn)).add(opening().multiply(up));
        // On whole units: a picture between two pixels would be drawn anew for every place.
        place(new Point2D(Math.rint(at.getX()), Math.rint(at.getY())).add(toMiddle));
        setOpacity(opacity);
        setVisible(opacity > 0);
    }

    private void take(Pose now) {
        pose = now;
        pictures().crop(this, new Rectangle2D(now.ordinal() * HandSheet.CELL, 0, HandSheet.CELL, HandSheet.CELL));
    }
}
