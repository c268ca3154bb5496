package patolli.ui.pagade;

import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import patolli.board.PagadeBoard;
import patolli.rules.Side;
import patolli.ui.common.Pictures;
import patolli.ui.table.TableLayout;

/** A slip of bone beside a side's plate with the two faces of its throw for the beginning; the highest shines. */
final class ThrownDice extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final double BETWEEN = 3, WIDE = 80, HIGH = 29;
    private static final String BETWEEN_FACES = ",";
    private final Pictures pictures;

    ThrownDice(Pane layer, Pictures pictures, Side side) {
        super(BETWEEN);
        this.pictures = pictures;
        setId("thrown-" + side.key());
        getStyleClass().addAll("dice-tag", "thrown-dice");
        setManaged(false);
        setMouseTransparent(true);
        Point2D one = TableLayout.point(PagadeBoard.BOARD.done(side, 0));
        Point2D other = TableLayout.point(PagadeBoard.BOARD.done(side, 1));
        Point2D middle = one.midpoint(other);
        resizeRelocate(middle.getX() - WIDE / 2, middle.getY() - HIGH / 2, WIDE, HIGH);
        setVisible(false);
        layer.getChildren().add(this);
    }

    /** Shows a throw. @param leads whether none is higher */
    void show(String cast, boolean leads) {
        getChildren().setAll(Stream.of(cast.split(BETWEEN_FACES)).map(face -> pictures.view("pagade/die-" + face
                + ".png")).map(this::smaller).toList());
        pseudoClassStateChanged(CHOSEN, leads);
        setVisible(true);
    }

    private ImageView smaller(ImageView face) {
        double wide = face.getFitWidth(), high = face.getFitHeight();
        pictures.enlarge(face, new Rectangle2D(0, 0, wide, high), Math.round(wide * 0.92), Math.round(high * 0.92));
        return face;
    }

    void hide() {
        setVisible(false);
    }
}
