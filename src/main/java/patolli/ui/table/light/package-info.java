/**
 * The light on every table: five hours of a night, the warm light of two braziers on what lies in the middle and a cool
 * dark round it. Pictures are lit once, beside the FX thread, and then only shown.
 */
package patolli.ui.table.light;
