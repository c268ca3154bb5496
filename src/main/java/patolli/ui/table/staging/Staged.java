package patolli.ui.table.staging;

import javafx.animation.Animation;

/**
 * A moment that is ready to be shown.
 *
 * @param heard when it is heard, in milliseconds at normal tempo after its beginning
 */
public record Staged(Animation movement, double heard) { }
