/** What is heard of what: each event of the rules and each scene has its sound, or says why it has none. */
package patolli.ui.sound;
