/**
 * Saved games. A save is a text file {@code <id>.patolli}: the start of a contest and everything that was decided
 * and cast since, an {@link patolli.save.Entry} a line, appended and forced to the disk one by one; loading plays it
 * again by the rules.
 *
 * <h2>The form, version 2</h2>
 * UTF-8, each line {@code <text> #<check>} and a line feed. The check is the CRC-32, eight small hexadecimal digits,
 * of the eight digits of the line before (of nothing for the first) and then of the line's text. So a line that is
 * changed, doubled, missing or out of order is found, and all lines before it can be trusted. First comes the
 * {@link patolli.save.Header}:
 * <pre>
 * patolli-save 2
 * game patolli
 * options {"bear-off":"past"}
 * begun 2026-11-22T10:47:33Z
 * seats red=player blue=mirror
 * shakes hand                      or none: whether hands take part in casts
 * seal &lt;64 hexadecimal digits&gt;
 * </pre>
 * Then any of these, as it happened:
 * <pre>
 * opened 12 2026-11-22T10:47:33Z   begun or taken up again, as the 12th time that any save of the shelf was
 * bet 2                            so many assets from each side
 * cast 1 red 7 57 4                game of the contest, side, how-manieth of that side in that game, shake, the cast
 * cast 1 red 8 own 3               thrown with real beans
 * move 12-14                       as the rules write it
 * undo                             takes the last bet, cast or move back
 * undo 4                           takes the last four of them back at once
 * redo                             plays again what was taken back last
 * redo 4                           the last four of them at once
 * hint                             a hint was given
 * word tlaloc                      the players' word, at most once and before the first cast
 * again                            the beans are known: of a contest that is over, or of a copy that has gone further
 * seats red=mirror blue=player     they have changed seats
 * called red Ana                   whoever sits there is called so, until the seats change
 * plays blue merchant              the computer there plays at this level, until the seats change; else mirror
 * seal &lt;64 digits&gt;                 the secret of the old seal is lost: other beans from here
 * seed &lt;64 digits&gt;                 the contest is over: opens the beans of one seal; none for a lost secret
 * name My grand game               the copy was given a name
 * closed 2026-11-22T11:02:10Z      left properly; the last line, and overwritten when the save is taken up again
 * </pre>
 * The first line keeps its form in every later version. The seal covers the six lines before it: see
 * {@link patolli.save.Terms#covered()}.
 *
 * <p>Version 1 has no {@code shakes} and no {@code word}, and its seal covers nothing. Such saves are read, checked and
 * gone on with in their own form.
 *
 * <p>A file of more than
 * {@linkplain patolli.files.FileKind#SAVE 8,000,000 bytes} is no save, and among the entries may be
 * {@linkplain patolli.save.SaveText#MOST_SEALS 500} seals and seeds at most: from the next one on it is damaged.
 */
package patolli.save;
