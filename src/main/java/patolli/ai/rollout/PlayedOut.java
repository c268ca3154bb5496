package patolli.ai.rollout;

/**
 * A game that was played out.
 *
 * @param result what it was worth: 1 won, 0 lost, a share if it was drawn
 * @param luck   what its casts have changed, all together; 0 where that was not asked for
 */
record PlayedOut(double result, double luck) { }
