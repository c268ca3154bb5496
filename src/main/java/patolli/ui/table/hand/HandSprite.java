package patolli.ui.table.hand;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.layout.Pane;
import patolli.board.Box;
import patolli.board.HandSheet;
import patolli.board.HandSheet.Pose;
import patolli.board.Point;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.light.SoftShadow;
import patolli.ui.table.light.TableLight;

/**
 * The hand of one side, with its arm; away at first. It is never turned or scaled: each pose is a picture of its own.
 */
final class HandSprite extends Sprite {
    private static final Set<Pose> OPEN = EnumSet.of(Pose.OPENING, Pose.THROWN);
    /** From the grip to the tips of its fingers. */
    private static final double FINGERS = 52;
    /** How far from it its shadow falls, how soft that is, in design units, and how dark. */
    private static final double FALLS = 21, SOFT = 13, DARK = 0.62;
    private static final String SHADOW = "shadow";
    private final HandPicture look;
    private final Point2D toMiddle;
    private final Sprite arm;
    private final Point2D toArm;
    /** On the mat, under the arm: those of the hand and of the arm. */
    private final Sprite shadow;
    private final Sprite armShadow;
    private final Point2D fall;
    /** How many of the shadows are made: till then their pictures are those of hand and arm. */
    private int made;
    private final Pane over;
    private final Pane under;
    private Pose pose = Pose.REACHING;

    /**
     * @param over  the layer over what is thrown, where a hand lies that takes it up or holds it
     * @param under the layer under it, of the arm, and of an open hand out of which it flies
     */
    HandSprite(Pictures pictures, HandPicture look, Pane over, Pane under) {
        super(pictures, look.poses());
        this.look = look;
        Point grip = HandSheet.grip(look.place().arm());
        toMiddle = new Point2D(HandSheet.CELL / 2 - grip.x(), HandSheet.CELL / 2 - grip.y());
        Box box = HandSheet.arm(look.place());
        toArm = new Point2D(box.middle().x(), box.middle().y());
        arm = new Sprite(pictures, look.arm());
        shadow = shadow(pictures, look.poses(), HandSheet.CELL);
        armShadow = shadow(pictures, look.arm(), box.height());
        Point away = TableLight.shadow(look.place().at());
        fall = new Point2D(FALLS * away.x(), FALLS * away.y());
        this.over = over;
        this.under = under;
        under.getChildren().addAll(armShadow, shadow, arm);
        getStyleClass().add("hand");
        take(pose);
        leave();
    }

    /** What it throws on the mat. @param high the whole picture, in design units */
    private Sprite shadow(Pictures pictures, String name, double high) {
        Sprite shade = new Sprite(pictures, name);
        UnaryOperator<Image> making = picture -> SoftShadow.of(picture, SOFT * picture.getHeight() / high, DARK);
        shade.getStyleClass().add(SHADOW);
        pictures.tint(shade, SHADOW, making);
        pictures.made(name, SHADOW, making, ready -> made++);
        shade.setVisible(false);
        return shade;
    }

    /** Where it holds something when it lies in its place. */
    Point2D grip() {
        return new Point2D(look.place().at().x(), look.place().at().y());
    }

    /** Before its fingers, if it stretches them after what it throws. */
    Point2D fingertips() {
        double turn = Math.toRadians(look.place().arm());
        double far = look.back() > 0 ? 0 : FINGERS;
        return grip().subtract(far * Math.cos(turn), far * Math.sin(turn));
    }

    /** How far it is drawn back as it lets go. */
    double back() {
        return look.back();
    }

    Pose pose() {
        return pose;
    }

    /**
     * Lies there in a pose.
     *
     * @param back how far it is drawn back along its arm, below zero how far it is stretched out
     * @param up   how far it is lifted towards its thumb
     */
    void lie(Pose now, double back, double up, double opacity) {
        if (now != pose) {
            take(now);
        }
        double turn = Math.toRadians(look.place().arm());
        Point open = HandSheet.opening(look.place().arm());
        Point2D wrist = grip().add(back * Math.cos(turn), back * Math.sin(turn));
        place(whole(wrist.add(up * open.x(), up * open.y())).add(toMiddle));
        // It shakes from the wrist: a still arm need not be drawn again.
        arm.place(whole(wrist).add(toArm));
        shadow.place(whole(at().add(fall)));
        armShadow.place(whole(arm.at().add(fall)));
        for (Sprite part : List.of(this, arm)) {
            part.setOpacity(opacity);
            part.setVisible(opacity > 0);
        }
        for (Sprite part : List.of(shadow, armShadow)) {
            part.setOpacity(opacity);
            part.setVisible(made == 2 && opacity > 0);
        }
    }

    /** On whole units: a picture between two pixels would be drawn anew for every place. */
    private static Point2D whole(Point2D at) {
        return new Point2D(Math.rint(at.getX()), Math.rint(at.getY()));
    }

    private void lieOn(Pane layer) {
        if (getParent() != layer) {
            List.of(over, under).forEach(each -> each.getChildren().remove(this));
            layer.getChildren().add(this);
        }
    }

    /** It is not seen. */
    void leave() {
        lieOn(over);
        List.of(this, arm, shadow, armShadow).forEach(part -> part.setVisible(false));
    }

    private void take(Pose now) {
        pose = now;
        lieOn(OPEN.contains(now) ? under : over);
        Rectangle2D cell = new Rectangle2D(now.ordinal() * HandSheet.CELL, 0, HandSheet.CELL, HandSheet.CELL);
        List.of(this, shadow).forEach(part -> pictures().crop(part, cell));
    }
}
