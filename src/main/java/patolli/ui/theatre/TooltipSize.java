package patolli.ui.theatre;

import java.util.function.Supplier;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Tooltip;
import javafx.stage.Window;
import javafx.util.Subscription;
import patolli.settings.TextSize;

/** Tooltips are windows of their own, which no scene's size of words reaches: they get it as they appear. */
final class TooltipSize {
    private static final double NORMAL = 15;

    private TooltipSize() { }

    /** Writes all tooltips in the size that is set when they appear, until the handle is used. */
    static Subscription follow(Supplier<TextSize> size) {
        ListChangeListener<Window> appearing = change -> {
            while (change.next()) {
                change.getAddedSubList().stream().filter(Tooltip.class::isInstance).map(Tooltip.class::cast)
                        .forEach(tip -> tip.setStyle("-fx-font-size: " + NORMAL * size.get().factor() + "px"));
            }
        };
        Window.getWindows().addListener(appearing);
        return () -> Window.getWindows().removeListener(appearing);
    }
}
