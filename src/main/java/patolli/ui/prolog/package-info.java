/** The prolog: how the tourist came to sit across from Smoking Mirror. */
package patolli.ui.prolog;
