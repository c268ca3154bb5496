package patolli.ui.bell;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import patolli.ui.common.Pigment;

/** A purse of deerskin that lies open: a scalloped round of hide, the cord in its eyelets. */
final class OpenPurse extends Group {
    private static final int SCALLOPS = 12;
    private static final double IN = 0.90;
    private static final double EYELETS = 0.83;
    private static final Color HIDE = Color.web("#B07A45");
    private static final Color WORN = Color.web("#C4935C");
    private static final Color SHADE = Color.color(0.07, 0.04, 0.02, 0.42);

    /** It reaches so far to the sides, and so far up and down. */
    OpenPurse(Point2D at, double wide, double high) {
        SVGPath shade = round(wide, high, 1);
        shade.setFill(SHADE);
        shade.setTranslateX(2);
        shade.setTranslateY(3);
        SVGPath hide = round(wide, high, 1);
        hide.setFill(HIDE);
        hide.setStroke(Pigment.INK.color());
        hide.setStrokeWidth(2);
        hide.setStrokeLineJoin(StrokeLineJoin.ROUND);
        SVGPath worn = round(wide, high, 0.68);
        worn.setFill(WORN);
        getChildren().addAll(shade, hide, worn);
        for (int i = 0; i < SCALLOPS; i++) {
            double angle = Math.PI * 2 * (i + 0.5) / SCALLOPS;
            getChildren().add(new Circle(EYELETS * wide * Math.cos(angle), EYELETS * high * Math.sin(angle), 1.7,
                    Pigment.INK.color()));
        }
        SVGPath cord = new SVGPath();
        StringBuilder way = new StringBuilder();
        for (int i = 0; i < SCALLOPS; i += 2) {
            way.append(corner("M", wide * EYELETS, high * EYELETS, i + 0.5))
                    .append(corner("L", wide * EYELETS, high * EYELETS, i + 1.5));
        }
        cord.setContent(way.toString());
        cord.setStroke(Pigment.COCHINEAL.color());
        cord.setStrokeWidth(1.8);
        cord.setStrokeLineCap(StrokeLineCap.ROUND);
        getChildren().add(cord);
        setLayoutX(at.getX());
        setLayoutY(at.getY());
        setManaged(false);
        setMouseTransparent(true);
    }

    private static SVGPath round(double wide, double high, double size) {
        StringBuilder path = new StringBuilder(corner("M", wide * size * IN, high * size * IN, 0));
        for (int i = 0; i < SCALLOPS; i++) {
            path.append(corner("Q", wide * size * 1.1, high * size * 1.1, i + 0.5))
                    .append(corner("", wide * size * IN, high * size * IN, i + 1));
        }
        SVGPath form = new SVGPath();
        form.setContent(path.append(" Z").toString());
        return form;
    }

    private static String corner(String command, double wide, double high, double at) {
        double angle = Math.PI * 2 * at / SCALLOPS;
        return " " + command + " " + wide * Math.cos(angle) + "," + high * Math.sin(angle);
    }
}
