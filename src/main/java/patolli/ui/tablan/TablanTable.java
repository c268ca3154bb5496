package patolli.ui.tablan;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.board.TablanHands;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;
import patolli.board.figure.Rigs;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.rules.tablan.TablanGame;
import patolli.ui.common.Pictures;
import patolli.ui.course.Course;
import patolli.ui.ending.EndTeller;
import patolli.ui.table.CastView;
import patolli.ui.table.GameTable;
import patolli.ui.table.MarkLook;
import patolli.ui.table.MatLook;
import patolli.ui.table.PieceLook;
import patolli.ui.table.Showing;
import patolli.ui.table.Signs;
import patolli.ui.table.Stakes;
import patolli.ui.table.TableSounds;
import patolli.ui.table.TableWords;
import patolli.ui.table.Talking;
import patolli.ui.table.figure.Sitter;
import patolli.ui.table.hand.HandPicture;
import patolli.ui.table.staging.Bursts;
import patolli.ui.tablan.lesson.TablanCourse;

/** The table of Tablan: a cloth merchant of Mysore and a temple dancer at a plank, by lamplight. */
public final class TablanTable implements GameTable {
    private static final MatLook MAT = new MatLook("tablan/table.jpg",
            List.of(figure(Side.WHITE, Rigs.CLOTH_MERCHANT, Sitter.Facing.RIGHT),
                    figure(Side.BLACK, Rigs.DANCER, Sitter.Facing.LEFT)),
            Side.WHITE, new Box(23, 170, 171, 380));
    /** Where a position is set: below the name plate, above the bowl. */
    private static final Box LEAF = new Box(23, 232, 171, 338);
    private static final double GLARE = 0.4;
    /** The sticks are as far ahead of the hand that throws them, which is seen with its forearm. */
    private static final double BACK = 100;
    private static final MarkLook MARKS = new MarkLook("tablan", Bursts.in("mysore").withoutBlow(), true,
            false, GLARE, MarkLook.Ends.APART);
    /** So far outwards the merchant sits: his towel ends before the plank's frame. */
    private static final double ASIDE = 7;
    private final PieceLook pieces = new TablanPieces();
    private final TableWords words = new TablanWords();
    private final EndTeller endings = new TablanEndings();
    private final TableSounds sounds = new TablanSounds();
    private final Talking talking = PlankTalk.talking();

    private static MatLook.Figure figure(Side side, Rig rig, Sitter.Facing facing) {
        Box room = TablanBoard.BOARD.figure(side);
        double left = room.x() - (side == Side.WHITE ? ASIDE : 0);
        return new MatLook.Figure(side, new Sitter(rig, FigureSize.TALL, facing), new Point(left, room.y()),
                "tablan/head-" + side.key() + ".png");
    }

    @Override
    public Game game() {
        return TablanGame.INSTANCE;
    }

    @Override
    public BoardGeometry board() {
        return TablanBoard.BOARD;
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
    public String floor() {
        return "tablan/floor.jpg";
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
    public PieceLook pieces() {
        return pieces;
    }

    @Override
    public CastView cast(Pane layer, Pictures pictures) {
        return new Sticks(layer, pictures);
    }

    @Override
    public Optional<HandPicture> hand(Side side) {
        return Optional.of(new HandPicture("tablan/hand-" + side.key(), TablanHands.of(side), BACK));
    }

    @Override
    public Stakes stakes(Pane layer, Pictures pictures) {
        return new TablanStakes(layer, pictures, pieces);
    }

    @Override
    public Signs signs(Pane layer, Pictures pictures) {
        return new TablanSigns(layer, pictures);
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
        return Optional.of(TablanCourse.course());
    }

    @Override
    public Optional<String> facts() {
        return Optional.of("mysore");
    }

    @Override
    public List<Showing> showings() {
        return TablanShowings.ALL;
    }
}
