package patolli.ui.table.staging;

/**
 * What flares up at a table, by its pictures.
 *
 * @param folder where they lie: {@code burst-gold}, {@code burst-contest} and their like
 * @param blow   the picture of a blow, without its ending
 * @param chip   those of what flies off it: this, {@code -1} to {@code -3}
 * @param size   how large the picture of a blow becomes, of the size it is painted in
 * @param reach  how far what else belongs to a blow flies, beside how far it does at the mats
 */
public record Bursts(String folder, String blow, String chip, double size, double reach) {
    private static final double USUAL = 1.15;

    /** All that lies in a folder, with the chips of the mats. */
    public static Bursts in(String folder) {
        return new Bursts(folder, folder + "/" + Sparks.Glow.BLOW.picture(), "table/chip", USUAL, 1);
    }

    /** The same with a blow of a table's own: {@code burst-blow} and {@code chip-1} to {@code chip-3} in its folder. */
    public Bursts struck(String own, double far) {
        return new Bursts(folder, own + "/" + Sparks.Glow.BLOW.picture(), own + "/chip", 1, far);
    }

    String chip(int kind) {
        return chip + "-" + kind + ".png";
    }
}
