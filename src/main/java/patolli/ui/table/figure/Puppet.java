package patolli.ui.table.figure;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.figure.Attitude;
import patolli.board.figure.FigurePart;
import patolli.board.figure.FigureSheet;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Glance;
import patolli.board.figure.Hinge;
import patolli.board.figure.Joint;
import patolli.board.figure.Rig;
import patolli.board.figure.Swing;
import patolli.ui.common.Pictures;
import patolli.ui.table.light.TableLight;

/** A figure as it is seen: shadows, over them the cut edges, over them the paint of all its parts. */
final class Puppet extends Group {
    /** How far its shadow falls, in design units. */
    private static final double FALL = 5;
    /** People are painted to be read: they take on so much of the light. */
    private static final double SHARE = 0.28;
    private final Rig rig;
    private final FigureSize size;
    private final Map<Joint, Affine> joints = new EnumMap<>(Joint.class);
    private final Pictures pictures;
    private final List<Piece> pieces = new ArrayList<>();
    private Map<Joint, Swing> swings = Map.of();

    /** One part's picture on one of the sheets. */
    private record Piece(FigurePart part, ImageView view) { }

    Puppet(Sitter sitter, Pictures pictures) {
        this.pictures = pictures;
        rig = sitter.rig();
        size = sitter.size();
        FigureSheet sheet = FigureSheet.of(rig, size);
        rig.hinges().keySet().forEach(joint -> joints.put(joint, new Affine()));
        List<String> sheets = sitter.sheets();
        for (int i = 0; i < sheets.size(); i++) {
            Group layer = new Group();
            for (FigurePart part : rig.parts()) {
                if (part.hasEdge() || i == sheets.size() - 1) {
                    ImageView view = view(pictures, sheets.get(i), sheet.cell(part), joints.get(part.joint()));
                    layer.getChildren().add(view);
                    pieces.add(new Piece(part, view));
                }
            }
            layer.setTranslateY(i == 0 ? FALL : 0);
            getChildren().add(layer);
        }
        if (sitter.facing() == Sitter.Facing.LEFT) {
            getTransforms().add(new Scale(-1, 1, size.wide() / 2.0, 0));
        }
        setMouseTransparent(true);
        setAutoSizeChildren(false);
        setCache(true);
    }

    private static ImageView view(Pictures pictures, String sheet, FigureSheet.Cell cell, Affine joint) {
        ImageView view = pictures.view(sheet);
        Box at = cell.at();
        pictures.crop(view, new Rectangle2D(at.x(), at.y(), at.width(), at.height()));
        view.setX(cell.field().x());
        view.setY(cell.field().y());
        view.getTransforms().add(joint);
        return view;
    }

    /** It is seen as somebody who sits there in that light. */
    void light(TableLight light, Point seat) {
        Seated how = new Seated(light, seat);
        pieces.forEach(piece -> pictures.tint(piece.view, how, picture -> light.seated(picture, seat, SHARE)));
    }

    private record Seated(TableLight light, Point seat) { }

    /** Shows the parts of an attitude, with the eyes somewhere. */
    void dress(Attitude attitude, Glance gaze) {
        Set<String> tags = attitude.tags(gaze);
        pieces.forEach(piece -> piece.view().setVisible(piece.part().isShown(tags)));
    }

    /** Turns all joints. */
    void bend(Map<Joint, Swing> to) {
        swings = Map.copyOf(to);
        joints.forEach((joint, affine) -> {
            Affine now = world(joint);
            if (!now.equals(affine)) {
                affine.setToTransform(now);
            }
        });
    }

    private Affine world(Joint joint) {
        Hinge hinge = rig.hinges().get(joint);
        Affine all = hinge.parent() == joint ? new Affine() : world(hinge.parent());
        Swing swing = swings.getOrDefault(joint, Swing.NONE);
        double k = size.unit();
        Point2D pivot = at(hinge.pivot());
        all.appendTranslation(swing.dx() * k, swing.dy() * k);
        all.appendRotation(swing.degrees(), pivot);
        all.appendScale(swing.scale(), swing.scale(), pivot);
        return all;
    }

    /** A point that is painted on what hangs from a joint, in the coordinates of what the figure stands in. */
    Point2D seen(Joint joint, Point point) {
        return localToParent(joints.get(joint).transform(at(point)));
    }

    private Point2D at(Point point) {
        return new Point2D(size.inset() + point.x() * size.unit(), point.y() * size.unit());
    }
}
