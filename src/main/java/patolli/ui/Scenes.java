package patolli.ui;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import patolli.ai.review.Review;
import patolli.beans.Seal;
import patolli.model.PositionModel;
import patolli.model.ReplayModel;
import patolli.play.Seats;
import patolli.rules.State;
import patolli.ui.cabinet.CabinetModel;
import patolli.ui.cabinet.NewGameModel;
import patolli.ui.common.View;
import patolli.ui.ending.EndingModel;
import patolli.ui.farewell.FarewellModel;
import patolli.ui.grand.GrandEveningModel;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.position.PositionDesk;
import patolli.ui.proof.ProofModel;
import patolli.ui.replay.ReplayDesk;
import patolli.ui.review.ReviewDesk;
import patolli.ui.shelf.ShelfModel;
import patolli.ui.splash.SplashModel;
import patolli.ui.statistics.StatisticsModel;
import patolli.ui.table.BetAsked;
import patolli.ui.table.GameTable;

/** Makes the scenes of an evening and the sheets that lie over them, each anew when it is asked for. */
public interface Scenes {

    View splash(SplashModel model);

    /** Pictures of a scene that is likely to come are fetched before it, in the place of those expected until now. */
    void expect(List<String> pictures);

    /** The cabinet of games, over the whole window. */
    View cabinet(CabinetModel model);

    /** The sheet on which a new game is laid out. */
    View newGame(NewGameModel model);

    /** @param then run when the story is over */
    View prolog(Runnable then);

    /**
     * @param turned run whenever the tutorial shows something else
     * @param over   run when it is over
     * @param quit   run instead when it was left before
     */
    View lesson(GameTable table, Runnable turned, Runnable over, Runnable quit);

    View board(GameTable table, Map<Command, Runnable> commands);

    /** What is shown while a bet is waited for; empty for games without bets. */
    Optional<View> beforePlay(GameTable table, BetAsked asked, Map<Command, Runnable> commands);

    View ending(EndingModel model);

    View farewell(FarewellModel model);

    /** @param close takes the sheet away; so with the others */
    View settings(Runnable close);

    /** @param credits opens the book at the credits */
    View about(Runnable credits, Runnable close);

    /** @param page where the book is opened */
    View book(String page, Runnable close);

    /** How the grand evening stands. */
    View grandEvening(GrandEveningModel model);

    /** The sheet of saved games. */
    View savedGames(ShelfModel model);

    /** A record to look through. */
    View replay(ReplayModel model, ReplayDesk desk);

    /**
     * Luck and skill in a record that is looked through.
     *
     * @param play  plays on from a decision, where that is possible
     * @param made  given the review when there is one
     * @param write writes a table of it to a file
     */
    View review(ReplayModel model, Optional<ReviewDesk.Play> play, Consumer<Review> made, ReplayDesk.Scribe write,
            Runnable close);

    /** The beans of a contest, checked. */
    View proof(ProofModel model);

    /** A seal in full. @param howItWorks opens the book */
    View seal(Seal seal, Runnable howItWorks, Runnable close);

    /** How the beans fell, and the evenings so far. */
    View statistics(StatisticsModel model);

    /**
     * The laboratory of rules.
     *
     * @param table its game and its options stand there first
     * @param write writes a table of what was found to a file
     */
    View laboratory(State table, ReplayDesk.Scribe write, Runnable close);

    /** A position to be played out. @param seats who sits there */
    View rollout(State position, Seats seats, Runnable close);

    /** The editor of positions, at the table of the game that the position is one of. */
    View position(PositionModel model, PositionDesk desk);

    /** The page over it on which other rules are chosen, and who plays. */
    View positionRules(NewGameModel model);

    /** @param question its name in the bundle {@code question} */
    View question(String question, Runnable yes, Runnable no);
}
