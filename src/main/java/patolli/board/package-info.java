/**
 * One geometry a board: from a square, a piece's place or a stake's to a point of the scene, in design units. The
 * screen lays pieces by it and the forge paints the mats by it. No JavaFX and no AWT, and no game's rules.
 */
package patolli.board;
