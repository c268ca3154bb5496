package patolli.audio;

import java.util.IdentityHashMap;
import java.util.Map;

/** The effects: which clip is played how, how many sound at once, and whether they still come to their end. */
final class Effects {
    /** How much longer than its file an effect may take until its player is gone, in seconds. */
    private static final double LATENESS = 0.3;
    /** An effect that has not ended so many seconds after its end has lost its device. */
    private static final double OVERDUE = 3;
    /** Nothing that ends within so many seconds is cut short: all but tunes, thunder and laughs. */
    private static final double SOON = 1.2;
    private final Variants variants;
    private final Voices voices = new Voices();
    /** The clips that were played, and in how many seconds they must have ended. */
    private final Map<Clip, Double> played = new IdentityHashMap<>();
    private Map<String, Clip> clips = Map.of();

    Effects(Variants variants) {
        this.variants = variants;
    }

    /** Plays with these clips from now on; what sounds is silent at once. */
    void use(Map<String, Clip> others) {
        quiet();
        played.clear();
        clips = others;
    }

    /** @param gain how loud effects are altogether, from 0 to 1 */
    void play(Effect effect, double gain) {
        Variants.Take take = variants.next(effect);
        Clip clip = clips.get(take.file());
        if (clip != null && gain > 0) {
            double seconds = clip.seconds() / take.rate();
            if (voices.take(effect.isTune(), seconds + LATENESS)) {
                clip.play(Math.min(1, take.level() * gain), take.rate());
                played.put(clip, seconds + OVERDUE);
            }
        }
    }

    /**
     * Time goes by.
     *
     * @return whether clips still come to their end
     */
    boolean beat(double seconds) {
        voices.beat(seconds);
        played.replaceAll((clip, left) -> left - seconds);
        boolean well = played.entrySet().stream().noneMatch(each -> each.getValue() < 0 && each.getKey().isPlaying());
        played.values().removeIf(left -> left < 0);
        return well;
    }

    /** What dies away by itself soon may do so; what would last is silent at once: a clip can't be faded. */
    void fallSilent() {
        played.forEach((clip, left) -> {
            if (left - OVERDUE > SOON && clip.isPlaying()) {
                clip.stop();
            }
        });
    }

    /** What sounds is silent at once. */
    private void quiet() {
        played.keySet().stream().filter(Clip::isPlaying).forEach(Clip::stop);
    }
}
