/**
 * The line protocol: all games without a screen, for bots, scripts and tests. One request a line in, one JSON
 * object a line out. {@link patolli.engine.Engine} holds the conversation; each request is a
 * {@link patolli.engine.Command} of its table.
 *
 * <p>{@code best}, {@code perft} and {@code playouts} may be stopped. A line {@code stop} stops the one that is
 * being answered or, if it comes before that one's turn, the oldest that waits; it has no reply of its own then.
 * {@code perft} and {@code playouts} answer with an error that says stopped, {@code best} with what it has and a
 * last member {@code "stopped":true}: so every reply tells whether a {@code stop} was spent on it. One that finds
 * nothing to stop is answered, in its turn, with an error. The end of the input stops what is still running a
 * second after it was read, or at once if it is older, so that a short script needs no {@code quit}; what was asked
 * before {@code quit} is answered in full. Up to 1,000 requests are read ahead; behind more than that a
 * {@code stop} is not seen.
 *
 * <p>In the reply to {@code best} a move whose value is no estimate, because every end of the game that can follow was
 * looked at, has a further member {@code "proven":true}; so has the reply itself when its move is such a one. It is the
 * chance when everybody plays what is best for them.
 *
 * <p>The replies to {@code cast}, {@code play} and {@code bet} list what happened as events, in order:
 *
 * <table>
 * <caption>Events. Sides are named by their keys. A square or step is a number, in tablan a letter.</caption>
 * <tr><th>type</th><th>members</th><th>what happened</th></tr>
 * <tr><td>cast</td><td>side, cast</td><td>the side cast, in turn or for who begins</td></tr>
 * <tr><td>begins</td><td>side</td><td>the opening is settled in this side's favour</td></tr>
 * <tr><td>tied</td><td>sides</td><td>these drew level and cast again among themselves</td></tr>
 * <tr><td>bet</td><td>side, amount, assets</td><td>the side put assets into the pool</td></tr>
 * <tr><td>entered</td><td>side, to</td><td>a piece came from the hand onto the board</td></tr>
 * <tr><td>directionChosen</td><td>side, direction</td><td>{@code +} clockwise or {@code -}, for the whole
 * game</td></tr>
 * <tr><td>moved</td><td>side, from, to</td><td>a piece went along its path</td></tr>
 * <tr><td>pairMoved</td><td>side, from, to</td><td>two pawns went together</td></tr>
 * <tr><td>bumped</td><td>side, by, at</td><td>a piece of side is back in hand</td></tr>
 * <tr><td>cut</td><td>side, by, at</td><td>a pawn of side, on its own step, is back in hand</td></tr>
 * <tr><td>captured</td><td>side, by, at</td><td>a piece of side is out of the game</td></tr>
 * <tr><td>settled</td><td>side, at</td><td>a piece reached the row that it may not leave</td></tr>
 * <tr><td>steppedBack</td><td>side, from, to</td><td>a piece had to go backwards</td></tr>
 * <tr><td>borneOff</td><td>side, from</td><td>a piece left the board, its journey done</td></tr>
 * <tr><td>forfeit</td><td>cause, from, to, amount, assets</td><td>a payment because of {@code no-move},
 *     {@code triangle} or {@code bear-off}; without {@code to}, into the pool</td></tr>
 * <tr><td>extraTurn</td><td>side</td><td>the side casts again at once</td></tr>
 * <tr><td>willMiss</td><td>side</td><td>the side will lose its next turn</td></tr>
 * <tr><td>willStepBack</td><td>side, at</td><td>in its next turn this piece must step back</td></tr>
 * <tr><td>passed</td><td>side, reason</td><td>no move: {@code zero}, {@code no-move}, {@code missed-turn},
 *     {@code cant-step-back}, {@code not-the-opening}</td></tr>
 * <tr><td>dieLost</td><td>side, die</td><td>a die could not be used</td></tr>
 * <tr><td>bankrupt</td><td>side</td><td>the side could not pay in full, or can't bet</td></tr>
 * <tr><td>gameWon</td><td>sides, amount, assets</td><td>one game is won, and the pool with it</td></tr>
 * <tr><td>poolTaken</td><td>side, amount, assets</td><td>the pool of a bankrupt opponent</td></tr>
 * <tr><td>potShared</td><td>side, amount</td><td>a winner's share in coins</td></tr>
 * <tr><td>contestWon</td><td>side</td><td>the contest is won</td></tr>
 * <tr><td>drawn</td><td></td><td>the game ended without a winner</td></tr>
 * <tr><td>nextGame</td><td>number</td><td>a new game of the contest begins with a bet</td></tr>
 * <tr><td>turnPassed</td><td>to</td><td>it is now this side's turn</td></tr>
 * </table>
 */
package patolli.engine;
