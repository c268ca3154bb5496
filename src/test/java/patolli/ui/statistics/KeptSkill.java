package patolli.ui.statistics;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.play.Seats;
import patolli.rules.State;
import patolli.save.Header;
import patolli.save.SavedGame;
import patolli.save.Shelved;
import patolli.save.Tally;
import patolli.save.Terms;
import patolli.testkit.Records;
import patolli.tour.SampleReckoning;

/** What is kept of contests that nobody played, and what is left to do. */
final class KeptSkill extends SampleReckoning {
    private final List<String> log;
    private final List<Shelved> left = new ArrayList<>();

    /** @param log told of what is looked at */
    KeptSkill(List<String> log) {
        this.log = log;
    }

    @Override
    public List<Shelved> saves() {
        return left;
    }

    @Override
    public Optional<SavedGame> look(String id) {
        log.add("looked at " + id);
        return Optional.empty();
    }

    /** A contest of the shelf that is over and not reviewed. */
    void leave(String id) {
        State over = Records.game("tablan", 3).getLast().after();
        Seats seats = Records.seats(over);
        Header header = Header.of(Terms.of(over.game(), over.options(), Instant.EPOCH, seats, Shaking.BY_HAND),
                Seed.draw(new Random(id.hashCode())));
        addUnreviewed(Tally.key(header), "tablan");
        left.add(new Shelved.Contest(id, Optional.empty(), header, seats, false, over, 1, 1, Instant.EPOCH,
                Optional.empty()));
    }
}
