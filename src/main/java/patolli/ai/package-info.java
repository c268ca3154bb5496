/**
 * Opponents and analysis: a position and a time budget in, judged moves out. Whatever plays here is shown a
 * {@link patolli.rules.State} and nothing else, so it can't know a seed or a coming cast.
 */
package patolli.ai;
