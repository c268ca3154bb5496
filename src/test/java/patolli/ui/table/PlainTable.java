package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.layout.Pane;
import patolli.board.BellBoard;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rigs;
import patolli.play.Games;
import patolli.play.Seats;
import patolli.rules.Game;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.ending.EndTeller;
import patolli.ui.table.figure.Sitter;

/** As little as a table of another game can be: Bell's Patolli for two, with borrowed pictures and without stakes. */
public final class PlainTable implements GameTable {

    @Override
    public Game game() {
        return Games.named("bell").orElseThrow();
    }

    @Override
    public BoardGeometry board() {
        return BellBoard.BOARD;
    }

    @Override
    public MatLook mat() {
        return new MatLook("patolli/table.jpg", Stream.of(Side.RED, Side.BLUE).map(side -> new MatLook.Figure(side,
                new Sitter(Rigs.MERCHANT, FigureSize.TALL, Sitter.Facing.RIGHT), new Point(0, 0),
                        "patolli/merchant-head.png")).toList(), Side.RED,
                new Box(0, 0, 200, 200));
    }

    @Override
    public PieceLook pieces() {
        return new PieceLook() {
            @Override
            public String playing(Side side, int number) {
                return "patolli/piece-" + side.key() + "-1.png";
            }

            @Override
            public String home(Side side, int number) {
                return "patolli/piece-" + side.key() + "-gold.png";
            }
        };
    }

    @Override
    public CastView cast(Pane layer, Pictures pictures) {
        return new Beans(layer, pictures, board());
    }

    @Override
    public Stakes stakes(Pane layer, Pictures pictures) {
        return Stakes.NONE;
    }

    @Override
    public TableWords words() {
        return new TableWords() {
            @Override
            public String scoreTip() {
                return "Pieces home.";
            }

            @Override
            public List<ScorePart> score(Seen seen) {
                return List.of(new ScorePart(seen.home(Side.RED) + " : " + seen.home(Side.BLUE), "score-middle"));
            }

            @Override
            public String holdings(Side side, Seen seen) {
                return seen.held(Optional.of(side)) + " coins";
            }

            @Override
            public String effect(State state, MoveView move) {
                return ".";
            }

            @Override
            public String progress(State state, Seats seats) {
                return "";
            }
        };
    }

    @Override
    public EndTeller endings() {
        return (turn, seats) -> "It is over.";
    }
}
