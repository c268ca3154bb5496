package patolli.model;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.text.Book;
import patolli.text.Hit;
import patolli.text.Page;

/**
 * The help book as a reader leafs through it: what is shown, and the way that led there. The way keeps how far each
 * place was scrolled. Lives on the FX thread.
 */
public final class BookModel {

    /** Something that the book can show. */
    public sealed interface Place { }

    /**
     * A page.
     *
     * @param section the index of the section that it was opened at, 0 for the page's beginning
     */
    public record Reading(Page page, int section) implements Place { }

    /** What a search found, the best place first. */
    public record Searching(String query, List<Hit> hits) implements Place { }

    private final Book book;
    private final List<Visit> way = new ArrayList<>();
    private int at = -1;
    private final ReadOnlyObjectWrapper<Place> shown = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canGoForward = new ReadOnlyBooleanWrapper();

    /** The book, open at its contents. */
    public BookModel(Book book) {
        this.book = book;
        open(Book.CONTENTS);
    }

    public Book book() {
        return book;
    }

    /** What is shown. */
    public ReadOnlyObjectProperty<Place> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    public Place shown() {
        return shown.get();
    }

    /** Whether something was shown before this. */
    public ReadOnlyBooleanProperty canGoBackProperty() {
        return canGoBack.getReadOnlyProperty();
    }

    /** Whether the reader came back from somewhere. */
    public ReadOnlyBooleanProperty canGoForwardProperty() {
        return canGoForward.getReadOnlyProperty();
    }

    /** Opens the page with that id; for an unknown one, a page that says so. */
    public void open(String id) {
        open(id, 0);
    }

    /** Opens the page with that id at one of its sections. */
    public void open(String id, int section) {
        visit(new Reading(book.page(id).orElseGet(() -> book.missing(id)), section));
    }

    /** Searches the book and shows the results; those of a search that is still shown give way to them. */
    public void search(String query) {
        String words = query.strip();
        if (shown() instanceof Searching searching) {
            if (!searching.query().equals(words)) {
                way.set(at, new Visit(new Searching(words, book.search(words))));
                show();
            }
        } else if (!words.isEmpty()) {
            visit(new Searching(words, book.search(words)));
        }
    }

    /** Shows what was shown before. */
    public void back() {
        go(-1);
    }

    /** Takes a step back again. */
    public void forward() {
        go(1);
    }

    private void go(int steps) {
        if (at + steps >= 0 && at + steps < way.size()) {
            at += steps;
            show();
        }
    }

    private void visit(Place place) {
        if (place.equals(shown())) {
            return;
        }
        way.subList(at + 1, way.size()).clear();
        way.add(new Visit(place));
        at++;
        show();
    }

    private void show() {
        shown.set(way.get(at).place);
        canGoBack.set(at > 0);
        canGoForward.set(at < way.size() - 1);
    }

    /** How far what is shown was scrolled when it was last left, from 0 to 1; negative if it was not shown yet. */
    public double scroll() {
        return way.get(at).scroll;
    }

    /** Keeps how far what is shown is scrolled. */
    public void keepScroll(double scroll) {
        way.get(at).scroll = scroll;
    }

    /** A place on the way. */
    private static final class Visit {
        private final Place place;
        private double scroll = -1;

        Visit(Place place) {
            this.place = place;
        }
    }
}
