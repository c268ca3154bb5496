package patolli.ui.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.Pane;
import javafx.stage.Window;
import javafx.util.Duration;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.ui.common.Controller;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.table.figure.Company;
import patolli.ui.table.figure.FigureView;
import patolli.ui.table.light.FireGlow;
import patolli.ui.table.light.Hour;
import patolli.ui.table.light.LitPicture;
import patolli.ui.table.light.TableFires;
import patolli.ui.table.light.TableLight;
import patolli.ui.table.staging.MatBeast;

/** The mat with its figures, the name plates and all that lies and moves there, whoever says what happens on it. */
public final class MatController implements Controller {
    /** A figure that begins higher than this makes way for a higher band, by so much of what that has more. */
    private static final double UNDER_BAND = 100;
    private static final double LOWER = 0.6;
    /** How long another hour takes to come on. */
    private static final Duration SLOW = Duration.millis(3200);
    private static final Duration SHORT = Duration.millis(200);
    private static final PseudoClass INVITING = PseudoClass.getPseudoClass("inviting");

    @FXML private Pane ground;
    @FXML private Pane speechLayer;
    @FXML private Pane turnLayer;
    @FXML private Pane veilLayer;
    @FXML private Pane plateLayer;
    @FXML private Pane signLayer;
    @FXML private Pane trail;
    @FXML private Pane prints;
    @FXML private Pane marks;
    @FXML private Pane stakeLayer;
    @FXML private Pane pieceLayer;
    @FXML private Pane castLayer;
    @FXML private Pane hands;
    @FXML private Pane tableauLayer;
    @FXML private Pane fireLayer;
    @FXML private Pane armLayer;
    @FXML private Pane over;

    private final GameTable table;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Ties ties = new Ties();
    private final Company company;
    private final Map<Side, NamePlate> plates = new EnumMap<>(Side.class);
    private final List<LitPicture> lit = new ArrayList<>();
    private FireGlow glow;
    private Optional<TableFires> fires = Optional.empty();
    private final ReadOnlyObjectWrapper<Image> floor = new ReadOnlyObjectWrapper<>();
    private Hour hour = Hour.FIRE;
    private TableStage stage;
    private TurnShade turn;
    private Veil veil;
    private Tableau tableau;
    private boolean guest;
    private Set<Side> winners = Set.of();

    public MatController(GameTable table, Pictures pictures, Preferences preferences) {
        this.table = table;
        this.pictures = pictures;
        this.preferences = preferences;
        company = new Company(TableLayout.point(table.board().hand()), TableLayout.point(table.board().middle()));
    }

    @FXML
    private void initialize() {
        lit.add(new LitPicture(pictures, table.mat().picture(), new Point(0, 0)));
        table.mat().away().forEach(part -> lit.add(new LitPicture(pictures, part.picture(), part.at())));
        glow = new FireGlow(table.board().middle());
        ground.getChildren().addAll(lit);
        ground.getChildren().add(glow);
        if (table.hasBraziers()) {
            fires = Optional.of(new TableFires(pictures));
        }
        fires.ifPresent(fireLayer.getChildren()::add);
        tableau = new Tableau(tableauLayer, ground, table.board(), table.marks(), pictures);
        tableau.portray(table.mat().figures().stream().collect(Collectors.toMap(MatLook.Figure::side,
                figure -> figure.head().replace("-head", ""))), company::figure,
                () -> isGradual() && !preferences.reducedMotionProperty().get());
        table.mat().figures().forEach(this::sit);
        turn = new TurnShade(turnLayer, table.board(), side -> stage.stakes().area(Optional.of(side)));
        veil = new Veil(veilLayer, turnLayer, table.board(), turn);
        stage = new TableStage(table, signLayer, stakeLayer, pieceLayer, castLayer, hands, over, pictures);
        armLayer.getChildren().add(stage.throwing().hand().arms());
        stage.setPeople(this::seen);
        ground.getChildren().add(stage.added());
        stage.beast().ifPresent(beast -> ground.getChildren().add(beast.cover()));
        light(Hour.FIRE);
    }

    /** The figure and the name plate of a side that sits there. */
    private List<Node> seen(Side side) {
        return plates.containsKey(side) ? Stream.of(company.figure(side), plates.get(side).node())
                .filter(Node::isVisible).toList() : List.of();
    }

    private void sit(MatLook.Figure figure) {
        FigureView view = new FigureView(figure.sitter(), pictures);
        view.setLayoutX(figure.at().x());
        view.setLayoutY(figure.at().y());
        ground.getChildren().add(view);
        company.seat(figure.side(), view);
        BoardGeometry board = table.board();
        Box room = board.plate(figure.side());
        Pane plate = new Pane();
        plateLayer.getChildren().add(plate);
        plates.put(figure.side(), new NamePlate(plate, figure.side(), room, room.middle().x() < board.middle().x(),
                table.marks(), figure.head(), pictures, NamePlate.beside(room, board.nest(figure.side(), 0),
                board.done(figure.side(), 0))));
    }

    @Override
    public void attach(Scene scene) {
        ties.bind(stage.tempoProperty(), preferences.tempoProperty());
        ties.bind(stage.reducedMotionProperty(), preferences.reducedMotionProperty());
        ties.add(pictures.doubledProperty().subscribe(doubled -> pave()));
        ties.add(preferences.of(Settings.TEXT_SIZE).subscribe(size -> {
            plates.values().forEach(plate -> plate.size(size));
            table.mat().figures().stream().filter(figure -> figure.at().y() < UNDER_BAND)
                    .forEach(figure -> company.figure(figure.side()).setTranslateY(BandController.more(size) * LOWER));
            stage.size(size);
        }));
        Sights sights = new Sights(stage.layout());
        ties.add(stage.listen(new TableEar() {
            @Override
            public void happens(Turn turn, Event event) {
                celebrate(turn, event);
                company.happens(event, sights.of(turn, event));
            }

            @Override
            public void laid(State state) {
                winners = Set.of();
                company.laid();
                if (state.phase() == Phase.OVER) {
                    company.ended(state.winners());
                } else {
                    relight();
                }
            }

            @Override
            public void inHand(boolean held) {
                company.inHand(held);
            }
        }));
        ties.add(preferences.tempoProperty().subscribe(tempo -> pace()));
        ties.add(preferences.reducedMotionProperty().subscribe(reduced -> pace()));
        ties.add(scene.windowProperty().flatMap(Window::showingProperty).orElse(true).subscribe(company::wake));
        ties.add(() -> company.wake(false));
    }

    private void burn(boolean moving) {
        glow.breathe(moving);
        fires.ifPresent(both -> both.burn(moving));
    }

    private void pace() {
        Tempo tempo = preferences.tempoProperty().get();
        boolean reduced = preferences.reducedMotionProperty().get();
        company.pace(tempo, reduced);
        burn(!reduced && tempo != Tempo.INSTANT);
    }

    /** The table is seen at that hour of the night, which comes on slowly. */
    void light(Hour now) {
        hour = now;
        TableLight light = TableLight.over(table.board(), now);
        Duration time = preferences.tempoProperty().get() == Tempo.INSTANT ? Duration.ZERO
                : preferences.reducedMotionProperty().get() ? SHORT : SLOW;
        lit.forEach(picture -> picture.light(light, time));
        company.sides().forEach(side -> company.figure(side).light(light));
        stage.beast().ifPresent(beast -> beast.light(light, time));
        pave();
    }

    /** Paves what is seen of the floor around the scene, in the same light. */
    private void pave() {
        TableLight light = TableLight.over(table.board(), hour);
        pictures.made(table.floor(), light, light::floor, tile -> {
            if (hour == light.hour()) {
                floor.set(tile);
            }
        });
    }

    /** The tile of the floor around the scene, as it is lit. */
    ReadOnlyObjectProperty<Image> floorProperty() {
        return floor.getReadOnlyProperty();
    }

    /** The hour at which the table is seen. */
    Hour hour() {
        return hour;
    }

    /** Light, shade, poses and what is being swept are as they are going to be. */
    void settle() {
        lit.forEach(LitPicture::stop);
        stage.beast().ifPresent(MatBeast::settle);
        turn.settle();
        veil.settle();
        tableau.settle();
        company.settle();
        stage.endSweeping();
    }

    /** Leaves off in the middle of what is being shown. */
    @Override
    public void detach() {
        ties.loosen();
        settle();
        burn(false);
        stage.drop();
    }

    /** What lies there, and shows turns. */
    TableStage stage() {
        return stage;
    }

    /** The picture of the table as it is seen. */
    ReadOnlyObjectProperty<Image> tableProperty() {
        return lit.getFirst().shownProperty();
    }

    /** The layer under all marks, for wet feet. */
    Pane trail() {
        return trail;
    }

    /** The layer under all that is played with, for what those who sit there say. */
    Pane speech() {
        return speechLayer;
    }

    /** The layer over it, for the ring round the piece that moved last. */
    Pane prints() {
        return prints;
    }

    /** The layer under the beans and pieces, for marks on the squares. */
    Pane marks() {
        return marks;
    }

    /** Whoever speaks is lit for as long as that is to be read. */
    void hear(Optional<Side> speaker) {
        turn.hear(speaker, isGradual());
        veil.refresh();
    }

    /** What dims the mat while a move is chosen. */
    Veil veil() {
        return veil;
    }

    /** Whoever has won is in the light until something else happens, whoever's turn it was. */
    private void celebrate(Turn last, Event event) {
        winners = switch (event) {
            case Event.GameWon won -> won.sides();
            case Event.ContestWon won -> Set.of(won.side());
            case Event.PoolTaken taken -> Set.of(taken.side());
            case Event.PotShared _, Event.Settled _, Event.BorneOff _ -> winners;
            case Event.Cast _, Event.Begins _, Event.Bet _, Event.Entered _, Event.Moved _, Event.PairMoved _,
                    Event.DirectionChosen _, Event.Tied _, Event.Bumped _, Event.Cut _, Event.Captured _,
                    Event.SteppedBack _, Event.Forfeit _, Event.ExtraTurn _, Event.WillMiss _, Event.WillStepBack _,
                    Event.Passed _, Event.DieLost _, Event.Bankrupt _, Event.Drawn _, Event.NextGame _,
                    Event.TurnPassed _ -> Set.of();
        };
        if (!winners.isEmpty()) {
            // It is nobody's turn any more, and the picture of the end comes when the win has been staged.
            Set<Side> there = winners.stream().filter(plates::containsKey).collect(Collectors.toSet());
            boolean over = last.after().phase() == Phase.OVER;
            if (over) {
                tableau.rise(there, isUndimmed());
            }
            turn.turn(over || there.size() > 1 ? Optional.empty() : there.stream().findFirst(), isUndimmed());
        }
    }

    /** Whether light has to change slowly at a win: where that is staged nobody sees it, for all is dimmed then. */
    private boolean isUndimmed() {
        return isGradual() && preferences.reducedMotionProperty().get();
    }

    /** The part of the table whose turn it is is lit; that of those who win, as long as that is seen. */
    void turn(Set<Side> acting) {
        Set<Side> bright = winners.isEmpty() ? acting : winners;
        Optional<Side> only = bright.size() == 1 ? bright.stream().findFirst() : Optional.empty();
        if (!stage.isPerforming()) {
            stage.position().filter(state -> state.phase() == Phase.OVER && !state.winners().isEmpty())
                    .ifPresentOrElse(state -> hold(state.winners(), winners.isEmpty() ? isGradual() : isUndimmed()),
                            this::relight);
        }
        turn.rest(stage.position().map(at -> RestNight.stuck(at, stage.layout().board())).orElse(List.of()));
        stage.stakes().light(only);
        turn.turn(only.filter(side -> plates.containsKey(side) && tableau.seen().isEmpty()), isGradual());
    }

    private void relight() {
        tableau.end(isGradual());
        stage.stakes().blaze(false, isGradual());
    }

    /** The end is held as a picture: whoever has won, in firelight. */
    private void hold(Set<Side> best, boolean gradually) {
        Set<Side> there = best.stream().filter(plates::containsKey).collect(Collectors.toSet());
        company.ended(best);
        if (!there.isEmpty()) {
            Stakes stakes = stage.stakes();
            Rectangle2D blaze = stakes.blaze(true, gradually);
            tableau.show(there, Stream.concat(Stream.of(blaze), there.stream()
                    .map(side -> stakes.area(Optional.of(side)))).toList(), gradually);
        }
    }

    /** Whether things change gradually rather than at once. */
    boolean isGradual() {
        return preferences.tempoProperty().get() != Tempo.INSTANT;
    }

    /** Those who play sit there, with their name plates; the others don't. */
    void seat(Set<Side> playing) {
        company.sides().forEach(side -> company.figure(side).setVisible(playing.contains(side)
                && !(guest && side == table.mat().guest())));
        plates.forEach((side, plate) -> plate.seat(playing.contains(side)));
        turn.seat(playing);
        tableau.seat(playing);
        List<String> away = table.mat().away(playing).stream().map(MatLook.Away::picture).toList();
        lit.stream().skip(1).forEach(part -> part.setVisible(away.contains(part.name())));
    }

    /** The name plate of a side that has a place at this table. */
    NamePlate plate(Side side) {
        return plates.get(side);
    }

    /** Those who sit there. */
    Company company() {
        return company;
    }

    /** One of the figures goes, so that something else may lie in its place. */
    void leaveRoom() {
        guest = true;
        company.figure(table.mat().guest()).setVisible(false);
    }

    /** Whether the beans wait for a hand. */
    void invite(boolean waiting) {
        castLayer.pseudoClassStateChanged(INVITING, waiting);
    }
}
