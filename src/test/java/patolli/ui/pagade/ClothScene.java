package patolli.ui.pagade;

import patolli.rules.pagade.PagadeState;
import patolli.testkit.TableScene;

/** The real scene of the table of Pagade on a stage. */
final class ClothScene extends TableScene {
    ClothScene() {
        // The last move is of the foremost pawn, or of both dice at once: so somebody comes Home.
        super(new PagadeTable(), state -> state.moves().getLast());
    }

    @Override
    public PagadeState state() {
        return (PagadeState) super.state();
    }
}
