package patolli.board.figure;

/** What the lower half of a face shows. */
public enum FaceLook { CALM, SMILE, LAUGH, GASP, GRIM }
