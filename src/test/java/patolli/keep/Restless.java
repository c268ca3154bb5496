package patolli.keep;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import patolli.model.Awaiting;
import patolli.model.Performer;
import patolli.model.SavedContests;
import patolli.model.TableModel;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.State;
import patolli.save.StatisticsStore;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;

/** A player who does everything that can be done at a table, without a pause, and says what he is shown. */
final class Restless implements Performer {
    private final TableModel model;
    private final Keeping keeping;
    private final Spoken spoken;
    private final SplittableRandom chance;
    private final Executor files;
    private final Executor screen;
    private Optional<Runnable> leave = Optional.empty();
    private Settings settings;
    /** How much has been shown of the contest. */
    private int shown;
    /** Asked for something that the table does not wait for to be kept. */
    private boolean waiting;

    /** Where it is kept what is not of one contest. */
    record Keeping(SettingsStore store, Settings settings, StatisticsStore counts, SavedContests contests) { }

    Restless(TableModel model, Keeping keeping, Spoken spoken, SplittableRandom chance, Executor files,
            Executor screen) {
        this.model = model;
        this.keeping = keeping;
        this.spoken = spoken;
        this.chance = chance;
        this.files = files;
        this.screen = screen;
        settings = keeping.settings();
    }

    /** @param leave instead of a new contest, when one is over */
    void begin(Optional<Runnable> leave) {
        this.leave = leave;
        shown = model.history().size();
        model.setPerformer(this);
        model.seatsProperty().subscribe((before, now) -> answered(Spoken.of(now)));
        model.hintProperty().subscribe((before, now) -> now.ifPresent(hint -> answered("hint")));
        model.awaitingProperty().subscribe(this::follow);
        model.begin();
    }

    @Override
    public void perform(Turn turn, Runnable told, Runnable done) {
        shown++;
        spoken.say(Spoken.of(turn));
        told.run();
        done.run();
    }

    @Override
    public void pause(Beat beat, Runnable done) {
        done.run();
    }

    @Override
    public void show(State state) {
        int now = model.history().size();
        if (now != shown) {
            spoken.say((now < shown ? "undo " : "redo ") + Math.abs(now - shown));
        }
        shown = now;
    }

    private void answered(String line) {
        if (waiting) {
            spoken.say(line);
            waiting = false;
            follow(model.awaiting());
        }
    }

    private void follow(Awaiting awaiting) {
        if (awaiting != Awaiting.NOTHING) {
            screen.execute(this::act);
        }
    }

    private void act() {
        if (waiting || model.awaiting() == Awaiting.NOTHING) {
            return;
        }
        boolean aside = leave.isEmpty() && model.awaiting() != Awaiting.NEW_CONTEST && model.history().size() > 2;
        switch (aside ? chance.nextInt(40) : 0) {
            case 1 -> change();
            case 2, 3 -> undo();
            case 4, 5, 6, 7, 8, 9, 10 -> redo();
            case 11 -> hint();
            case 12 -> switchSides();
            case 13 -> model.ownBeansProperty().set(!model.ownBeansProperty().get());
            default -> decide();
        }
        // Where nothing came of it, something else is done.
        if (!waiting && model.awaiting() != Awaiting.NOTHING) {
            screen.execute(this::act);
        }
    }

    private void decide() {
        switch (model.awaiting()) {
            case BET -> {
                if (model.lastTurnProperty().get().stream().flatMap(turn -> turn.events().stream())
                        .anyMatch(Event.GameWon.class::isInstance)) {
                    count();
                }
                model.bet(Math.min(5, model.state().moves().size()));
            }
            case THROW -> {
                model.rattle(1 + chance.nextInt(50));
                model.release();
            }
            case OWN_THROW -> model.enter(chance.nextInt(model.state().game().casts().size()));
            case MOVE -> model.move(model.state().moves().get(chance.nextInt(model.state().moves().size())));
            case NEW_CONTEST -> goOn();
            case NOTHING -> { }
        }
    }

    private void undo() {
        if (model.undoableProperty().get()) {
            model.undo();
        }
    }

    private void redo() {
        if (model.redoableProperty().get()) {
            model.redo();
        }
    }

    private void hint() {
        if (model.awaiting() == Awaiting.MOVE && model.hintProperty().get().isEmpty()) {
            waiting = true;
            model.askForHint();
        }
    }

    private void switchSides() {
        waiting = true;
        if (!model.seats().computers().isEmpty() && chance.nextBoolean()) {
            model.switchSides();
        } else {
            model.setMirrorPlays(model.seats().mirror().isEmpty());
        }
    }

    private void change() {
        waiting = true;
        int width = settings.get(Settings.WINDOW_WIDTH) + 1;
        settings = settings.with(Settings.WINDOW_WIDTH, width);
        Settings now = settings;
        files.execute(() -> {
            Optional<String> trouble = keeping.store().save(now);
            screen.execute(() -> answered(trouble.orElse("width " + width)));
        });
    }

    private void goOn() {
        count();
        if (leave.isPresent()) {
            model.leave();
            waiting = true;
            leave.get().run();
        } else {
            shown = 0;
            spoken.say("new");
            if (chance.nextBoolean()) {
                model.newContest();
            } else {
                model.sameBeansAgain();
            }
        }
    }

    /** As the program does. */
    private void count() {
        keeping.contests().visit(model.provision(), keeping.counts()::count,
                trouble -> spoken.say("trouble " + trouble.sentence()));
    }
}
