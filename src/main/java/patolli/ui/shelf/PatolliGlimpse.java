package patolli.ui.shelf;

import javafx.scene.canvas.GraphicsContext;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.text.Texts;
import patolli.ui.table.SmallMat;

/** A contest of Patolli: its mat, and who holds how many assets. */
final class PatolliGlimpse implements Glimpse<PatolliState> {
    private final SmallMat mat;
    private final Texts texts;

    PatolliGlimpse(SmallMat mat, Texts texts) {
        this.mat = mat;
        this.texts = texts;
    }

    @Override
    public Class<PatolliState> of() {
        return PatolliState.class;
    }

    @Override
    public void paint(PatolliState state, GraphicsContext pen, double width, double height) {
        mat.paint(state, pen, width, height);
    }

    @Override
    public String progress(PatolliState state, Seats seats) {
        if (state.phase() == Phase.OVER) {
            return texts.get("progress.patolli.over", state.gameNumber());
        }
        Side first = seats.mirror().filter(Side.RED::equals).isPresent() ? Side.BLUE : Side.RED;
        Side second = first == Side.RED ? Side.BLUE : Side.RED;
        return texts.get(seats.mirror().isPresent() ? "progress.patolli.mirror" : "progress.patolli.side",
                state.gameNumber(), state.assetCount(first), state.assetCount(second), state.pool().size());
    }
}
