package patolli.save;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the player must know of a save though nothing of it is lost; of each kind once, while the log has it all. */
final class News {
    private static final Logger LOG = LoggerFactory.getLogger(News.class);

    private final Set<String> told = new HashSet<>();
    private final List<String> waiting = new ArrayList<>();

    /** @param kind what happened, whatever its circumstances */
    void tell(String kind, String sentence) {
        LOG.warn(sentence);
        if (told.add(kind)) {
            waiting.add(sentence);
        }
    }

    /** What has not been told yet. */
    Optional<String> take() {
        Optional<String> all = waiting.stream().reduce((one, other) -> one + " " + other);
        waiting.clear();
        return all;
    }
}
