/** The words: texts from bundles, and what happens at the table told in sentences. */
package patolli.text;
