/** Where casts come from. The rules never draw one; a source from here is handed to whoever runs a sitting. */
package patolli.beans;
