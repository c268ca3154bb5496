package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Controller;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.Saying;
import patolli.ui.common.Ties;

/** Wires the mat for those who look on. */
public final class OnlookerController implements Controller {
    @FXML private DesignPane board;
    @FXML private MatController matController;
    @FXML private BandController bandController;

    private final Pictures pictures;
    private final Texts texts;
    private final Narrator narrator;
    private final Ties ties = new Ties();
    private Headlines headlines;
    private Saying said = new Saying(List.of(""), "", Optional.empty(),
            Seats.allPlayers(List.of(Side.RED, Side.BLUE)));

    public OnlookerController(Pictures pictures, Texts texts, Narrator narrator) {
        this.pictures = pictures;
        this.texts = texts;
        this.narrator = narrator;
    }

    @FXML
    private void initialize() {
        headlines = new Headlines(table(), bandController, matController, texts, narrator);
        table().onChange(this::tell);
        matController.leaveRoom();
    }

    @Override
    public void attach(Scene scene) {
        matController.attach(scene);
        bandController.attach(scene);
        ties.sharpen(scene, board, pictures);
        ties.add(pictures.doubledProperty().subscribe(doubled ->
                board.tileProperty().set(pictures.image("table/floor.jpg"))));
    }

    @Override
    public void detach() {
        ties.loosen();
        bandController.detach();
        matController.detach();
    }

    Table table() {
        return matController.table();
    }

    void write(Saying saying) {
        said = saying;
        tell();
    }

    private void tell() {
        headlines.tell(said);
    }
}
