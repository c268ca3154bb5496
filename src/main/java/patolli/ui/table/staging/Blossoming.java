package patolli.ui.table.staging;

import javafx.geometry.Point2D;
import patolli.ui.common.Sprite;

/** The flower in the middle of a table: its petals open in the light that comes from within, or all of it closes. */
final class Blossoming {
    private static final String LIGHT = "table/light-gold.png";
    /** After which part of its time it has opened, and when it begins to fade. */
    private static final double OPEN = 0.55, FADES = 0.8;
    /** How large its rings are at first, beside how they are painted, and how far they are turned then. */
    private static final double[] BUD = {0.52, 0.44}, TURNED = {-17, 13};
    /** How large the light is on the cloth, at first and at last. */
    private static final double LOW = 0.3, WIDE = 0.95;
    /** How large it is as it begins to close. */
    private static final double LOOSE = 1.34;
    private final Spotlight light;
    private final Bursts.Bloom bloom;

    Blossoming(Spotlight light, Bursts.Bloom bloom) {
        this.light = light;
        this.bloom = bloom;
    }

    Point2D at() {
        return bloom.at();
    }

    /** It opens behind all that is in the light, the outer petals first, and fades. */
    void opens(Cues cues, double from, double to) {
        Sprite glow = light.picture(LIGHT);
        glow.place(at());
        cues.onTwos(from, to, done -> {
            if (glow.getParent() == null) {
                light.behind(glow);
            }
            Sparks.scale(glow, Cues.between(LOW, WIDE, opened(done)));
            glow.setOpacity(shown(done));
            glow.setVisible(done < 1);
        });
        for (int ring = BUD.length - 1; ring >= 0; ring--) {
            petals(cues, from + (to - from) * 0.08 * ring, to, ring);
        }
    }

    private void petals(Cues cues, double from, double to, int ring) {
        Sprite petals = light.picture(bloom.petals(ring + 1));
        petals.place(at());
        cues.onTwos(from, to, done -> {
            if (petals.getParent() == null) {
                light.behind(petals);
            }
            double open = opened(done);
            Sparks.scale(petals, Cues.between(BUD[ring], 1, open));
            petals.setRotate(TURNED[ring] * (1 - open));
            petals.setOpacity(shown(done));
            petals.setVisible(done < 1);
        });
    }

    private static double opened(double done) {
        return 1 - Math.pow(1 - Math.min(1, done / OPEN), 3);
    }

    private static double shown(double done) {
        return Math.clamp(Math.min(7 * done, (1 - done) / (1 - FADES)), 0, 1);
    }

    /** It closes, and is seen closed until all is over. */
    void shuts(Cues cues, double from, double to) {
        Sprite shut = light.picture(bloom.shut());
        shut.place(at());
        cues.onTwos(from, to, done -> {
            if (shut.getParent() == null) {
                light.behind(shut);
            }
            double closed = Cues.ease(done);
            Sparks.scale(shut, Cues.between(LOOSE, 1, closed));
            shut.setRotate(-40 * (1 - closed));
            shut.setOpacity(Math.min(1, 2 * done));
        });
    }
}
