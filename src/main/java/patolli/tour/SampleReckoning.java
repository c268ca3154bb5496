package patolli.tour;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import patolli.ai.Opponents;
import patolli.ai.review.Reviewer;
import patolli.model.Reckoning;
import patolli.play.Games;
import patolli.play.Level;
import patolli.play.Skill;
import patolli.play.Step;
import patolli.rules.Game;
import patolli.save.SavedGame;
import patolli.save.Shelved;
import patolli.save.Statistics;
import patolli.save.Tally;

/** What was skill and what was luck in contests that nobody played, to be pictured; no contest is left to reckon. */
public class SampleReckoning implements Reckoning.Source {
    private static final Map<String, Tally.Score> SCORE = Map.of(Level.MIRROR.key(), new Tally.Score(1, 0));
    private Statistics now = Statistics.NONE;

    /** Some contests of three games. */
    static Reckoning some() {
        List<String> games = Games.all().stream().map(Game::name).toList();
        SampleReckoning made = new SampleReckoning();
        for (int n = 0; n < 7; n++) {
            made.add(games.getFirst(), new Skill(58 + 3 * n, 0.39 + 0.05 * (n % 3), 0.3 - 0.12 * n));
        }
        for (int n = 0; n < 4; n++) {
            made.add(games.getLast(), new Skill(91 + n, 1.4 + 0.3 * (n % 2), 0.31));
        }
        made.add(games.get(games.size() - 2), new Skill(117, 2.31, -0.42));
        return made.reckoning(Runnable::run);
    }

    /** Before anything was reckoned. */
    static Reckoning none() {
        return new SampleReckoning().reckoning(Runnable::run);
    }

    /** Reckons with it. @param beside runs what takes long */
    public final Reckoning reckoning(Executor beside) {
        Reckoning made = new Reckoning(this, new Reviewer(Opponents.adviser()), beside, Runnable::run);
        made.refresh();
        return made;
    }

    /** One more contest of a game, lost to the best computer, with what came of its report. */
    public final void add(String game, Skill skill) {
        now = now.with(new Tally(game + now.skills(game).size(), game, 1, SCORE, SCORE), skill);
    }

    /** One more contest that nobody has reviewed. @param key by which it is known */
    protected final void addUnreviewed(String key, String game) {
        now = now.with(new Tally(key, game, 1, SCORE, SCORE));
    }

    @Override
    public final void read(Consumer<Statistics> then) {
        then.accept(now);
    }

    @Override
    public List<Shelved> saves() {
        return List.of();
    }

    @Override
    public Optional<SavedGame> look(String id) {
        return Optional.empty();
    }

    @Override
    public final List<Step> record(SavedGame contest) {
        return List.of();
    }

    @Override
    public final void keep(SavedGame contest, Skill skill, Runnable then) {
        throw new IllegalStateException("no contest can be looked at, so none was reviewed");
    }
}
