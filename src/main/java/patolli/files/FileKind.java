package patolli.files;

/** What is kept in files, and how large such a file may be. A larger one is not the game's own and is not read. */
public enum FileKind {
    /** A contest: forty times what a long one needs. */
    SAVE(8_000_000),
    /** The settings. */
    SETTINGS(1_000_000),
    /** What has been played: enough for tens of thousands of contests. */
    STATISTICS(16_000_000),
    /** The secret of a contest. */
    SEED(1_000);

    private final int most;

    FileKind(int most) {
        this.most = most;
    }

    /** The largest size in bytes. */
    public int most() {
        return most;
    }
}
