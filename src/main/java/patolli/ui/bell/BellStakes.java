package patolli.ui.bell;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.effect.ColorAdjust;
import javafx.scene.layout.Pane;
import patolli.board.BellBoard;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.bell.BellState;
import patolli.rules.bell.Forfeits;
import patolli.settings.TextSize;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.Stakes;
import patolli.ui.table.TableLayout;
import patolli.ui.table.staging.Payment;

/** The coins: a heap with its number before each player, and one in the pot. */
final class BellStakes implements Stakes {
    /** So many coins are seen to fly, however many are paid. */
    private static final int FLYING = 6;
    private static final double POT_REACH = 78;
    /** Its white tiles are as bright as pieces, and are to be seen after them. */
    private static final ColorAdjust QUIET = new ColorAdjust(0, -0.08, -0.14, 0);
    private final Pane layer;
    private final Pictures pictures;
    private final Sprite pot;
    private final PotGlow glow;
    private final Map<Optional<Side>, CoinHeap> heaps = new LinkedHashMap<>();
    private final List<Sprite> flying = new ArrayList<>();

    BellStakes(Pane layer, Pictures pictures) {
        this.layer = layer;
        this.pictures = pictures;
        pot = new Sprite(pictures, "bell/pot.png");
        pot.place(TableLayout.point(BellBoard.BOARD.pot()));
        pot.setEffect(QUIET);
        // Made once, and not anew whenever something moves beside it.
        pot.setCache(true);
        layer.getChildren().add(pot);
        glow = new PotGlow(layer, pictures, pot.at());
        heaps.put(Optional.empty(), new CoinHeap(layer, pictures, pot.at(), CoinHeap.Kind.POT, false));
        BellBoard.BOARD.sides().forEach(side -> heaps.put(Optional.of(side),
                new CoinHeap(layer, pictures, TableLayout.point(BellBoard.BOARD.stake(side, 0)),
                        side == Side.RED || side == Side.BLUE ? CoinHeap.Kind.CORNER : CoinHeap.Kind.BETWEEN,
                        side == Side.GREEN)));
    }

    @Override
    public void show(State state) {
        BellState position = (BellState) state;
        boolean gambling = position.forfeits() == Forfeits.COINS;
        glow.use(gambling);
        heaps.forEach((holder, heap) -> heap.use(gambling && holder.map(state.sides()::contains).orElse(true)));
        heaps.get(Optional.<Side>empty()).hold(position.pot());
        state.sides().forEach(side -> heaps.get(Optional.of(side)).hold(Seated.of(position, side).purse()));
        kindle(false);
        settle();
    }

    @Override
    public void settle() {
        layer.getChildren().removeAll(flying);
        flying.clear();
        heaps.values().forEach(CoinHeap::settle);
        glow.settle();
    }

    @Override
    public Optional<Payment> payment(Event event) {
        return switch (event) {
            case Event.Forfeit forfeit -> pay(Optional.of(forfeit.from()), forfeit.to(), forfeit.amount());
            case Event.PotShared share -> pay(Optional.empty(), Optional.of(share.side()), share.amount());
            case Event.Cast _, Event.Begins _, Event.Tied _, Event.Bet _, Event.Entered _, Event.DirectionChosen _,
                    Event.Moved _, Event.PairMoved _, Event.Bumped _, Event.Cut _, Event.Captured _,
                    Event.Settled _, Event.SteppedBack _, Event.BorneOff _, Event.ExtraTurn _, Event.WillMiss _,
                    Event.WillStepBack _, Event.Passed _, Event.DieLost _, Event.Bankrupt _, Event.GameWon _,
                    Event.PoolTaken _, Event.ContestWon _, Event.Drawn _, Event.NextGame _,
                    Event.TurnPassed _ -> Optional.empty();
        };
    }

    /** Some coins are seen to go; the payer's heap is smaller at once, the other grows when they have come down. */
    private Optional<Payment> pay(Optional<Side> from, Optional<Side> to, int amount) {
        if (amount == 0) {
            return Optional.empty();
        }
        CoinHeap payer = heaps.get(from);
        CoinHeap payee = heaps.get(to);
        payer.hold(payer.held() - amount);
        payer.settle();
        payee.hold(payee.held() + amount);
        kindle(true);
        List<Payment.Going> going = new ArrayList<>();
        for (int i = 0; i < Math.min(amount, FLYING); i++) {
            Sprite coin = payer.coin();
            coin.place(payer.at().add(scatter(i)));
            layer.getChildren().add(coin);
            flying.add(coin);
            going.add(new Payment.Going(coin, payee.at().add(scatter(i)), payee.coinsBeside(payer)));
        }
        return Optional.of(new Payment(going, List.of()));
    }

    private void kindle(boolean gradually) {
        int all = heaps.values().stream().mapToInt(CoinHeap::held).sum();
        glow.kindle(all == 0 ? 0 : (double) heaps.get(Optional.<Side>empty()).held() / all, gradually);
    }

    private static Point2D scatter(int i) {
        double angle = 2.4 * i;
        return new Point2D(3.5 * i * Math.cos(angle), 2.5 * i * Math.sin(angle));
    }

    @Override
    public void light(Optional<Side> turn) {
        heaps.forEach((holder, heap) -> heap.waiting(turn.isPresent() && holder.isPresent() && !holder.equals(turn)));
    }

    @Override
    public void size(TextSize size) {
        heaps.values().forEach(heap -> heap.size(size));
    }

    @Override
    public int held(Optional<Side> holder) {
        return heaps.get(holder).held();
    }

    @Override
    public List<Sprite> sprites() {
        return Stream.concat(heaps.values().stream().flatMap(heap -> heap.sprites().stream()), flying.stream())
                .toList();
    }

    @Override
    public Rectangle2D area(Optional<Side> holder) {
        return holder.isPresent() ? heaps.get(holder).area() : new Rectangle2D(pot.at().getX() - POT_REACH,
                pot.at().getY() - POT_REACH, 2 * POT_REACH, 2 * POT_REACH);
    }
}
