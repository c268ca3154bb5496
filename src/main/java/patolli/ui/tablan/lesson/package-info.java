/** The tutorial of Tablan: its steps, and the moments of a game that they show. */
package patolli.ui.tablan.lesson;
