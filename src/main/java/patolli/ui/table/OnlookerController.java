package patolli.ui.table;

import java.util.List;
import java.util.Set;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import patolli.play.Seats;
import patolli.rules.Leg;
import patolli.text.Narrator;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.Saying;
import patolli.ui.common.Ties;

/** Wires the mat for those who look on. */
public final class OnlookerController implements Controller {
    /** How high the bar at the scene's lower edge is by which the game is turned on. */
    private static final double REEL = 786;
    @FXML private DesignPane board;
    @FXML private MatController matController;
    @FXML private BandController bandController;

    private final Pictures pictures;
    private final GameTable table;
    private final Narrator narrator;
    private final Ties ties = new Ties();
    private Headlines headlines;
    private Footprints feet;
    private Saying said;

    public OnlookerController(GameTable table, Pictures pictures, Narrator narrator) {
        this.pictures = pictures;
        this.table = table;
        this.narrator = narrator;
        said = new Saying(List.of(""), "", Set.of(), Seats.allPlayers(table.board().sides()));
    }

    @FXML
    private void initialize() {
        bandController.part(table.marks().parted(), matController.tableProperty());
        headlines = new Headlines(stage(), bandController, matController, table.words(), narrator);
        feet = new Footprints(matController.trail(), matController.prints(), pictures, stage().layout());
        stage().onChange(this::tell);
        matController.leaveRoom();
    }

    @Override
    public void attach(Scene scene) {
        matController.attach(scene);
        bandController.attach(scene);
        bandController.beginBelow(REEL);
        ties.sharpen(scene, board, pictures);
        ties.bind(board.tileProperty(), matController.floorProperty());
    }

    @Override
    public void detach() {
        ties.loosen();
        bandController.detach();
        matController.detach();
    }

    TableStage stage() {
        return matController.stage();
    }

    void write(Saying saying) {
        said = saying;
        tell();
    }

    void mark(List<Leg> moves) {
        feet.show(List.of(moves));
    }

    private void tell() {
        headlines.tell(said);
    }
}
