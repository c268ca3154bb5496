package patolli.ui.shelf;

/**
 * What can be done with a saved game. None of it is waited for: what has become of it is seen when the model's items
 * change, and told by the model's trouble when it could not be done.
 */
public interface Deeds {

    /** Takes it up where it was left. */
    void goOn(Item item);

    /** Plays it once more, step by step. */
    void replay(Item item);

    /** Opens the beans of a finished one. */
    void check(Item item);

    /** Lays a copy beside it. @param name checked: not blank, not too long, and no other game's */
    void copy(Item item, String name);

    /** Takes it off the shelf, so that it can be brought back. */
    void delete(Item item);

    /** Brings back what was deleted last. */
    void restore(Item item);

    /** Takes the sheet away. */
    void close();
}
