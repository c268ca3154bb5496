package patolli.ui.book;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import patolli.model.BookModel;

/** The keyboard in the book: back and forward, search, scrolling, and Enter on whatever has the focus. */
final class BookKeys {
    private final BookModel model;
    private final PageScroll scroll;
    private final TextField search;
    private final Runnable close;

    BookKeys(BookModel model, PageScroll scroll, TextField search, Runnable close) {
        this.model = model;
        this.scroll = scroll;
        this.search = search;
        this.close = close;
    }

    void pressed(KeyEvent event) {
        boolean done;
        if (event.isAltDown()) {
            done = withAlt(event.getCode());
        } else if (event.isShortcutDown()) {
            done = event.getCode() == KeyCode.F && find();
        } else {
            done = plain(event.getCode()) || (search.isFocused() ? inField(event.getCode()) : onPage(event));
        }
        if (done) {
            event.consume();
        }
    }

    private boolean withAlt(KeyCode key) {
        switch (key) {
            case LEFT -> model.back();
            case RIGHT -> model.forward();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean find() {
        search.requestFocus();
        search.selectAll();
        return true;
    }

    private boolean plain(KeyCode key) {
        switch (key) {
            case ESCAPE -> close.run();
            case PAGE_UP -> scroll.turn(-1);
            case PAGE_DOWN -> scroll.turn(1);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** From the field down to what was found. */
    private boolean inField(KeyCode key) {
        if (key == KeyCode.ENTER || key == KeyCode.DOWN) {
            Results.first(search.getScene()).ifPresent(first -> first.requestFocus());
            return true;
        }
        return false;
    }

    private boolean onPage(KeyEvent event) {
        switch (event.getCode()) {
            case BACK_SPACE -> model.back();
            case HOME -> scroll.toTop();
            case END -> scroll.toEnd();
            case ENTER -> {
                if (!(event.getTarget() instanceof ButtonBase button)) {
                    return false;
                }
                button.fire();
            }
            default -> {
                return false;
            }
        }
        return true;
    }
}
