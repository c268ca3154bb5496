package patolli.ui.table.staging;

import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import patolli.ui.common.Sprite;

/** What flies off and flares up for a moment: painted pictures that grow, fade and are gone. */
final class Sparks {
    private static final int CHIPS = 11;
    private static final int KINDS = 3;
    /** How far a chip falls back, against how far it flies. */
    private static final double FALL = 0.75;
    private final Spotlight light;

    Sparks(Spotlight light) {
        this.light = light;
    }

    /** What flares up, by its picture. */
    enum Glow {
        /** Where something hits. */
        SHOCK("table/shock.png"),
        /** Gold. */
        GOLD("table/burst-gold.png"),
        /** Blood. */
        RED("table/burst-red.png"),
        /** Dust of the mat. */
        DUST("table/dust.png");

        private final String picture;

        Glow(String picture) {
            this.picture = picture;
        }
    }

    /** Flares up behind what is in the light. */
    void behind(Cues cues, double from, double to, Glow glow, Point2D at, double small, double large) {
        flare(cues, from, to, glow, at, small, large, light::behind);
    }

    /** Flares up before all. */
    void before(Cues cues, double from, double to, Glow glow, Point2D at, double small, double large) {
        flare(cues, from, to, glow, at, small, large, light::before);
    }

    private void flare(Cues cues, double from, double to, Glow glow, Point2D at, double small, double large,
            Consumer<Node> show) {
        Sprite flare = light.picture(glow.picture);
        flare.place(at);
        cues.over(from, to, done -> {
            if (flare.getParent() == null) {
                show.accept(flare);
            }
            double open = 1 - (1 - done) * (1 - done);
            scale(flare, Cues.between(small, large, open));
            flare.setOpacity(Math.min(1, 1.5 * (1 - done)));
            flare.setVisible(done < 1);
        });
    }

    /** Chips fly off a place. */
    void chips(Cues cues, double from, double to, Point2D at, double far) {
        for (int i = 0; i < CHIPS; i++) {
            Sprite chip = light.picture("table/chip-" + (i % KINDS + 1) + ".png");
            double angle = 2 * Math.PI * i / CHIPS + 0.7 * Math.sin(i * 5.3);
            double reach = far * (0.65 + 0.35 * Math.sin(i * 2.9 + 1));
            cues.over(from, to, done -> {
                if (chip.getParent() == null) {
                    light.before(chip);
                }
                double out = reach * (1 - (1 - done) * (1 - done));
                chip.place(at.add(out * Math.cos(angle), out * 0.7 * Math.sin(angle)
                        - far * FALL * Math.sin(Math.PI * Math.min(1, done * 1.1)) * 0.6));
                chip.setRotate(40 * angle + 300 * done);
                chip.setOpacity(Math.min(1, 3 * (1 - done)));
                chip.setVisible(done < 1);
            });
        }
    }

    /** A spark goes from one place to another. */
    void spark(Cues cues, double from, double to, Point2D start, Point2D end) {
        Sprite spark = light.picture("table/flare.png");
        cues.over(from, to, done -> {
            if (spark.getParent() == null) {
                light.before(spark);
            }
            Point2D at = start.interpolate(end, Cues.ease(done));
            spark.place(at.subtract(0, 46 * Math.sin(Math.PI * done)));
            scale(spark, 0.9 + 0.5 * Math.sin(Math.PI * done));
            spark.setVisible(done < 1);
        });
    }

    static void scale(Node node, double scale) {
        node.setScaleX(scale);
        node.setScaleY(scale);
    }
}
