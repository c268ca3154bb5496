/**
 * The forge: makes every picture of the game by program, so that each can be made anew and mended like code.
 * It is compiled with the tests and never shipped; what it made lies in {@code resources/images}.
 *
 * <p>{@code mvn -q test-compile exec:exec@forge} draws what is missing or older than its sources.
 * A {@link patolli.forge.Studio} names the pictures of one package; {@link patolli.forge.Studios} lists the studios.
 * Shared materials live in {@code patolli.forge.matter}.
 */
package patolli.forge;
