package patolli.ui.patolli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.PatolliBoard;
import patolli.board.PatolliHands;
import patolli.board.PatolliSpeech;
import patolli.board.Point;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliGame;
import patolli.speech.Talk;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.course.Course;
import patolli.ui.ending.EndTeller;
import patolli.ui.patolli.bet.BetModel;
import patolli.ui.patolli.bet.BetScene;
import patolli.ui.patolli.lesson.PatolliCourse;
import patolli.ui.table.Beans;
import patolli.ui.table.BetAsked;
import patolli.ui.table.CastView;
import patolli.ui.table.GameTable;
import patolli.ui.table.MatLook;
import patolli.ui.table.PieceLook;
import patolli.ui.table.Showing;
import patolli.ui.table.Staging;
import patolli.ui.table.Stakes;
import patolli.ui.table.TableWords;
import patolli.ui.table.Talking;
import patolli.ui.table.figure.Sitter;
import patolli.ui.table.hand.HandPicture;
import patolli.ui.table.staging.MatBeast;

/** The table of Neeley's Patolli: the merchant against Smoking Mirror, for the twenty assets. */
public final class PatolliTable implements GameTable {
    /** The merchant makes room: his place, no wider than the limbs leave it. */
    private static final MatLook MAT = new MatLook("patolli/table.jpg",
            List.of(figure(Side.RED, Rigs.MERCHANT, Sitter.Facing.RIGHT),
                    figure(Side.BLUE, Rigs.TEZCATLIPOCA, Sitter.Facing.LEFT)),
            Side.RED, new Box(124, 206, 241, 332));
    /** Broad between the limbs: the twenty things stand on it two abreast. */
    private static final Box LEAF = new Box(120, 251, 288, 291);
    private final PieceLook pieces = new PatolliPieces();
    private final TableWords words = new PatolliWords();
    private final EndTeller endings = new PatolliEndings();
    private final Talking talking = new Talking(Talk.of(PatolliGame.INSTANCE.name(), List.of(Side.BLUE, Side.RED),
            Side.RED, new PrizeRemarks()), PatolliSpeech::room);

    private static MatLook.Figure figure(Side side, Rig rig, Sitter.Facing facing) {
        Box room = PatolliBoard.BOARD.figure(side);
        return new MatLook.Figure(side, new Sitter(rig, FigureSize.TALL, facing), new Point(room.x(), room.y()),
                "patolli/" + rig.name() + "-head.png");
    }

    @Override
    public Game game() {
        return PatolliGame.INSTANCE;
    }

    @Override
    public String playPage() {
        return "how-to-play";
    }

    @Override
    public String rulesPage() {
        return "rules";
    }

    @Override
    public BoardGeometry board() {
        return PatolliBoard.BOARD;
    }

    @Override
    public MatLook mat() {
        return MAT;
    }

    @Override
    public Box leaf() {
        return LEAF;
    }

    @Override
    public PieceLook pieces() {
        return pieces;
    }

    @Override
    public CastView cast(Pane layer, Pictures pictures) {
        return new Beans(layer, pictures, PatolliBoard.BOARD);
    }

    @Override
    public Optional<HandPicture> hand(Side side) {
        return Optional.of(new HandPicture("patolli/hand-" + side.key(), PatolliHands.of(side)));
    }

    @Override
    public Stakes stakes(Pane layer, Pictures pictures) {
        return new PatolliStakes(layer, pictures);
    }

    @Override
    public Optional<MatBeast> beast(Pictures pictures) {
        return Optional.of(new SerpentHeads(pictures));
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
    public Optional<View> beforePlay(BetAsked asked, Staging with) {
        return Optional.of(BetScene.load(new BetModel(asked),
                with.pictures(), with.preferences(), with.menus(), with.landed()));
    }

    @Override
    public List<String> picturesBeforePlay() {
        return BetScene.pictures();
    }

    @Override
    public List<String> treasures() {
        return Stream.of("knife", "mask", "library-card", "jade-head", "nugget")
                .map(asset -> "patolli/asset-" + asset + ".png").toList();
    }

    @Override
    public Optional<String> facts() {
        return Optional.of("aztec");
    }

    @Override
    public List<Showing> showings() {
        return PatolliShowings.ALL;
    }

    @Override
    public Optional<Course> course() {
        return Optional.of(PatolliCourse.course());
    }

    @Override
    public Optional<Talking> talking() {
        return Optional.of(talking);
    }
}
