package patolli.ui.bell;

import java.util.List;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Shape;
import javafx.util.Duration;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** The pot's rim kindles stone by stone, clockwise from above, as the coins in it become more; its floor glows. */
final class PotGlow {
    private static final Duration TIME = Duration.millis(300);
    /** From so much of all coins on it glows fully. */
    private static final double FULL = 0.5;
    /** How many degrees of the rim each stone has: four roundels, and two steps between two of them. */
    private static final List<Integer> STONES = List.of(20, 35, 35, 20, 35, 35, 20, 35, 35, 20, 35, 35);
    /** How far the floor reaches, as part of the picture's half. */
    private static final double FLOOR = 0.62;
    private final Sprite floor;
    /** The stones that are lit, and those that are kindled or go out just now: two pictures, however many they are. */
    private final Sprite lit;
    private final Sprite changing;
    private final double half;
    private final ParallelTransition fades = new ParallelTransition();
    private int stones;

    PotGlow(Pane layer, Pictures pictures, Point2D at) {
        floor = glow(pictures, at);
        floor.setId("pot-glow");
        half = floor.getFitWidth() / 2;
        floor.setClip(new Circle(half, half, FLOOR * half));
        lit = glow(pictures, at);
        changing = glow(pictures, at);
        parts().forEach(layer.getChildren()::add);
    }

    private static Sprite glow(Pictures pictures, Point2D at) {
        Sprite glow = new Sprite(pictures, "bell/pot-glow.png");
        glow.place(at);
        glow.setOpacity(0);
        // Drawn once, and not clipped anew whenever something moves beside it.
        glow.setCache(true);
        return glow;
    }

    private List<Sprite> parts() {
        return List.of(floor, lit, changing);
    }

    /** Whether there is a pot at all. */
    void use(boolean used) {
        parts().forEach(part -> part.setVisible(used));
    }

    /** It glows for so much of all coins, 0 to 1; by a short fade, or at once. */
    void kindle(double share, boolean gradually) {
        settle();
        double bright = Math.min(1, share / FULL);
        int before = stones;
        stones = (int) Math.round(bright * STONES.size());
        if (!gradually) {
            floor.setOpacity(bright);
            show(lit, 0, stones);
            return;
        }
        show(lit, 0, Math.min(before, stones));
        show(changing, Math.min(before, stones), Math.max(before, stones));
        changing.setOpacity(stones > before ? 0 : changing.getOpacity());
        fades.getChildren().setAll(fade(floor, bright), fade(changing, stones > before ? 1 : 0));
        fades.setOnFinished(event -> rest());
        fades.playFromStart();
    }

    private static FadeTransition fade(Sprite part, double bright) {
        FadeTransition fade = new FadeTransition(TIME, part);
        fade.setFromValue(part.getOpacity());
        fade.setToValue(bright);
        return fade;
    }

    /** Some stones of the rim. @param to the first that is not shown any more */
    private void show(Sprite part, int from, int to) {
        part.setOpacity(to > from ? 1 : 0);
        double begins = STONES.subList(0, from).stream().mapToInt(each -> each).sum() - STONES.getFirst() / 2.0;
        double length = STONES.subList(from, to).stream().mapToInt(each -> each).sum();
        // Wide enough that no edge of the picture is cut off.
        Arc sector = new Arc(half, half, 1.5 * half, 1.5 * half, 90 - begins - length, length);
        sector.setType(ArcType.ROUND);
        part.setClip(Shape.subtract(sector, new Circle(half, half, FLOOR * half)));
    }

    private void rest() {
        show(lit, 0, stones);
        changing.setOpacity(0);
    }

    /** A fade that is on its way is at its end. */
    void settle() {
        if (fades.getStatus() == Animation.Status.RUNNING) {
            fades.jumpTo(fades.getTotalDuration());
            fades.stop();
            rest();
        }
    }
}
