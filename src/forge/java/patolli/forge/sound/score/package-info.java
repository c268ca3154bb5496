/**
 * Pieces in a readable form. A file of lines; what follows "# " is a remark.
 *
 * <pre>
 * title   Flute in the night
 * seconds 76                    how long the piece sounds, with its last echo
 * metre   1:4/4 9:3+3+2/8       from a bar on: groups of units / what a unit is; each group's first unit is stressed
 * tempo   1:56 3.5:48 4:60      at a bar (or between two) so many quarters a minute; straight between
 * raga    mohanam D4 S R2 G3 P D2
 *                               tones are named by these swaras alone, S4 is D4 here; pure intervals
 * tuning  C+14 G-8              cents by which an instrument's scale strays, for all blown parts
 * part    flute tlapitzalli level 0 pan -0.15 room 0.5
 *                               name, instrument, dB, -1 left .. 1 right, how much of it the court answers
 * phrase  call = A4:1.5 C5:0.5  may stand as &#64;call in any line below
 * 5 flute x2 : &#64;call | ...       from bar 5 on, twice: whole bars, parted by |
 * </pre>
 *
 * <p>Blown parts: {@code PITCH:UNITS}, {@code -:2} rests. Signs before or after the pitch: {@code ~} slides into it,
 * {@code _} slurs, {@code !} accent, {@code *} mordent, {@code %} trill, {@code +} swells and dies, {@code ^} falls
 * off, {@code '} ends early for a breath, {@code =} shakes towards the next tone of the raga, {@code `} falls from it.
 * A veena slides and slurs without a new pluck. A line that ends with a backslash goes on in the next.
 *
 * <p>Struck parts: one character a unit; a capital is stressed, {@code .} is silent, {@code -} lengthens the stroke
 * before, {@code [ab]} squeezes into one unit. The letters are told with each instrument: huehuetl l r m, teponaztli
 * l h, ayacachtli x s, bells b, clappers c, thunder n f, mridangam n d c t o g k h x, talam o c, drone b s h p m.
 *
 * <p>Dynamics {@code ppp .. fff} hold until the next; {@code <} or {@code >} runs evenly to the next. A part's lines
 * stand in the order of time. A bar of a wrong length stops the reading with its line's number.
 */
package patolli.forge.sound.score;
