package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import javafx.util.Subscription;
import org.junit.jupiter.api.Test;
import patolli.beans.SeededCasts;
import patolli.model.Awaiting;
import patolli.model.Contests;
import patolli.model.Preferences;
import patolli.model.SpeechModel;
import patolli.model.TableModel;
import patolli.play.Seats;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.speech.LineBook;
import patolli.speech.Talk;
import patolli.speech.Utterance;
import patolli.speech.Utterance.Voice;

/** Who speaks at the cloth, in games of two and of four. */
class ClothTalkTest {
    private static final List<Side> FOUR = List.of(Side.RED, Side.BLACK, Side.YELLOW, Side.GREEN);
    private static final long SEED = 11;
    private final Talk talk = new PagadeTable().talking().orElseThrow().talk();
    private long now;

    @Test
    void thoseSpeakWhomComputersPlayAgainstPeople() {
        assertThat(talk.speakers(Seats.computersPlay(FOUR, List.of(Side.BLACK, Side.YELLOW, Side.GREEN)))
                .keySet()).containsExactlyInAnyOrder(Side.YELLOW, Side.BLACK, Side.GREEN);
        assertThat(talk.speakers(Seats.computersPlay(FOUR, List.of(Side.GREEN, Side.RED))).keySet())
                .containsExactly(Side.GREEN);
        assertThat(talk.speakers(Seats.computersPlay(List.of(Side.RED, Side.YELLOW), List.of(Side.YELLOW))).keySet())
                .containsExactly(Side.YELLOW);
        assertThat(talk.speakers(Seats.allPlayers(FOUR))).isEmpty();
        assertThat(talk.speakers(Seats.computersPlay(FOUR, FOUR))).isEmpty();
    }

    @Test
    void inAGameOfFourEachSpeaksHisOwnLinesAndTheClerkAnswersTheGuard() throws Refusal {
        Seats seats = Seats.computersPlay(FOUR, List.of(Side.BLACK, Side.YELLOW, Side.GREEN));
        Map<Side, Integer> spoken = new EnumMap<>(Side.class);
        for (Utterance each : game(seats)) {
            LineBook book = each.who() == Voice.MERCHANT ? talk.merchant() : talk.speakers(seats).get(each.side());
            assertThat(book.all()).as("%s says", each.side()).contains(each.line());
            spoken.merge(each.side(), 1, Integer::sum);
        }
        assertThat(spoken.keySet()).isEqualTo(Set.copyOf(FOUR));
        assertThat(spoken.get(Side.BLACK)).isGreaterThan(3);
        assertThat(spoken.get(Side.GREEN)).isGreaterThan(3);
    }

    /** Everything that is said in a game in which time passes between any two things, and much is said. */
    private List<Utterance> game(Seats seats) throws Refusal {
        State opening = PagadeGame.INSTANCE.start(Map.of("players", "4"));
        TableModel model = new TableModel(() -> opening, seats, Contests.unkept(() -> new SeededCasts(SEED)),
                state -> state.moves().getFirst(), state -> List.of(), Runnable::run, Runnable::run);
        SpeechModel speech = new SpeechModel(model, new Preferences(), state -> List.of(), Runnable::run,
                Runnable::run, (time, then) -> {
            then.run();
            return Subscription.EMPTY;
        }, () -> now += 30_000, new Random(SEED));
        List<Utterance> said = new ArrayList<>();
        Subscription heard = speech.shownProperty().subscribe(line -> line.ifPresent(said::add))
                .and(speech.follow(PagadeGame.INSTANCE, talk));
        model.begin();
        for (int i = 0; i < 400 && model.awaiting() != Awaiting.NOTHING; i++) {
            if (model.awaiting() == Awaiting.MOVE) {
                model.move(model.state().moves().getFirst());
            } else {
                model.release();
            }
        }
        heard.unsubscribe();
        return said;
    }
}
