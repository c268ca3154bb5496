package patolli.board.figure;

/** What the hand does that can put down what it holds. */
public enum HandLook { HOLDING, COUNTING, SPREAD }
