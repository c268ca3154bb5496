package patolli.ui.table.light;

/** By how much light of each colour is multiplied. */
record Hue(double red, double green, double blue) {

    /** How bright it looks, as contrast is reckoned with. */
    double luminance() {
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    /** So much of the way to another one: 0 is this, 1 is that. */
    Hue to(Hue other, double part) {
        return new Hue(red + (other.red - red) * part, green + (other.green - green) * part,
                blue + (other.blue - blue) * part);
    }
}
