package patolli.tour;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.beans.SeededCasts;
import patolli.model.Awaiting;
import patolli.model.Contests;
import patolli.model.Mind;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.play.Seats;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.speech.Tone;
import patolli.speech.Situation;
import patolli.speech.Talk;
import patolli.speech.Utterance;
import patolli.speech.Utterance.Voice;
import patolli.ui.common.Pictures;
import patolli.ui.common.Shots;
import patolli.ui.menu.MenuModel;
import patolli.ui.table.BoardScene;
import patolli.ui.table.GameTable;
import patolli.ui.table.Showing;
import patolli.ui.theatre.Theatre;

/** Pictures of what is said at a table: a line of each voice, and the longest at the largest size of words. */
public final class SpeechTour {
    /** So many decisions into a game there is something on the board. */
    private static final int INTO = 60;
    private static final long SEED = 12;
    private final GameTable table;
    private final Mind mind;
    private final Preferences preferences;
    private final Pictures pictures;
    private final Shots shots;
    private final Function<Parent, Scene> show;

    /**
     * @param preferences at tempo instant
     * @param show        shows something in the window
     */
    public SpeechTour(GameTable table, Mind mind, Preferences preferences, Pictures pictures, Shots shots,
            Function<Parent, Scene> show) {
        this.table = table;
        this.mind = mind;
        this.preferences = preferences;
        this.pictures = pictures;
        this.shots = shots;
        this.show = show;
    }

    /** Takes them all; none at a table at which nobody speaks. */
    public void run() throws IOException {
        if (table.talking().isPresent()) {
            run(table.talking().get().talk());
        }
    }

    private void run(Talk talk) throws IOException {
        State opening = opening(talk);
        Seats seats = Seats.computersPlay(opening.sides(), Stream.concat(talk.others().keySet().stream(),
                talk.places().stream().limit(1)).toList());
        TableModel model = new TableModel(() -> opening, seats,
                Contests.unkept(() -> new SeededCasts(SEED)), mind, state -> List.of(), Runnable::run,
                Runnable::run);
        BoardScene board = BoardScene.load(table, model, preferences, pictures,
                new MenuModel(model, preferences, Optional.empty(), Map.of()));
        Scene scene = show.apply(board.root());
        board.attach(scene);
        model.begin();
        for (int i = 0; i < INTO || model.awaiting() != Awaiting.MOVE; i++) {
            decide(model);
        }
        Side his = talk.his(seats).orElseThrow();
        take(board, scene, "his-line", new Utterance(his, Voice.MIRROR, talk.mirror().of(Situation.BUMPED).get(3)));
        take(board, scene, "his-short-line", new Utterance(his, Voice.MIRROR, shortest(talk.mirror().all())));
        take(board, scene, "merchant", new Utterance(talk.guest(), Voice.MERCHANT,
                talk.merchant().of(Tone.SULK).get(2)));
        for (Side side : talk.others().keySet()) {
            take(board, scene, side.key(), new Utterance(side, Voice.MIRROR,
                    talk.others().get(side).of(Situation.BUMPED).get(1)));
        }
        preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
        // No theatre is around it, whose words all others follow.
        board.root().setStyle(Theatre.words(TextSize.LARGER));
        for (Side side : talk.others().keySet()) {
            take(board, scene, side.key() + "-largest", new Utterance(side, Voice.MIRROR,
                    longest(talk.others().get(side).all())));
        }
        take(board, scene, "longest-largest", new Utterance(his, Voice.MIRROR, longest(talk.mirror().all())));
        preferences.of(Settings.TEXT_SIZE).set(TextSize.NORMAL);
        board.detach();
    }

    /** A game at which all sit who speak here. */
    private State opening(Talk talk) {
        return Stream.concat(Stream.of(Map.<String, String>of()), table.showings().stream().map(Showing::chosen))
                .map(this::opening).filter(state -> state.sides().containsAll(talk.others().keySet()))
                .findFirst().orElseThrow();
    }

    private State opening(Map<String, String> options) {
        try {
            return table.game().start(options);
        } catch (Refusal e) {
            throw new IllegalStateException("options that the tour knows", e);
        }
    }

    private void decide(TableModel model) {
        switch (model.awaiting()) {
            case BET -> model.bet(4);
            case THROW -> model.release();
            case MOVE -> model.move(mind.choose(model.state()));
            case NEW_CONTEST, OWN_THROW, NOTHING -> throw new IllegalStateException("the game goes on longer");
        }
    }

    private void take(BoardScene board, Scene scene, String name, Utterance said) throws IOException {
        board.say(said);
        shots.take(scene, table.game().name() + "-speech-" + name);
    }

    private static String longest(List<String> lines) {
        return lines.stream().max(Comparator.comparingInt(String::length)).orElseThrow();
    }

    private static String shortest(List<String> lines) {
        return lines.stream().min(Comparator.comparingInt(String::length)).orElseThrow();
    }
}
