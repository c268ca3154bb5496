package patolli.save;

/** A save as long as anybody will ever make one. */
public final class TwoThousandCasts {
    private static final int CASTS = 2000;
    private static final int MUCH = 200;

    private TwoThousandCasts() { }

    /** The whole save; whenever somebody wins, much is taken back, for no contest lasts so long by itself. */
    public static byte[] bytes() {
        Played played = new Played("patolli", 1);
        while (casts(played) < CASTS) {
            played.about(played.entries.size() + 100);
            if (played.isOver()) {
                played.undo(MUCH);
            }
        }
        return played.end().bytes();
    }

    private static long casts(Played played) {
        return played.entries.stream().filter(Entry.Cast.class::isInstance).count();
    }
}
