package patolli.audio;

/** A piece of music. */
public enum Track {
    FLUTE_IN_THE_NIGHT("flute-in-the-night"), DANCE("dance"),
    SANDALWOOD("sandalwood"), JASMINE_EVENING("jasmine-evening");

    private final String file;

    Track(String file) {
        this.file = file;
    }

    /** The name of its file, without the ending. */
    public String file() {
        return file;
    }
}
