package patolli.ui.book;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.controlsfx.control.textfield.CustomTextField;
import patolli.model.BookModel;
import patolli.text.Page;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;

/** Wires the help book: what the model shows goes onto the right page, what is clicked and typed goes to the model. */
public final class BookController implements Controller {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass DOUBLED = PseudoClass.getPseudoClass("doubled");
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");
    @FXML private DesignPane book;
    @FXML private Pane ground;
    @FXML private CustomTextField search;
    @FXML private ScrollPane contentsScroll;
    @FXML private VBox contents;
    @FXML private Button back;
    @FXML private Button forward;
    @FXML private Button close;
    @FXML private ScrollPane page;
    private final BookModel model;
    private final Pictures pictures;
    private final Texts texts;
    private final Runnable closing;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private PageScroll scroll;
    private PageScroll list;
    private BookKeys keys;

    BookController(BookModel model, Pictures pictures, Texts texts, Runnable closing) {
        this.model = model;
        this.pictures = pictures;
        this.texts = texts;
        this.closing = closing;
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view("ui/book.png"));
        ImageView bones = pictures.view("ui/close.png");
        close.setGraphic(bones);
        close.hoverProperty().subscribe(hot -> pictures.change(bones, hot ? "ui/close-hot.png" : "ui/close.png"));
        scroll = new PageScroll(page, model::keepScroll);
        list = new PageScroll(contentsScroll, far -> { });
        keys = new BookKeys(model, scroll, search, closing);
        model.book().pages().forEach(each -> contents.getChildren().add(entry(each)));
        back.setOnAction(event -> model.back());
        forward.setOnAction(event -> model.forward());
        close.setOnAction(event -> closing.run());
    }

    private Hyperlink entry(Page of) {
        Hyperlink entry = new Hyperlink(of.title());
        entry.setId("contents-" + of.id());
        entry.getStyleClass().add("entry");
        entry.setMaxWidth(Double.MAX_VALUE);
        entry.setGraphic(pictures.view("ui/tab-mark.png"));
        entry.setOnAction(event -> model.open(of.id()));
        return entry;
    }

    @Override
    public void attach(Scene scene) {
        subscriptions.add(listenTo(scene));
        subscriptions.add(pictures.doubledProperty().subscribe(is -> book.pseudoClassStateChanged(DOUBLED, is)));
        subscriptions.add(book.factorProperty().subscribe(factor -> fitPictures(scene)));
        subscriptions.add(scene.windowProperty().flatMap(Window::outputScaleXProperty)
                .subscribe(scale -> fitPictures(scene)));
        subscriptions.add(model.canGoBackProperty().subscribe(can -> back.setDisable(!can)));
        subscriptions.add(model.canGoForwardProperty().subscribe(can -> forward.setDisable(!can)));
        subscriptions.add(search.textProperty().subscribe((was, is) -> model.search(is)));
        subscriptions.add(scene.focusOwnerProperty().subscribe(this::reveal));
        page.requestFocus();
        subscriptions.add(model.shownProperty().subscribe(this::show));
    }

    /** What has the keyboard is seen whole; what the mouse is pressed on stays under it, or the click would be lost. */
    private void reveal(Node owner) {
        if (owner != null && !owner.isPressed()) {
            scroll.reveal(owner);
            list.reveal(owner);
        }
    }

    private Subscription listenTo(Scene scene) {
        EventHandler<KeyEvent> filter = keys::pressed;
        scene.addEventFilter(KeyEvent.KEY_PRESSED, filter);
        return () -> scene.removeEventFilter(KeyEvent.KEY_PRESSED, filter);
    }

    @Override
    public void detach() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
    }

    private void fitPictures(Scene scene) {
        double output = scene.getWindow() == null ? 1 : scene.getWindow().getOutputScaleX();
        pictures.setPixelsPerUnit(book.factorProperty().get() * output);
        boolean alone = scene.getRoot() == book;
        book.pseudoClassStateChanged(OVER, !alone);
        if (alone) {
            book.tileProperty().set(pictures.image("table/floor.jpg"));
        }
    }

    private void show(BookModel.Place place) {
        Sheet sheet = switch (place) {
            case BookModel.Reading reading -> new PageRenderer(pictures, model::open).render(reading.page(), texts);
            case BookModel.Searching searching -> new Results(texts, model).render(searching);
        };
        String query = place instanceof BookModel.Searching searching ? searching.query() : "";
        if (!search.getText().strip().equals(query)) {
            search.setText(query);
        }
        scroll.show(sheet, place instanceof BookModel.Reading reading ? reading.section() : 0, model.scroll());
        mark(place);
        keepFocus();
    }

    /** Where the reader is in the contents. */
    private void mark(BookModel.Place place) {
        String shown = place instanceof BookModel.Reading reading ? "contents-" + reading.page().id() : "";
        for (Node entry : contents.getChildren()) {
            boolean current = entry.getId().equals(shown);
            entry.pseudoClassStateChanged(CURRENT, current);
            if (current) {
                list.reveal(entry);
            }
        }
    }

    /** What had the focus may have gone with the last page: the page has it then, so that keys still arrive. */
    private void keepFocus() {
        Node owner = book.getScene().getFocusOwner();
        if (owner == null || owner.isDisabled() || owner.getScene() == null) {
            page.requestFocus();
        }
    }
}
