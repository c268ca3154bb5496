package patolli.model;

import patolli.save.Entry;

/** Keeps nothing. */
final class Unkept implements Keeper {

    @Override
    public void keep(Entry entry, Runnable then) {
        then.run();
    }

    @Override
    public boolean hasBegun() {
        return true;
    }

    @Override
    public void over() {
        // nobody remembers
    }

    @Override
    public void close() {
        // nothing is open
    }
}
