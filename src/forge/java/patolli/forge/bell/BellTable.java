package patolli.forge.bell;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Set;
import patolli.board.BellBoard;
import patolli.board.SquareKind;
import patolli.forge.matter.Reduce;
import patolli.forge.table.Design;
import patolli.forge.table.Mat;
import patolli.forge.table.Signs;
import patolli.forge.table.Squares;

/** The still ground of Bell's table: nothing that belongs to one player only, so that it is right for two to four. */
public final class BellTable {
    /** Chooses the strips of palm. */
    static final int SEED = 23;
    private static final int OVER = 4;
    static final Design DESIGN = new Design(BellBoard.BOARD, SEED, true, false, List.of(ground(BellBoard.BOARD)), m -> {
        Squares.paint(m);
        Signs.paint(m, Set.of(SquareKind.ROUNDED));
        Entries.paint(m);
        GroundHem.paint(m);
    }, m -> { });

    private BellTable() { }

    /** The beans are thrown on a piece of younger, finer matting. */
    private static double[] ground(BellBoard board) {
        return new double[] {board.ground().x(), board.ground().y(), board.groundSide(), board.groundSide(), 45};
    }

    private static final class Master {
        static final BufferedImage FOUR = Mat.draw(OVER, DESIGN);
    }

    /** All of it. */
    public static BufferedImage draw(int scale) {
        return Reduce.by(OVER / scale, Master.FOUR);
    }
}
