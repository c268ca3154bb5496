/** Where the evening's scenes are shown one after the other, sheets lie over them, and boss keys clear everything. */
package patolli.ui.theatre;
