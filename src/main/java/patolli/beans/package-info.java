/**
 * Where casts come from, and how it is proved that they were honest. The rules never draw a cast; a source from here
 * is handed to whoever runs a sitting.
 *
 * <h2>Sealed beans</h2>
 * At the start of a contest 32 secret bytes are drawn: the {@link patolli.beans.Seed}. Shown is its
 * {@link patolli.beans.Seal}, the SHA-256 of these bytes and of the text in which the save says how the contest begins.
 * Then the players may add a word, before the first cast. Each cast comes from the {@link patolli.beans.SealedBeans}:
 * <ol>
 * <li>The {@link patolli.beans.Occasion}, the shake, the block and the word, if there is one, are written in UTF-8
 *     with single spaces,
 *     {@code <kind of game> <game of the contest> <side> <nth cast of that side in that game> <shake> <block> <word>}:
 *     {@code patolli 1 red 7 57 1 tlaloc}. The shake is the number of draws while the player held the beans, from 1;
 *     it is 0 for casts that nobody holds, for all casts of a side that a computer has held in the contest, and for all
 *     casts where {@link patolli.beans.Shaking} says that hands take no part. Blocks count from 1.</li>
 * <li>HMAC-SHA256 with the seed's bytes as key gives 256 bits of this text.</li>
 * <li>They are read from the front, most significant first, in numbers of as many bits as the highest throw needs:
 *     five for throws 0 to 30 or 0 to 31, four for 0 to 15. The first number that is a throw decides; others are
 *     passed over, so that every throw is exactly as likely as any other. When fewer bits are left than a number
 *     needs, the next block gives 256 more.</li>
 * <li>Throws are dealt out along the game's {@link patolli.rules.Casts}, by rising value, to each as many as its
 *     weight.</li>
 * </ol>
 * In contests of version 1 the seal is the SHA-256 of the seed alone, there is no word, and the block is written only
 * from the second on.
 *
 * <p>So neither side's casts depend on what the other does, nobody can change them after the seal is shown, and the
 * player's hand takes part in every cast that it holds. After the contest the seed is opened, and everybody can work
 * out the casts again. What takes part in choosing moves never sees a seed: a test of the architecture says so.
 */
package patolli.beans;
