/**
 * Files that survive: written as a whole or not at all, forced to the disk, never overwritten unread; and files that
 * are read by {@link patolli.files.WholeFile} only, whatever lies in their place. What keeps something for the player
 * stands on this.
 */
package patolli.files;
