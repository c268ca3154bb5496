package patolli.model;

/** What the table waits for. */
public enum Awaiting {
    /** Nothing from a player: something is being shown, or Smoking Mirror is at it. */
    NOTHING,
    /** A player says how much is staked. */
    BET,
    /** A player takes up the beans and throws them. */
    THROW,
    /** Somebody throws real beans and says what they show. */
    OWN_THROW,
    /** A player chooses one of several moves, or confirms the only one. */
    MOVE,
    /** A new contest: this one is over. */
    NEW_CONTEST
}
