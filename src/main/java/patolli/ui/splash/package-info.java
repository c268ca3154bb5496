/** The splash: the temple in the storm, and where an evening begins. */
package patolli.ui.splash;
