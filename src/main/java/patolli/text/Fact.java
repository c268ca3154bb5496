package patolli.text;

/**
 * Something worth knowing of the world that a game comes from.
 *
 * @param text   one to three sentences
 * @param source where it stands: author, work and place, or an institution
 */
public record Fact(String text, String source) { }
