package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.layout.Pane;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.rules.Game;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.course.Course;
import patolli.ui.ending.EndTeller;
import patolli.ui.table.hand.HandPicture;
import patolli.ui.table.staging.MatBeast;

/** The table of one game: all that is its own on the screen. The rest is every table's. */
public interface GameTable {

    /** The game that is played at it. */
    Game game();

    /** Where everything lies. */
    BoardGeometry board();

    /** What is painted. */
    MatLook mat();

    /** Where a leaf can lie on which a position is set; usually where the guest makes room. */
    default Box leaf() {
        return mat().room();
    }

    /** The tile of the floor that goes on around the scene. */
    default String floor() {
        return "table/floor.jpg";
    }

    /** Whether fires of the codices' kind burn at the upper corners; their light comes from there in any case. */
    default boolean hasBraziers() {
        return true;
    }

    /** How name plates and the marks on its squares look. */
    default MarkLook marks() {
        return MarkLook.CODEX;
    }

    /** Whether a sheet with words on it bears the head of whoever speaks; otherwise its own shape tells who does. */
    default boolean hasBadges() {
        return false;
    }

    /** The head of one of these, where sheets bear one. */
    default Optional<String> badge(Set<Side> speakers) {
        return hasBadges() ? mat().figures().stream().filter(figure -> speakers.contains(figure.side()))
                .map(MatLook.Figure::head).findFirst() : Optional.empty();
    }

    /** How the pieces look. */
    PieceLook pieces();

    /** Lays what is thrown onto an empty layer. */
    CastView cast(Pane layer, Pictures pictures);

    /** The hand by which a side throws, if hands are painted for this table. */
    default Optional<HandPicture> hand(Side side) {
        return Optional.empty();
    }

    /** The largest pictures of it, which take long to load. */
    default List<String> pictures() {
        Stream<String> hands = mat().figures().stream().flatMap(figure -> hand(figure.side()).stream())
                .distinct().flatMap(hand -> hand.pictures().stream());
        return Stream.of(Stream.of(mat().picture()),
                mat().figures().stream().flatMap(figure -> figure.sitter().sheets().stream()), hands)
                .flatMap(each -> each).toList();
    }

    /** Lays what is played for onto an empty layer. */
    Stakes stakes(Pane layer, Pictures pictures);

    /** Lays what a position adds to the table itself onto an empty layer, under all feet and marks. */
    default Signs grounds(Pane layer, Pictures pictures) {
        return Signs.NONE;
    }

    /** Lays what else tells of a position onto an empty layer. */
    default Signs signs(Pane layer, Pictures pictures) {
        return Signs.NONE;
    }

    /** Which way a move leads on; empty where that is plain. */
    default Optional<Heading> heading(State state, MoveView move) {
        return Optional.empty();
    }

    /** The beast on the mat that takes the pieces that are struck, if one is painted there. */
    default Optional<MatBeast> beast(Pictures pictures) {
        return Optional.empty();
    }

    /** What is written of a position. */
    TableWords words();

    /** What is said of an end. */
    EndTeller endings();

    /** What is shown while a bet is waited for; empty for games without bets. */
    default Optional<View> beforePlay(BetAsked asked, Staging with) {
        return Optional.empty();
    }

    /** The large pictures of that. */
    default List<String> picturesBeforePlay() {
        return List.of();
    }

    /** The page of the book that tells how it is played. */
    default String playPage() {
        return game().name();
    }

    /** The page of the book that has its rules. */
    default String rulesPage() {
        return game().name() + "-rules";
    }

    /** The tutorial, if there is one. */
    default Optional<Course> course() {
        return Optional.empty();
    }

    /** The name of the facts that belong beside its game, of the world that it comes from: {@code aztec}. */
    default Optional<String> facts() {
        return Optional.empty();
    }

    /** Pictures of things that are played for, to lie about where no game does. */
    default List<String> treasures() {
        return List.of();
    }

    /** Games of which the tour takes pictures. */
    default List<Showing> showings() {
        return List.of();
    }

    /** What is heard at it. */
    default TableSounds sounds() {
        return TableSounds.COMMON;
    }

    /** What is said at it by those who sit there; empty where nobody speaks. */
    default Optional<Talking> talking() {
        return Optional.empty();
    }
}
