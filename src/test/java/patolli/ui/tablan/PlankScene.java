package patolli.ui.tablan;

import patolli.rules.tablan.TablanState;
import patolli.testkit.TableScene;

/** The real scene of the table of Tablan on a stage. */
final class PlankScene extends TableScene {
    PlankScene() {
        super(new TablanTable());
    }

    @Override
    public TablanState state() {
        return (TablanState) super.state();
    }
}
