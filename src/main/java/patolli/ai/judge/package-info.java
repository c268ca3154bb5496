/** What a position is worth at a glance: an {@link patolli.ai.judge.Evaluator} for each game. */
package patolli.ai.judge;
