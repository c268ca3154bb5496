package patolli.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;
import javafx.util.Subscription;
import patolli.play.Decision;
import patolli.play.Seat;
import patolli.play.Turn;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.speech.HeardLines;
import patolli.speech.LineBook;
import patolli.speech.Tone;
import patolli.speech.MoveValues;
import patolli.speech.Overheard;
import patolli.speech.Situation;
import patolli.speech.Speaker;
import patolli.speech.Talk;
import patolli.speech.Utterance;
import patolli.speech.Utterance.Voice;

/**
 * Lets Smoking Mirror speak at a table, or whoever speaks there, and the merchant answer: what is to be read now, for
 * as long as it takes to read it. Nothing waits for it. Lives on the FX thread; what a move is worth is worked out on
 * another, and is dropped when the move has been made meanwhile.
 */
public final class SpeechModel {
    /** Nobody ever says anything. */
    public static final SpeechModel NONE = new SpeechModel();
    private static final Duration BEFORE_ANSWER = Duration.millis(700);
    private static final Duration SHORTEST = Duration.seconds(4);
    private static final double CALM_READING = 1.5;
    private static final Duration LONG_WAIT = Duration.seconds(45);
    /** Milliseconds after which one may have been missed, and after which a silence may be broken. */
    private static final long ABSENCE = 120_000;
    private static final long SILENCE = 75_000;
    /** Draws of about six seconds in the hand. */
    static final int LONG_SHAKE = 1_080;

    private final Optional<TableModel> table;
    private final Preferences preferences;
    private final Consumer<State> judging;
    private final FactsModel.Clock clock;
    private final LongSupplier now;
    private final Speaker speaker;
    private final ReadOnlyObjectWrapper<Optional<Utterance>> shown = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Subscription waiting = Subscription.EMPTY;
    private Subscription going = Subscription.EMPTY;
    private Optional<MoveValues> values = Optional.empty();
    private Optional<Talk> talk = Optional.empty();
    private Optional<Long> left = Optional.empty();
    private List<Turn> known = List.of();
    /** Those who have spoken, the one who spoke last at the end. */
    private final List<Side> spoken = new ArrayList<>();
    private boolean greeted;
    /** Whether what is in the hand has been shaken for long, and whether what was in it before had been. */
    private boolean shaken;
    private boolean shakenBefore;

    private SpeechModel() {
        table = Optional.empty();
        preferences = new Preferences();
        judging = state -> { };
        clock = (time, then) -> Subscription.EMPTY;
        now = () -> 0;
        speaker = new Speaker(new HeardLines(""), now, RandomGenerator.getDefault());
    }

    /**
     * @param adviser says what moves are worth; is to need little time
     * @param thinker where it works
     * @param screen  the way back to the FX thread
     * @param clock   lets time pass
     * @param now     milliseconds, from any beginning
     * @param random  chooses what is said
     */
    public SpeechModel(TableModel table, Preferences preferences, Adviser adviser, Executor thinker, Executor screen,
            FactsModel.Clock clock, LongSupplier now, RandomGenerator random) {
        this.table = Optional.of(table);
        this.preferences = preferences;
        this.clock = clock;
        this.now = now;
        speaker = new Speaker(new HeardLines(preferences.of(Settings.LINES_HEARD).get()), now, random);
        Thinking thinking = new Thinking(state -> 0, adviser, thinker, screen);
        judging = position -> thinking.judge(position, judged -> {
            if (table.state() == position && !judged.isEmpty()) {
                values = Optional.of(new MoveValues(position, judged));
            }
        }, () -> { });
    }

    /** What is to be read now. */
    public ReadOnlyObjectProperty<Optional<Utterance>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** Speaks at that table from now on, until the handle is used. */
    public Subscription follow(Game game, Talk at) {
        return table.map(model -> {
            talk = Optional.of(at);
            known = model.history();
            greeted = false;
            // What is said first is said when everything else is connected.
            return Subscription.combine(model.seatsProperty().subscribe(seats -> hush()),
                    model.restingProperty().subscribe(rests -> hush()),
                    preferences.of(Settings.SPEECH).subscribe(on -> hush()),
                    model.hintProperty().subscribe(hint -> hint.filter(given -> given.part() == Hint.Part.BEST
                                    && given.position().phase() == Phase.MOVE)
                            .ifPresent(given -> speak(model, List.of(Situation.HINT)))),
                    model.drawsProperty().subscribe(draws -> shaken(model, draws.intValue())),
                    model.stateProperty().subscribe(state -> changed(model, game)),
                    model.awaitingProperty().subscribe(awaiting -> awaited(model, game)),
                    this::leave);
        }).orElse(Subscription.EMPTY);
    }

    private void leave() {
        hush();
        waiting.unsubscribe();
        values = Optional.empty();
        talk = Optional.empty();
        left = Optional.of(now.getAsLong());
    }

    /** Nothing is said any more, and nothing answered. */
    private void hush() {
        going.unsubscribe();
        shown.set(Optional.empty());
    }

    private void changed(TableModel model, Game game) {
        List<Turn> before = known;
        known = model.history();
        if (model.state().game() == game && talk.isPresent()) {
            if (known.size() == before.size() + 1 && begin(known, before)) {
                hearTurn(model);
            } else if (!known.isEmpty() && known.size() < before.size() && begin(before, known)) {
                hush();
                speak(model, List.of(Situation.UNDO));
            } else if (known.isEmpty()) {
                greeted = false;
            }
        }
        values = values.filter(mine -> mine.position() == model.state());
    }

    /** Whether the longer history begins with the shorter: nothing else has been laid on the table. */
    private static boolean begin(List<Turn> longer, List<Turn> shorter) {
        return shorter.isEmpty() || longer.get(shorter.size() - 1) == shorter.getLast();
    }

    private void hearTurn(TableModel model) {
        List<Turn> history = known;
        Turn turn = history.getLast();
        List<Situation> common = new ArrayList<>();
        if (turn.decision() instanceof Decision.Move move) {
            values.filter(mine -> mine.position() == turn.before())
                    .ifPresent(mine -> common.addAll(mine.of(move.move())));
        }
        if (!greeted && history.size() == 1) {
            common.add(Situation.WELCOME);
        }
        greeted |= !speakers(model).isEmpty();
        speak(model, side -> {
            List<Situation> things = new ArrayList<>(new Overheard(side, model.seats()).of(history));
            things.addAll(talk.orElseThrow().own().of(turn, side, model.seats()));
            things.addAll(common);
            return things;
        });
    }

    private void awaited(TableModel model, Game game) {
        waiting.unsubscribe();
        if (model.state().game() != game) {
            return;
        }
        switch (model.awaiting()) {
            case BET, NEW_CONTEST -> hush();
            case NOTHING -> { }
            case THROW, OWN_THROW, MOVE -> {
                waiting = clock.after(LONG_WAIT, () -> speak(model, List.of(Situation.WAIT)));
                greet(model);
                if (model.awaiting() == Awaiting.MOVE) {
                    State state = model.state();
                    if (isSpeaking(model) && state.moves().size() > 1
                            && model.seats().of(state.mover()) == Seat.PLAYER) {
                        judging.accept(state);
                    }
                } else if (speaker.quiet() > SILENCE && !model.history().isEmpty()) {
                    speak(model, List.of(Situation.CHAT));
                }
            }
        }
    }

    /** Somebody sits down: to a new contest, or to one that was left. */
    private void greet(TableModel model) {
        if (greeted) {
            return;
        }
        greeted = true;
        boolean away = left.map(then -> now.getAsLong() - then > ABSENCE).orElse(true);
        if (model.history().size() <= 1) {
            speak(model, List.of(Situation.WELCOME));
        } else if (away) {
            speak(model, List.of(Situation.RETURN));
        }
    }

    private void shaken(TableModel model, int draws) {
        if (draws == 0) {
            shakenBefore = shaken;
            shaken = false;
        } else if (draws > LONG_SHAKE && !shaken) {
            shaken = true;
            if (!shakenBefore && shown.get().isEmpty()) {
                speak(model, List.of(Situation.SHAKE));
            }
        }
    }

    private Map<Side, LineBook> speakers(TableModel model) {
        return talk.map(at -> at.speakers(model.seats())).orElse(Map.of());
    }

    private boolean isSpeaking(TableModel model) {
        return preferences.of(Settings.SPEECH).get() && preferences.tempoProperty().get() != Tempo.INSTANT
                && !speakers(model).isEmpty();
    }

    private void speak(TableModel model, List<Situation> things) {
        speak(model, side -> things);
    }

    /** Somebody speaks of what there is for him to speak of: of several, whoever has been silent for longest. */
    private void speak(TableModel model, Function<Side, List<Situation>> things) {
        boolean ending = model.state().phase() == Phase.BET || model.state().phase() == Phase.OVER;
        if (!isSpeaking(model) || ending || model.restingProperty().get()) {
            return;
        }
        Map<Side, LineBook> speakers = speakers(model);
        List<Side> order = speakers.keySet().stream().sorted(Comparator.comparingInt(spoken::indexOf)).toList();
        for (Side side : order) {
            Optional<Speaker.Spoken> remark = speaker.remark(things.apply(side), speakers.get(side));
            if (remark.isPresent()) {
                spoken.remove(side);
                spoken.add(side);
                boolean his = talk.orElseThrow().his(model.seats()).filter(side::equals).isPresent();
                show(new Utterance(side, Voice.MIRROR, remark.get().line()), his
                        ? () -> answer(model, remark.get().of().tone()) : () -> { });
                return;
            }
        }
    }

    private void answer(TableModel model, Tone tone) {
        Talk at = talk.orElseThrow();
        at.merchant(model.seats()).ifPresent(side -> speaker.answer(tone, at.merchant()).ifPresent(line ->
                going = clock.after(BEFORE_ANSWER, () ->
                        show(new Utterance(side, Voice.MERCHANT, line), () -> { }))));
    }

    private void show(Utterance said, Runnable then) {
        preferences.of(Settings.LINES_HEARD).set(speaker.heard().memory());
        going.unsubscribe();
        shown.set(Optional.of(said));
        going = clock.after(time(said.line()), () -> {
            shown.set(Optional.empty());
            then.run();
        });
    }

    /** How long a line is to be read. */
    static Duration time(String line) {
        Duration calm = Reading.time(line).multiply(CALM_READING);
        return calm.lessThan(SHORTEST) ? SHORTEST : calm;
    }
}
