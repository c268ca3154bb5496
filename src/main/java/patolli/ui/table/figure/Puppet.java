package patolli.ui.table.figure;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Affine;
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

/**
 * A figure as it is seen: shadows, over them the cut edges, over them the paint of all its parts. It is painted as one
 * picture, after the next layout in which something of it has changed: the first time at once, from then on beside the
 * FX thread, while the picture before stays.
 */
final class Puppet extends Group {
    /** How far its shadow falls, in design units. */
    private static final double FALL = 10;
    /** People are painted to be read: they take on so much of the light. */
    private static final double SHARE = 0.28;
    private final Rig rig;
    private final FigureSize size;
    private final FigureSheet cells;
    private final boolean mirrored;
    private final Map<Joint, Affine> joints = new EnumMap<>(Joint.class);
    private final Pictures pictures;
    private final List<Layer> layers = new ArrayList<>();
    private final Set<FigurePart> shown = new HashSet<>();
    private final PaintedPoses painted;
    private final ImageView seen = new ImageView();
    private PixelBuffer<IntBuffer> buffer;
    /** Whether a picture is being painted. */
    private boolean painting;
    /** So many pictures were asked for. */
    private int asked;
    private Map<Joint, Swing> swings = Map.of();
    /** Where its shadow lies from it. */
    private Point2D fall = new Point2D(0, FALL);

    /** One of the sheets, in the size and the light of the moment. */
    private final class Layer {
        private final ImageView sheet;
        private final List<FigurePart> parts;
        private Supplier<PartPainter.Sheet> pixels;
        private int number;
        private double dense;

        Layer(String name, List<FigurePart> parts) {
            this.parts = parts;
            sheet = pictures.view(name);
            sheet.imageProperty().subscribe(this::read);
        }

        private void read(Image image) {
            pixels = new Pixels(image);
            number = painted.number(image);
            dense = image.getWidth() / cells.width();
            requestLayout();
        }

        /** From the pixels of a part's picture to the figure's field. */
        Affine placed(FigurePart part) {
            Box field = cells.cell(part).field();
            Affine all = new Affine();
            if (this == layers.getFirst()) {
                all.appendTranslation(fall.getX(), fall.getY());
            }
            if (mirrored) {
                all.appendTranslation(size.wide(), 0);
                all.appendScale(-1, 1);
            }
            all.append(joints.get(part.joint()));
            all.appendTranslation(field.x(), field.y());
            all.appendScale(1 / dense, 1 / dense);
            return all;
        }

        PartPainter.Cell cell(FigurePart part) {
            Box at = cells.cell(part).at();
            return new PartPainter.Cell((int) (at.x() * dense), (int) (at.y() * dense), (int) (at.width() * dense),
                    (int) (at.height() * dense));
        }

        Bounds bounds(FigurePart part) {
            PartPainter.Cell cell = cell(part);
            return placed(part).transform(new BoundingBox(0, 0, cell.width(), cell.height()));
        }
    }

    /** A sheet's pixels, read when somebody has to paint with them, on any thread. */
    private static final class Pixels implements Supplier<PartPainter.Sheet> {
        private final Image image;
        private PartPainter.Sheet sheet;

        Pixels(Image image) {
            this.image = image;
        }

        @Override
        public synchronized PartPainter.Sheet get() {
            if (sheet == null) {
                int width = (int) image.getWidth();
                int height = (int) image.getHeight();
                int[] all = new int[width * height];
                image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), all, 0,
                        width);
                sheet = new PartPainter.Sheet(all, width);
            }
            return sheet;
        }
    }

    Puppet(Sitter sitter, Pictures pictures) {
        this.pictures = pictures;
        painted = PaintedPoses.with(pictures);
        rig = sitter.rig();
        size = sitter.size();
        cells = FigureSheet.of(rig, size);
        mirrored = sitter.facing() == Sitter.Facing.LEFT;
        rig.hinges().keySet().forEach(joint -> joints.put(joint, new Affine()));
        List<String> sheets = sitter.sheets();
        for (int i = 0; i < sheets.size(); i++) {
            boolean paint = i == sheets.size() - 1;
            layers.add(new Layer(sheets.get(i), rig.parts().stream().filter(part -> paint || part.hasEdge()).toList()));
        }
        shown.addAll(rig.parts());
        getChildren().add(seen);
        setMouseTransparent(true);
        setAutoSizeChildren(false);
        // Nothing else has to be laid out when it changes.
        setManaged(false);
    }

    /** It is seen as somebody who sits there in that light. */
    void light(TableLight light, Point seat) {
        Seated how = new Seated(light, seat);
        Point away = TableLight.shadow(seat);
        fall = new Point2D(away.x(), away.y()).multiply(FALL);
        requestLayout();
        layers.forEach(layer -> pictures.tint(layer.sheet, how, picture -> light.seated(picture, seat, SHARE)));
    }

    private record Seated(TableLight light, Point seat) { }

    /** Shows the parts of an attitude, with the eyes somewhere. */
    void dress(Attitude attitude, Glance gaze) {
        Set<String> tags = attitude.tags(gaze);
        List<FigurePart> now = rig.parts().stream().filter(part -> part.isShown(tags)).toList();
        if (!shown.equals(Set.copyOf(now))) {
            shown.clear();
            shown.addAll(now);
            requestLayout();
        }
    }

    @Override
    protected void layoutChildren() {
        paint();
    }

    private void paint() {
        double dense = layers.getLast().dense;
        PaintedPoses.Look look = new PaintedPoses.Look(layers.stream().map(layer -> layer.number).toList(), mirrored,
                fall, Set.copyOf(shown), swings);
        asked++;
        Optional<PaintedPoses.Painted> known = painted.find(look);
        if (known.isPresent()) {
            show(known.get(), dense);
        } else if (buffer == null) {
            PaintedPoses.Order order = painted.order(look);
            show(order, plan(dense).paint(order.room()), dense);
        } else if (!painting) {
            paintBeside(painted.order(look), plan(dense));
        }
        // Else what is being painted is late already: what is wanted then is painted after it.
    }

    private void paintBeside(PaintedPoses.Order order, PosePlan plan) {
        painting = true;
        int number = asked;
        pictures.soon(() -> plan.paint(order.room()), picture -> {
            painting = false;
            picture.ifPresent(now -> show(order, now, plan.dense()));
            if (number != asked) {
                requestLayout();
            }
        });
    }

    private PosePlan plan(double dense) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Layer layer : layers) {
            for (FigurePart part : layer.parts) {
                if (shown.contains(part)) {
                    Bounds bounds = layer.bounds(part);
                    left = Math.min(left, bounds.getMinX());
                    top = Math.min(top, bounds.getMinY());
                    right = Math.max(right, bounds.getMaxX());
                    bottom = Math.max(bottom, bounds.getMaxY());
                }
            }
        }
        int x = (int) Math.floor(left * dense);
        int y = (int) Math.floor(top * dense);
        Affine canvas = new Affine(dense, 0, -x, 0, dense, -y);
        List<PosePlan.Part> placed = new ArrayList<>();
        for (Layer layer : layers.reversed()) {
            for (FigurePart part : layer.parts.reversed()) {
                if (shown.contains(part)) {
                    Affine at = new Affine(canvas);
                    at.append(layer.placed(part));
                    placed.add(new PosePlan.Part(layer.pixels, layer.cell(part), at));
                }
            }
        }
        return new PosePlan(placed, x, y, (int) Math.ceil(right * dense) - x, (int) Math.ceil(bottom * dense) - y,
                dense);
    }

    private void show(PaintedPoses.Order order, PaintedPoses.Painted now, double dense) {
        show(now, dense);
        painted.take(order, now);
    }

    private void show(PaintedPoses.Painted now, double dense) {
        seen.setX(now.x() / dense);
        seen.setY(now.y() / dense);
        seen.setFitWidth(now.width() / dense);
        seen.setFitHeight(now.height() / dense);
        int wide = now.width();
        int high = now.height();
        Rectangle2D all = new Rectangle2D(0, 0, wide, high);
        if (buffer == null || buffer.getWidth() < wide || buffer.getHeight() < high) {
            int width = Math.max(wide, buffer == null ? 0 : buffer.getWidth());
            int height = Math.max(high, buffer == null ? 0 : buffer.getHeight());
            buffer = new PixelBuffer<>(width, height, IntBuffer.allocate(width * height),
                    PixelFormat.getIntArgbPreInstance());
            seen.setImage(new WritableImage(buffer));
        }
        buffer.updateBuffer(held -> {
            for (int row = 0; row < high; row++) {
                held.getBuffer().put(row * held.getWidth(), now.pixels(), row * wide, wide);
            }
            return all;
        });
        seen.setViewport(all);
    }

    /** Turns all joints. */
    void bend(Map<Joint, Swing> to) {
        swings = Map.copyOf(to);
        joints.forEach((joint, affine) -> {
            Affine now = world(joint);
            if (!isSame(now, affine)) {
                affine.setToTransform(now);
                requestLayout();
            }
        });
    }

    /** Transforms of JavaFX are equal only to themselves. */
    private static boolean isSame(Affine one, Affine other) {
        return one.getMxx() == other.getMxx() && one.getMxy() == other.getMxy() && one.getTx() == other.getTx()
                && one.getMyx() == other.getMyx() && one.getMyy() == other.getMyy() && one.getTy() == other.getTy();
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
        Point2D turned = joints.get(joint).transform(at(point));
        return localToParent(mirrored ? size.wide() - turned.getX() : turned.getX(), turned.getY());
    }

    private Point2D at(Point point) {
        return new Point2D(size.inset() + point.x() * size.unit(), point.y() * size.unit());
    }
}
