/** Makes the installed game: the modules, the runtime, the cache of its start, and the platform's own package. */
package patolli.pack;
