package patolli.tour;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** What was skill and what was luck in contests that nobody played, to be pictured. */
record SampleReckoning(Statistics statistics) implements Reckoning.Source {

    /** Some contests of three games. */
    static Reckoning some() {
        List<Game> games = Games.all();
        Statistics now = Statistics.NONE;
        for (int n = 0; n < 7; n++) {
            now = with(now, games.getFirst(), n, new Skill(58 + 3 * n, 0.39 + 0.05 * (n % 3), 0.3 - 0.12 * n));
        }
        for (int n = 0; n < 4; n++) {
            now = with(now, games.getLast(), n, new Skill(91 + n, 1.4 + 0.3 * (n % 2), 0.31));
        }
        return of(with(now, games.get(games.size() - 2), 0, new Skill(117, 2.31, -0.42)));
    }

    /** Before anything was reckoned. */
    static Reckoning none() {
        return of(Statistics.NONE);
    }

    private static Statistics with(Statistics statistics, Game game, int number, Skill skill) {
        Map<String, Tally.Score> score = Map.of(Level.MIRROR.key(), new Tally.Score(1, 0));
        return statistics.with(new Tally(game.name() + " " + number, game.name(), 1, score, score), skill);
    }

    private static Reckoning of(Statistics statistics) {
        Reckoning made = new Reckoning(new SampleReckoning(statistics), new Reviewer(Opponents.adviser()),
                Runnable::run, Runnable::run);
        made.refresh();
        return made;
    }

    @Override
    public void read(Consumer<Statistics> then) {
        then.accept(statistics);
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
    public List<Step> record(SavedGame contest) {
        return List.of();
    }

    @Override
    public void keep(SavedGame contest, Skill skill, Runnable then) {
        then.run();
    }
}
