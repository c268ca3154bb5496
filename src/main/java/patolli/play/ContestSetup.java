package patolli.play;

import patolli.rules.State;

/**
 * What a contest begins with.
 *
 * @param opening its first position, which says its game and the options
 * @param seats   who plays the sides of that position
 */
public record ContestSetup(State opening, Seats seats) { }
