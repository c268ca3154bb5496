package patolli.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import patolli.ai.review.Review;
import patolli.model.ReplayModel;
import patolli.model.TableModel;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Statistics;
import patolli.save.Tally;
import patolli.ui.archive.Document;
import patolli.ui.archive.Keep;
import patolli.ui.review.ReviewDesk;
import patolli.ui.statistics.StatisticsModel.Against;
import patolli.ui.statistics.StatisticsModel.Evenings;
import patolli.ui.statistics.StatisticsModel.Falls;
import patolli.ui.statistics.StatisticsModel;
import patolli.ui.table.AllTables;

/** What one learns about the play: reports, statistics and the laboratory of rules. */
final class Study {
    private final Scenes scenes;
    private final TableModel table;
    private final AllTables tables;
    private final Keep keep;
    private final Library.Host host;
    private final BiConsumer<State, Seats> playOn;

    /** @param playOn plays on from a position */
    Study(Scenes scenes, TableModel table, AllTables tables, Keep keep, Library.Host host,
            BiConsumer<State, Seats> playOn) {
        this.scenes = scenes;
        this.table = table;
        this.tables = tables;
        this.keep = keep;
        this.host = host;
        this.playOn = playOn;
    }

    /** Tells luck from skill in a record. @param made given the review when there is one */
    void review(ReplayModel model, Consumer<Review> made) {
        ReviewDesk.Play play = (step, side) -> playFrom(model.steps().get(step), side);
        host.sheet(close -> scenes.review(model, Optional.of(play).filter(_ -> tables.has(model.state().game())),
                made, keep.chronicles().writing(Document.REPORT), close));
    }

    /** Plays on from before a step. */
    private void playFrom(Step step, Side side) {
        State position = step.turn().before();
        playOn.accept(position, step.seats().players().contains(side) ? step.seats()
                : Seats.computersPlay(position.sides(), position.sides().stream().filter(other -> other != side)
                        .toList()));
    }

    /** How the beans fell, the evenings so far, and what in them was skill and what was luck. */
    void statistics() {
        keep.archive().refresh(sentence -> { }, keep.reckoning()::refresh);
        keep.evenings().read(statistics -> host.sheet(close -> scenes.statistics(new StatisticsModel(
                Falls.of(table.state(), table.history(), table.seats()), evenings(statistics), keep.reckoning(),
                close))));
    }

    private static Evenings evenings(Statistics statistics) {
        Statistics.Sum all = statistics.all();
        List<Against> against = Level.ALL.stream().filter(level -> all.contests().containsKey(level.key()))
                .map(level -> against(level, all.contests().get(level.key()))).toList();
        return new Evenings(all.contestsPlayed(), all.gamesPlayed(), against, all.longest());
    }

    private static Against against(Level level, Tally.Score score) {
        return new Against(level, score.played(), score.won());
    }

    /** Plays out what lies on the table, if whoever plays there can think about it now. */
    void rollout() {
        if (table.canBePlayedOut()) {
            table.advised();
            rollout(table.state(), table.seats());
        }
    }

    /** Plays out a position that is looked at, if it is not over. */
    void rollout(State position, Seats seats) {
        if (position.phase() != Phase.OVER) {
            host.sheet(close -> scenes.rollout(position, seats, close));
        }
    }

    /** The laboratory of rules. */
    void laboratory() {
        host.sheet(close -> scenes.laboratory(table.state(),
                keep.chronicles().writing(Document.LABORATORY), close));
    }
}
