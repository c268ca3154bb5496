package patolli.forge.mictlan;

import patolli.forge.carved.Field;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Solids;

/** The wall at z = 0: skulls in shifted rows between beams of stone; one place is open to the sky. */
final class SkullWall {
    /** Steps with care: where cells meet the field would overestimate. */
    static final Field WALL = (x, y, z) -> 0.66 * distance(x, y, z);
    /** The true distances, which occlusion needs. */
    static final Field TRUE = SkullWall::distance;
    /** Cell of the opening: column and row. */
    static final int OPEN_I = -5, OPEN_J = 2;
    private static final double WIDE = 1.0, HIGH = 1.16;
    /** The wall is no thicker than this, so that the sky shows through the opening. */
    private static final double THICK = 0.30;
    private static final int REACH = 14;
    private static final Skull[][] SKULLS = new Skull[2 * REACH + 1][2 * REACH + 1];

    static {
        for (int i = -REACH; i <= REACH; i++) {
            for (int j = -REACH; j <= REACH; j++) {
                SKULLS[i + REACH][j + REACH] = Skull.of(i, j);
            }
        }
    }

    private SkullWall() { }

    private static double distance(double x, double y, double z) {
        if (z > 1.3) {
            return z - 1;
        }
        int j = Math.clamp(Math.round(y / HIGH), -REACH, REACH);
        double low = y - j * HIGH, shift = (j & 1) * 0.5;
        int i = Math.clamp(Math.round((x - shift) / WIDE), -REACH, REACH);
        double aside = x - shift - i * WIDE;
        double back = z + 0.06 * Grain.at(x * 2, y * 2, 3);
        double worn = 0.02 * Grain.at(x * 1.7, j * 3.1, 6);
        double beam = Solids.box(0, Math.abs(low) - HIGH / 2, z - 0.05, 9, 0.075 + worn, 0.16 + worn, 0.05);
        double behind = -THICK - z;
        if (i == OPEN_I && j == OPEN_J) {
            double gap = Solids.box(aside, low, z, 0.37, 0.40, 9, 0.10);
            return Math.max(Math.max(Solids.melt(back, beam, 0.03), -gap), behind);
        }
        return Math.max(Solids.melt(Solids.melt(back, beam, 0.03), SKULLS[i + REACH][j + REACH].at(aside, low, z),
                0.03), behind);
    }
}
