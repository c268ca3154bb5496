/** Small things: assets and the icon. */
package patolli.forge.token;
