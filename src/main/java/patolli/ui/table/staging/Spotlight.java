package patolli.ui.table.staging;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.collections.ObservableList;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/**
 * Dims the picture but for a few things, which are lent by their layers meanwhile. The shade comes in one step, as
 * a lamp is covered, and goes in two: every change of it is a new picture of the whole window.
 */
final class Spotlight {
    /** How long it takes to grow light again. */
    static final double DIMMING = 50;
    /** Nearly black: what is dim keeps its colours. */
    private static final Color SHADE = Color.color(0.02, 0.012, 0.03, 0.41);
    private static final double HALF = 0.55;
    /** From the middle of a pool of light to where the shade begins and is whole; what of the shade lies in it. */
    private static final double POOL_EDGE = 0.5, POOL = 190, IN_POOL = 0.06;
    /** What lies in the middle of the pool. */
    private static final Color FIRE = Color.color(1, 0.74, 0.40, 0.20);
    private final Pane over;
    private final Pictures pictures;
    private final Region shade = new Region();
    /** What is left of the shade round the band: whole rectangles are quicker to draw than a shape with a hole. */
    private final List<Insets> round;
    private final double below;
    private final Bursts bursts;
    private final List<Loan> loans = new ArrayList<>();
    private final List<Group> crowds = new ArrayList<>();
    private int shaded;
    /** How much of the full shade lies there. */
    private double now;
    private Optional<Point2D> pool = Optional.empty();
    private Optional<Node> kept = Optional.empty();
    private Supplier<List<Node>> figures = List::of;
    private Supplier<List<Node>> plates = List::of;

    /**
     * @param over the layer above the picture
     * @param band what is written on, and stays as bright as it is
     * @param bursts what flares up here
     */
    Spotlight(Pane over, Pictures pictures, Box band, Bursts bursts) {
        this.bursts = bursts;
        this.over = over;
        this.pictures = pictures;
        below = band.bottom();
        shade.setId("shade");
        shade.setManaged(false);
        // Wide enough for a window of any form.
        double wide = BoardGeometry.WIDTH;
        double high = BoardGeometry.HEIGHT;
        shade.resizeRelocate(-wide, -high, 3 * wide, 3 * high);
        double top = high + band.y();
        double bottom = high + band.bottom();
        round = List.of(new Insets(0, 0, 3 * high - top, 0), new Insets(bottom, 0, 0, 0),
                new Insets(top, 2 * wide - band.x(), 3 * high - bottom, 0),
                new Insets(top, 0, 3 * high - bottom, wide + band.right()));
        shade.setMouseTransparent(true);
    }

    /** What stays as bright as it is, whatever happens. */
    void keep(Node thing) {
        kept = Optional.of(thing);
    }

    /** Brings things into the light, the last in front. */
    void light(Collection<? extends Node> things) {
        things.forEach(this::light);
    }

    /** Brings things out of all other shade, but leaves them in the one that lies on the picture. */
    void halfLight(Collection<? extends Node> things) {
        things.forEach(thing -> {
            if (lend(thing)) {
                over.getChildren().add(shaded, thing);
                shaded++;
            }
        });
    }

    /** Whoever sits there, and their name plates: nobody is hidden by the shade, and all names can be read. */
    void setPeople(Supplier<List<Node>> figures, Supplier<List<Node>> plates) {
        this.figures = figures;
        this.plates = plates;
    }

    /** Leaves all figures in the shade that lies on the picture alone, and all name plates lit, but for those that are
     * in the light already. */
    void bystanders() {
        halfLight(figures.get());
        plates.get().forEach(this::keepLit);
    }

    /** Brings one thing into the light, before those that are there. */
    void light(Node thing) {
        if (lend(thing)) {
            over.getChildren().add(thing);
            if (thing instanceof Sprite sprite) {
                pictures.sharpen(sprite, true);
            }
        } else {
            thing.toFront();
        }
    }

    /** Brings many things into the light, before those that are there, and together. */
    void crowd(Collection<? extends Sprite> things) {
        Group all = together();
        for (Sprite thing : things) {
            if (lend(thing)) {
                all.getChildren().add(thing);
                pictures.sharpen(thing, true);
            }
        }
        over.getChildren().add(all);
        crowds.add(all);
    }

    /** Notes where a thing lies; false if it is lent already. */
    private boolean lend(Node thing) {
        if (thing.getParent() instanceof Pane layer && layer != over) {
            loans.add(new Loan(thing, layer, layer.getChildren().indexOf(thing)));
            return true;
        }
        return false;
    }

    /** Many things that move as one child of a layer: where a dozen of one layer move, all of it is drawn anew. */
    static Group together() {
        Group all = new Group();
        all.setManaged(false);
        return all;
    }

    /** Dims the picture for as long as the cues last. */
    void over(Cues cues) {
        over(cues, 1);
    }

    /** The same. @param part of the full shade */
    void over(Cues cues, double part) {
        cues.at(0, () -> kept.ifPresent(this::keepLit));
        cues.at(0, () -> dim(part));
        double end = cues.end();
        cues.over(Math.max(0, end - DIMMING), end, done -> dim(done < 1 ? HALF * part : 0));
        cues.at(end, this::giveBack);
    }

    /** Over the shade, and under all that is in the light or flares up. */
    private void keepLit(Node thing) {
        if (lend(thing)) {
            over.getChildren().add(shaded + (over.getChildren().contains(shade) ? 1 : 0), thing);
        }
    }

    private void dim(double part) {
        now = part;
        ObservableList<Node> there = over.getChildren();
        if (part == 0) {
            there.remove(shade);
        } else {
            Paint dark = pool.<Paint>map(at -> new RadialGradient(0, 0, at.getX() + BoardGeometry.WIDTH,
                    at.getY() + BoardGeometry.HEIGHT, POOL, false, CycleMethod.NO_CYCLE,
                    new Stop(0, Color.color(FIRE.getRed(), FIRE.getGreen(), FIRE.getBlue(), FIRE.getOpacity() * part)),
                    new Stop(POOL_EDGE, dark(part * IN_POOL)),
                    new Stop(1, dark(part)))).orElseGet(() -> dark(part));
            shade.setBackground(new Background(round.stream()
                    .map(insets -> new BackgroundFill(dark, CornerRadii.EMPTY, insets)).toList(), List.of()));
            if (!there.contains(shade)) {
                there.add(shaded, shade);
            }
        }
    }

    private static Color dark(double part) {
        return Color.color(SHADE.getRed(), SHADE.getGreen(), SHADE.getBlue(), SHADE.getOpacity() * part);
    }

    /** Keeps the picture about a place as bright as it is, from the next change of the shade until all is over. */
    void pool(Point2D at) {
        pool = Optional.of(at);
    }

    /** The light goes on to another place, in one step: the shade is drawn anew. */
    void movePool(Point2D at) {
        pool(at);
        if (over.getChildren().contains(shade)) {
            dim(now);
        }
    }

    /** Shows a picture behind what is in the light. */
    void behind(Node picture) {
        over.getChildren().add(shaded + (over.getChildren().contains(shade) ? 1 : 0), picture);
    }

    /** Shows a picture right behind one of the things that are in the light, or behind all that it came with. */
    void behind(Node picture, Node thing) {
        Node front = thing;
        while (front.getParent() != over && front.getParent() != null) {
            front = front.getParent();
        }
        over.getChildren().add(Math.max(0, over.getChildren().indexOf(front)), picture);
    }

    /** Shows a picture before all. */
    void before(Node picture) {
        over.getChildren().add(picture);
    }

    /** Where the picture begins, below what is written. */
    double below() {
        return below;
    }

    /** What flares up here. */
    Bursts bursts() {
        return bursts;
    }

    /** One of them. */
    Sprite burst(Sparks.Glow glow) {
        return picture(glow.file(bursts));
    }

    /** A picture for this layer. */
    Sprite picture(String name) {
        return new Sprite(pictures, name);
    }

    Pane layer() {
        return over;
    }

    /** Everything lies in its own layer again, and nothing is dimmed. */
    void clear() {
        giveBack();
        over.getChildren().clear();
    }

    private void giveBack() {
        while (!loans.isEmpty()) {
            loans.removeLast().giveBack(pictures);
        }
        over.getChildren().removeAll(crowds);
        crowds.clear();
        shaded = 0;
        pool = Optional.empty();
    }

    private record Loan(Node thing, Pane layer, int place) {

        void giveBack(Pictures pictures) {
            layer.getChildren().add(Math.min(place, layer.getChildren().size()), thing);
            if (thing instanceof Sprite sprite) {
                pictures.sharpen(sprite, false);
            }
        }
    }
}
