/** Looking through a game that was played: at its mat, with the chronicle beside it. */
package patolli.ui.replay;
