package patolli.model;

import patolli.save.Entry;

/**
 * Keeps what happens in one contest. Each entry is handed over before it is shown; the table goes on when it is kept.
 * The caller never waits: a keeper that writes files does so on another thread.
 */
public interface Keeper {

    /**
     * Keeps an entry, behind all that were handed over before.
     *
     * @param then run on the FX thread, once and in the order of the entries, when the entry is safe. If it can't be
     *             kept, the player is told elsewhere and this is run all the same: the game goes on.
     */
    void keep(Entry entry, Runnable then);

    /** Whether anything has been kept: then how the contest began can't change any more. */
    boolean hasBegun();

    /** The contest is over: nothing follows but {@link #close()}. */
    void over();

    /** Nobody plays this contest for now. */
    void close();

    /** Keeps nothing, for lessons and tests: all is well at once. */
    Keeper NOTHING = new Unkept();
}
