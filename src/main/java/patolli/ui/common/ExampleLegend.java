package patolli.ui.common;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** What stands under a chart that is an example: each of its signs with what it means, in a line. */
public final class ExampleLegend extends HBox {
    /** @param meanings that are made elsewhere */
    public ExampleLegend(Node... meanings) {
        super(meanings);
        getStyleClass().add("example-legend");
    }

    /** Goes on with a sign and what it means, which is never cut. */
    public ExampleLegend and(String words, Node sign) {
        Label name = new Label(words, sign);
        name.getStyleClass().add("cord-name");
        name.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().add(name);
        return this;
    }
}
