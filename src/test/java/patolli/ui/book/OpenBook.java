package patolli.ui.book;

import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.testfx.util.WaitForAsyncUtils;
import patolli.model.BookModel;
import patolli.settings.SettingsTable;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.text.Book;
import patolli.text.Texts;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;

/** The real book with its real pages on a stage. */
final class OpenBook implements AutoCloseable {
    final Pictures pictures = TestPictures.get();
    BookModel model = new BookModel(Book.load(new Texts("book"), SettingsTable::of));
    BookView view;
    Scene scene;
    Stage stage;
    int closed;

    OpenBook() {
        this("");
    }

    /** @param style of the root, such as a larger size of text */
    OpenBook(String style) {
        Fx.start();
        Fx.run(() -> {
            view = BookView.load(model, pictures, () -> closed++);
            view.root().setStyle(style);
            scene = new Scene(view.root(), DesignPane.WIDTH, DesignPane.HEIGHT);
            stage = new Stage();
            stage.setScene(scene);
            stage.show();
            view.attach(scene);
        });
        Fx.until("the window has the keyboard", () -> stage.isFocused() && !view.root().isNeedsLayout());
    }

    @Override
    public void close() {
        Fx.run(() -> {
            view.detach();
            stage.close();
        });
        WaitForAsyncUtils.clearExceptions();
    }

    Node node(String id) {
        return Fx.call(() -> Optional.ofNullable(scene.lookup("#" + id)).orElseThrow(
                () -> new AssertionError("there is no " + id)));
    }

    /** The id of the page that is shown; {@code search:} and the query when results are. */
    String shown() {
        return Fx.call(() -> switch (model.shown()) {
            case BookModel.Reading reading -> reading.page().id();
            case BookModel.Searching searching -> "search:" + searching.query();
        });
    }

    ScrollPane page() {
        return (ScrollPane) node("page");
    }

    double scrolled() {
        return Fx.call(() -> page().getVvalue());
    }

    TextField search() {
        return (TextField) node("search");
    }

    /** The links on the page, from above to below. */
    List<Hyperlink> links() {
        return Fx.call(() -> page().getContent().lookupAll(".link").stream().map(Hyperlink.class::cast).toList());
    }

    Hyperlink link(String words) {
        return links().stream().filter(link -> link.getText().equals(words)).findFirst()
                .orElseThrow(() -> new AssertionError("no link " + words));
    }

    Node focused() {
        return Fx.call(scene::getFocusOwner);
    }

    /** Whether a part of the page can be seen whole. */
    boolean inSight(Node part) {
        return Fx.call(() -> {
            view.root().layout();
            return page().lookup(".viewport").localToScene(page().lookup(".viewport").getLayoutBounds())
                    .contains(part.localToScene(part.getLayoutBounds()));
        });
    }

    void open(String id) {
        Fx.run(() -> model.open(id));
    }

    void write(String words) {
        Fx.run(() -> search().setText(words));
    }

    /** A key while another is held. */
    void with(KeyCode held, KeyCode key) {
        // The robot of the headless platform forgets what is held.
        Fx.run(() -> Event.fireEvent(scene.getFocusOwner(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false,
                held == KeyCode.CONTROL, held == KeyCode.ALT, false)));
    }
}
