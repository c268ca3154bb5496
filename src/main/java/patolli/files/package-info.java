/**
 * Files that survive: written as a whole or not at all, forced to the disk, never overwritten unread. What keeps
 * something for the player stands on this.
 */
package patolli.files;
