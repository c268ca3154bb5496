/** What a tutorial teaches: steps, what each asks for and points at, and the script that chance and the others keep to. */
package patolli.ui.course;
