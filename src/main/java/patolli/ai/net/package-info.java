/**
 * Small networks that judge positions: what a position is to them ({@link patolli.ai.net.Encoder}), the network
 * itself, and its form as a file. They are trained by the program in {@code src/train/java}.
 */
package patolli.ai.net;
