package patolli.ui.table.staging;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;

/**
 * What is paid, by where it goes: each place gets its own stream, and all of them leave at once.
 *
 * @param places how many go before each of them to the same place
 * @param ends   where the first of each stream lands
 * @param middle of where all of them land
 */
record Streams(List<Integer> places, List<Point2D> ends, Point2D middle) {

    /** @param apart what lands farther than this from another goes to another place */
    static Streams of(List<Payment.Going> going, double apart) {
        List<Point2D> ends = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        Point2D sum = Point2D.ZERO;
        for (Payment.Going each : going) {
            int stream = 0;
            while (stream < ends.size() && ends.get(stream).distance(each.to()) > apart) {
                stream++;
            }
            if (stream == ends.size()) {
                ends.add(each.to());
                sizes.add(0);
            }
            places.add(sizes.get(stream));
            sizes.set(stream, sizes.get(stream) + 1);
            sum = sum.add(each.to());
        }
        return new Streams(List.copyOf(places), List.copyOf(ends), sum.multiply(1.0 / Math.max(1, going.size())));
    }

    /** Whether all goes to one place. */
    boolean isOne() {
        return ends.size() == 1;
    }

    /** How many go to the same place before the i-th of all. */
    int place(int i) {
        return places.get(i);
    }

    /** How many the longest stream has. */
    int longest() {
        return places.stream().mapToInt(Integer::intValue).max().orElse(0) + 1;
    }
}
