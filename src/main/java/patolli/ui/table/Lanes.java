package patolli.ui.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;

/**
 * The lanes of ways that share stretches, directly or by way of others: each has the first that none with which it
 * shares a stretch has, and keeps it from its beginning to its end.
 *
 * @param place  the lane of one of them, from 0 at the right
 * @param count  how many lanes there are
 * @param shared the steps from one square to the next that others go
 */
record Lanes(int place, int count, Set<Set<Point2D>> shared) {

    /** A copy that cannot be changed. */
    Lanes {
        shared = Set.copyOf(shared);
    }

    /** The lanes about one of all ways. */
    static Lanes of(Way way, List<Way> all) {
        List<Way> near = new ArrayList<>(List.of(way));
        for (int i = 0; i < near.size(); i++) {
            Way one = near.get(i);
            all.stream().filter(other -> !near.contains(other) && shares(one, other)).forEach(near::add);
        }
        Map<Way, Integer> places = new HashMap<>();
        all.stream().filter(near::contains).forEach(one -> places.put(one, free(one, places)));
        return new Lanes(places.get(way), 1 + Collections.max(places.values()), near.stream()
                .filter(other -> other != way).flatMap(other -> other.steps().stream()).collect(Collectors.toSet()));
    }

    private static int free(Way way, Map<Way, Integer> taken) {
        Set<Integer> barred = taken.keySet().stream().filter(other -> shares(way, other)).map(taken::get)
                .collect(Collectors.toSet());
        return IntStream.rangeClosed(0, barred.size()).filter(i -> !barred.contains(i)).findFirst().orElseThrow();
    }

    /** Whether two ways share a stretch. */
    static boolean shares(Way one, Way other) {
        return !Collections.disjoint(one.steps(), other.steps());
    }
}
