/** The menus, as they stand in the painted band and at the bet. */
package patolli.ui.menu;
