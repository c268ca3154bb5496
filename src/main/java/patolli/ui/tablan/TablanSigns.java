package patolli.ui.tablan;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.CubicCurve;
import javafx.scene.shape.StrokeLineCap;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.Signs;
import patolli.ui.table.TableLayout;

/**
 * The flames of both lamps below the plank: fire is as bright at night as ever, whatever shade lies on the table. At
 * the end that of whoever has lost is out, and smoke rises from its wick.
 */
final class TablanSigns implements Signs {
    private static final Color SMOKE = Color.web("#CFC4B4", 0.5), THIN = Color.web("#CFC4B4", 0);
    /** Each strand's width, and how far it swings. */
    private static final double[][] STRANDS = {{7, 9}, {3.4, 12}, {2, -10}};
    private static final double HIGH = 62, OVER = 3;
    private final Map<Side, Sprite> flames = new EnumMap<>(Side.class);
    private final Map<Side, Group> smoke = new EnumMap<>(Side.class);

    TablanSigns(Pane layer, Pictures pictures) {
        for (Side side : TablanBoard.BOARD.sides()) {
            Point wick = TablanBoard.BOARD.wick(side);
            Sprite flame = new Sprite(pictures, "tablan/flame.png");
            flame.place(TableLayout.point(wick));
            flame.setId("flame-" + side.key());
            flames.put(side, flame);
            Group rising = smoke(wick);
            rising.setId("smoke-" + side.key());
            smoke.put(side, rising);
            layer.getChildren().addAll(flame, rising);
        }
    }

    private static Group smoke(Point wick) {
        Group all = new Group();
        double y = wick.y() - OVER;
        for (double[] strand : STRANDS) {
            CubicCurve line = new CubicCurve(wick.x(), y, wick.x() - 1.3 * strand[1], y - 0.4 * HIGH,
                    wick.x() + 2 * strand[1], y - 0.6 * HIGH, wick.x() + 0.4 * strand[1], y - HIGH);
            line.setFill(null);
            line.setStroke(new LinearGradient(0, y, 0, y - HIGH, false, CycleMethod.NO_CYCLE, new Stop(0, SMOKE),
                    new Stop(0.5, SMOKE), new Stop(1, THIN)));
            line.setStrokeWidth(strand[0]);
            line.setOpacity(strand[0] > 5 ? 0.4 : 1);
            line.setStrokeLineCap(StrokeLineCap.ROUND);
            all.getChildren().add(line);
        }
        all.setManaged(false);
        all.setMouseTransparent(true);
        all.setVisible(false);
        return all;
    }

    @Override
    public void show(State state) {
        boolean won = state.phase() == Phase.OVER && !state.winners().isEmpty();
        for (Side side : TablanBoard.BOARD.sides()) {
            boolean out = won && !state.winners().contains(side);
            flames.get(side).setVisible(!out);
            smoke.get(side).setVisible(out);
        }
    }
}
