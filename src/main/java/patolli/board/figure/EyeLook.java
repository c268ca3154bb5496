package patolli.board.figure;

/** How far an eye is open, and where its brow stands. */
public enum EyeLook { OPEN, WIDE, NARROW, SHUT }
