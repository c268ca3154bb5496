package patolli.ui.bell;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.scene.layout.Pane;
import patolli.board.BellBoard;
import patolli.board.BellHands;
import patolli.board.BellSpeech;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rigs;
import patolli.rules.Game;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellPath;
import patolli.rules.bell.BellState;
import patolli.speech.OwnRemarks;
import patolli.speech.Talk;
import patolli.ui.bell.lesson.BellCourse;
import patolli.ui.common.Pictures;
import patolli.ui.course.Course;
import patolli.ui.ending.EndTeller;
import patolli.ui.table.Beans;
import patolli.ui.table.CastView;
import patolli.ui.table.GameTable;
import patolli.ui.table.Heading;
import patolli.ui.table.MatLook;
import patolli.ui.table.PieceLook;
import patolli.ui.table.Showing;
import patolli.ui.table.Signs;
import patolli.ui.table.Stakes;
import patolli.ui.table.TableWords;
import patolli.ui.table.Talking;
import patolli.ui.table.figure.Sitter;
import patolli.ui.table.hand.HandPicture;

/** The table of Patolli after Bell: the merchant, the eagle warrior, Smoking Mirror and the weaver, for coins. */
public final class BellTable implements GameTable {
    /** How many squares show which way it goes on from where the first piece lands. */
    private static final int ONWARD = 3;
    /** How far a hand is drawn back as it lets go, so that its fingers are clear of where the beans come to lie. */
    private static final double DRAWN_BACK = 74;
    private static final MatLook MAT = new MatLook("bell/table.jpg",
            List.of(figure(Side.RED, new Sitter(Rigs.MERCHANT, FigureSize.TALL, Sitter.Facing.RIGHT),
                            "patolli/merchant-head.png"),
                    figure(Side.YELLOW, new Sitter(Rigs.EAGLE, FigureSize.SMALL, Sitter.Facing.RIGHT),
                            "bell/eagle-head.png"),
                    figure(Side.BLUE, new Sitter(Rigs.TEZCATLIPOCA, FigureSize.TALL, Sitter.Facing.LEFT),
                            "patolli/tezcatlipoca-head.png"),
                    figure(Side.GREEN, new Sitter(Rigs.WEAVER, FigureSize.SMALL, Sitter.Facing.LEFT),
                            "bell/weaver-head.png")),
            Side.RED, new Box(117, 200, 230, 354));
    private final PieceLook pieces = new BellPieces();
    private final TableWords words = new BellWords();
    private final EndTeller endings = new BellEndings();
    private final Talking talking = new Talking(Talk.of(BellGame.INSTANCE.name(), List.of(Side.BLUE), Side.RED,
            OwnRemarks.NONE), BellSpeech::room);

    private static MatLook.Figure figure(Side side, Sitter sitter, String head) {
        Box room = BellBoard.BOARD.figure(side);
        return new MatLook.Figure(side, sitter, new Point(room.x(), room.y()), head);
    }

    @Override
    public Game game() {
        return BellGame.INSTANCE;
    }

    @Override
    public BoardGeometry board() {
        return BellBoard.BOARD;
    }

    @Override
    public MatLook mat() {
        return MAT;
    }

    @Override
    public PieceLook pieces() {
        return pieces;
    }

    @Override
    public CastView cast(Pane layer, Pictures pictures) {
        return new Beans(layer, pictures, BellBoard.BOARD);
    }

    @Override
    public Optional<HandPicture> hand(Side side) {
        return Optional.of(new HandPicture("bell/hand-" + side.key(), BellHands.of(side), DRAWN_BACK));
    }

    @Override
    public Stakes stakes(Pane layer, Pictures pictures) {
        return new BellStakes(layer, pictures);
    }

    @Override
    public Signs grounds(Pane layer, Pictures pictures) {
        List<Signs> all = List.of(new BellWedges(layer, pictures), new EmptySeats(layer, pictures));
        return state -> all.forEach(each -> each.show(state));
    }

    @Override
    public Signs signs(Pane layer, Pictures pictures) {
        return new BellSigns(layer, pictures);
    }

    /** The first piece that enters chooses the direction of all. */
    @Override
    public Optional<Heading> heading(State state, MoveView move) {
        BellState position = (BellState) state;
        OptionalInt direction = position.direction(move.move());
        if (direction.isEmpty() || !(move.legs().getFirst().to() instanceof Spot.Square landing)) {
            return Optional.empty();
        }
        BellPath path = Seated.path(position.mover(), direction.getAsInt());
        int step = path.step(landing.number());
        return Optional.of(new Heading(squares(path, 0, step), squares(path, step + 1, step + 1 + ONWARD)));
    }

    private static List<Spot.Square> squares(BellPath path, int from, int to) {
        return IntStream.range(from, to).mapToObj(path::square).map(Spot.Square::new).toList();
    }

    @Override
    public TableWords words() {
        return words;
    }

    @Override
    public EndTeller endings() {
        return endings;
    }

    @Override
    public List<Showing> showings() {
        return BellShowings.ALL;
    }

    @Override
    public Optional<String> facts() {
        return Optional.of("aztec");
    }

    @Override
    public Optional<Course> course() {
        return Optional.of(BellCourse.course());
    }

    @Override
    public Optional<Talking> talking() {
        return Optional.of(talking);
    }
}
