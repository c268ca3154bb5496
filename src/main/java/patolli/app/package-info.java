/** Where the program starts: the command line, the composition root, and the end. */
package patolli.app;
