/** The tutorial of Neeley's Patolli. */
package patolli.ui.patolli.lesson;
