/** The tutorial: a scripted contest on the real board, taught one thing at a time. */
package patolli.ui.lesson;
