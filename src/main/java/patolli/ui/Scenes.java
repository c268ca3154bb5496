package patolli.ui;

import java.util.Map;
import patolli.ui.bet.BetModel;
import patolli.ui.common.View;
import patolli.ui.ending.EndingModel;
import patolli.ui.farewell.FarewellModel;
import patolli.ui.menu.MenuModel.Command;
import patolli.ui.splash.SplashModel;

/** Makes the scenes of an evening and the sheets that lie over them, each anew when it is asked for. */
public interface Scenes {

    View splash(SplashModel model);

    /** @param then run when the story is over */
    View prolog(Runnable then);

    /** @param then run when the tutorial is over or was left */
    View lesson(Runnable then);

    View board(Map<Command, Runnable> commands);

    View bet(BetModel model, Map<Command, Runnable> commands);

    View ending(EndingModel model);

    View farewell(FarewellModel model);

    /** @param close takes the sheet away; so with the others */
    View settings(Runnable close);

    /** @param credits opens the book at the credits */
    View about(Runnable credits, Runnable close);

    /** @param page where the book is opened */
    View book(String page, Runnable close);

    /** @param question its name in the bundle {@code question} */
    View question(String question, Runnable yes, Runnable no);
}
