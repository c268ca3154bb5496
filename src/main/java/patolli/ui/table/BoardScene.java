package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import patolli.audio.Programme;
import patolli.model.FactsModel;
import patolli.model.Performer;
import patolli.model.Preferences;
import patolli.model.SpeechModel;
import patolli.model.TableModel;
import patolli.rules.Leg;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.speech.Utterance;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.course.Place;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.Menus;

/** Puts the board scene together: its FXML with its controllers, each given what it needs. */
public final class BoardScene extends ControlledView<BoardController> {
    private final GameTable table;

    private BoardScene(FxmlView<BoardController> view, GameTable table) {
        super(view);
        this.table = table;
    }

    /** Loads the scene over a model, without facts and speech. */
    public static BoardScene load(GameTable table, TableModel model, Preferences preferences, Pictures pictures,
            MenuModel menus) {
        return load(table, model, preferences, pictures, Menus.view(menus), FactsModel.NONE);
    }

    /** Loads the scene over a model, with these menus in the band. */
    public static BoardScene load(GameTable table, TableModel model, Preferences preferences, Pictures pictures,
            View menus, FactsModel facts) {
        return load(table, model, preferences, pictures, menus, facts, SpeechModel.NONE);
    }

    /** The same, at which those who sit there speak. */
    public static BoardScene load(GameTable table, TableModel model, Preferences preferences, Pictures pictures,
            View menus, FactsModel facts, SpeechModel speech) {
        Texts texts = Texts.of(table.game().name(), "board");
        Narrator narrator = new Narrator(Texts.of(table.game().name(), "story"));
        return new BoardScene(FxmlView.load("board", new Texts("board"),
                new BoardController(table, model, pictures, preferences, texts, narrator, facts, speech),
                new MatController(table, pictures, preferences),
                new BandController(menus, table.pieces(), pictures, preferences)), table);
    }

    /** What lies on the mat and moves there. */
    public TableStage stage() {
        return controller().stage();
    }

    /** What shows turns on the mat, for whoever wants a say in when they are shown. */
    public Performer performer() {
        return controller().stage();
    }

    /** Where something lies, in design units. */
    public Rectangle2D bounds(Place place) {
        return new Places(controller().mat()).of(place);
    }

    /** Where the squares lie that a piece passes on its way, and where it leaves the board. */
    public List<Rectangle2D> bounds(Leg leg) {
        return stage().layout().way(leg).stream().map(stage().layout()::room).toList();
    }

    /** The room of the square on which a leg ends, or of the mark at Home; empty where it ends beside the board. */
    public Optional<Rectangle2D> end(Leg leg) {
        TableLayout layout = stage().layout();
        return switch (leg.to()) {
            case Spot.Square square -> Optional.of(layout.room(layout.square(square.number())));
            case Spot.Home _ -> Optional.of(layout.goal(leg.side(), 0)).filter(_ -> layout.isHomeOnBoard())
                    .map(layout::room);
            case Spot.Hand _, Spot.Captured _ -> Optional.empty();
        };
    }

    /** Where all squares lie. */
    public List<Rectangle2D> squares() {
        return IntStream.range(0, stage().layout().board().squares()).<Place>mapToObj(Place.Square::new)
                .map(this::bounds).toList();
    }

    /** Whether a piece stands on the square with that middle. */
    public boolean isTaken(Point2D square) {
        return stage().pieces().all().stream().anyMatch(piece -> piece.spot() instanceof Spot.Square(int number, _)
                && stage().layout().square(number).equals(square));
    }

    /** The picture of a mark of this table's own look. */
    public String mark(String name) {
        return stage().layout().marks().picture(name + ".png");
    }

    /** The head of one of these, for the badge of who speaks; empty where the sheet itself tells it. */
    public Optional<String> badge(Set<Side> speakers) {
        return table.badge(speakers);
    }

    /** Whether the marks on its squares are rings. */
    public boolean hasRings() {
        return stage().layout().marks().isRinged();
    }

    /** Whether dice, a piece or a part of a move have been chosen, so that Backspace takes that back. */
    public boolean isBegun() {
        return controller().moves().isBegun();
    }

    /** Whether a click there takes up the beans, or plays or picks a move, just now. */
    public boolean acts(EventTarget target) {
        return controller().acts(target);
    }

    /** Something will lie over what is expected: why a piece that is pointed at can't go is said above. */
    public void cover() {
        controller().cover();
    }

    /** Who hears what happens at the table. */
    public void setEar(TableEar ear) {
        controller().stage().setEar(ear);
    }

    @Override
    public Optional<Programme> music() {
        return Optional.of(table.sounds().music());
    }

    /** Whether something moves that a click or a key would skip. */
    public boolean isMoving() {
        return controller().stage().isMoving();
    }

    @Override
    protected BoardController controller() {
        return super.controller();
    }

    /** Light, shade, poses and what is being swept are as they are going to be: for pictures of the table. */
    public void settle() {
        controller().settle();
    }

    /** What is thrown lies before whoever is to throw, as it does where movements are seen: for pictures too. */
    public void gather() {
        controller().gather();
    }

    /** Brings the focus so many of the offered moves on. */
    public void step(int by) {
        controller().moves().step(by);
    }

    /** Where the piece that stands there can go is seen before all else, where dice are chosen; or all alike. */
    public void favour(Optional<Spot> piece) {
        controller().moves().favour(piece);
    }

    /** Lets a piece go its part of a move that another shares, where there is one. */
    public void part() {
        controller().moves().part();
    }

    /** Says something else in the place of what happened last, until the next turn. */
    public void notice(String sentence) {
        controller().headlines().notice(sentence);
    }

    /** Shows what somebody says at once, for as long as nothing else is said. */
    public void say(Utterance said) {
        controller().scroll().ifPresent(scroll -> scroll.lay(said));
    }
}
