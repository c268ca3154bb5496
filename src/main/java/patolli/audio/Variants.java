package patolli.audio;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Chooses how an effect is played this time: never the same variant twice running, and never quite alike. */
final class Variants {
    private final RandomGenerator random;
    private final Map<Effect, Integer> last = new EnumMap<>(Effect.class);

    Variants(RandomGenerator random) {
        this.random = random;
    }

    /**
     * One way to play an effect.
     *
     * @param level as a factor
     * @param rate  1 is as it was recorded
     */
    record Take(String file, double level, double rate) { }

    Take next(Effect effect) {
        List<String> files = effect.files();
        int variant = files.size() == 1 ? 0 : other(files.size(), last.getOrDefault(effect, -1));
        last.put(effect, variant);
        double decibels = effect.level() + (effect.isTune() ? 0 : around(Effect.LEVEL_CHANGE));
        double rate = effect.isTune() ? Effect.TUNE_RATE : random.nextDouble(1 - Effect.RATE_CHANGE, 1);
        return new Take(files.get(variant), Loudness.ofDecibels(decibels), rate);
    }

    private int other(int count, int before) {
        return before < 0 ? random.nextInt(count) : (before + 1 + random.nextInt(count - 1)) % count;
    }

    private double around(double most) {
        return random.nextDouble(-most, most);
    }
}
