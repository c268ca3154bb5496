package patolli.ui.prolog;

import static java.util.Map.entry;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import patolli.ui.prolog.StoryPage.Sight;

/**
 * How much of each picture is there with a sight, from 0 to 1.
 *
 * @param shape   the figure in the dark, as lightning shows him
 * @param pose    the figure, if it is light enough to see him
 * @param dim     how much darkness lies over the wall and the figure
 * @param reveal  how much of what lies in the dark lightning shows
 * @param flash   how strongly lightning whitens everything
 * @param breath  how strongly firelight comes and goes
 * @param seconds how long it takes until all is so
 */
record Look(double ruins, double night, double wall, double shape, Optional<Pose> pose, double eyes, double rain,
        double dim, double reveal, double flash, double breath, double seconds) {
    private static final Map<Sight, Look> ALL = new EnumMap<>(Map.ofEntries(
            entry(Sight.RUINS, new Look(1, 0, 0, 0, Optional.empty(), 0, 0, 0, 0, 0, 0, 1.6)),
            entry(Sight.RAIN, new Look(1, 1, 0, 0, Optional.empty(), 0, 1, 0, 0.66, 0.06, 0, 5)),
            entry(Sight.DARK, new Look(0, 0, 0, 0, Optional.empty(), 0, 0.8, 0, 0.75, 0.05, 0, 0.7)),
            entry(Sight.EYES, new Look(0, 0, 0, 0, Optional.empty(), 1, 0.4, 0, 0, 0.05, 0, 1.2)),
            entry(Sight.SHAPE, new Look(0, 0, 0.15, 1, Optional.empty(), 0.9, 0.2, 0.5, 1, 0.05, 0, 1.2)),
            entry(Sight.SHOWING, lit(Pose.SHOWING, 0.55, 2.2)),
            entry(Sight.TEACHING, lit(Pose.TEACHING, 0.55, 1.4)),
            entry(Sight.CALMING, lit(Pose.CALMING, 0.5, 1.4)),
            entry(Sight.BROOD, lit(Pose.BROODING, 0.45, 1.4)),
            entry(Sight.GLEAM, gleaming(Pose.COVETING)),
            entry(Sight.OFFER, gleaming(Pose.OFFERING))));

    private static Look lit(Pose pose, double wall, double seconds) {
        return new Look(0, 0, wall, 0, Optional.of(pose), 0, 0, 0, 1, 0.04, 1, seconds);
    }

    /** His eyes glow, and the wall with them. */
    private static Look gleaming(Pose pose) {
        return new Look(0, 0, 1, 0, Optional.of(pose), 1, 0, 0, 0, 0, 0.4, 1.8);
    }

    static Look of(Sight sight) {
        return ALL.get(sight);
    }
}
