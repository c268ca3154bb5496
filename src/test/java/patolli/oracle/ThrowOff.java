package patolli.oracle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The casts for who begins: each once, the highest begins, the tied cast again among themselves. */
final class ThrowOff {
    private final ToIntFunction<String> worth;
    private final Map<String, String> casts;
    private List<String> running;

    ThrowOff(Collection<String> colours, ToIntFunction<String> worth) {
        this.worth = worth;
        casts = new LinkedHashMap<>();
        colours.forEach(colour -> casts.put(colour, null));
        running = List.copyOf(colours);
    }

    private ThrowOff(ThrowOff from) {
        worth = from.worth;
        casts = new LinkedHashMap<>(from.casts);
        running = from.running;
    }

    ThrowOff copy() {
        return new ThrowOff(this);
    }

    String turn() {
        return running.stream().filter(colour -> casts.get(colour) == null).findFirst().orElseThrow();
    }

    /** Who begins after this cast, or null while that is open. */
    String cast(String value) {
        casts.put(turn(), value);
        if (running.stream().anyMatch(colour -> casts.get(colour) == null)) {
            return null;
        }
        int best = running.stream().mapToInt(this::worthOf).max().orElseThrow();
        var tied = running.stream().filter(colour -> worthOf(colour) == best).toList();
        if (tied.size() == 1) {
            return tied.get(0);
        }
        running = tied;
        tied.forEach(colour -> casts.put(colour, null));
        return null;
    }

    /** Adds the casts to a state, and who is in the running where the casts alone would tell it wrong. */
    void addTo(Map<String, Object> state) {
        state.put("throws", new LinkedHashMap<>(casts));
        if (!running.equals(apparentlyRunning())) {
            state.put("tied", running);
        }
    }

    /** All but those who have cast although their turn is still to come. */
    private List<String> apparentlyRunning() {
        var order = new ArrayList<>(casts.keySet());
        int now = order.indexOf(turn());
        return order.stream().filter(colour -> order.indexOf(colour) < now || casts.get(colour) == null).toList();
    }

    private int worthOf(String colour) {
        return worth.applyAsInt(casts.get(colour));
    }
}
