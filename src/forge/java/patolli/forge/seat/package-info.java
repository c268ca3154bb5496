/**
 * The four who sit round Bell's mat, in the manner and with the vocabulary of {@code patolli.forge.codex}: the eagle
 * warrior and the weaver are painted here, the merchant and the Smoking Mirror come from the first table.
 */
package patolli.forge.seat;
