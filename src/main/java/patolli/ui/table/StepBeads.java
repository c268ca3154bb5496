package patolli.ui.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import patolli.rules.Leg;

/** The beads at the rings where pieces can go, one at each, however many lead there. */
final class StepBeads {
    /** Between numbers of steps on one bead. */
    private static final String AND = "\u00B7";

    private StepBeads() { }

    /** One for each ring. @param before the legs that are seen before all others */
    static List<StepBead> of(Pieces pieces, List<Leg> legs, Function<Leg, MoveEnd> ending, Collection<Leg> before) {
        LinkedHashMap<Point2D, List<Leg>> rings = legs.stream().collect(Collectors.groupingBy(
                leg -> pieces.on(leg.side(), leg.from()).end(leg.to()), LinkedHashMap::new, Collectors.toList()));
        return rings.entrySet().stream().map(ring -> {
            List<Leg> first = ring.getValue().stream().filter(before::contains).toList();
            List<Leg> told = first.isEmpty() ? ring.getValue() : first;
            StepBead bead = new StepBead(ring.getKey(), told.stream().map(ending).min(Comparator.naturalOrder())
                    .orElseThrow(), told.stream().map(Leg::steps).distinct().sorted().map(String::valueOf)
                    .collect(Collectors.joining(AND)));
            if (!Favoured.isOne(before)) {
                bead.calm();
            }
            bead.setOpacity(first.isEmpty() ? Favoured.ASIDE : 1);
            return bead;
        }).toList();
    }
}
