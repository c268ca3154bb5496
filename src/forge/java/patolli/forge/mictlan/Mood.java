package patolli.forge.mictlan;

/** How he takes it. */
enum Mood {
    /** The prolog: chatty and vain, five beans in his hand. */
    INVITING,
    /** One game of several is lost to him: chin on fist, one bead left. */
    SULKING,
    /** All is lost to him: empty hands, feathers hanging. */
    BEATEN,
    /** He has won one game: he rattles the beans. */
    SMUG,
    /** He has won all: he holds up his prize and roars with laughter. */
    GLOATING;

    /** Whether his feathers hang. */
    boolean low() {
        return this == SULKING || this == BEATEN;
    }
}
