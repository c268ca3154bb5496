package patolli.ui.table.figure;

/** What whose turn it is has to do. */
public enum Duty { NOTHING, BET, THROW, MOVE }
