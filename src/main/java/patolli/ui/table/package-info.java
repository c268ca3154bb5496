/** The board scene of Patolli: the mat, what lies on it, and how things move over it. */
package patolli.ui.table;
