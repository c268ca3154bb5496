package patolli.ui.book;

import patolli.model.BookModel;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;

/** The help book, to fill the window or to lie over a scene, which then shows through around it. */
public final class BookView extends ControlledView<BookController> {

    private BookView(FxmlView<BookController> view) {
        super(view);
    }

    /**
     * Loads the view over a model, which keeps what is shown when the view goes.
     *
     * @param close what Esc and the close button do
     */
    public static BookView load(BookModel model, Pictures pictures, Runnable close) {
        Texts texts = new Texts("book");
        return new BookView(FxmlView.load("book", texts, new BookController(model, pictures, texts, close)));
    }
}
