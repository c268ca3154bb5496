/** Outlines that are drawn freehand: splines, bodies swept along a line, shapes put together. */
package patolli.forge.outline;
