/** The application's icon, the rain god's mask; small sizes are drawn anew, not shrunk. */
package patolli.forge.icon;
