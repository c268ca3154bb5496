package patolli.ui.bell;

import java.util.List;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
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
    private final List<Sprite> stones;
    private final ParallelTransition fades = new ParallelTransition();

    PotGlow(Pane layer, Pictures pictures, Point2D at) {
        floor = glow(pictures, at);
        floor.setId("pot-glow");
        double half = floor.getFitWidth() / 2;
        floor.setClip(new Circle(half, half, FLOOR * half));
        stones = IntStream.range(0, STONES.size()).mapToObj(i -> {
            Sprite stone = glow(pictures, at);
            double begins = IntStream.range(0, i).map(STONES::get).sum() - STONES.getFirst() / 2.0;
            Arc part = new Arc(half, half, 1.5 * half, 1.5 * half, 90 - begins - STONES.get(i), STONES.get(i));
            part.setType(ArcType.ROUND);
            stone.setClip(Shape.subtract(part, new Circle(half, half, FLOOR * half)));
            stone.getStyleClass().add("pot-stone");
            return stone;
        }).toList();
        layer.getChildren().add(floor);
        layer.getChildren().addAll(stones);
    }

    private static Sprite glow(Pictures pictures, Point2D at) {
        Sprite glow = new Sprite(pictures, "bell/pot-glow.png");
        glow.place(at);
        glow.setOpacity(0);
        // Drawn once, and not clipped anew whenever something moves beside it.
        glow.setCache(true);
        return glow;
    }

    /** Whether there is a pot at all. */
    void use(boolean used) {
        floor.setVisible(used);
        stones.forEach(stone -> stone.setVisible(used));
    }

    /** It glows for so much of all coins, 0 to 1; by a short fade, or at once. */
    void kindle(double share, boolean gradually) {
        settle();
        double bright = Math.min(1, share / FULL);
        int lit = (int) Math.round(bright * stones.size());
        fades.getChildren().clear();
        glow(floor, bright, gradually);
        for (int i = 0; i < stones.size(); i++) {
            glow(stones.get(i), i < lit ? 1 : 0, gradually);
        }
        fades.playFromStart();
    }

    private void glow(Node part, double bright, boolean gradually) {
        if (part.getOpacity() == bright) {
            return;
        }
        if (gradually) {
            FadeTransition fade = new FadeTransition(TIME, part);
            fade.setToValue(bright);
            fades.getChildren().add(fade);
        } else {
            part.setOpacity(bright);
        }
    }

    /** A fade that is on its way is at its end. */
    void settle() {
        if (fades.getStatus() == Animation.Status.RUNNING) {
            fades.jumpTo(fades.getTotalDuration());
            fades.stop();
        }
    }
}
