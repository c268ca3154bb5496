/** The tutorial of Bell's Patolli: its steps, and the moments of a game that they show. */
package patolli.ui.bell.lesson;
