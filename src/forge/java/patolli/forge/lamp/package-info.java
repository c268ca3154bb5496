/** The lamps of brass that burn about the games of South India: their forms and their fire. */
package patolli.forge.lamp;
