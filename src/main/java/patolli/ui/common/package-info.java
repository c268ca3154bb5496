/** What every scene uses: the fixed design area, pictures at the right size, texts, and motion that can be skipped. */
package patolli.ui.common;
