package patolli.ui.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Window;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.model.Preferences;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.ui.common.Controller;
import patolli.ui.common.Pictures;
import patolli.ui.common.Ties;
import patolli.ui.table.figure.Company;
import patolli.ui.table.figure.FigureView;

/** The mat with its figures, the name plates and all that lies and moves there, whoever says what happens on it. */
public final class MatController implements Controller {
    /** From the middle of a piece to its edge. */
    private static final double PIECE = 20;
    /** A figure that begins higher than this makes way for a higher band, by so much of what that has more. */
    private static final double UNDER_BAND = 100;
    private static final double LOWER = 0.6;
    private static final PseudoClass INVITING = PseudoClass.getPseudoClass("inviting");

    @FXML private Pane ground;
    @FXML private Pane plateLayer;
    @FXML private Pane signLayer;
    @FXML private Pane prints;
    @FXML private Pane marks;
    @FXML private Pane stakeLayer;
    @FXML private Pane pieceLayer;
    @FXML private Pane castLayer;
    @FXML private Pane over;

    private final GameTable table;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Ties ties = new Ties();
    private final Company company;
    private final Map<Side, NamePlate> plates = new EnumMap<>(Side.class);
    private TableStage stage;
    private boolean guest;

    public MatController(GameTable table, Pictures pictures, Preferences preferences) {
        this.table = table;
        this.pictures = pictures;
        this.preferences = preferences;
        company = new Company(TableLayout.point(table.board().hand()), TableLayout.point(table.board().middle()));
    }

    @FXML
    private void initialize() {
        ground.getChildren().add(pictures.view(table.mat().picture()));
        table.mat().figures().forEach(this::sit);
        stage = new TableStage(table, signLayer, stakeLayer, pieceLayer, castLayer, over, pictures);
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
                figure.head(), pictures, beside(room, board.nest(figure.side(), 0))));
    }

    /** What is left free by the pieces in hand, above or below a plate. */
    private static Box beside(Box plate, Point nest) {
        return nest.y() > plate.y() ? new Box(plate.x(), 0, plate.width(), nest.y() - PIECE)
                : new Box(plate.x(), nest.y() + PIECE, plate.width(), BoardGeometry.HEIGHT);
    }

    @Override
    public void attach(Scene scene) {
        ties.bind(stage.tempoProperty(), preferences.tempoProperty());
        ties.bind(stage.reducedMotionProperty(), preferences.reducedMotionProperty());
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
                company.happens(event, sights.of(turn, event));
            }

            @Override
            public void laid(State state) {
                company.laid();
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

    private void pace() {
        company.pace(preferences.tempoProperty().get(), preferences.reducedMotionProperty().get());
    }

    /** Leaves off in the middle of what is being shown. */
    @Override
    public void detach() {
        ties.loosen();
        stage.drop();
    }

    /** What lies there, and shows turns. */
    TableStage stage() {
        return stage;
    }

    /** The layer under the marks, for what the last move has left. */
    Pane prints() {
        return prints;
    }

    /** The layer under the beans and pieces, for marks on the squares. */
    Pane marks() {
        return marks;
    }

    /** Those who play sit there, with their name plates; the others don't. */
    void seat(Set<Side> playing) {
        company.sides().forEach(side -> company.figure(side).setVisible(playing.contains(side)
                && !(guest && side == table.mat().guest())));
        plates.forEach((side, plate) -> plate.seat(playing.contains(side)));
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
