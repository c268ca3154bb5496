package patolli.ui.table.staging;

import java.util.List;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/** A piece has come where it stays for good: it rises a little, is gold in a burst of light, and lies down again. */
final class Kindling {
    /** When it is gold. */
    static final double KINDLED = 190;
    private static final double RISEN = 150, LIES = 400, DOWN = 500, END = 580;
    private static final double LARGE = 1.3, HIGH = 7;
    /** The burst, and the light on the board about it: how large each is at first and at last. */
    private static final double SMALL = 0.3, WIDE = 0.82, CLOSE = 0.2, FAR = 0.55;
    private static final String LIGHT = "table/light-gold.png";
    private final Spotlight light;
    private final Sparks sparks;

    Kindling(Spotlight light) {
        this.light = light;
        sparks = new Sparks(light);
    }

    /**
     * The whole of it.
     *
     * @param golden the picture that it has from now on
     * @param people whose it is
     * @param around what stands about it, before its light
     */
    Animation of(Sprite piece, String golden, List<? extends Node> people, List<? extends Sprite> around, Tempo tempo,
            double length) {
        Point2D at = piece.at();
        Cues cues = new Cues();
        cues.at(0, () -> {
            light.light(people);
            light.light(around);
            light.light(piece);
        });
        cues.over(0, RISEN, done -> Paths.lift(piece, at, HIGH * Cues.ease(done),
                Cues.between(1, LARGE, Cues.ease(done))));
        sparks.behind(cues, RISEN, END, Sparks.Glow.GOLD, at, SMALL, WIDE);
        RimLight.on(light, cues, KINDLED, END, at, around);
        Sprite glow = light.picture(LIGHT);
        glow.place(at);
        cues.onTwos(RISEN, END, done -> {
            if (glow.getParent() == null) {
                light.behind(glow);
            }
            Sparks.scale(glow, Cues.between(CLOSE, FAR, 1 - (1 - done) * (1 - done)));
            glow.setOpacity(Math.min(1, 2 * (1 - done)));
            glow.setVisible(done < 1);
        });
        cues.at(KINDLED, () -> piece.picture(golden));
        cues.over(LIES, DOWN, done -> Blow.settle(piece, at, done));
        cues.at(END, () -> { });
        light.over(cues);
        return cues.animation(tempo, length);
    }
}
