/**
 * What flares up and flies off at the table when something is decided: a figure for each kind of moment, dust, chips.
 */
package patolli.forge.burst;
