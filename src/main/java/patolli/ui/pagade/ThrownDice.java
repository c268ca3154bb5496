package patolli.ui.pagade;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.effect.ColorAdjust;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import patolli.board.Box;
import patolli.board.DiceSheet;
import patolli.board.PagadeBoard;
import patolli.rules.Side;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.TableLayout;

/** The two dice of a throw for the beginning, on a strip of cloth beside a plate; all but the highest in the dark. */
final class ThrownDice extends Pane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final String BETWEEN_FACES = ",";
    /** How large they are, beside those that are thrown, and how far from the middle of their room each lies. */
    private static final double SIZE = 0.72, ASIDE = 38;
    /** How each is turned, and how far its shadow falls. */
    private static final double[] TURNED = {-3, 2};
    private static final double SHADOW_X = 2, SHADOW_Y = 4;
    private static final ColorAdjust DARK = new ColorAdjust(0, -0.1, -0.34, 0);
    /** How many faces come up in a whole roll. */
    private static final int FACES = 4;
    private final Pictures pictures;

    ThrownDice(Pane layer, Pictures pictures, Side side) {
        this.pictures = pictures;
        setId("thrown-" + side.key());
        setManaged(false);
        setMouseTransparent(true);
        Box room = PagadeBoard.BOARD.shelf(side);
        resizeRelocate(room.x(), room.y(), room.width(), room.height());
        setVisible(false);
        layer.getChildren().add(this);
    }

    /** Shows a throw. @param leads whether none is higher */
    void show(String cast, boolean leads) {
        Sprite rest = new Sprite(pictures, "pagade/rest.png");
        rest.place(new Point2D(getWidth() / 2, getHeight() / 2));
        getChildren().setAll(rest);
        List<Integer> faces = Stream.of(cast.split(BETWEEN_FACES)).map(Integer::valueOf).toList();
        for (int die = 0; die < faces.size(); die++) {
            double way = die == 0 ? -1 : 1;
            Point2D at = new Point2D(getWidth() / 2 + way * ASIDE, getHeight() / 2);
            Rectangle2D cell = TableLayout.area(DiceSheet.cell(die, DiceSheet.quarter(faces.get(die))
                    * DiceSheet.FRAMES / FACES));
            ImageView shadow = lying("pagade/die-shadow.png", new Rectangle2D(0, 0, cell.getWidth(),
                    cell.getHeight()), at.add(SHADOW_X, SHADOW_Y), TURNED[die]);
            ImageView ivory = lying("pagade/dice.png", cell, at, TURNED[die]);
            ivory.setEffect(leads ? null : DARK);
            getChildren().addAll(shadow, ivory);
        }
        pseudoClassStateChanged(CHOSEN, leads);
        setVisible(true);
    }

    private ImageView lying(String name, Rectangle2D part, Point2D at, double degrees) {
        ImageView view = pictures.view(name);
        double wide = part.getWidth() * SIZE, high = part.getHeight() * SIZE;
        pictures.enlarge(view, part, wide, high);
        view.relocate(at.getX() - wide / 2, at.getY() - high / 2);
        view.setRotate(degrees);
        return view;
    }

    void hide() {
        setVisible(false);
    }
}
