/**
 * The check of a saved contest: every cast is worked out again from the opened beans. The scheme stands in
 * {@link patolli.beans}, the form of a save in {@link patolli.save}.
 */
package patolli.proof;
