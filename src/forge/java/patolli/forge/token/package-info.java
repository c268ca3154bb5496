/**
 * The assets that are staked, each a pile of modelled parts under one lamp. They are painted twice: the small
 * size has a heavier pen and fewer, larger details than the one for fine screens.
 */
package patolli.forge.token;
