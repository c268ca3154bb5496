package patolli.ai.judge;

import java.util.List;
import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.ai.net.Network;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/** Judges a position before a cast by a network; a bet, a throw-off and the end of a game need none. */
public final class NetworkEvaluator implements Evaluator {

    /** What one judgement needs and the next can use again. */
    private static final class Desk {
        private final Inputs inputs = new Inputs();
        private final float[] units;
        private final float[] views;
        private final double[] chances = new double[Side.values().length];

        Desk(Network network, int views) {
            units = new float[network.units()];
            this.views = new float[views];
        }
    }

    private final Encoder encoder;
    private final Network network;
    private final Evaluator plain;
    private final ThreadLocal<Desk> desks;

    /**
     * @param network with as many inputs as the encoder says
     * @param plain   judges what is not in phase cast
     */
    public NetworkEvaluator(Encoder encoder, Network network, Evaluator plain) {
        this.encoder = encoder;
        this.network = network;
        this.plain = plain;
        desks = ThreadLocal.withInitial(() -> new Desk(network, encoder.views()));
    }

    @Override
    public double chance(State state, Side side) {
        if (state.phase() == Phase.CAST && !encoder.isShared()) {
            List<Side> sides = state.sides();
            int on = sides.indexOf(side) - sides.indexOf(state.mover());
            return seen(state, on < 0 ? on + sides.size() : on);
        }
        double[] chances = desks.get().chances;
        chances(state, chances);
        return chances[state.sides().indexOf(side)];
    }

    @Override
    public void chances(State state, double[] into) {
        if (state.phase() != Phase.CAST) {
            plain.chances(state, into);
            return;
        }
        List<Side> sides = state.sides();
        int mover = sides.indexOf(state.mover());
        float[] views = desks.get().views;
        for (int on = 0; on < views.length; on++) {
            views[on] = strength(state, on);
        }
        if (encoder.isShared()) {
            Network.toChances(views);
        }
        for (int on = 0; on < sides.size(); on++) {
            int seat = mover + on < sides.size() ? mover + on : mover + on - sides.size();
            into[seat] = encoder.isShared() ? views[on] : seen(views[views.length > 1 ? on : 0], on);
        }
    }

    /** The chance of the side that sits so many seats on from the one to cast. */
    private float seen(State state, int on) {
        return seen(strength(state, encoder.views() > 1 ? on : 0), on);
    }

    private float seen(float strength, int on) {
        float chance = Network.chance(strength);
        // partners sit opposite each other, so a pair shares the parity of its seats
        return encoder.views() > 1 || (on & 1) == 0 ? chance : 1 - chance;
    }

    private float strength(State state, int view) {
        Desk desk = desks.get();
        desk.inputs.clear();
        encoder.encode(state, view, desk.inputs);
        return network.strength(desk.inputs, desk.units);
    }
}
