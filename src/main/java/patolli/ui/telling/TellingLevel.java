package patolli.ui.telling;

import javafx.scene.Node;

/** How far something is there, from 0 to 1, on its way to where it is to be. */
public final class TellingLevel {
    /** Smaller steps are not seen, and each paints everything anew. */
    private static final double STEPS = 80;
    private final Node node;
    private double now;
    private double goal;
    private double rate;

    /** @param node what is more or less there; at first not at all */
    public TellingLevel(Node node) {
        this.node = node;
        show(0);
    }

    /** Goes to a level from now on. */
    public void head(double to, double seconds) {
        goal = to;
        rate = seconds > 0 ? Math.abs(goal - now) / seconds : Double.POSITIVE_INFINITY;
        beat(0);
    }

    /** Time goes by. */
    public void beat(double seconds) {
        double way = goal - now;
        boolean there = Double.isInfinite(rate) || Math.abs(way) <= rate * seconds;
        now = there ? goal : now + Math.signum(way) * rate * seconds;
        show(0);
    }

    /** @param more how much of what is missing is seen for the moment, from 0 to 1 */
    public void show(double more) {
        double seen = Math.round((now + (1 - now) * more) * STEPS) / STEPS;
        node.setOpacity(seen);
        node.setVisible(seen > 0);
    }

    /** Is not painted while something opaque lies over it in full. */
    public void hideUnder(TellingLevel cover) {
        if (cover.now >= 1) {
            node.setVisible(false);
        }
    }

    public double now() {
        return now;
    }
}
