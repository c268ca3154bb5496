package patolli.ui.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import patolli.rules.Leg;
import patolli.rules.Spot;

/**
 * What moves are worth: the best that follows, written where the picked piece can go, and at each of the other pieces.
 * One and a pair that go to the same place have one tag.
 */
final class LegTags {
    private final Pane layer;
    private final TableLayout layout;
    private final Pieces pieces;
    private Map<Integer, Double> values = Map.of();
    private DoubleFunction<String> words = value -> "";

    LegTags(Pane layer, TableLayout layout, Pieces pieces) {
        this.layer = layer;
        this.layout = layout;
        this.pieces = pieces;
    }

    /** What moves are worth, as far as that is known. */
    void know(Map<Integer, Double> worth, DoubleFunction<String> write) {
        values = Map.copyOf(worth);
        words = write;
    }

    /** Nothing is known any more. */
    void forget() {
        values = Map.of();
    }

    /**
     * Writes it anew.
     *
     * @param end   where a leg ends
     * @param where a piece stands
     */
    void lay(LegChoice choice, Optional<Spot> picked, Function<Leg, Point2D> end, Function<Spot, Point2D> where) {
        layer.getChildren().removeIf(Label.class::isInstance);
        if (values.isEmpty()) {
            return;
        }
        Margins margins = new Margins(layout.board(), pieces.all().stream().map(PieceSprite::at).toList());
        double most = values.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        Map<Spot, List<Leg>> goals = picked.map(choice::from).orElse(List.of()).stream()
                .collect(Collectors.groupingBy(Leg::to, LinkedHashMap::new, Collectors.toList()));
        goals.forEach((to, legs) -> worth(choice, legs).ifPresent(value ->
                tag("worth-" + to, end.apply(legs.getFirst()), value, value == most, margins)));
        choice.origins().stream().filter(origin -> !picked.equals(Optional.of(origin))).forEach(origin ->
                worth(choice, choice.from(origin)).ifPresent(value ->
                        tag("worth-at-" + origin, where.apply(origin), value, value == most, margins)));
    }

    private OptionalDouble worth(LegChoice choice, List<Leg> legs) {
        return legs.stream().flatMap(choice::with).filter(view -> values.containsKey(view.move()))
                .mapToDouble(view -> values.get(view.move())).max();
    }

    private void tag(String id, Point2D at, double value, boolean best, Margins margins) {
        Label tag = new Label(words.apply(value));
        tag.setId(id);
        tag.getStyleClass().addAll(best ? List.of("move-worth", "best-worth") : List.of("move-worth"));
        tag.setMouseTransparent(true);
        tag.setManaged(false);
        layer.getChildren().add(tag);
        tag.applyCss();
        tag.fontProperty().subscribe(font -> {
            double wide = Math.ceil(tag.prefWidth(-1));
            double high = Math.ceil(tag.prefHeight(-1));
            Rectangle2D room = margins.beside(id, at, wide, high);
            tag.resizeRelocate(room.getMinX(), room.getMinY(), wide, high);
        });
    }
}
