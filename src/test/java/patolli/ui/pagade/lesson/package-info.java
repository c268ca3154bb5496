/**
 * The tutorial of Pagade, tried as data. It lies with the tests until marks and words of its lessons hold at the table;
 * then it moves to the table's own package and is named by it.
 */
package patolli.ui.pagade.lesson;
