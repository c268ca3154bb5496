package patolli.ui.pagade;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import patolli.board.PagadeBoard;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadeState;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.Signs;
import patolli.ui.table.TableLayout;

/**
 * What lies in the corners of the sides that need not play, while nobody sits there; the lamps about the lotus, of
 * which only that of whoever is to play burns; what each has thrown for the beginning; and at a draw the lotus
 * shut, and closed buds that it holds before Home, where nobody can come any more.
 */
final class PagadeSigns implements Signs {
    /** From the middle of Home to that of a petal. */
    private static final double OUT = 29;
    /** What the pictures of the lotus are called after. */
    static final String LOTUS = "pagade/lotus";
    private final Sprite shut;
    private final Map<Side, Sprite> stills = new EnumMap<>(Side.class);
    private final Map<Side, Sprite> lamps = new EnumMap<>(Side.class);
    private final Map<Side, Sprite> closed = new EnumMap<>(Side.class);
    private final Map<Side, ThrownDice> throwOff = new EnumMap<>(Side.class);
    private boolean taught;

    PagadeSigns(Pane layer, Pictures pictures) {
        shut = new Sprite(pictures, LOTUS + "-shut.png");
        shut.place(TableLayout.point(PagadeBoard.BOARD.middle()));
        shut.setId("lotus-shut");
        for (Side side : List.of(Side.BLACK, Side.GREEN)) {
            Sprite still = new Sprite(pictures, "pagade/still-" + side.key() + ".png");
            still.place(TableLayout.point(PagadeBoard.BOARD.still(side).middle()));
            still.setId("still-" + side.key());
            layer.getChildren().add(still);
            stills.put(side, still);
        }
        layer.getChildren().add(shut);
        for (Side side : PagadeBoard.BOARD.sides()) {
            Sprite lamp = new Sprite(pictures, lamp(false));
            lamp.place(TableLayout.point(PagadeBoard.BOARD.lamp(side).orElseThrow()));
            lamp.setId("lamp-" + side.key());
            layer.getChildren().add(lamp);
            lamps.put(side, lamp);
            Sprite bud = new Sprite(pictures, "pagade/closed-" + side.key() + ".png");
            Point2D home = TableLayout.point(PagadeBoard.BOARD.middle());
            Point2D edge = TableLayout.point(PagadeBoard.BOARD.goal(side).orElseThrow());
            bud.place(home.add(edge.subtract(home).normalize().multiply(OUT)));
            bud.setId("closed-" + side.key());
            layer.getChildren().add(bud);
            closed.put(side, bud);
            throwOff.put(side, new ThrownDice(layer, pictures, side));
        }
    }

    /** Whose lamps burn high: of whoever is to play, at the end of those who have won, or of all if it is drawn. */
    private static Set<Side> bright(State state) {
        if (state.phase() == Phase.OVER) {
            return state.winners().isEmpty() ? Set.copyOf(state.sides()) : state.winners();
        }
        return state.turn().map(Set::of).orElse(Set.of());
    }

    private static String lamp(boolean lit) {
        return lit ? "pagade/lamp-lit.png" : "pagade/lamp.png";
    }

    @Override
    public void show(State state) {
        stills.forEach((side, still) -> still.setVisible(!state.sides().contains(side)
                && !(taught && side == Side.BLACK)));
        Set<Side> bright = bright(state);
        lamps.forEach((side, lamp) -> lamp.picture(lamp(bright.contains(side))));
        boolean drawn = state.phase() == Phase.OVER && state.winners().isEmpty();
        shut.setVisible(drawn);
        closed.forEach((side, bud) -> bud.setVisible(drawn && state.sides().contains(side)));
        throwOff.values().forEach(ThrownDice::hide);
        if (state.phase() == Phase.THROWOFF) {
            Map<Side, String> casts = casts((PagadeState) state);
            thrown(casts);
            casts.forEach((side, cast) -> {
                if (sum(cast) == most(casts)) {
                    lamps.get(side).picture(lamp(true));
                }
            });
        }
    }

    /** The throw that settles who begins, or leads to another round, is seen with the others until the next turn. */
    @Override
    public void show(Turn turn) {
        show(turn.after());
        if (turn.before().phase() == Phase.THROWOFF) {
            Map<Side, String> casts = casts((PagadeState) turn.before());
            turn.events().stream().filter(Event.Cast.class::isInstance).map(Event.Cast.class::cast)
                    .forEach(cast -> casts.put(cast.side(), cast.cast()));
            thrown(casts);
        }
    }

    private static Map<Side, String> casts(PagadeState state) {
        Map<Side, String> casts = new EnumMap<>(Side.class);
        state.sides().forEach(side -> state.thrown(side).ifPresent(cast -> casts.put(side, cast)));
        return casts;
    }

    private void thrown(Map<Side, String> casts) {
        casts.forEach((side, cast) -> throwOff.get(side).show(cast, sum(cast) == most(casts)));
    }

    private static int most(Map<Side, String> casts) {
        return casts.values().stream().mapToInt(PagadeSigns::sum).max().orElse(0);
    }

    private static int sum(String cast) {
        return Stream.of(cast.split(",")).mapToInt(Integer::parseInt).sum();
    }

    @Override
    public void teach() {
        taught = true;
        stills.get(Side.BLACK).setVisible(false);
    }
}
