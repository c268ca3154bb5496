package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.junit.jupiter.api.Test;
import patolli.ai.Judged;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.patolli.Position;
import patolli.settings.Settings;
import patolli.speech.Tone;
import patolli.speech.Situation;
import patolli.speech.Talk;
import patolli.speech.Utterance;
import patolli.speech.Utterance.Voice;
import patolli.testkit.Later;
import patolli.testkit.ScriptedCasts;
import patolli.ui.patolli.PatolliTable;

/** When Smoking Mirror and the merchant speak at a table, by a clock that the test turns. */
class SpeechModelTest {
    private static final Talk TALK = new PatolliTable().talking().orElseThrow().talk();
    private final Preferences preferences = new Preferences();
    private final List<Waiting> due = new ArrayList<>();
    private final Later thinker = new Later();
    private long now = 5_000_000;
    /** Speaks whenever it is allowed, and answers. */
    private double dice;
    private TestTable table;
    private SpeechModel speech;
    private Subscription followed = Subscription.EMPTY;

    private record Waiting(Duration time, Runnable then) { }

    private void sit(State opening, Seats seats, int cast) {
        table = new TestTable(opening, seats, ScriptedCasts.always(cast));
        speech = new SpeechModel(table.model, preferences, this::judge, thinker, Runnable::run, this::after, () -> now,
                new RandomGenerator() {
                    @Override
                    public long nextLong() {
                        return 0;
                    }

                    @Override
                    public double nextDouble() {
                        return dice;
                    }
                });
        followed = speech.follow(PatolliGame.INSTANCE, TALK);
    }

    private List<Judged> judge(State state) {
        List<Integer> moves = state.moves();
        return moves.stream().map(move -> new Judged(move, 0.6 - 0.2 * moves.indexOf(move))).toList();
    }

    private Subscription after(Duration time, Runnable then) {
        Waiting waiting = new Waiting(time, then);
        due.add(waiting);
        return () -> due.remove(waiting);
    }

    /** What was put off last happens now. */
    private void timePasses() {
        Waiting next = due.removeLast();
        now += (long) next.time().toMillis();
        next.then().run();
    }

    private Optional<Utterance> shown() {
        return speech.shownProperty().get();
    }

    private void assertSaid(Situation situation) {
        assertThat(shown().map(Utterance::who)).contains(Voice.MIRROR);
        assertThat(TALK.mirror().of(situation)).contains(shown().orElseThrow().line());
    }

    private static State midway() {
        return Position.toCast(Side.RED).on(Side.RED, 3, 20).on(Side.BLUE, 40).state();
    }

    private void longAfter() {
        if (shown().isPresent()) {
            dice = 1;
            timePasses();
            dice = 0;
        }
        now += 30_000;
    }

    @Test
    void heWelcomesWhoeverSitsDownAndHisLineGoesWhenItHasBeenRead() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        assertSaid(Situation.WELCOME);
        assertThat(shown().orElseThrow().side()).isEqualTo(Side.BLUE);
        Duration reading = due.getLast().time();
        assertThat(reading.toSeconds()).isBetween(4.0, 10.0);
        dice = 1;
        timePasses();
        assertThat(shown()).isEmpty();
    }

    @Test
    void theMerchantAnswersWhenHeHasSpoken() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        timePasses();
        assertThat(shown()).isEmpty();
        timePasses();
        Utterance answer = shown().orElseThrow();
        assertThat(answer.who()).isEqualTo(Voice.MERCHANT);
        assertThat(answer.side()).isEqualTo(Side.RED);
        assertThat(TALK.merchant().of(Tone.CHAT)).contains(answer.line());
    }

    @Test
    void asRedHeSpeaksFromThereAndNobodyAnswers() {
        sit(Position.toCast(Side.BLUE).on(Side.BLUE, 40).state(), Seats.mirrorPlays(TestTable.SIDES, Side.RED), 2);
        assertThat(shown().map(Utterance::side)).contains(Side.RED);
        timePasses();
        assertThat(shown()).isEmpty();
        assertThat(due).allMatch(waiting -> waiting.time().toSeconds() > 40);
    }

    @Test
    void whereTwoPeopleOrOnlyComputersPlayHeIsSilent() {
        for (Seats seats : List.of(TestTable.TWO_PLAYERS, Seats.computersPlay(TestTable.SIDES, TestTable.SIDES))) {
            sit(midway(), seats, 2);
            now += 30_000;
            assertThat(shown()).isEmpty();
            table.model.release();
            assertThat(shown()).isEmpty();
            followed.unsubscribe();
        }
    }

    @Test
    void turnedOffHeSaysNothingAndWhatIsReadGoesAtOnce() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 10);
        assertThat(shown()).isPresent();
        preferences.of(Settings.SPEECH).set(false);
        assertThat(shown()).isEmpty();
        now += 60_000;
        table.model.release();
        assertThat(shown()).isEmpty();
        assertThat(thinker.waiting()).isZero();
    }

    @Test
    void whereEverythingIsInstantHeSaysNothing() {
        preferences.tempoProperty().set(Tempo.INSTANT);
        sit(midway(), TestTable.MIRROR_IS_BLUE, 10);
        table.model.release();
        assertThat(shown()).isEmpty();
    }

    @Test
    void aGrandCastIsSpokenOfWhenItHasBeenSeen() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 10);
        longAfter();
        table.model.release();
        assertSaid(Situation.GRAND_YOURS);
    }

    @Test
    void nobodySpeaksTwiceInTwentySeconds() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 10);
        Optional<Utterance> welcome = shown();
        now += 19_000;
        table.model.release();
        assertThat(shown()).isEqualTo(welcome);
    }

    @Test
    void aBlunderByTheAdvisersFiguresIsSpokenOf() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        longAfter();
        table.model.release();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        thinker.run();
        longAfter();
        table.model.move(table.state().moves().getLast());
        assertSaid(Situation.BLUNDER);
    }

    @Test
    void theBestMoveIsToo() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        longAfter();
        table.model.release();
        thinker.run();
        longAfter();
        table.model.move(table.state().moves().getFirst());
        assertSaid(Situation.BEST);
    }

    @Test
    void figuresThatComeAfterTheMoveAreDropped() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        longAfter();
        table.model.release();
        longAfter();
        table.model.move(table.state().moves().getLast());
        thinker.run();
        assertThat(shown().map(Utterance::line)).isNotIn(TALK.mirror().of(Situation.BLUNDER).stream()
                .map(Optional::of).toList());
        table.letHimThink();
        assertThat(shown().map(Utterance::line)).isNotIn(TALK.mirror().of(Situation.BLUNDER).stream()
                .map(Optional::of).toList());
    }

    @Test
    void nothingInTheGameWaitsForWhatHeThinksOfIt() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        table.model.release();
        assertThat(thinker.waiting()).isOne();
        table.model.move(table.state().moves().getFirst());
        assertThat(table.model.history()).hasSize(3);
    }

    @Test
    void aLongWaitAnUndoAndAHintAreSpokenOf() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        longAfter();
        now += 45_000;
        due.getLast().then().run();
        assertSaid(Situation.WAIT);
        longAfter();
        table.model.release();
        longAfter();
        table.model.askForHint();
        table.thoughts.run();
        table.screen.run();
        assertSaid(Situation.HINT);
        longAfter();
        table.model.move(table.state().moves().getFirst());
        longAfter();
        table.model.undo();
        assertSaid(Situation.UNDO);
    }

    @Test
    void beansThatAreShakenForLongAreSpokenOf() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        longAfter();
        table.model.rattle(SpeechModel.LONG_SHAKE);
        assertThat(shown()).isEmpty();
        table.model.rattle(1);
        assertSaid(Situation.SHAKE);
    }

    @Test
    void ofTwoThrowsShakenForLongOneAfterTheOtherOnlyTheFirstIsSpokenOf() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        longAfter();
        table.model.rattle(SpeechModel.LONG_SHAKE + 1);
        assertSaid(Situation.SHAKE);
        longAfter();
        for (boolean again : new boolean[] {false, true}) {
            throwMoveAndComeBack();
            assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
            table.model.rattle(again ? 1 : SpeechModel.LONG_SHAKE + 1);
            assertThat(shown()).isEmpty();
        }
        throwMoveAndComeBack();
        table.model.rattle(SpeechModel.LONG_SHAKE + 1);
        assertSaid(Situation.SHAKE);
    }

    /** The throw is over, its move is made, and it is the same side's turn again, long after. */
    private void throwMoveAndComeBack() {
        table.model.release();
        dice = 0.99;
        table.model.move(table.state().moves().getFirst());
        table.letHimThink();
        table.letHimThink();
        longAfter();
        dice = 0;
    }

    @Test
    void aSilenceIsBrokenNowAndThen() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        dice = 1;
        timePasses();
        table.model.release();
        now += 80_000;
        dice = 0.4;
        table.model.move(table.state().moves().getFirst());
        table.letHimThink();
        table.letHimThink();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
        assertThat(shown()).isPresent();
    }

    @Test
    void whoComesBackAfterABreakIsGreetedAndAfterALookAsideIsNot() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        longAfter();
        table.model.release();
        table.model.move(table.state().moves().getFirst());
        table.letHimThink();
        table.letHimThink();
        longAfter();
        followed.unsubscribe();
        now += 40_000;
        dice = 0.99;
        followed = speech.follow(PatolliGame.INSTANCE, TALK);
        assertThat(shown()).isEmpty();
        followed.unsubscribe();
        now += 400_000;
        followed = speech.follow(PatolliGame.INSTANCE, TALK);
        assertSaid(Situation.RETURN);
    }

    @Test
    void whatIsReadGoesWithTheScene() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        assertThat(shown()).isPresent();
        followed.unsubscribe();
        assertThat(shown()).isEmpty();
        assertThat(due).isEmpty();
    }

    @Test
    void whatIsReadGoesWhenTheTableRests() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        table.model.rest();
        assertThat(shown()).isEmpty();
    }

    @Test
    void whichLinesWereHeardIsKeptFromOneEveningToTheNext() {
        sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
        List<String> heard = new ArrayList<>(List.of(shown().orElseThrow().line()));
        for (int evening = 1; evening < TALK.mirror().of(Situation.WELCOME).size(); evening++) {
            followed.unsubscribe();
            sit(midway(), TestTable.MIRROR_IS_BLUE, 2);
            heard.add(shown().orElseThrow().line());
        }
        assertThat(heard).containsExactlyInAnyOrderElementsOf(TALK.mirror().of(Situation.WELCOME));
    }
}
