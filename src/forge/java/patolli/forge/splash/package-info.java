/** The first screen: the temple of the jaguars in a storm, its title and its menu, carved in stone. */
package patolli.forge.splash;
