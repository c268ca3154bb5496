package patolli.ai.rollout;

import java.util.OptionalInt;
import patolli.ai.measure.Interval;

/**
 * What was found of a move, or of a position as it is.
 *
 * @param move   empty for the position as it is
 * @param text   how the move is written; empty likewise
 * @param chance to win, of whoever acts in the position
 * @param games  how many were played
 */
public record Candidate(OptionalInt move, String text, Interval chance, int games) { }
