package patolli.ui.weather;

/**
 * A layer of rain, all of whose drops are about as far away.
 *
 * @param drops  how many
 * @param length of a streak, design units
 * @param speed  design units a second
 * @param width  of a streak, design units
 * @param alpha  how dense a streak is in the dark, from 0 to 1
 * @param from   the least height at which drops land, as a part of the ground's height in the picture
 * @param to     the greatest; more than 1 lies below the picture
 */
record Depth(int drops, double length, double speed, double width, double alpha, double from, double to) { }
