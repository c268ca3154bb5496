/** What is cut of bark paper and moves over a mat, in the light of the braziers at its upper corners. */
package patolli.forge.firelight;
