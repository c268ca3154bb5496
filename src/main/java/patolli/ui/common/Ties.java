package patolli.ui.common;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.util.Subscription;

/** What a controller is connected with while its scene is shown; all of it is loosened together. */
public final class Ties {
    private final List<Subscription> all = new ArrayList<>();

    /** Keeps something that is to be undone when the scene goes. */
    public void add(Subscription tie) {
        all.add(tie);
    }

    /** Hears events before a node and all that lies in it. */
    public <T extends Event> void filter(Node node, EventType<T> type, EventHandler<? super T> handler) {
        node.addEventFilter(type, handler);
        all.add(() -> node.removeEventFilter(type, handler));
    }

    /** Hears events after a node's own handling of them. */
    public <T extends Event> void handle(Node node, EventType<T> type, EventHandler<? super T> handler) {
        node.addEventHandler(type, handler);
        all.add(() -> node.removeEventHandler(type, handler));
    }

    /** Lets a property follow a value. */
    public <T> void bind(Property<T> property, ObservableValue<? extends T> value) {
        property.bind(value);
        all.add(property::unbind);
    }

    /** Shows pictures as large as the scene's pixels want them, also when the window or its screen changes. */
    public void sharpen(Scene scene, DesignPane pane, Pictures pictures) {
        var output = scene.windowProperty().flatMap(Window::outputScaleXProperty).orElse(1.0);
        all.add(output.subscribe(o -> pictures.setPixelsPerUnit(pane.factorProperty().get() * o.doubleValue())));
        all.add(pane.factorProperty().subscribe(factor ->
                pictures.setPixelsPerUnit(factor.doubleValue() * output.getValue().doubleValue())));
    }

    /** Lets go of everything. */
    public void loosen() {
        all.forEach(Subscription::unsubscribe);
        all.clear();
    }
}
