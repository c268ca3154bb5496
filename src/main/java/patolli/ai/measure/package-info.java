/** Figures that were measured, and how sure they are. */
package patolli.ai.measure;
