package patolli.ui.table.light;

/** By how much light of each colour is multiplied. */
record Hue(double red, double green, double blue) {
    /** How much less blue than red there is in light that is warm. */
    private static final double WARM = 0.3;

    /** How bright it looks, as contrast is reckoned with. */
    double luminance() {
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    /** So much of the way to another one: 0 is this, 1 is that. */
    Hue to(Hue other, double part) {
        return new Hue(red + (other.red - red) * part, green + (other.green - green) * part,
                blue + (other.blue - blue) * part);
    }

    /**
     * The same where it is not warm; warm light with so much of its colour, and as bright as before.
     *
     * @param colour how much of it, 0 to 1
     */
    Hue mild(double colour) {
        double warm = Math.max(0, 1 - blue / red);
        double grey = luminance();
        return to(new Hue(grey, grey, grey), (1 - colour) * Math.min(1, warm / WARM));
    }
}
