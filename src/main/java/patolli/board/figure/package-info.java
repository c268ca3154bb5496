/**
 * How the figures at a table are put together, read by the forge that paints their parts and by the screen that moves
 * them: joints, parts in the order in which they lie, poses. Measures are units of a figure's own field of 366 x 560,
 * in which it looks to the right; angles are degrees, clockwise.
 */
package patolli.board.figure;
