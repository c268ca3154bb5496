package patolli.ui.table;

import java.util.Optional;
import javafx.scene.Node;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.figure.FigurePose;
import patolli.rules.Side;
import patolli.ui.common.Pictures;
import patolli.ui.table.figure.FigureView;
import patolli.ui.table.figure.Sitter;
import patolli.ui.table.light.Hour;
import patolli.ui.table.light.TableLight;

/** Somebody of a table who sits by the lamp when all is over, in full light. */
public final class LampSeat {
    private LampSeat() { }

    /**
     * The figure, which looks to the right, where the words are.
     *
     * @param at its upper left corner
     */
    public static Node of(MatLook mat, Side side, FigurePose pose, Point at, Pictures pictures) {
        Sitter sitter = mat.figures().stream().filter(figure -> figure.side() == side).findFirst().orElseThrow()
                .sitter();
        FigureView view = new FigureView(new Sitter(sitter.rig(), sitter.size(), Sitter.Facing.RIGHT), pictures);
        view.relocate(at.x(), at.y());
        Point middle = at.plus(sitter.size().wide() / 2.0, sitter.size().high() / 2.0);
        view.light(new TableLight(Hour.FIRE, middle, middle, new Box(0, 0, 0, 0)));
        view.take(pose, Optional.empty(), FigureView.Manner.AT_ONCE, 1);
        return view;
    }
}
