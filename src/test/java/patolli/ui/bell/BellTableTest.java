package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Events;
import patolli.rules.MoveView;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellState;
import patolli.testkit.Positions;
import patolli.testkit.Records;
import patolli.ui.ending.EndingModel;
import patolli.ui.table.Heading;
import patolli.ui.table.ScorePart;
import patolli.ui.table.Seen;

/** What Bell's table says of positions. */
class BellTableTest {
    private static final List<Side> FOUR = List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN);
    private final BellTable table = new BellTable();

    private static State first(String setup, int cast) {
        State opening = Positions.opening("bell " + setup);
        return opening.cast(opening.game().casts().find(Integer.toString(cast)).orElseThrow(), Events.NONE);
    }

    private static BellState find(String setup, Predicate<BellState> wanted) {
        for (long seed = 1;; seed++) {
            Optional<BellState> found = Positions.game("bell " + setup, seed).map(BellState.class::cast)
                    .filter(wanted).findFirst();
            if (found.isPresent()) {
                return found.get();
            }
        }
    }

    private Heading heading(State state, String move) {
        return table.heading(state, state.view(state.find(move).orElseThrow())).orElseThrow();
    }

    private static List<Integer> squares(List<Spot.Square> squares) {
        return squares.stream().map(Spot.Square::number).toList();
    }

    @Test
    void theFirstEntryIsCountedFromTheOwnSquareInBothDirections() {
        State state = first("first=blue", 3);
        assertThat(squares(heading(state, "enter+").counted())).containsExactly(30, 31);
        assertThat(squares(heading(state, "enter+").onward())).startsWith(33);
        assertThat(squares(heading(state, "enter-").counted())).containsExactly(30, 29);
        assertThat(squares(heading(state, "enter-").onward())).startsWith(27);
        assertThat(squares(heading(first("first=red", 1), "enter-").onward())).startsWith(59);
    }

    @Test
    void laterNoDirectionIsChosen() {
        BellState later = find("", state -> state.phase() == Phase.MOVE
                && state.player(state.sides().indexOf(state.mover())).direction() != 0);
        for (int move : later.moves()) {
            assertThat(table.heading(later, later.view(move))).isEmpty();
        }
    }

    @Test
    void theOccasionSaysWhatIsSpecialAboutAThrow() {
        assertThat(table.words().occasion(Positions.opening("bell"))).isEqualTo("throwOff");
        assertThat(table.words().occasion(Positions.opening("bell players=4 partners=true")))
                .isEqualTo("throwOffInPairs");
        assertThat(table.words().occasion(Positions.opening("bell first=red"))).isEqualTo("first");
        assertThat(table.words().occasion(first("first=red", 2))).isEqualTo("direction");
        assertThat(table.words().occasion(find("forfeits=step-back", state -> state.phase() == Phase.CAST
                && state.player(state.sides().indexOf(state.mover())).stepBack() != BellPlayer.NOWHERE)))
                .isEqualTo("stepBack");
    }

    /** The effects of all moves that land on a wedge, of random games. */
    private Set<String> effects(String setup, String word) {
        return Positions.game("bell " + setup, 3).filter(state -> state.phase() == Phase.MOVE)
                .flatMap(state -> state.moves().stream().map(state::view).map(view -> effect(state, view)))
                .filter(effect -> effect.contains(word)).collect(Collectors.toSet());
    }

    private String effect(State state, MoveView view) {
        return table.words().effect(state, view).replaceAll("^, and run [a-z]+ with all of them", "");
    }

    @Test
    void aWedgeCostsWhatTheOptionsSay() {
        assertThat(effects("players=2", "wedge")).containsExactly(". A wedge: you pay 2 coins to your opponent.");
        assertThat(effects("players=4 penalty=3", "wedge"))
                .containsExactly(". A wedge: you pay 6 coins to each opponent.");
        assertThat(effects("penalty=0", "wedge")).isEmpty();
        assertThat(effects("forfeits=miss-turn", "wedge")).containsExactly(". A wedge: you would miss your next turn.");
        assertThat(effects("forfeits=step-back wedges=16", "wedge"))
                .containsExactly(". A wedge: on your next turn it would step back.");
        assertThat(effects("players=3", "wins")).containsExactly(". It is the last: that wins the game!");
        assertThat(effects("players=3", "pays")).containsExactly(". Each opponent pays you a coin.");
    }

    @Test
    void theLastOfAPartnersPiecesWinsOnlyWhenTheOtherIsHome() {
        String setup = "players=4 partners=true";
        BellState lonely = find(setup, state -> state.phase() == Phase.MOVE && state.moves().stream()
                .anyMatch(move -> state.text(move).endsWith("-off"))
                && state.player(state.sides().indexOf(state.mover())).off() == 3
                && !state.player(state.sides().indexOf(state.mover()) ^ 2).finished());
        int off = lonely.moves().stream().filter(move -> lonely.text(move).endsWith("-off")).findFirst().orElseThrow();
        assertThat(table.words().effect(lonely, lonely.view(off))).doesNotContain("wins");
    }

    @Test
    void thePlatesTellCoinsPartnersAndWhatAWedgeHasCost() {
        assertThat(plate(Positions.opening("bell"), Side.RED)).isEqualTo("red \u00B7 15 coins \u00B7 0 home");
        assertThat(plate(Positions.opening("bell players=4 partners=true"), Side.GREEN))
                .isEqualTo("with yellow \u00B7 15 coins");
        BellState missing = find("forfeits=miss-turn", state -> state.player(0).miss());
        assertThat(plate(missing, Side.RED)).contains("misses a turn");
        BellState stepping = find("forfeits=step-back", state -> state.player(1).stepBack() != BellPlayer.NOWHERE);
        assertThat(plate(stepping, Side.BLUE)).contains("must step back");
        assertThat(plate(Positions.opening("bell"), Side.YELLOW)).as("who does not play").isEmpty();
    }

    private String plate(State state, Side side) {
        return table.words().holdings(side, seen(state));
    }

    private static Seen seen(State state) {
        return new Seen() {
            @Override
            public Optional<State> position() {
                return Optional.of(state);
            }

            @Override
            public int held(Optional<Side> holder) {
                BellState position = (BellState) state;
                return holder.map(side -> position.player(state.sides().indexOf(side)).purse())
                        .orElse(position.pot());
            }

            @Override
            public int home(Side side) {
                return ((BellState) state).player(state.sides().indexOf(side)).off();
            }
        };
    }

    @Test
    void theScoreCountsThePiecesHomeInTheColoursOfTheSides() {
        List<ScorePart> score = table.words().score(seen(Positions.opening("bell players=3")));
        assertThat(score).extracting(ScorePart::style).containsExactly("score-sign", "score-red", "score-sign",
                "score-yellow", "score-sign", "score-blue");
        assertThat(score.get(1).text()).isEqualTo("0");
    }

    @Test
    void theShelfTellsPiecesHomeAndThePot() {
        assertThat(table.words().progress(Positions.opening("bell players=3"), Seats.allPlayers(FOUR.subList(0, 3))))
                .isEqualTo("Home: red 0, yellow 0, blue 0. In the pot: 15 coins");
        assertThat(table.words().progress(Positions.opening("bell forfeits=miss-turn"),
                Seats.allPlayers(List.of(Side.RED, Side.BLUE)))).isEqualTo("Home: red 0, blue 0");
    }

    @Test
    void anEndNamesTheWinnerOrThePairAndTheirShares() {
        Turn alone = Records.game("bell players=3", 4).getLast();
        Side winner = alone.after().winners().iterator().next();
        List<Side> three = alone.after().sides();
        assertThat(table.endings().why(alone, Seats.mirrorPlays(three, winner))).contains("first to bring every piece")
                .contains("took the pot");
        assertThat(table.endings().why(alone, Seats.computersPlay(three, three.stream()
                .filter(side -> side != winner).toList()))).startsWith("You were first");
        Turn pair = Records.game("bell players=4 partners=true", 4).getLast();
        assertThat(table.endings().why(pair, Seats.allPlayers(FOUR))).contains(" and ", "every piece of both is home",
                "The pot was shared");
        Turn poor = Records.game("bell players=4 partners=true forfeits=miss-turn", 4).getLast();
        assertThat(table.endings().why(poor, Seats.allPlayers(FOUR))).doesNotContain("pot");
    }

    @Test
    void smokingMirrorSpeaksOnlyOfHisOwnLuck() {
        Seats one = Seats.computersPlay(FOUR, List.of(Side.YELLOW, Side.BLUE, Side.GREEN));
        assertThat(kind(Set.of(Side.BLUE), one)).isEqualTo(EndingModel.Kind.CONTEST_LOST_PLAIN);
        assertThat(kind(Set.of(Side.RED), one)).isEqualTo(EndingModel.Kind.CONTEST_WON);
        assertThat(kind(Set.of(Side.YELLOW), one)).as("the Eagle's luck").isEqualTo(EndingModel.Kind.MAT_OVER);
        Seats without = Seats.computersPlay(FOUR, List.of(Side.YELLOW));
        assertThat(kind(Set.of(Side.YELLOW), without)).isEqualTo(EndingModel.Kind.MAT_OVER);
        assertThat(kind(Set.of(Side.RED, Side.BLUE), Seats.computersPlay(FOUR, List.of(Side.BLUE, Side.YELLOW,
                Side.GREEN)))).as("he was the player's partner").isEqualTo(EndingModel.Kind.MAT_OVER);
    }

    private EndingModel.Kind kind(Set<Side> winners, Seats seats) {
        return EndingModel.kind(winners, seats, true, table.endings());
    }
}
