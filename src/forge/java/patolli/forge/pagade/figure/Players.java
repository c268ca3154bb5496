package patolli.forge.pagade.figure;

import java.util.function.Consumer;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Painter;
import patolli.rules.Side;

/** Who sits for a side. */
public enum Players {
    CLERK(Side.RED, "venkanna", Rigs.CLERK, Clerk.parts(), Clerk::head),
    FLOWER_SELLER(Side.BLACK, "mallika", Rigs.FLOWER_SELLER, FlowerSeller.parts(), FlowerSeller::head),
    GUARD(Side.YELLOW, "bhairappa", Rigs.GUARD, Guard.parts(), Guard::head),
    MAHOUT(Side.GREEN, "kariya", Rigs.MAHOUT, Mahout.parts(), Mahout::head);

    private final Side side;
    private final String file;
    private final Rig rig;
    private final FigureParts parts;
    private final Consumer<Painter> head;

    Players(Side side, String file, Rig rig, FigureParts parts, Consumer<Painter> head) {
        this.side = side;
        this.file = file;
        this.rig = rig;
        this.parts = parts;
        this.head = head;
    }

    public Side side() {
        return side;
    }

    /** Whether the seat is at the right of the table, so that the figure looks to the left. */
    public boolean atRight() {
        return side == Side.BLACK || side == Side.YELLOW;
    }

    /** The name of the portrait. */
    public String file() {
        return file;
    }

    public Rig rig() {
        return rig;
    }

    /** How the parts are drawn. */
    public FigureParts parts() {
        return parts;
    }

    /** Draws the head by itself, for a seal. */
    public Consumer<Painter> head() {
        return head;
    }
}
