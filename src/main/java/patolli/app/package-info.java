/** Where the program starts: the command line, the composition root, the log, and the end. */
package patolli.app;
