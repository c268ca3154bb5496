/** The tutorial of Pagade: its steps, and the moments of a game that they show. */
package patolli.ui.pagade.lesson;
