package patolli.audio;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.model.Preferences;
import patolli.settings.Settings;

/**
 * Effects, lasting sounds and music together, each as loud as the settings have it. Somebody lets time go by with
 * {@link #beat}, about twenty times a second or more often.
 */
public final class Mixer implements Audio {
    private static final Logger LOG = LoggerFactory.getLogger(Mixer.class);
    /** Seconds in which music comes and goes when it is switched or its volume is changed. */
    private static final double SWITCH = 0.6;
    /** How loud music is under Smoking Mirror's laugh, how fast it falls back for it, and how it comes again. */
    private static final double DUCKED = 0.22;
    private static final double DUCK = 0.3;
    private static final double UNDUCK = 1.6;
    private static final double LAUGH = 2.2;
    /**
     * How long music needs to fall back, in seconds, so long does a laugh wait: what a player has in its buffer is
     * heard at the old volume (0.43 s, measured on ALSA).
     */
    static final double LAUGH_WAITS = 0.45;
    /** A player whose music stands still for so many seconds has lost its device. */
    private static final double STUCK = 5;

    private final Equipment equipment;
    private final Preferences preferences;
    private final Effects effects;
    private final ReadOnlyObjectWrapper<Optional<SoundTrouble>> trouble = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Map<Lasting, LastingPlayer> lasting = new EnumMap<>(Lasting.class);
    private final Set<Lasting> expected = EnumSet.noneOf(Lasting.class);
    private final Map<Lasting, Integer> held = new EnumMap<>(Lasting.class);
    private final Deque<Waiting> waiting = new ArrayDeque<>();
    private final Ramp music = new Ramp(0);
    private final Ramp duck = new Ramp(1);
    private final Decks decks = new Decks();
    private final Jukebox jukebox = new Jukebox(decks);
    private Programme programme = Programme.SILENCE;
    private Optional<Equipment.Ready.Sounding> ready = Optional.empty();
    private boolean preparing;
    private boolean hushed;
    private double ducked;
    private double lastPosition;
    private double still;

    /** @param random picks variants and their small changes */
    Mixer(Equipment equipment, Preferences preferences, RandomGenerator random) {
        this.equipment = equipment;
        this.preferences = preferences;
        effects = new Effects(new Variants(random));
    }

    /**
     * What sounds through JavaFX Media; it looks for a device when it is told to {@link #tryAgain try}.
     *
     * @param cache the folder for music that is installed packed
     */
    public static Mixer ofThisMachine(Path cache, Preferences preferences, RandomGenerator random) {
        return new Mixer(new MediaEquipment(cache), preferences, random);
    }

    @Override
    public void tryAgain() {
        if (preparing || hushed || ready.isPresent() && trouble.get().isEmpty()) {
            return;
        }
        letGo();
        preparing = true;
        equipment.prepare(this::prepared);
    }

    private void prepared(Equipment.Ready answer) {
        preparing = false;
        if (hushed) {
            return;
        }
        switch (answer) {
            case Equipment.Ready.Silent none -> trouble.set(Optional.of(new SoundTrouble.NoDevice()));
            case Equipment.Ready.Sounding sounding -> {
                ready = Optional.of(sounding);
                effects.use(sounding.clips());
                trouble.set(sounding.damaged().isEmpty() ? Optional.empty()
                        : Optional.of(new SoundTrouble.Damaged(sounding.damaged())));
                List<String> damaged = sounding.damaged();
                expected.forEach(this::make);
                Arrays.stream(Track.values()).filter(track -> !damaged.contains(track.file())).forEach(track ->
                        equipment.fetch(track.file(), there -> fetched(sounding, track, there)));
                held.forEach((sound, holders) -> sound(sound));
                decks.want(programme.tracks());
                jukebox.play(programme);
            }
        }
    }

    @Override
    public void expect(Lasting sound) {
        if (expected.add(sound)) {
            make(sound);
        }
    }

    private void make(Lasting sound) {
        ready.filter(sounding -> !sounding.damaged().contains(sound.file())).ifPresent(sounding ->
                lasting.put(sound, new LastingPlayer(sound, List.of(deck(sound.file()), deck(sound.file())))));
    }

    /** What was fetched for a device that has gone in the meantime comes too late. */
    private void fetched(Equipment.Ready.Sounding forWhat, Track track, boolean there) {
        if (ready.isEmpty() || ready.get() != forWhat) {
            return;
        }
        if (there) {
            decks.add(track, () -> deck(track.file()));
            decks.want(programme.tracks());
            jukebox.retry();
        } else {
            List<String> damaged = new ArrayList<>(forWhat.damaged());
            trouble.get().ifPresent(told -> {
                if (told instanceof SoundTrouble.Damaged before) {
                    damaged.addAll(before.files());
                }
            });
            damaged.add(track.file());
            trouble.set(Optional.of(new SoundTrouble.Damaged(damaged.stream().distinct().sorted().toList())));
        }
    }

    /** Whether there is something to play on. */
    boolean isReady() {
        return ready.isPresent();
    }

    private Deck deck(String file) {
        return equipment.deck(file, this::lost);
    }

    private void lost() {
        if (ready.isPresent()) {
            LOG.warn("The sound device has gone; the game goes on silently.");
            letGo();
            trouble.set(Optional.of(new SoundTrouble.Lost()));
        }
    }

    private void letGo() {
        effects.use(Map.of());
        ready = Optional.empty();
        jukebox.dispose();
        lasting.values().forEach(LastingPlayer::dispose);
        lasting.clear();
        waiting.clear();
        still = 0;
    }

    @Override
    public void play(Effect effect) {
        if (ready.isEmpty() || effectsGain() == 0) {
            return;
        }
        if (effect == Effect.LAUGH) {
            duck.to(DUCKED, DUCK);
            ducked = LAUGH_WAITS + LAUGH;
            waiting.add(new Waiting(effect, LAUGH_WAITS));
        } else {
            sound(effect);
        }
    }

    private void sound(Effect effect) {
        effects.play(effect, effectsGain());
    }

    private double effectsGain() {
        return !hushed && !preferences.of(Settings.MUTED).get() && preferences.of(Settings.GAME_SOUNDS).get()
                ? Loudness.ofVolume(preferences.of(Settings.SOUNDS_VOLUME).get()) : 0;
    }

    private double musicGain() {
        return !hushed && !preferences.of(Settings.MUTED).get() && preferences.of(Settings.MUSIC).get()
                ? Loudness.ofVolume(preferences.of(Settings.MUSIC_VOLUME).get()) : 0;
    }

    @Override
    public Subscription hold(Lasting sound) {
        held.merge(sound, 1, Integer::sum);
        expect(sound);
        sound(sound);
        boolean[] ended = new boolean[1];
        return () -> {
            if (!ended[0]) {
                ended[0] = true;
                letGo(sound);
            }
        };
    }

    private void sound(Lasting sound) {
        Optional.ofNullable(lasting.get(sound)).ifPresent(player -> player.start(effectsGain()));
    }

    private void letGo(Lasting sound) {
        if (held.merge(sound, -1, Integer::sum) == 0) {
            held.remove(sound);
            Optional.ofNullable(lasting.get(sound)).ifPresent(LastingPlayer::end);
        }
    }

    @Override
    public void music(Programme wanted) {
        programme = wanted;
        if (ready.isPresent() && !hushed) {
            decks.want(wanted.tracks());
            jukebox.play(wanted);
        }
    }

    @Override
    public ReadOnlyObjectProperty<Optional<SoundTrouble>> troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    @Override
    public void hush() {
        hushed = true;
        letGo();
    }

    /** How long it takes until music that goes away now is no longer heard. */
    public Duration untilSilent() {
        boolean silent = ready.isEmpty() || musicGain() == 0;
        return silent ? Duration.ZERO : Duration.seconds(Jukebox.GOODBYE + LAUGH_WAITS);
    }

    /** Time goes by. */
    public void beat(double seconds) {
        if (ready.isEmpty()) {
            return;
        }
        for (Waiting one : new ArrayList<>(waiting)) {
            one.left -= seconds;
            if (one.left <= 0) {
                waiting.remove(one);
                sound(one.effect);
            }
        }
        ducked -= seconds;
        if (ducked <= 0) {
            duck.to(1, UNDUCK);
        }
        duck.beat(seconds);
        beatMusic(seconds);
        lasting.values().forEach(player -> player.beat(seconds, effectsGain()));
        if (effectsGain() == 0) {
            effects.fallSilent();
        }
        if (!effects.beat(seconds) || isStill(seconds)) {
            lost();
        }
    }

    private void beatMusic(double seconds) {
        decks.beat();
        double wanted = musicGain();
        if (music.goal() != wanted) {
            music.to(wanted, SWITCH);
        }
        music.beat(seconds);
        if (music.isGone() && wanted == 0) {
            if (!jukebox.isPaused()) {
                jukebox.pause();
            }
        } else {
            jukebox.resume();
        }
        jukebox.beat(seconds, music.value() * duck.value());
    }

    /** A player does not always say that its device has gone: then its music stands still. */
    private boolean isStill(double seconds) {
        Optional<Double> position = jukebox.isPaused() ? Optional.empty() : jukebox.position();
        if (position.isEmpty() || position.get() != lastPosition) {
            still = 0;
        } else {
            still += seconds;
        }
        lastPosition = position.orElse(0.0);
        return still > STUCK;
    }

    /** An effect that is to come, and in how many seconds. */
    private static final class Waiting {
        private final Effect effect;
        private double left;

        Waiting(Effect effect, double left) {
            this.effect = effect;
            this.left = left;
        }
    }
}
