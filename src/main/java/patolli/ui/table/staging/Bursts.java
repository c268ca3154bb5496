package patolli.ui.table.staging;

/**
 * What flares up at a table, by its pictures.
 *
 * @param folder where they lie: {@code burst-gold}, {@code burst-contest} and their like
 * @param blow   the picture of a blow, without its ending
 * @param chip   those of what flies off it: this, {@code -1} to {@code -3}
 * @param size   how large the picture of a blow becomes, of the size it is painted in
 */
public record Bursts(String folder, String blow, String chip, double size) {
    private static final double USUAL = 1.15;

    /** All that lies in a folder, with the chips of the mats. */
    public static Bursts in(String folder) {
        return new Bursts(folder, folder + "/" + Sparks.Glow.BLOW.picture(), "table/chip", USUAL);
    }

    /** The same with a blow of a table's own: {@code burst-blow} and {@code chip-1} to {@code chip-3} in its folder. */
    public Bursts struck(String own, double large) {
        return new Bursts(folder, own + "/" + Sparks.Glow.BLOW.picture(), own + "/chip", large);
    }

    /** How large what belongs to a blow is, beside where nothing of the table's own is seen. */
    double scale() {
        return size / USUAL;
    }

    String chip(int kind) {
        return chip + "-" + kind + ".png";
    }
}
