/** The screens. */
package patolli.ui;
