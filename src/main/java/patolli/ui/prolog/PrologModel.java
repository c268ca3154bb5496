package patolli.ui.prolog;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The story, page by page; its end is told once. */
public final class PrologModel {
    private final List<StoryPage> pages;
    private final Runnable ended;
    private final ReadOnlyObjectWrapper<StoryPage> page;
    private int at;
    private boolean over;

    /**
     * @param pages at least one
     * @param ended run when the last page has been left, or the story was skipped
     */
    public PrologModel(List<StoryPage> pages, Runnable ended) {
        this.pages = List.copyOf(pages);
        this.ended = ended;
        page = new ReadOnlyObjectWrapper<>(pages.getFirst());
    }

    /** The page that is shown. */
    public ReadOnlyObjectProperty<StoryPage> pageProperty() {
        return page.getReadOnlyProperty();
    }

    /** Which page that is, from 0. */
    public int at() {
        return at;
    }

    /** Turns to the next page; after the last one the story is over. */
    public void next() {
        if (at + 1 < pages.size()) {
            at++;
            page.set(pages.get(at));
        } else {
            skip();
        }
    }

    /** Turns back to the page before; the first one stays. */
    public void back() {
        if (at > 0 && !over) {
            at--;
            page.set(pages.get(at));
        }
    }

    /** Ends the story. */
    public void skip() {
        if (!over) {
            over = true;
            ended.run();
        }
    }
}
