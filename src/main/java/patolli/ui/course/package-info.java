/** What a tutorial teaches: steps, what each asks for and points at, and the script of chance and the others. */
package patolli.ui.course;
