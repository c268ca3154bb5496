/**
 * What the screen watches: read-only properties over a sitting, and the commands that a player may give. The rules
 * decide what is legal, the model decides whose hand is on the beans.
 */
package patolli.model;
