package patolli.ui.prolog;

import java.util.EnumMap;
import java.util.Map;
import patolli.ui.prolog.StoryPage.Sight;

/**
 * How much of each picture is there with a sight, from 0 to 1.
 *
 * @param lord    the figure as he talks
 * @param brood   the figure with his chin on his fist
 * @param dim     how much darkness lies over the wall and the figure
 * @param reveal  how much of what lies in the dark lightning shows
 * @param flash   how strongly lightning whitens everything
 * @param breath  how strongly firelight comes and goes
 * @param seconds how long it takes until all is so
 */
record Look(double ruins, double night, double wall, double shape, double lord, double brood, double eyes,
        double rain, double dim, double reveal, double flash, double breath, double seconds) {
    private static final Map<Sight, Look> ALL = new EnumMap<>(Map.of(
            Sight.RUINS, new Look(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1.6),
            Sight.RAIN, new Look(1, 1, 0, 0, 0, 0, 0, 1, 0, 0.66, 0.06, 0, 5),
            Sight.DARK, new Look(0, 0, 0, 0, 0, 0, 0, 0.8, 0, 0.75, 0.05, 0, 0.7),
            Sight.EYES, new Look(0, 0, 0, 0, 0, 0, 1, 0.4, 0, 0, 0.05, 0, 1.2),
            Sight.SHAPE, new Look(0, 0, 0.15, 1, 0, 0, 0.9, 0.2, 0.5, 1, 0.05, 0, 1.2),
            Sight.LORD, new Look(0, 0, 0.55, 1, 1, 0, 0, 0, 0, 1, 0.04, 1, 4.5),
            Sight.BROOD, new Look(0, 0, 0.45, 0, 0, 1, 0, 0, 0, 1, 0.04, 1, 1.4),
            Sight.GLEAM, new Look(0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0.4, 1.8)));

    static Look of(Sight sight) {
        return ALL.get(sight);
    }
}
