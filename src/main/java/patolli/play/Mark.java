package patolli.play;

/** What is noted beside a turn in the record. */
public enum Mark {
    /** A hint was asked for before it. */
    HINT,
    /** The cast was thrown with real beans. */
    OWN_BEANS,
    /** It was taken back. */
    TAKEN_BACK
}
