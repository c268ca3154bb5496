/** The scene of the bet: a stone jaguar with a bowl in its back, in the dark of a temple, and a cloth for each side. */
package patolli.forge.jaguar;
