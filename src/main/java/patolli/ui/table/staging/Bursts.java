package patolli.ui.table.staging;

import java.util.List;
import java.util.stream.Stream;
import patolli.rules.Side;

/**
 * What flares up at a table, by its pictures.
 *
 * @param folder where they lie: {@code burst-gold}, {@code burst-contest} and their like
 * @param blow   the picture of a blow, without its ending
 * @param chip   those of what flies off it: this, {@code -1} to {@code -3}
 * @param size   how large the picture of a blow becomes, of the size it is painted in
 * @param reach  how far what else belongs to a blow flies, beside how far it does at the mats
 * @param tilt   how far a piece that is struck leans in the air, in degrees; one that lies flat does not
 * @param dyed   whose blow has a picture of its own, in the colour of what is struck: {@code burst-blow-<side>}
 */
public record Bursts(String folder, String blow, String chip, double size, double reach, double tilt,
        List<Side> dyed) {
    private static final double USUAL = 0.85;

    /** A copy that cannot be changed. */
    public Bursts {
        dyed = List.copyOf(dyed);
    }

    /** All that lies in a folder, with the chips of the mats. */
    public static Bursts in(String folder) {
        return new Bursts(folder, folder + "/" + Sparks.Glow.BLOW.picture(), "table/chip", USUAL, 1, 0,
                List.of());
    }

    /**
     * The same with blows of a table's own: {@code burst-blow-<side>} and {@code chip-1} to {@code chip-3} in its
     * folder.
     *
     * @param lean how far what is struck leans
     */
    public Bursts struck(String own, double far, double lean, List<Side> sides) {
        return new Bursts(folder, own + "/" + Sparks.Glow.BLOW.picture(), own + "/chip", 1, far, lean, sides);
    }

    /** Whether dust flies where something comes down: that is a mat's, so none does where blows are a table's own. */
    boolean isDusty() {
        return dyed.isEmpty();
    }

    /** The picture of a blow at a side. */
    String blow(Side struck) {
        return blow + (dyed.contains(struck) ? "-" + struck.key() : "") + ".png";
    }

    /** All pictures of blows. */
    Stream<String> blows() {
        return dyed.isEmpty() ? Stream.of(blow + ".png") : dyed.stream().map(this::blow);
    }

    String chip(int kind) {
        return chip + "-" + kind + ".png";
    }
}
