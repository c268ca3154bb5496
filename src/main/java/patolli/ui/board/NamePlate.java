package patolli.ui.board;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import patolli.rules.Side;
import patolli.ui.common.Pictures;

/** A strip of bark paper with a side's name and what it has; it stands out while the side is to act. */
final class NamePlate {
    private static final PseudoClass TO_ACT = PseudoClass.getPseudoClass("to-act");
    private final Pane plate;
    private final Label name = new Label();
    private final Label line = new Label();
    private final ImageView idle;
    private final ImageView active;

    NamePlate(Pane plate, Side side, Pictures pictures) {
        this.plate = plate;
        String figure = side == Side.RED ? "merchant" : "tezcatlipoca";
        name.getStyleClass().add("plate-name");
        line.getStyleClass().add("plate-line");
        VBox words = new VBox(name, line);
        words.getStyleClass().add("plate-words");
        words.resizeRelocate(side == Side.RED ? 62 : 8, 4, 150, 44);
        var head = pictures.view("board/" + figure + "-head.png");
        head.relocate(side == Side.RED ? 8 : 172, 6);
        idle = pictures.view("board/plate-" + side.key() + ".png");
        active = pictures.view("board/plate-" + side.key() + "-active.png");
        plate.getChildren().addAll(idle, active, head, words);
        words.setManaged(false);
        words.getStyleClass().add(side.key());
    }

    void show(String who, String what, boolean toAct) {
        name.setText(who);
        line.setText(what);
        idle.setVisible(!toAct);
        active.setVisible(toAct);
        plate.pseudoClassStateChanged(TO_ACT, toAct);
    }
}
