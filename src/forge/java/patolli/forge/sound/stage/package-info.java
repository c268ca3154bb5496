/** Where it is played: the court that answers, the player of a score, and the finish that makes a file of a take. */
package patolli.forge.sound.stage;
