package patolli.ui.sound;

import java.util.EnumMap;
import java.util.Map;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.event.ActionEvent;
import javafx.event.EventHandler;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import javafx.util.Subscription;
import patolli.audio.Audio;
import patolli.audio.Effect;
import patolli.audio.Lasting;
import patolli.audio.Programme;
import patolli.model.Preferences;
import patolli.settings.Settings;
import patolli.text.Texts;
import patolli.ui.common.View;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/**
 * What is heard of the evening as a whole: each scene's music and weather, sheets, buttons, and the key for silence.
 * The pages of the story turn in silence: thunder and rain belong to them.
 */
public final class EveningSound {
    private final Audio audio;
    private final Theatre theatre;
    private final Preferences preferences;
    private final Texts texts = new Texts("sound");
    private final Map<Lasting, Subscription> going = new EnumMap<>(Lasting.class);
    private final EventHandler<ActionEvent> pressed = event -> play(Effect.CLICK);
    private final EventHandler<KeyEvent> key = this::key;
    /** While somebody drags the volume about, a sample now and then is enough. */
    private final PauseTransition sampled = new PauseTransition(Duration.millis(150));
    private Subscription watching = Subscription.EMPTY;
    private Act left;
    private Programme programme = Programme.SILENCE;

    public EveningSound(Audio audio, Theatre theatre, Preferences preferences) {
        this.audio = audio;
        this.theatre = theatre;
        this.preferences = preferences;
    }

    private void play(Effect effect) {
        audio.play(effect);
    }

    /** Is heard from now on. */
    public void start() {
        theatre.root().addEventFilter(ActionEvent.ACTION, pressed);
        theatre.root().addEventHandler(KeyEvent.KEY_PRESSED, key);
        theatre.setOnLaid(() -> play(Effect.PAGE));
        watching = Subscription.combine(
                theatre.viewProperty().subscribe((before, now) -> enter(theatre.actProperty().get(), now)),
                // So that one hears what one sets.
                preferences.of(Settings.SOUNDS_VOLUME).subscribe((before, now) -> sample()));
        if (theatre.viewProperty().get() != null) {
            enter(theatre.actProperty().get(), theatre.viewProperty().get());
        }
    }

    /** Watches nothing any more; what lasts comes to its end. */
    public void stop() {
        watching.unsubscribe();
        theatre.root().removeEventFilter(ActionEvent.ACTION, pressed);
        theatre.root().removeEventHandler(KeyEvent.KEY_PRESSED, key);
        going.values().forEach(Subscription::unsubscribe);
        going.clear();
    }

    private void sample() {
        if (sampled.getStatus() != Animation.Status.RUNNING) {
            play(Effect.STEP);
            sampled.playFromStart();
        }
    }

    private void enter(Act act, View view) {
        if (left == Act.SPLASH && act != Act.SPLASH) {
            play(Effect.CLICK);
        }
        left = act;
        SceneSounds sounds = SceneSounds.of(act);
        if (act != Act.ENDING || !programme.isOfOneTable()) {
            programme = view.music().orElse(sounds.programme());
        }
        audio.music(programme);
        for (Lasting sound : Lasting.values()) {
            boolean due = sounds.lasting().contains(sound);
            if (due) {
                going.computeIfAbsent(sound, audio::hold);
            } else if (going.containsKey(sound)) {
                going.remove(sound).unsubscribe();
            }
        }
    }

    private void key(KeyEvent event) {
        boolean plain = !event.isAltDown() && !event.isControlDown() && !event.isMetaDown();
        if (event.getCode() == KeyCode.M && plain && !(event.getTarget() instanceof TextInputControl)) {
            boolean muted = !preferences.of(Settings.MUTED).get();
            preferences.of(Settings.MUTED).set(muted);
            theatre.word(texts.get(muted ? "muted" : "unmuted"));
            event.consume();
        }
    }
}
