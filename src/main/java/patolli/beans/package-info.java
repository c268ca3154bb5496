/**
 * Where casts come from, and how it is proved that they were honest. The rules never draw a cast; a source from here
 * is handed to whoever runs a sitting.
 *
 * <h2>Sealed beans</h2>
 * At the start of a contest 32 secret bytes are drawn: the {@link patolli.beans.Seed}. Shown is its
 * {@link patolli.beans.Seal}, the SHA-256 of these bytes. Each cast comes from the {@link patolli.beans.SealedBeans}:
 * <ol>
 * <li>The {@link patolli.beans.Occasion} and the shake are written in ASCII with single spaces,
 *     {@code <kind of game> <game of the contest> <side> <nth cast of that side in that game> <shake>}:
 *     {@code patolli 1 red 7 57}. The shake is the number of draws while the player held the beans, from 1; it is 0
 *     for casts that nobody holds.</li>
 * <li>HMAC-SHA256 with the seed's bytes as key gives 256 bits of this text.</li>
 * <li>They are read from the front, most significant first, in numbers of as many bits as the highest throw needs:
 *     five for throws 0 to 30 or 0 to 31, four for 0 to 15. The first number that is a throw decides; others are
 *     passed over, so that every throw is exactly as likely as any other. When fewer bits are left than a number
 *     needs, 256 more are made from the text with {@code " 2"} behind it, then {@code " 3"}, and so on.</li>
 * <li>Throws are dealt out along the game's {@link patolli.rules.Casts}, by rising value, to each as many as its
 *     weight.</li>
 * </ol>
 * So neither side's casts depend on what the other does, nobody can change them after the seal is shown, and the
 * player's hand takes part in every cast that it holds. After the contest the seed is opened, and everybody can work
 * out the casts again. What takes part in choosing moves never sees a seed: a test of the architecture says so.
 */
package patolli.beans;
