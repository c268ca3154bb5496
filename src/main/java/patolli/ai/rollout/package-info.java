/** Positions played out to their end many times, from which is told what they are worth. */
package patolli.ai.rollout;
