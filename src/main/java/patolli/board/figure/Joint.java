package patolli.board.figure;

/** What turns about a pivot of its own and takes along all that hangs from it. */
public enum Joint {
    /** Legs and what is worn about the hips; never turns. */
    ROOT,
    TORSO, HEAD,
    FAR_ARM, FAR_FOREARM, FAR_HAND,
    NEAR_ARM, NEAR_FOREARM, NEAR_HAND,
    /** Long feathers, a wing. */
    TRAIN,
    /** The light thing above: smoke, a bird. */
    AIR,
    /** Smoke below. */
    SMOKE
}
