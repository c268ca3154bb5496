package patolli.ui.table.light;

/**
 * How light that comes from a side strikes slopes: the way that it goes, to the right and down, as long as it is
 * strong. Ground that rises from black to white between the two sides of a point, one design unit off, is lit by 1 more
 * there if the light goes that way with a length of 1.
 */
record Rake(double across, double down) {
    /** Light from straight above. */
    static final Rake NONE = new Rake(0, 0);
}
