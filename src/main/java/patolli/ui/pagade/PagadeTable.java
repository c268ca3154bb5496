package patolli.ui.pagade;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.PagadeHands;
import patolli.board.Point;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.rules.pagade.PagadeGame;
import patolli.ui.common.Pictures;
import patolli.ui.course.Course;
import patolli.ui.ending.EndTeller;
import patolli.ui.pagade.lesson.PagadeCourse;
import patolli.ui.table.CastView;
import patolli.ui.table.GameTable;
import patolli.ui.table.MarkLook;
import patolli.ui.table.MatLook;
import patolli.ui.table.PieceLook;
import patolli.ui.table.Showing;
import patolli.ui.table.Signs;
import patolli.ui.table.Stakes;
import patolli.ui.table.TableLayout;
import patolli.ui.table.TableSounds;
import patolli.ui.table.TableWords;
import patolli.ui.table.Talking;
import patolli.ui.table.figure.Sitter;
import patolli.ui.table.hand.HandPicture;
import patolli.ui.table.staging.Bursts;

/** The table of Pagade: an embroidered cloth on the floor of a palace; a clerk, a guard, and two more who come by. */
public final class PagadeTable implements GameTable {
    private static final MatLook MAT = new MatLook("pagade/table.jpg",
            List.of(figure(Side.GREEN, Rigs.MAHOUT), figure(Side.YELLOW, Rigs.GUARD),
                    figure(Side.BLACK, Rigs.FLOWER_SELLER), figure(Side.RED, Rigs.CLERK)),
            Side.YELLOW, PagadeBoard.BOARD.figure(Side.YELLOW),
            Stream.of(Side.BLACK, Side.GREEN).flatMap(PagadeTable::away).toList());
    /** The dice are as far ahead of the hand that throws them. */
    private static final double BACK = 84;
    private static final double GLARE = 0.4, REACH = 1.1;
    /** The pictures of a pawn that is flung: how many, and how large; how broad it stands. */
    private static final Bursts.Flung FLUNG = new Bursts.Flung("pagade/flung", 12, 2.53, 16.5);
    private static final MarkLook MARKS = new MarkLook("pagade", Bursts.in("mysore").struck("pagade", REACH,
            PagadeBoard.BOARD.sides(), FLUNG).blooming(PagadeSigns.LOTUS, TableLayout.point(
            PagadeBoard.BOARD.middle())), true, false, GLARE, MarkLook.Ends.ALIKE);
    /** Within the cloth's hem. */
    private static final Box LEAF = new Box(1056, 62, 184, 390);
    private final PieceLook pieces = new PagadePieces();
    private final TableWords words = new PagadeWords();
    private final EndTeller endings = new PagadeEndings();
    private final TableSounds sounds = new PagadeSounds();
    private final Talking talking = ClothTalk.talking();

    /** Nobody's belly is a band of flowers, and where nobody's pawns would wait or lie at home the cloth goes on. */
    private static Stream<MatLook.Away> away(Side side) {
        Box arm = PagadeBoard.BOARD.armBox(side);
        Box strip = PagadeBoard.BOARD.strip(side);
        Box seat = PagadeBoard.BOARD.bench(side);
        String name = "pagade/away-" + side.key();
        return Stream.of(new MatLook.Away(side, name + "-arm.jpg", new Point(arm.x(), arm.y())),
                new MatLook.Away(side, name + "-strip.jpg", new Point(strip.x(), strip.y())),
                new MatLook.Away(side, name + "-seat.jpg", new Point(seat.x(), seat.y())));
    }

    private static MatLook.Figure figure(Side side, Rig rig) {
        Box room = PagadeBoard.BOARD.figure(side);
        boolean left = room.middle().x() < PagadeBoard.BOARD.middle().x();
        return new MatLook.Figure(side, new Sitter(rig, FigureSize.TALL,
                left ? Sitter.Facing.RIGHT : Sitter.Facing.LEFT), new Point(room.x(), room.y()),
                "pagade/head-" + side.key() + ".png");
    }

    @Override
    public Game game() {
        return PagadeGame.INSTANCE;
    }

    @Override
    public BoardGeometry board() {
        return PagadeBoard.BOARD;
    }

    @Override
    public MatLook mat() {
        return MAT;
    }

    @Override
    public String floor() {
        return "pagade/floor.jpg";
    }

    @Override
    public boolean hasBraziers() {
        return false;
    }

    @Override
    public MarkLook marks() {
        return MARKS;
    }

    @Override
    public boolean hasBadges() {
        return true;
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
        return new Dice(layer, pictures);
    }

    @Override
    public Optional<HandPicture> hand(Side side) {
        return Optional.of(new HandPicture("pagade/hand-" + side.key(), PagadeHands.of(side), BACK));
    }

    @Override
    public Stakes stakes(Pane layer, Pictures pictures) {
        return Stakes.none(side -> TableLayout.area(PagadeBoard.BOARD.shelf(side)));
    }

    @Override
    public Signs signs(Pane layer, Pictures pictures) {
        return new PagadeSigns(layer, pictures);
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
    public TableSounds sounds() {
        return sounds;
    }

    @Override
    public Optional<Talking> talking() {
        return Optional.of(talking);
    }

    @Override
    public Optional<Course> course() {
        return Optional.of(PagadeCourse.course());
    }

    @Override
    public Optional<String> facts() {
        return Optional.of("mysore");
    }

    @Override
    public List<Showing> showings() {
        return PagadeShowings.ALL;
    }
}
