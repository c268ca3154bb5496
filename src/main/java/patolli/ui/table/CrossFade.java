package patolli.ui.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.model.Tempo;

/** Changes what lies on the table without movement: what changes fades into what it becomes, and nothing else does. */
final class CrossFade {
    /** Milliseconds at normal tempo. */
    private static final double TIME = 200;
    private final List<Pane> layers;
    private final Pane over;
    private final List<Node> coming = new ArrayList<>();

    /** @param over the layer above, in which is seen for as long as it fades what has gone */
    CrossFade(List<Pane> layers, Pane over) {
        this.layers = layers;
        this.over = over;
    }

    /**
     * The fading, if anything changes.
     *
     * @param laying lays everything as it is to be
     */
    Optional<Animation> to(Runnable laying, Tempo tempo) {
        Map<Node, Look> before = new LinkedHashMap<>();
        layers.forEach(layer -> layer.getChildren().forEach(node -> before.put(node, Look.of(node))));
        laying.run();
        ParallelTransition all = new ParallelTransition();
        before.forEach((node, was) -> {
            Look is = Look.of(node);
            if (!was.equals(is)) {
                was.copy().ifPresent(copy -> {
                    over.getChildren().add(copy);
                    all.getChildren().add(fade(copy, was.opacity, 0, tempo));
                });
                coming.add(node);
                all.getChildren().add(fade(node, 0, is.opacity, tempo));
            }
        });
        return all.getChildren().isEmpty() ? Optional.empty() : Optional.of(all);
    }

    private static FadeTransition fade(Node node, double from, double to, Tempo tempo) {
        FadeTransition fade = new FadeTransition(tempo.of(TIME), node);
        fade.setFromValue(from);
        fade.setToValue(to);
        return fade;
    }

    /** Whatever was fading is there in full. */
    void end() {
        coming.forEach(node -> node.setOpacity(1));
        coming.clear();
    }

    /** How something on the table is seen: its picture, if it is one, and how it lies. */
    private record Look(boolean visible, Optional<Image> image, Rectangle2D part, double x, double y, double wide,
            double high, double scale, double turn, double opacity) {

        static Look of(Node node) {
            boolean picture = node instanceof ImageView;
            ImageView view = picture ? (ImageView) node : new ImageView();
            return new Look(node.isVisible(), Optional.ofNullable(view.getImage()), view.getViewport(),
                    node.getLayoutX(), node.getLayoutY(), view.getFitWidth(), view.getFitHeight(), node.getScaleX(),
                    node.getRotate(), node.getOpacity());
        }

        /** The same picture in the same place, to be seen while it goes. */
        Optional<Node> copy() {
            return image.filter(shown -> visible).map(shown -> {
                ImageView copy = new ImageView(shown);
                copy.setViewport(part);
                copy.setFitWidth(wide);
                copy.setFitHeight(high);
                copy.relocate(x, y);
                copy.setScaleX(scale);
                copy.setScaleY(scale);
                copy.setRotate(turn);
                copy.setMouseTransparent(true);
                return copy;
            });
        }
    }
}
