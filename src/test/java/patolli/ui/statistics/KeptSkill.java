package patolli.ui.statistics;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import patolli.ai.Opponents;
import patolli.ai.review.Reviewer;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.model.Reckoning;
import patolli.play.Seats;
import patolli.play.Skill;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.State;
import patolli.save.Header;
import patolli.save.SavedGame;
import patolli.save.Shelved;
import patolli.save.Statistics;
import patolli.save.Tally;
import patolli.save.Terms;
import patolli.testkit.Records;

/** What is kept of contests that nobody played, and what is left to do. */
final class KeptSkill implements Reckoning.Source {
    private final List<String> log;
    private final List<Shelved> left = new ArrayList<>();
    private Statistics now = Statistics.NONE;

    /** @param log told of what is looked at */
    KeptSkill(List<String> log) {
        this.log = log;
    }

    static Reckoning reckoning(KeptSkill kept, Executor beside) {
        Reckoning made = new Reckoning(kept, new Reviewer(Opponents.adviser()), beside, Runnable::run);
        made.refresh();
        return made;
    }

    @Override
    public void read(Consumer<Statistics> then) {
        then.accept(now);
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

    @Override
    public List<Step> record(SavedGame contest) {
        return List.of();
    }

    @Override
    public void keep(SavedGame contest, Skill skill, Runnable then) {
        throw new IllegalStateException("nothing was reviewed");
    }

    void add(String game, Skill skill) {
        Map<String, Tally.Score> score = Map.of("mirror", new Tally.Score(1, 0));
        now = now.with(new Tally(game + now.skills(game).size(), game, 1, score, score), skill);
    }

    /** A contest of the shelf that is over and not reviewed. */
    void leave(String id) {
        List<Turn> history = Records.game("tablan", 3);
        State over = history.getLast().after();
        Seats seats = Records.seats(over);
        Header header = Header.of(Terms.of(over.game(), over.options(), Instant.EPOCH, seats, Shaking.BY_HAND),
                Seed.draw(new Random(id.hashCode())));
        Map<String, Tally.Score> score = Map.of("mirror", new Tally.Score(1, 0));
        now = now.with(new Tally(Tally.key(header), "tablan", 1, score, score));
        left.add(new Shelved.Contest(id, Optional.empty(), header, seats, false, over, 1, 1, Instant.EPOCH,
                Optional.empty()));
    }
}
