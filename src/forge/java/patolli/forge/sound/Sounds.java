package patolli.forge.sound;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import patolli.forge.sound.effect.Beans;
import patolli.forge.sound.effect.ClothPlay;
import patolli.forge.sound.effect.DrumCalls;
import patolli.forge.sound.effect.Laugh;
import patolli.forge.sound.effect.Pieces;
import patolli.forge.sound.effect.PlankPlay;
import patolli.forge.sound.effect.Stakes;
import patolli.forge.sound.effect.Trifles;
import patolli.forge.sound.score.Score;
import patolli.forge.sound.score.ScoreReader;
import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.signal.Stereo;
import patolli.forge.sound.stage.Finish;
import patolli.forge.sound.stage.Player;
import patolli.forge.sound.weather.Rain;
import patolli.forge.sound.weather.Thunder;

/** Every sound of the game. Loudness is told in LUFS: of a music's whole, of an effect's loudest 0.4 s. */
public final class Sounds {
    /** Seconds after which the held beans may start again. */
    public static final double BEANS_TURN = Beans.TURN;
    /** Seconds after which the rain may start again; the next second cross-fades. */
    public static final double RAIN_TURN = 5.5;
    private static final double RAIN_OVERLAP = 1;
    /**
     * How long every step is, in seconds. JavaFX (26.0.1) takes 26 ms to put a clip away that has ended, and starts no
     * other meanwhile. Steps follow each other every 48 or 80 ms: of this length, they end when none begins, and never
     * two at once.
     */
    private static final double STEP = 0.108;

    private Sounds() { }

    /** All of them, what takes longest first. Asking makes nothing. */
    public static List<Sound> all() {
        List<Sound> all = new ArrayList<>();
        all.add(music("dance", -18, 32_000));
        all.add(music("jasmine-evening", -20, 24_000));
        all.add(music("sandalwood", -19.5, 24_000));
        all.add(music("flute-in-the-night", -20.5, 24_000));
        all.add(fanfare("contest-won", -17));
        all.add(fanfare("contest-lost", -19));
        all.add(fanfare("game-won", -18));
        all.add(fanfare("game-lost", -19));
        all.add(fanfare("race-won", -18));
        all.add(fanfare("race-lost", -19));
        all.add(new Sound("rain", scores -> rain()));
        all.addAll(variants("thunder-far", 3, -20, k -> Thunder.roll(3400 + 900 * k, 6, new Random(3 + 7 * k))));
        all.addAll(variants("thunder-near", 2, -14, k -> Thunder.roll(k == 0 ? 260 : 420, 5.6, new Random(8 + k))));
        all.addAll(variants("laugh", 2, -17, Laugh::mirror));
        all.add(new Sound("beans-held", scores -> Finish.stretch(Beans.OVERLAP, -24, Beans.held())));
        all.addAll(variants("beans-thrown", 4, -22, Beans::thrown));
        all.addAll(steps("step", 5, Pieces::step));
        all.add(single("entry", -21, Pieces::entry));
        all.add(single("extra-turn", -21, Pieces::extraTurn));
        all.add(single("bump", -20, Pieces::bump));
        all.add(single("bite", -20, Pieces::bite));
        all.add(single("bear-off", -22, Pieces::bearOff));
        all.add(single("triangle", -21, Stakes::triangle));
        all.add(single("forfeit", -21, Stakes::forfeit));
        all.addAll(variants("bet", 3, -23, Stakes::bet));
        all.addAll(plank());
        all.addAll(cloth());
        all.add(single("page", -28, Trifles::page));
        all.add(single("click", -34, Trifles::click));
        return all;
    }

    private static Sound music(String name, double lufs, int rate) {
        return new Sound(name, scores -> Finish.music(Player.play(score(scores, name)), lufs, rate));
    }

    private static Sound fanfare(String name, double lufs) {
        return new Sound(name, scores -> Finish.effect(Player.play(score(scores, name)).mid(), lufs));
    }

    /** The score of a name. */
    public static Score score(Path scores, String name) throws IOException {
        try {
            return ScoreReader.read(Files.readAllLines(scores.resolve(name + ".score")));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + ".score, " + e.getMessage(), e);
        }
    }

    private static Sound single(String name, double lufs, Supplier<double[]> take) {
        return new Sound(name, scores -> Finish.effect(take.get(), lufs));
    }

    private static List<Sound> variants(String name, int count, double lufs, IntFunction<double[]> take) {
        List<Sound> variants = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int variant = i;
            variants.add(single(name + "-" + (i + 1), lufs, () -> take.apply(variant)));
        }
        return variants;
    }

    private static List<Sound> steps(String name, int count, IntFunction<double[]> take) {
        return IntStream.range(0, count).mapToObj(variant -> new Sound(name + "-" + (variant + 1), scores ->
                Finish.effect(take.apply(variant), -26, STEP))).toList();
    }

    /** At a board of planks. */
    private static List<Sound> plank() {
        List<Sound> all = new ArrayList<>();
        all.add(new Sound("sticks-held", scores -> Finish.stretch(PlankPlay.OVERLAP, -24, PlankPlay.held())));
        all.addAll(variants("sticks-thrown", 4, -22, PlankPlay::thrown));
        all.addAll(steps("wood-step", 5, PlankPlay::step));
        all.addAll(variants("capture", 2, -20, PlankPlay::capture));
        all.add(single("settled", -22, PlankPlay::settled));
        all.addAll(variants("throw-again", 2, -22, DrumCalls::again));
        all.addAll(variants("throw-lost", 2, -23, DrumCalls::lost));
        return all;
    }

    /** At an embroidered cloth. */
    private static List<Sound> cloth() {
        List<Sound> all = new ArrayList<>();
        all.add(new Sound("dice-held", scores -> Finish.stretch(ClothPlay.OVERLAP, -24, ClothPlay.held())));
        all.addAll(variants("dice-thrown", 4, -22, ClothPlay::thrown));
        all.addAll(steps("cloth-step", 5, ClothPlay::step));
        all.addAll(steps("pair-step", 3, ClothPlay::pair));
        all.addAll(variants("cut", 2, -20, ClothPlay::cut));
        all.add(single("back-in", -22, ClothPlay::backIn));
        all.add(single("home", -21, ClothPlay::home));
        all.add(single("die-lost", -25, ClothPlay::dieLost));
        return all;
    }

    private static byte[] rain() {
        Stereo warm = Rain.fall(RAIN_TURN + RAIN_OVERLAP + 0.5, new Random(4));
        int skip = Signal.samples(0.5); // until the filters have settled
        return Finish.stretch(RAIN_OVERLAP, -27, Arrays.copyOfRange(warm.left(), skip, warm.length()),
                Arrays.copyOfRange(warm.right(), skip, warm.length()));
    }
}
