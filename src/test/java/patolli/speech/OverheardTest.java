package patolli.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.Judged;
import patolli.ai.Opponents;
import patolli.app.GameTables;
import patolli.play.Decision;
import patolli.play.Seats;
import patolli.play.Sitting;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;
import patolli.testkit.Positions.Dice;

/** What there is to speak of in real games. */
class OverheardTest {
    private static final List<Side> TWO = List.of(Side.RED, Side.BLUE);
    private static final Seats HIS_IS_BLUE = Seats.mirrorPlays(TWO, Side.BLUE);
    /** What comes of the table and of time, not of a turn. */
    private static final Set<Situation> NOT_OF_TURNS = EnumSet.of(Situation.WELCOME, Situation.RETURN, Situation.HINT,
            Situation.UNDO, Situation.SHAKE, Situation.WAIT, Situation.CHAT);

    private static Talk talk(String setup) {
        return GameTables.ALL.tables().stream().filter(table -> setup.startsWith(table.game().name()))
                .flatMap(table -> table.talking().stream()).findFirst().orElseThrow().talk();
    }

    private static Turn made(Sitting sitting, Decision next) {
        return (switch (next) {
            case Decision.Cast cast -> sitting.cast(cast.cast());
            case Decision.Bet bet -> sitting.bet(bet.amount());
            case Decision.Move move -> sitting.move(move.move());
        }).orElseThrow();
    }

    /** What is heard in a random game, with the adviser's figures, those of the game itself included. */
    private static Set<Situation> game(String setup, long seed) {
        Set<Situation> found = EnumSet.noneOf(Situation.class);
        Talk talk = talk(setup);
        Sitting sitting = new Sitting(Positions.opening(setup));
        Dice dice = new Dice(sitting.state().game().casts(), seed);
        List<Turn> history = new ArrayList<>();
        while (sitting.state().phase() != Phase.OVER) {
            State before = sitting.state();
            Decision next = small(dice.decide(before), seed);
            history.add(made(sitting, next));
            found.addAll(new Overheard(Side.BLUE, HIS_IS_BLUE).of(history));
            found.addAll(talk.own().of(history.getLast(), Side.BLUE, HIS_IS_BLUE));
            if (next instanceof Decision.Move move && before.mover() == Side.RED && before.moves().size() > 1) {
                List<Judged> judged = Opponents.plain().judge(before, 1);
                found.addAll(new MoveValues(before, judged).of(move.move()));
            }
        }
        return found;
    }

    /** With small bets, every other time, a contest has many games. */
    private static Decision small(Decision decision, long seed) {
        return decision instanceof Decision.Bet && seed % 2 == 1 ? new Decision.Bet(1) : decision;
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=2"})
    @Tag("breadth")
    void everySituationForWhichAGameHasItsLinesComesUpInItAndNoOther(String setup) {
        Set<Situation> due = EnumSet.allOf(Situation.class);
        due.removeAll(NOT_OF_TURNS);
        due.removeIf(situation -> talk(setup).mirror().of(situation).isEmpty());
        if (setup.startsWith("bell")) {
            // Nobody is sent back in this game, and it has one game a contest; the lines are any game's.
            due.removeAll(EnumSet.of(Situation.BUMPS, Situation.BUMPED, Situation.SPARED, Situation.STREAK_MINE,
                    Situation.STREAK_YOURS));
        }
        Set<Situation> found = EnumSet.noneOf(Situation.class);
        for (int seed = 0; seed < 4000 && !found.containsAll(due); seed++) {
            found.addAll(game(setup, seed));
            found.addAll(game(setup.startsWith("bell") ? setup + " forfeits=miss-turn" : setup, seed + 1000));
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(due);
    }

    @Test
    void aBetIsHighOrLowByWhatCouldBeLaidDown() {
        State opening = Positions.opening("patolli");
        List<Set<Situation>> heard = opening.moves().stream().map(amount -> new Overheard(Side.BLUE, HIS_IS_BLUE)
                .of(List.of(new Sitting(opening).bet(amount).orElseThrow()))).toList();
        assertThat(heard.getFirst()).containsExactly(Situation.BET_LOW);
        assertThat(heard.getLast()).containsExactly(Situation.BET_HIGH);
        assertThat(heard.get(heard.size() / 2 - 1)).isEmpty();
    }

    @Test
    void whatHappensBetweenOthersIsNotHis() {
        State opening = Positions.opening("bell players=4");
        Seats seats = Seats.computersPlay(opening.sides(), List.of(Side.YELLOW, Side.BLUE, Side.GREEN));
        Dice dice = new Dice(opening.game().casts(), 4);
        Sitting sitting = new Sitting(opening);
        List<Turn> history = new ArrayList<>();
        Set<Situation> onlyHis = new HashSet<>();
        while (sitting.state().phase() != Phase.OVER) {
            Side mover = sitting.state().mover();
            Decision next = dice.decide(sitting.state());
            history.add(made(sitting, next));
            if (mover == Side.GREEN) {
                onlyHis.addAll(new Overheard(Side.BLUE, seats).of(history).stream().filter(found ->
                        found.name().endsWith("_YOURS")).filter(found -> found != Situation.BEGINS_YOURS)
                        .collect(Collectors.toSet()));
            }
        }
        assertThat(onlyHis).isEmpty();
    }
}
