package patolli.bench;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/** Notes every pause for garbage from now on. */
final class GarbagePauses {
    /** From so many milliseconds on one is seen; they are told in whole ones, rounded down. */
    private static final long LONG = 10;
    private final List<Long> millis = new CopyOnWriteArrayList<>();

    GarbagePauses() {
        // Shenandoah tells of cycles too, during which the program goes on.
        ManagementFactory.getGarbageCollectorMXBeans().stream()
                .filter(collector -> !collector.getName().endsWith("Cycles")).forEach(collector ->
                ((NotificationEmitter) collector).addNotificationListener((told, from) -> {
                    if (told.getUserData() instanceof CompositeData data) {
                        millis.add(GarbageCollectionNotificationInfo.from(data).getGcInfo().getDuration());
                    }
                }, null, null));
    }

    /** What there was, in a line. */
    String told() {
        return String.format(Locale.ROOT, "pauses for garbage: %d, longest %d ms, %d of %d ms or more: %s",
                millis.size(),
                millis.stream().mapToLong(Long::longValue).max().orElse(0),
                millis.stream().filter(each -> each >= LONG).count(), LONG, areShort() ? "kept" : "MISSED");
    }

    /** Whether nobody saw any of them; not if there was none, as where the collector is not known. */
    boolean areShort() {
        return !millis.isEmpty() && millis.stream().allMatch(each -> each < LONG);
    }
}
