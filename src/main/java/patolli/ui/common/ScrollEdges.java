package patolli.ui.common;

import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/**
 * Lets what is scrolled fade into the paper at the edges beyond which there is more of it, so that no line is cut
 * through. How the edges look is said by the styles {@code scroll-edge} and {@code above} or {@code below}.
 */
public final class ScrollEdges {
    private static final double HIGH = 16;
    private static final double END = 1e-3;

    private ScrollEdges() { }

    /**
     * Lays the edges over a pane or list that scrolls up and down.
     *
     * @param ties     until when they are followed; then they are taken away
     * @param scroller lies in a pane, beside which nothing moves it
     */
    public static void soften(Ties ties, Region scroller) {
        Pane host = (Pane) scroller.getParent();
        Region above = edge("above");
        Region below = edge("below");
        host.getChildren().addAll(above, below);
        Runnable show = () -> show(scroller, above, below);
        ties.add(() -> host.getChildren().removeAll(above, below));
        Stream.of(scroller.layoutXProperty(), scroller.layoutYProperty(), scroller.widthProperty(),
                scroller.heightProperty()).forEach(each -> ties.add(each.subscribe(show)));
        ties.add(scroller.visibleProperty().subscribe(show));
        // The bar is there when the skin is.
        Subscription[] bar = {Subscription.EMPTY};
        ties.add(() -> bar[0].unsubscribe());
        Runnable look = () -> {
            if (bar[0] == Subscription.EMPTY && bar(scroller) instanceof ScrollBar found) {
                bar[0] = Subscription.combine(found.valueProperty().subscribe(show),
                        found.visibleProperty().subscribe(show), found.maxProperty().subscribe(show));
            }
        };
        look.run();
        ties.add(scroller.needsLayoutProperty().subscribe(look));
    }

    private static Region edge(String name) {
        Region edge = new Region();
        edge.getStyleClass().addAll("scroll-edge", name);
        edge.setManaged(false);
        edge.setMouseTransparent(true);
        edge.setVisible(false);
        return edge;
    }

    private static Node bar(Region scroller) {
        return scroller.lookupAll(".scroll-bar").stream()
                .filter(node -> node.getPseudoClassStates().stream().anyMatch(is -> is.getPseudoClassName()
                        .equals("vertical"))).findFirst().orElse(null);
    }

    private static void show(Region scroller, Region above, Region below) {
        double width = scroller.getWidth();
        boolean scrolls = scroller.isVisible() && bar(scroller) instanceof ScrollBar bar && bar.isVisible();
        if (bar(scroller) instanceof ScrollBar bar && scrolls) {
            width -= bar.getWidth();
            above.setVisible(bar.getValue() > bar.getMin() + END);
            below.setVisible(bar.getValue() < bar.getMax() - END);
        } else {
            above.setVisible(false);
            below.setVisible(false);
        }
        above.resizeRelocate(scroller.getLayoutX(), scroller.getLayoutY(), width, HIGH);
        below.resizeRelocate(scroller.getLayoutX(), scroller.getLayoutY() + scroller.getHeight() - HIGH, width, HIGH);
    }
}
