/** The shells that a grand evening is played for. */
package patolli.forge.cowrie;
