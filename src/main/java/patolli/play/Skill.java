package patolli.play;

/**
 * What in a contest against computers was the players' doing and what was luck, in the chance to win the contest. Bets
 * are left out: what they are worth depends on who is thought to play better.
 *
 * @param decisions how many moves they chose among several
 * @param lost      what these lost against the best ones, all together; 1 is a whole victory
 * @param luck      by how much all casts together changed the players' chance, on the average of their seats
 */
public record Skill(int decisions, double lost, double luck) {
    /** Where computers or players were among themselves. */
    public static final Skill NONE = new Skill(0, 0, 0);
}
