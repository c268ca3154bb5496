/**
 * Pagade after the <em>Pagade Instructions</em> by weToyToy, read as section 3 of the rule book settles them: two or
 * four players, four pawns each, two long stick dice. {@link patolli.rules.pagade.PagadeGame} is the way in; the
 * rule numbers in comments are those of that section.
 */
package patolli.rules.pagade;
