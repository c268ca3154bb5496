package patolli.settings;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.beans.Shaking;
import patolli.play.Games;
import patolli.play.Level;
import patolli.rules.Game;
import patolli.rules.Side;

/** A value for every {@link Setting}. Immutable, equal by value. */
public final class Settings {
    private static final int LONGEST_PLAN = 500;
    private static final int LONGEST_MEMORY = 8000;
    /** How fast things go by; normal unless set. */
    public static final Setting<Speed> SPEED =
            Setting.choice("speed", Speed.class, Speed.ALL, Speed.NORMAL, Speed::key);
    /** Whether a cast that leaves one move is played at once; true unless set. */
    public static final Setting<Boolean> PLAY_FORCED_MOVES = Setting.truth("playForcedMoves", true);
    /** Whether a player is asked once more before a move that gives very much away; false unless set. */
    public static final Setting<Boolean> WARN_OF_ERRORS = Setting.truth("warnOfErrors", false);
    /** Whether every cast is thrown with real beans and entered; false unless set. */
    public static final Setting<Boolean> OWN_BEANS = Setting.truth("ownBeans", false);
    /** Whether the hand that holds the beans takes part in casts, from the next contest on; it does unless set. */
    public static final Setting<Shaking> SHAKING = Setting.choice("shaking", Shaking.class,
            List.of(Shaking.values()), Shaking.BY_HAND, Shaking::key);
    /** Whether Smoking Mirror plays the other side, rather than a second person; true unless set. */
    public static final Setting<Boolean> PLAY_SMOKING_MIRROR = Setting.truth("playSmokingMirror", true);
    /** The side of the person who plays against Smoking Mirror; red unless set. */
    public static final Setting<Side> HUMAN_SIDE =
            Setting.choice("humanSide", Side.class, List.of(Side.RED, Side.BLUE), Side.RED, Side::key);
    /** How well computers play from now on at the table of the main game; their best unless set. */
    public static final Setting<Level> LEVEL =
            Setting.choice("level", Level.class, Level.ALL, Level.MIRROR, Level::key);
    /** The window's width in logical pixels. */
    public static final Setting<Integer> WINDOW_WIDTH = Setting.number("windowWidth", 1280, 640, 16384);
    /** The window's height in logical pixels. */
    public static final Setting<Integer> WINDOW_HEIGHT = Setting.number("windowHeight", 800, 480, 16384);
    /** Whether the window fills the screen; false unless set. */
    public static final Setting<Boolean> FULL_SCREEN = Setting.truth("fullScreen", false);
    /** Whether things travel or appear where they end; as the system has it unless set. */
    public static final Setting<Movement> MOTION =
            Setting.choice("motion", Movement.class, Movement.ALL, Movement.SYSTEM, Movement::key);
    /** How large words are written; normal unless set. */
    public static final Setting<TextSize> TEXT_SIZE =
            Setting.choice("textSize", TextSize.class, TextSize.ALL, TextSize.NORMAL, TextSize::key);
    /** When the story is told by itself; before the first contest ever unless set. */
    public static final Setting<Prolog> PROLOG =
            Setting.choice("prolog", Prolog.class, Prolog.ALL, Prolog.FIRST, Prolog::key);
    /** Whether facts appear, of the Aztecs and of others; true unless set. The file has the name of the first ones. */
    public static final Setting<Boolean> FACTS = Setting.truth("aztecFacts", true);
    /** A fact comes after so many minutes, and at most one more; 2 unless set. */
    public static final Setting<Integer> FACTS_INTERVAL = Setting.number("factsInterval", 2, 1, 30);
    /** Whether those who sit at the table speak during play; true unless set. */
    public static final Setting<Boolean> SPEECH = Setting.truth("speech", true);
    /** Whether all sound is off, whatever else is set; false unless set. */
    public static final Setting<Boolean> MUTED = Setting.truth("muted", false);
    /** Whether the game's effects are heard; true unless set. */
    public static final Setting<Boolean> GAME_SOUNDS = Setting.truth("gameSounds", true);
    /** Whether music is heard; true unless set. */
    public static final Setting<Boolean> MUSIC = Setting.truth("music", true);
    /** How loud effects are, in hundredths; 80 unless set. */
    public static final Setting<Integer> SOUNDS_VOLUME = Setting.number("soundsVolume", 80, 0, 100);
    /** How loud music is, in hundredths; 60 unless set. */
    public static final Setting<Integer> MUSIC_VOLUME = Setting.number("musicVolume", 60, 0, 100);
    /** Whether Space and Esc clear the game from the screen during play; true unless set. */
    public static final Setting<Boolean> BOSS_KEYS = Setting.truth("bossKeys", true);
    /** Noted by the game: whether the story has been told. */
    public static final Setting<Boolean> PROLOG_SEEN = Setting.truth("prologSeen", false);
    /** Noted by the game: whether the tutorial has been begun. */
    public static final Setting<Boolean> TUTORIAL_SEEN = Setting.truth("tutorialSeen", false);
    /** Noted by the game: which facts have been shown, so that none comes again too soon. */
    public static final Setting<String> FACTS_SEEN = Setting.line("factsSeen", LONGEST_MEMORY);
    /** Noted by the game: how many farewells there were, so that each has another stanza. */
    public static final Setting<Integer> PRAYER_NEXT = Setting.number("prayerNext", 0, 0, 9999);
    /** Noted by the game: which lines were heard at the table, so that none comes again too soon. */
    public static final Setting<String> LINES_HEARD = Setting.line("linesHeard", LONGEST_MEMORY);

    /** Noted by the game: how the grand evening stands, and which of its contests is being played. */
    public static final Setting<String> GRAND_EVENING = Setting.line("grandEvening", LONGEST_PLAN);

    /** What was laid out last for each game, by the game's name: its options and who sat where. */
    private static final Map<String, Setting<String>> NEW_GAMES = Games.all().stream().map(Game::name)
            .collect(Collectors.toMap(name -> name, name -> Setting.line("newGame." + name, LONGEST_PLAN)));

    /** All of them, in the order of the file. */
    public static final List<Setting<?>> ALL = Stream.<Setting<?>>concat(Stream.of(SPEED,
            PLAY_FORCED_MOVES, WARN_OF_ERRORS, OWN_BEANS, SHAKING, PLAY_SMOKING_MIRROR, HUMAN_SIDE, LEVEL,
            WINDOW_WIDTH, WINDOW_HEIGHT, FULL_SCREEN, MOTION, TEXT_SIZE, PROLOG, FACTS, FACTS_INTERVAL, SPEECH, MUTED,
            GAME_SOUNDS, MUSIC, SOUNDS_VOLUME, MUSIC_VOLUME, BOSS_KEYS, PROLOG_SEEN, TUTORIAL_SEEN, FACTS_SEEN,
            PRAYER_NEXT, LINES_HEARD, GRAND_EVENING),
            Games.all().stream().map(Settings::newGame)).toList();

    /** Every setting at its standard value. */
    public static final Settings STANDARD = new Settings(Map.of());

    private final Map<Setting<?>, Object> changed;

    private Settings(Map<Setting<?>, Object> changed) {
        this.changed = changed;
    }

    /** What was laid out last for a game: {@code players=3 red=player yellow=mirror}; empty unless set. */
    public static Setting<String> newGame(Game game) {
        return NEW_GAMES.get(game.name());
    }

    /** The value of a setting. */
    public <T> T get(Setting<T> setting) {
        Object value = changed.get(setting);
        return value == null ? setting.standard() : setting.cast(value);
    }

    /**
     * The same settings but for this one.
     *
     * @throws IllegalArgumentException for a value that the setting can't take
     */
    public <T> Settings with(Setting<T> setting, T value) {
        if (setting.read(setting.write(value)).isEmpty()) {
            throw new IllegalArgumentException(setting + " can be " + setting.allowed() + ", not " + value);
        }
        Map<Setting<?>, Object> now = new HashMap<>(changed);
        if (value.equals(setting.standard())) {
            now.remove(setting);
        } else {
            now.put(setting, value);
        }
        return new Settings(now);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings settings && changed.equals(settings.changed);
    }

    @Override
    public int hashCode() {
        return changed.hashCode();
    }

    @Override
    public String toString() {
        return "Settings" + changed;
    }
}
