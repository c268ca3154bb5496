/** The hands that scoop up, shake and throw what is thrown at a table, whoever sits there and whatever it is. */
package patolli.ui.table.hand;
