package patolli.ai.judge;

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
        Desk desk = desks.get();
        for (int on = 0; on < desk.views.length; on++) {
            desk.inputs.clear();
            encoder.encode(state, on, desk.inputs);
            desk.views[on] = network.strength(desk.inputs, desk.units);
        }
        Network.toChances(desk.views);
        bySeat(desk.views, state.sides().indexOf(state.mover()), state.sides().size(), into);
    }

    /** From one value for each view, the first of which is that of the side to cast, to one for each side. */
    private static void bySeat(float[] views, int mover, int sides, double[] into) {
        for (int on = 0; on < sides; on++) {
            int seat = mover + on < sides ? mover + on : mover + on - sides;
            // partners sit opposite each other, so a pair shares the parity of its seats
            into[seat] = views.length > 1 ? views[on] : (on & 1) == 0 ? views[0] : 1 - views[0];
        }
    }
}
