/** The sheet on which a position is played out. */
package patolli.ui.rollout;
