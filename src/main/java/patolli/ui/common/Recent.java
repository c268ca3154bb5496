package patolli.ui.common;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What is dear to make and looks the same wherever it comes again: as many as there is room for, those that were
 * wanted last. Used on the FX thread only.
 */
public final class Recent<K, V> {
    private final Map<K, V> all = new LinkedHashMap<>();
    private final int room;

    /** @param room how many are kept */
    public Recent(int room) {
        this.room = room;
    }

    /** The one for a key, made now if it is not kept. */
    public V of(K key, Function<K, V> make) {
        V kept = all.remove(key);
        V wanted = kept == null ? make.apply(key) : kept;
        if (all.size() == room) {
            all.remove(all.keySet().iterator().next());
        }
        all.put(key, wanted);
        return wanted;
    }
}
